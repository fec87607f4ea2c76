import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text as readText } from 'node:stream/consumers'

export interface ClientPlace {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly timeout: number
}

/** One run of a client without a terminal, which has to end well; its process id and what it said on stderr. */
export async function runClient(program: string, args: readonly string[], place: ClientPlace) {
  const child = spawn(program, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([readText(child.stdout), readText(child.stderr)])
  const code = await new Promise((resolve) => child.on('close', resolve))
  const [stdout, stderr] = await said
  assert.equal(code, 0, `${program} ${args[0]} ended with ${code}:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`)
  return { pid: child.pid ?? 0, stderr }
}
