// npm run bench:secrets [-- --failures | --write]
//
// Measures the redactor on the corpus beside this file, both halves. `--failures` lists the misses of the tuned half, never
// those of the held-out one. `--write` puts the table into README.md. Exit 1 below target.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { redactText } from '../../src/base/core/redact.ts'
import { writeBetweenMarkers } from '../lib/tables.mjs'
import { HALVES, isRight, readRows, renderFigures, scoreRows, TARGETS } from './expand.mjs'

const { values: options } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})

const percent = (share) => `${(share * 100).toFixed(1)} %`

for (const [kind, target] of Object.entries(TARGETS)) {
  const all = readRows(kind)
  for (const half of HALVES) {
    const rows = all.filter((row) => row.half === half)
    const score = scoreRows(rows, redactText)
    const share = score.right / score.rows
    const miss = share < target ? ` missed: the target is ${percent(target)}` : ''
    if (miss !== '') process.exitCode = 1
    console.log(`${kind.padEnd(8)} ${half.padEnd(8)} ${score.right} of ${score.rows}  ${percent(share)}${miss}`)
    for (const family of [...new Set(rows.map((row) => row.family))]) {
      const own = scoreRows(
        rows.filter((row) => row.family === family),
        redactText,
      )
      console.log(`  ${family.padEnd(10)} ${own.right} of ${own.rows}`)
    }
    if (!options.failures || half !== 'tuned') continue
    for (const row of rows) {
      if (!isRight(row, redactText)) console.log(`${row.text}\n  -> ${redactText(row.text)}`)
    }
  }
}

if (options.write) {
  const page = fileURLToPath(new URL('README.md', import.meta.url))
  writeBetweenMarkers(page, { secrets: renderFigures(redactText) })
}
