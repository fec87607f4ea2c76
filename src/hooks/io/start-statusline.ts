import { attempt } from '../../base/core/attempt.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { complain, writeOut } from '../../files/io/write-out.ts'
import { runReplacement } from '../../host/io/run-replacement.ts'
import { isSwitchedOff, parsePayload, readStdin } from '../../host/io/start-hook.ts'

interface Line {
  readonly relayStatusline: (payload: unknown) => Promise<string>
}

/**
 * Starts the status line: stdin in, lines out, exit 0. The command after `--chain` runs with the same input, and its
 * lines come first. The own line is made first: the client ends a status line that still runs at the next.
 *
 * @param load Reads what words the line. V8's code of a part is kept, that of the bundle itself never.
 */
export async function startStatusline(load: () => Promise<Line>): Promise<void> {
  const stdin = parsePayload(readStdin())
  const payload = 'payload' in stdin ? stdin.payload : null
  const own = isSwitchedOff() ? '' : await describeOrNothing(load, payload)
  // The build that took this one's place has shown everything.
  if (own === null) return
  const at = process.argv.indexOf('--chain')
  const command = at === -1 ? undefined : process.argv[at + 1]
  const chained =
    command === undefined
      ? ''
      : (await import('./chain-command.ts')).runChained(command, `${JSON.stringify(payload)}\n`)
  const text = [chained, own].filter((line) => line !== '').join('\n')
  // A client that has given this line up reads nothing.
  if (text !== '') attempt(() => writeOut(1, `${text}\n`))
}

/** A person looks at this line all day: better none than an error in it. */
async function describeOrNothing(load: () => Promise<Line>, payload: unknown): Promise<string | null> {
  try {
    return await (await load()).relayStatusline(payload)
  } catch (error) {
    if (errorCode(error) === 'EREPLACED') {
      runReplacement(error, `${JSON.stringify(payload)}\n`)
      return null
    }
    complain(`holdfast: the status line failed (${errorCode(error)})\n`)
    return ''
  }
}
