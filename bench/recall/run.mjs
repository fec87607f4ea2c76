// npm run bench:recall [-- --seeds 1-20 | --seeds 4,7] [--rows N] [--phrasing usual|other] [--dist DIR] [--json] [--examples] [--show SEED]
//
// Generates long sessions with planted facts, lets the shipped pre-compact and session-start live through their
// compactions, and counts what the continuing model is told: per kind the share told and what is told wrongly, beside the
// last user messages that would fit into the same budget. `--examples` lists what failed, `--show` prints what a seed's
// model was told. Exit 1 when a seed is below target: 95 % told, nothing told wrongly, 760 tokens.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findShortfalls, measureSeed } from './measure.mjs'
import { renderExamples, renderKinds, renderSeeds } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-12' },
    rows: { type: 'string', default: '3000' },
    dist: { type: 'string', default: fileURLToPath(new URL('../../dist', import.meta.url)) },
    phrasing: { type: 'string', default: 'usual' },
    json: { type: 'boolean', default: false },
    examples: { type: 'boolean', default: false },
    show: { type: 'string' },
  },
})

function listSeeds(text) {
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

const settings = { dist: options.dist, rows: Number(options.rows), phrasing: options.phrasing }
const seeds = listSeeds(options.show ?? options.seeds)
const results = seeds.map((seed) => measureSeed(seed, settings))
const shortfalls = results.flatMap(findShortfalls)

if (options.show !== undefined) {
  for (const { texts } of results)
    console.log(`${texts['must-keep']}\n${texts.resumption}\n\n${renderExamples(results)}`)
} else if (options.json) {
  console.log(JSON.stringify({ shortfalls, seeds: results.map(({ texts, ...result }) => result) }))
} else {
  console.log(`${renderKinds(results)}\n\n${renderSeeds(results)}\n`)
  if (options.examples) console.log(renderExamples(results))
  for (const text of shortfalls) console.log(text)
}
process.exitCode = shortfalls.length === 0 ? 0 : 1
