import { hasMarks } from './marks.ts'
import { noteOutputs } from './note-outputs.ts'
import type { Call, Output } from './shell.ts'
import { doubtRun } from './shell.ts'

/**
 * A script file is a program of the project. The walk follows its text where the disk has it; effects of the rest are
 * seen afterwards. A script that the command itself has just written is a doubt. People have not read such a file, and it
 * could be there only to be run.
 *
 * @param follow Runs the text of the script in the head.
 */
export function noteScriptFile(
  { name, args, state, shell }: Omit<Call, 'input'>,
  file: string,
  follow?: (text: string, path: string) => void,
): void {
  // A bare name is looked up in the PATH, not here.
  const isHere = file.includes('/') || file !== name
  if (isHere && shell.isWritten(state, file))
    return doubtRun({ name, args, shell }, 'it runs a file that the command itself writes')
  shell.noteUnknown(name)
  const isRead = isHere && follow !== undefined && shell.readScript(state, file, follow)
  const words = args.slice(args.indexOf(file) + 1)
  noteOutputs({ name, args: words, state, shell })
  shell.noteRun(state, { name, file: isHere ? file : null, words, isRead })
}

/** The text of a file on the disk. Null for a file that is not known or not there, or that the command writes. */
export function readWhole({ state, shell }: Pick<Call, 'state' | 'shell'>, file: string): Output {
  const texts: string[] = []
  if (hasMarks(file) || shell.isWritten(state, file)) return null
  return shell.readScript(state, file, (text) => void texts.push(text)) ? texts.join('\n') : null
}
