import { renderTable } from './tables.mjs'

const percent = (share) => `${(share * 100).toFixed(1)} %`
const shareOf = (part, whole) => (whole === 0 ? '' : percent(part / whole))

/** The shell analysis on the labelled commands. */
export function renderGuards({ commands, outcomes, irreversible, families }) {
  const harmless = outcomes.silent + outcomes['false alarm']
  const rows = families.map(({ family, commands: count, precision, recall, named }) => [
    family,
    count,
    percent(precision),
    percent(recall),
    percent(named),
  ])
  return [
    `${commands} commands, ${harmless} of them harmless: ${outcomes.missed} missed, ${outcomes['false alarm']} false alarms. Of ${irreversible.commands} that cannot be taken back ${irreversible.named} are named as such.`,
    renderTable(['family', 'commands', 'precision', 'recall', 'targets named'], rows),
  ].join('\n\n')
}

function totalKinds(kinds, channel) {
  const counts = kinds.map(({ channels }) => channels[channel])
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
  return [shareOf(sum('told'), sum('asked')), sum('wrong')]
}

/** Recall of planted facts: in total for each set of sessions, then by kind for the usual words. */
export function renderRecall(result) {
  const sets = [
    ['usual words', result.usual],
    ['other words, the same seeds', result.other],
    ['15,000 rows', result.long],
  ]
  const rows = sets.map(([name, { kinds, seeds }]) => [
    name,
    seeds.length,
    kinds.reduce((total, { channels }) => total + channels.resumption.asked, 0),
    ...['resumption', 'must-keep', 'baseline'].flatMap((channel) => totalKinds(kinds, channel)),
    Math.max(...seeds.map(({ channels }) => channels.resumption.tokens)),
  ])
  const head = ['sessions', 'seeds', 'facts', 'resumption', 'wrongly', 'must-keep', 'wrongly', 'baseline', 'wrongly']
  const byKind = result.usual.kinds
    .filter(({ channels }) => channels.resumption.asked > 0)
    .map(({ kind, channels: { resumption, baseline } }) => [
      kind,
      resumption.asked,
      shareOf(resumption.told, resumption.asked),
      resumption.wrong,
      shareOf(baseline.told, baseline.asked),
      baseline.wrong,
    ])
  return [
    renderTable([...head, 'most tokens'], rows),
    renderTable(['kind, usual words', 'facts', 'resumption', 'wrongly', 'baseline', 'wrongly'], byKind),
  ].join('\n\n')
}

/** What is kept without being asked, at the gate, and what a list of words would keep. */
export function renderCapture({ target, sets }) {
  const describe = (name, { sentences, worth, precision, recall, kept, right }) => [
    name,
    sentences,
    worth,
    percent(precision),
    percent(recall),
    kept,
    kept - right,
  ]
  const rows = sets.flatMap(({ name, figures, words }) => [
    describe(name, figures),
    describe(`${name}, by a list of words`, words),
  ])
  const head = ['set', 'sentences', 'worth keeping', 'precision', 'recall', 'kept', 'wrongly kept']
  return `Target: precision ${target.precision}, recall ${target.recall}.\n\n${renderTable(head, rows)}`
}

/** Counts of a suite that keeps nothing but counts: totals first, then its kinds. */
export function renderCounts({ command, date, build, machine, kinds = {}, ...totals }) {
  const entries = Object.entries(totals)
  const line = entries.filter(([, value]) => typeof value === 'number').map(([name, value]) => `${name}: ${value}`)
  const sentences = entries
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `- ${name}: ${value}`)
  const names = [...new Set(Object.values(kinds).flatMap((counts) => Object.keys(counts)))]
  const rows = Object.entries(kinds).map(([kind, counts]) => [kind, ...names.map((name) => counts[name] ?? '')])
  const table = rows.length === 0 ? '' : renderTable(['', ...names], rows)
  return [line.join(', '), sentences.sort().join('\n'), table].filter((text) => text !== '').join('\n\n')
}
