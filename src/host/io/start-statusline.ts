import { errorCode } from '../../files/io/read-text.ts'
import { complain, writeOut } from '../../files/io/write-out.ts'
import { isSwitchedOff, readStdin } from './start-hook.ts'

/**
 * Starts the status line: stdin in, lines out, exit 0. The command after `--chain` runs with the same input, and its
 * lines come first. The own line is made first: the client ends a status line that still runs when the next is due.
 */
export async function startStatusline(describe: (payload: unknown) => Promise<string>): Promise<void> {
  const stdin = readStdin()
  const payload = 'payload' in stdin ? stdin.payload : null
  const own = isSwitchedOff() ? '' : await describeOrNothing(describe, payload)
  const at = process.argv.indexOf('--chain')
  const command = at === -1 ? undefined : process.argv[at + 1]
  const chained = command === undefined ? '' : await runOther(command, payload)
  const text = [chained, own].filter((line) => line !== '').join('\n')
  try {
    if (text !== '') writeOut(1, `${text}\n`)
  } catch {
    // The client has given this line up: nobody reads it.
  }
}

/** A person looks at this line all day: better none than an error in it. */
async function describeOrNothing(describe: (payload: unknown) => Promise<string>, payload: unknown): Promise<string> {
  try {
    return await describe(payload)
  } catch (error) {
    complain(`holdfast: the status line failed (${errorCode(error)})\n`)
    return ''
  }
}

async function runOther(command: string, payload: unknown): Promise<string> {
  const { runChained } = await import('./chain-command.ts')
  return runChained(command, `${JSON.stringify(payload)}\n`)
}
