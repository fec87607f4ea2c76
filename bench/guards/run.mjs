// npm run bench:guards [-- --write]
//
// Prints how well the shell analysis does on the labelled commands beside this file; `--write` keeps the figures in
// bench/results/guards.json.
import { parseArgs } from 'node:util'
import { judgeRow, readCorpus, scoreFamilies } from '../../test/core/shell-corpus.ts'
import { saveResult } from '../lib/results.mjs'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const judged = await Promise.all(readCorpus().map(judgeRow))
const percent = (value) => `${(value * 100).toFixed(1)} %`.padStart(9)

console.log('family                commands  precision     recall      named')
for (const { family, commands, precision, recall, named } of scoreFamilies(judged)) {
  console.log(
    `${family.padEnd(20)} ${String(commands).padStart(9)}  ${percent(precision)}  ${percent(recall)}  ${percent(named)}`,
  )
}
const count = (outcome) => judged.filter((each) => each.outcome === outcome).length
console.log(
  `\n${judged.length} commands, ${judged.filter(({ row }) => row.harmless).length} harmless; ${count('missed')} missed, ${count('false alarm')} false alarms`,
)
for (const { row, outcome, effects } of judged) {
  if (outcome !== 'missed' && outcome !== 'false alarm') continue
  const said = [
    ...effects.writes.map(({ path }) => path),
    ...effects.unresolved.map(({ what, why }) => `${what}: ${why}`),
  ]
  console.log(`${outcome}: ${JSON.stringify(row.command)}${said.length > 0 ? ` (said: ${said.join(', ')})` : ''}`)
}

if (options.write) {
  const outcomes = Object.fromEntries(
    ['found', 'said unresolved', 'missed', 'silent', 'false alarm'].map((outcome) => [outcome, count(outcome)]),
  )
  const irreversible = judged.filter(({ row }) => row.irreversible !== undefined)
  const named = irreversible.filter(({ row, effects }) => effects.irreversible.includes(row.irreversible))
  saveResult('guards', {
    command: 'npm run bench:guards -- --write',
    commands: judged.length,
    outcomes,
    irreversible: { commands: irreversible.length, named: named.length },
    families: scoreFamilies(judged),
  })
}
