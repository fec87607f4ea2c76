import pc from 'picocolors'

/** Colours for the terminal; plain text where the output is not one. */
export const paint = pc
