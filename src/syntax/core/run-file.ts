import type { Call } from './shell.ts'

/**
 * A script file is a program of the project: its effects are seen afterwards. A script that the command itself has just
 * written is a doubt. People have not read such a file, and it could be there only to be run.
 */
export function noteScriptFile({ name, args, state, shell }: Omit<Call, 'input'>, file: string): void {
  // A bare name is looked up in the PATH, not here.
  if (file.includes('/') || file !== name ? shell.isWritten(state, file) : false)
    shell.doubt([name, ...args].join(' '), 'it runs a file that the command itself writes')
  else shell.noteUnknown(name)
}
