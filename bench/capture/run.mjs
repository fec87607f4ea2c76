// npm run bench:capture [-- --write | --json | --failures | --real FILE]
//
// Measures the detector of src/capture on the labelled sentences, and on sentences of real sessions where a file
// of them is named (`--real`, or HOLDFAST_REAL_CAPTURES). `--write` keeps the figures in bench/results/capture.json and
// puts the tables into README.md; without a file those on real sentences stay as they are. `--failures` lists what it got
// wrong in the tuned half, never in the held-out one. Exit 1 below target.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { detectSignal, PROPOSED_FROM } from '../../src/capture/core/signals.ts'
import { readResult, saveResult } from '../lib/results.mjs'
import { writeBetweenMarkers } from '../lib/tables.mjs'
import { GATE, judgeByWords, measureSet, REAL_TARGET, readReal, readSet, SETS, TARGET } from './measure.mjs'

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
    real: { type: 'string', default: process.env.HOLDFAST_REAL_CAPTURES },
  },
})

const GATES = [0.75, 0.8, 0.85, 0.9, 0.95]
const percent = (share) => `${(share * 100).toFixed(1)} %`
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const results = SETS.map((name) => {
  const rows = readSet(name)
  return {
    name,
    rows,
    figures: measureSet(rows, detectSignal),
    words: measureSet(rows, judgeByWords),
    gates: GATES.map((gate) => ({ gate, ...measureSet(rows, detectSignal, gate) })),
  }
})

const real =
  options.real === undefined
    ? null
    : readReal(options.real).map(({ name, rows }) => ({
        name,
        figures: measureSet(rows, detectSignal),
        proposed: measureSet(rows, judgeUnsure, PROPOSED_FROM),
      }))

/** The band below the gate, which is only proposed. */
function judgeUnsure(sentence, speaker) {
  const signal = detectSignal(sentence, speaker)
  return signal !== null && signal.confidence >= GATE ? null : signal
}

const describe = ({ precision, recall, kept, right }) => [
  percent(precision),
  percent(recall),
  String(kept),
  String(kept - right),
]
const HEAD = ['precision', 'recall', 'kept', 'wrongly kept']

const tables = {
  figures: table(
    ['set', 'sentences', 'worth keeping', ...HEAD],
    results.flatMap(({ name, figures, words }) => [
      [name, figures.sentences, figures.worth, ...describe(figures)],
      [`${name}, by a list of words`, words.sentences, words.worth, ...describe(words)],
    ]),
  ),
  kinds: table(
    ['set', 'kind', 'sentences', 'kept', 'kept as that kind'],
    results.flatMap(({ name, figures }) =>
      figures.kinds.map(({ label, sentences, kept, asThat }) => [name, label, sentences, kept, asThat]),
    ),
  ),
  gates: table(
    ['set', 'gate', ...HEAD],
    results.flatMap(({ name, gates }) =>
      gates.map(({ gate, ...figures }) => [name, gate.toFixed(2), ...describe(figures)]),
    ),
  ),
}

if (real !== null)
  tables.real = table(
    ['set', 'sentences', 'worth keeping', ...HEAD, 'proposed', 'of these worth keeping'],
    real.map(({ name, figures, proposed }) => [
      name,
      figures.sentences,
      figures.worth,
      ...describe(figures),
      proposed.kept,
      proposed.right,
    ]),
  )

const isShort =
  (target) =>
  ({ figures }) =>
    figures.precision < target.precision || figures.recall < target.recall
const short = [
  ...results.filter(isShort(TARGET)),
  ...(real ?? []).filter(({ name }) => name.endsWith("model's")).filter(isShort(REAL_TARGET)),
]
if (options.json) {
  console.log(
    JSON.stringify(
      results.map(({ name, figures: { judged, ...figures } }) => ({ name, ...figures })),
      null,
      2,
    ),
  )
} else console.log(Object.values(tables).join('\n\n'))
if (options.failures) {
  for (const { label, kind, signal, speaker, sentence } of results[0].figures.judged) {
    if ((label === 'none') === (kind === null) && (kind === null || kind === label)) continue
    console.log(
      `${label} -> ${kind ?? 'not kept'} ${signal === null ? '' : signal.confidence} (${speaker}) ${sentence}`,
    )
  }
}
if (options.write) {
  const figuresOnly = ({ judged, ...figures }) => figures
  const sets = results.map(({ name, figures, words, gates }) => ({
    name,
    figures: figuresOnly(figures),
    words: figuresOnly(words),
    gates: gates.map(figuresOnly),
  }))
  saveResult('capture', {
    command: 'npm run bench:capture -- --write',
    target: TARGET,
    realTarget: REAL_TARGET,
    sets,
    real:
      real?.map(({ name, figures, proposed }) => ({
        name,
        figures: figuresOnly(figures),
        proposed: figuresOnly(proposed),
      })) ??
      readResult('capture')?.real ??
      [],
  })
  writeBetweenMarkers(fileURLToPath(new URL('README.md', import.meta.url)), tables)
}
for (const { name } of short) console.log(`${name} is below target`)
process.exitCode = short.length === 0 ? 0 : 1
