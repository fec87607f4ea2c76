import { readSync } from 'node:fs'
import type { Problem } from '../../base/core/problem.ts'
import { findProjectDir } from '../../files/io/project-dir.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { findSetByRepository } from '../../files/io/repository-settings.ts'
import { complain } from '../../files/io/write-out.ts'
import { runReplacement } from './run-replacement.ts'

export type HookStdin = { readonly payload: unknown; readonly textLength: number } | { readonly problem: Problem }

/** A prompt with a pasted book is a few megabytes; past this the client itself is not well. */
const MAX_STDIN_BYTES = 256 << 20
const STDIN_PATIENCE_MS = 3_000
/** A look for the one string that makes an input so long costs less than the parse of that string. */
const LONG_BYTES = 900_000

type IsSilent = (payload: unknown, textLength: number, isShortened?: boolean) => boolean | Promise<boolean>
type LoadShortener = () => Promise<{ readonly shorten: (bytes: Buffer) => unknown }>

/**
 * Starts a hook: stdin in, exit 0 out. Most calls have nothing to say; a sure `isSilent` settles those at once. Only
 * other calls load the rest of the hook.
 *
 * @param loadShortener Reads what makes a short payload of a long input, for `isSilent` alone; null where it cannot.
 */
export async function startHook(
  isSilent: IsSilent,
  load: () => Promise<{ readonly respond: (stdin: HookStdin) => Promise<void> }>,
  loadShortener?: LoadShortener,
): Promise<void> {
  process.exitCode = 0
  if (isSwitchedOff()) return
  let stdin: HookStdin | undefined
  try {
    const input = readStdin()
    const isLong = !('problem' in input) && input.length >= LONG_BYTES
    if (isLong && loadShortener !== undefined && (await isSettledShort(isSilent, loadShortener, input)))
      return endEarly()
    stdin = parsePayload(input)
    if ('payload' in stdin && (await isSettled(isSilent, stdin))) return endEarly()
    const { respond } = await load()
    await respond(stdin)
  } catch (error) {
    if (errorCode(error) === 'EREPLACED' && stdin !== undefined && 'payload' in stdin) {
      // Before this process did anything.
      runReplacement(error, `${JSON.stringify(stdin.payload)}\n`)
      return
    }
    complain(`holdfast: this hook failed (${errorCode(error)}); nothing was done\n`)
  }
}

/** Spares node the tidying of its heap, 0.3 % of a bare process. Compiled code is kept first. */
function endEarly(): void {
  if (process.listenerCount('beforeExit') === 0) process.exit()
}

/** An error of the quick look leaves the call to the full look. */
async function isSettled(
  isSilent: IsSilent,
  { payload, textLength }: Extract<HookStdin, { payload: unknown }>,
): Promise<boolean> {
  try {
    return await isSilent(payload, textLength)
  } catch {
    return false
  }
}

async function isSettledShort(isSilent: IsSilent, load: LoadShortener, bytes: Buffer): Promise<boolean> {
  try {
    const payload = (await load()).shorten(bytes)
    return payload !== null && (await isSilent(payload, bytes.length, true))
  } catch {
    return false
  }
}

/**
 * `HOLDFAST_OFF` silences everything, unless its value is empty, `0` or `false`. Settings of a repository that set the
 * variable silence nothing: a person's hooks are not the repository's to end.
 */
export function isSwitchedOff(): boolean {
  const off = process.env.HOLDFAST_OFF
  if (off === undefined || off === '' || off === '0' || off === 'false') return false
  try {
    const projectDir = findProjectDir(process.cwd())
    return projectDir === null || findSetByRepository(projectDir, ['HOLDFAST_OFF']).size === 0
  } catch {
    // The working folder is gone, and the project with it.
    return true
  }
}

type Unreadable = Extract<HookStdin, { problem: Problem }>

export function readStdin(): Buffer | Unreadable {
  let buffer = Buffer.allocUnsafe(64 << 10)
  let length = 0
  let patience = STDIN_PATIENCE_MS
  for (;;) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`)
      // `Buffer.concat` would fill the rest with zeros.
      const longer = Buffer.allocUnsafe(Math.min(length * 32, MAX_STDIN_BYTES))
      buffer.copy(longer)
      buffer = longer
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null)
      if (count === 0) return buffer.subarray(0, length)
      length += count
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EOF') return buffer.subarray(0, length)
      if (code !== 'EAGAIN' || patience <= 0) return unreadable(code)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      patience -= 5
    }
  }
}

export function parsePayload(input: Buffer | Unreadable): HookStdin {
  if ('problem' in input) return input
  const text = input.utf8Slice(0, input.length)
  try {
    return { payload: JSON.parse(text), textLength: text.length }
  } catch {
    const cause = text === '' ? 'it is empty' : `not JSON (${text.length} characters)`
    return { problem: { code: 'input-not-json', cause } }
  }
}

function unreadable(cause: string): Unreadable {
  return { problem: { code: 'stdin-unreadable', cause } }
}
