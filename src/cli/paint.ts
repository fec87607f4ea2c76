import pc from 'picocolors'

/** Colours for the terminal; plain text when the output is no terminal. */
export const paint = pc
