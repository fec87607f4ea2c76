import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What gathers in a project's state over months, and how many of each. */
export const GROWN = { events: 10_000, checkpoints: 500, sessions: 200 }

/** Multiplies what the runs before left in a state folder. Copies hold the marks of the originals. */
export function growState(state, what) {
  const count = GROWN[what]
  if (what === 'events') {
    const path = join(state, 'events.jsonl')
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    writeFileSync(path, Array.from({ length: count }, (_, index) => `${lines[index % lines.length]}\n`).join(''))
    return
  }
  const folder = join(state, what)
  const [first] = existsSync(folder) ? readdirSync(folder).sort() : []
  if (first === undefined) throw new Error(`Cannot grow "${folder}": the runs before left nothing there`)
  const rename = what === 'checkpoints' ? nameCheckpoint : nameSession
  for (let index = 1; index < count; index += 1) {
    const path = join(folder, rename(first, index))
    if (!existsSync(path)) cpSync(join(folder, first), path, { recursive: true })
  }
}

const nameCheckpoint = (name, index) => name.replace(/\d+/, String(index + 1).padStart(3, '0'))
const nameSession = (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
