/** Words for a piece of state whose mark is not the person's. */
export const NOT_OWN = 'not written by you on this machine'

/** Words for any piece of state where no key of the person is. */
export const NO_KEY = 'no home keeps a key of yours, which would tell whose it is'
