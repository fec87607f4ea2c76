// Prints how well the shell analysis does on the labelled commands beside this file: node --import tsx bench/guards/run.mjs
import { judgeRow, readCorpus, scoreFamilies } from '../../test/core/shell-corpus.ts'

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
