/** The bound of the original plan. A longer line would take the place of others. */
export const MAX_CONTENT_CHARS = 500
