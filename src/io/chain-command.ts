import { spawnSync } from 'node:child_process'

/** The client starts the next status line some 300 ms after an answer; one that takes longer than this is given up. */
const CHAIN_MS = 2_000
const MAX_OUTPUT_BYTES = 64 << 10

/**
 * Runs the status line a person had before, as the client would: by the shell, with the same input. What fails prints
 * nothing.
 */
export function runChained(command: string, input: string): string {
  const { stdout } = spawnSync(command, {
    shell: true,
    input,
    encoding: 'utf8',
    timeout: CHAIN_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return (stdout ?? '').replace(/(?<!\n)\n+$/, '')
}
