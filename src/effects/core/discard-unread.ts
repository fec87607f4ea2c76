import type { Discard } from './effects.ts'

/** Stands for a command that nobody read to its end: the rest may take any file of the repository. */
export const discardUnread = (folder: string, words: string): Discard => ({
  ...{ what: 'files', words, folder, deep: false, places: null, names: null },
})
