import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GROW_CHECKPOINTS = fileURLToPath(new URL('grow-checkpoints.ts', import.meta.url))

/** What gathers in a project's state over months, and how many of each. */
export const GROWN = { events: 10_000, checkpoints: 500, sessions: 200 }

/** Multiplies what the runs before left in a state folder. `env` names the home whose key marks checkpoints. */
export function growState(state, what, env) {
  const count = GROWN[what]
  if (what === 'checkpoints') {
    const command = ['--import', import.meta.resolve('tsx'), GROW_CHECKPOINTS, dirname(state), String(count)]
    execFileSync(process.execPath, command, { env, cwd: dirname(state) })
    return
  }
  if (what === 'events') {
    const path = join(state, 'events.jsonl')
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    writeFileSync(path, Array.from({ length: count }, (_, index) => `${lines[index % lines.length]}\n`).join(''))
    return
  }
  const folder = join(state, what)
  const [first] = existsSync(folder) ? readdirSync(folder).sort() : []
  if (first === undefined) throw new Error(`Cannot grow "${folder}": the runs before left nothing there`)
  for (let index = 1; index < count; index += 1) {
    const path = join(folder, nameSession(index))
    if (!existsSync(path)) cpSync(join(folder, first), path, { recursive: true })
  }
}

const nameSession = (index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
