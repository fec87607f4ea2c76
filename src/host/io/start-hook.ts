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

/**
 * Starts a hook: stdin in, exit 0 out. Most calls have nothing to say; a sure `isSilent` settles those at once. Only
 * other calls load the rest of the hook.
 */
export async function startHook(
  isSilent: (payload: unknown, textLength: number) => boolean | Promise<boolean>,
  load: () => Promise<{ readonly respond: (stdin: HookStdin) => Promise<void> }>,
): Promise<void> {
  process.exitCode = 0
  if (isSwitchedOff()) return
  let stdin: HookStdin | undefined
  try {
    stdin = readStdin()
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
  isSilent: Parameters<typeof startHook>[0],
  { payload, textLength }: Extract<HookStdin, { payload: unknown }>,
): Promise<boolean> {
  try {
    return await isSilent(payload, textLength)
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

export function readStdin(): HookStdin {
  let buffer = Buffer.allocUnsafe(64 << 10)
  let length = 0
  let patience = STDIN_PATIENCE_MS
  for (;;) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`)
      // `Buffer.concat` would fill the rest with zeros.
      const longer = Buffer.allocUnsafe(length * 4)
      buffer.copy(longer)
      buffer = longer
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null)
      if (count === 0) return parsePayload(buffer.utf8Slice(0, length))
      length += count
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EOF') return parsePayload(buffer.utf8Slice(0, length))
      if (code !== 'EAGAIN' || patience <= 0) return unreadable(code)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      patience -= 5
    }
  }
}

function parsePayload(text: string): HookStdin {
  try {
    return { payload: JSON.parse(text), textLength: text.length }
  } catch {
    const cause = text === '' ? 'it is empty' : `not JSON (${text.length} characters)`
    return { problem: { code: 'input-not-json', cause } }
  }
}

function unreadable(cause: string): HookStdin {
  return { problem: { code: 'stdin-unreadable', cause } }
}
