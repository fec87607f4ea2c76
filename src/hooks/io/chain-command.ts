import { spawnSync } from 'node:child_process'

/** The client starts the next status line some 300 ms after an answer; a command past this limit is killed. */
const CHAIN_MS = 2_000
const MAX_OUTPUT_BYTES = 64 << 10

/** Runs a status line as the client would: by the shell, with the same input. Errors are not shown. */
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
