/** Words for a piece of state whose mark is not the person's. */
export const NOT_OWN = 'not written by you on this machine'
