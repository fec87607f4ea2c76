// npm run bench:recall [-- --seeds 1-20 | --seeds 4,7] [--rows N] [--phrasing usual|other] [--dist DIR]
//                      [--json | --examples | --show SEED | --write]
//
// Generates long sessions with planted facts, lets the shipped pre-compact and session-start live through their
// compactions, and counts what the continuing model is told: per kind the share told and what is told wrongly, beside the
// last user messages that would fit into the same budget. `--examples` lists what failed, `--show` prints what a seed's
// model was told, `--write` measures everything, keeps the figures in bench/results/recall.json and writes the tables
// of README.md. Exit 1 when a seed is below target: 95 % told, nothing told wrongly, 760 tokens.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { saveResult } from '../lib/results.mjs'
import { writeBetweenMarkers } from '../lib/tables.mjs'
import { findShortfalls, measureSeed } from './measure.mjs'
import { countKinds, renderExamples, renderKinds, renderSeeds } from './report.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
/** Rows of a session with a window of a million tokens. */
const LONG_ROWS = 15_000

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-12' },
    rows: { type: 'string', default: '3000' },
    phrasing: { type: 'string', default: 'usual' },
    dist: { type: 'string', default: here('../../dist') },
    json: { type: 'boolean', default: false },
    examples: { type: 'boolean', default: false },
    show: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

function listSeeds(text) {
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function measure(seeds, settings = {}) {
  const usual = { dist: options.dist, rows: Number(options.rows), phrasing: options.phrasing }
  return listSeeds(seeds).map((seed) => measureSeed(seed, { ...usual, ...settings }))
}

function writeTables(results) {
  const other = measure(options.seeds, { phrasing: 'other' })
  const long = measure('1-3', { rows: LONG_ROWS })
  const summarize = (measured) => ({ kinds: countKinds(measured), seeds: measured.map(summarizeSeed) })
  saveResult('recall', {
    command: 'npm run bench:recall -- --write',
    usual: summarize(results),
    other: summarize(other),
    long: summarize(long),
  })
  writeBetweenMarkers(here('README.md'), {
    kinds: renderKinds(results),
    seeds: renderSeeds(results),
    other: renderKinds(other),
    long: renderSeeds(long),
  })
}

function summarizeSeed({ seed, rows, stretches, channels }) {
  const pick = ({ present, wrong, tokens }) => ({ present, wrong, tokens })
  const told = Object.entries(channels).map(([channel, judged]) => [channel, pick(judged)])
  return { seed, rows, stretches, channels: Object.fromEntries(told) }
}

const results = measure(options.show ?? options.seeds)
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
if (options.write) writeTables(results)
process.exitCode = shortfalls.length === 0 ? 0 : 1
