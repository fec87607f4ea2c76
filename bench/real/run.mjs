// npm run bench -- real --sessions DIR --scorer FILE
//
// Holds what a compacted session is told against labels somebody else wrote for real sessions. Neither is part of the
// project: DIR has a folder for each session, FILE is a program that plays them through dist and counts
// (`node FILE --sessions DIR --json OUT`). Kept are its counts, in bench/results/real.json, never a text. The rules were
// tuned on the even half of the sessions (sorted by name, the first one is even), so each half is counted by itself.
// Without both options the earlier figures stay. Exit 1 below target.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { saveResult } from '../lib/results.mjs'
import { addUp, describeFigure, listFigures, TARGETS } from './figures.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { values: options } = parseArgs({ options: { sessions: { type: 'string' }, scorer: { type: 'string' } } })

/** The counts of some sessions: a folder of links to them is what the scorer is given. */
function score(scorer, folder, ids) {
  const place = mkdtempSync(join(tmpdir(), 'bench-real-'))
  try {
    const [links, out] = [join(place, 'sessions'), join(place, 'out.json')]
    mkdirSync(links)
    for (const id of ids) symlinkSync(join(folder, id), join(links, id), 'dir')
    const args = [scorer, '--sessions', links, '--json', out]
    const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })
    if (!existsSync(out))
      throw new Error(`Cannot score "${folder}": the scorer wrote nothing; it said "${stderr.trim()}"`)
    const { total, byTag, byKind } = JSON.parse(readFileSync(out, 'utf8'))
    return { total, byTag, byKind }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The versions of the client that wrote the sessions, the oldest and the newest. */
function findClients(folder, ids) {
  const versions = new Set()
  for (const id of ids) {
    for (const name of readdirSync(join(folder, id)).filter((file) => /\.jsonl(?:\.gz)?$/.test(file))) {
      const bytes = readFileSync(join(folder, id, name))
      const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
      for (const line of text.split('\n').filter((row) => row.includes('"version"'))) {
        const { version } = JSON.parse(line)
        if (/^\d+\.\d+\.\d+$/.test(version)) versions.add(version)
      }
    }
  }
  const sorted = [...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return sorted.length === 0 ? null : [sorted[0], sorted.at(-1)]
}

function measure(scorer, folder) {
  const ids = readdirSync(folder).sort()
  const [even, odd] = [0, 1].map((rest) =>
    score(
      scorer,
      folder,
      ids.filter((_, index) => index % 2 === rest),
    ),
  )
  return { clients: findClients(folder, ids), targets: TARGETS, all: addUp(even, odd), even, odd }
}

const { sessions, scorer } = options
if (sessions === undefined || scorer === undefined)
  console.log('real: no --sessions and --scorer; the earlier figures stay')
else {
  const result = measure(resolve(scorer), resolve(sessions))
  saveResult('real', { command: 'npm run bench -- real --sessions DIR --scorer FILE', ...result })
  const figures = listFigures(result.all)
  for (const figure of figures) console.log(describeFigure(figure))
  process.exitCode = figures.some(({ isMissed }) => isMissed) ? 1 : 0
}
