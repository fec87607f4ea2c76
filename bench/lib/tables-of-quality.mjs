import { listFigures, showValue } from '../real/figures.mjs'
import { CHANNEL_TITLES, CHANNELS, KINDS, OVER_KINDS, OWN_KINDS, TRAP_KINDS } from '../recall/kinds.mjs'
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
    `${commands} commands, ${harmless} of them harmless: ${outcomes.missed} missed, ${outcomes['false alarm']} false alarms. The corpus has ${irreversible.commands} commands that cannot be taken back: ${irreversible.named} are named as such.`,
    renderTable(['family', 'commands', 'precision', 'recall', 'targets named'], rows),
  ].join('\n\n')
}

function totalKinds(kinds, channel, names) {
  const counts = kinds.filter(({ kind }) => names.includes(kind)).map(({ channels }) => channels[channel])
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
  return { asked: sum('asked'), share: shareOf(sum('told'), sum('asked')), wrong: sum('wrong') }
}

/** Recall of planted facts: in total for each set of sessions, then by kind for the usual words and for others. */
export function renderRecall({ usual, other, long }) {
  const sets = [
    ['usual words', usual],
    ['other words, the same seeds', other],
    ['15,000 rows', long],
  ]
  const rows = sets.map(([name, { kinds, seeds }]) => [
    name,
    seeds.length,
    totalKinds(kinds, 'resumption', KINDS).asked,
    ...CHANNELS.flatMap((channel) => {
      const { share } = totalKinds(kinds, channel, KINDS)
      return [share, totalKinds(kinds, channel, [...KINDS, ...OWN_KINDS, ...OVER_KINDS, ...TRAP_KINDS]).wrong]
    }),
    totalKinds(kinds, 'resumption', OWN_KINDS).share,
    Math.max(...seeds.map(({ channels }) => channels.resumption.tokens)),
  ])
  const head = ['sessions', 'seeds', 'facts', ...CHANNEL_TITLES.flatMap((title) => [title, 'wrongly'])]
  const inOthers = new Map(other.kinds.map((item) => [item.kind, item.channels.resumption]))
  const byKind = usual.kinds
    .filter(({ channels }) => channels.resumption.asked > 0)
    .map(({ kind, channels: { resumption, baseline } }) => [
      kind,
      resumption.asked,
      ...[resumption, inOthers.get(kind), baseline].flatMap(({ told, asked, wrong }) => [shareOf(told, asked), wrong]),
    ])
  return [
    renderTable([...head, 'conclusions of the model', 'most tokens'], rows),
    renderTable(['kind', 'facts', 'told', 'wrongly', 'in other words', 'wrongly', 'baseline', 'wrongly'], byKind),
  ].join('\n\n')
}

/** Real sessions: the figures with their targets, a miss as a miss, then what was right by element and told by kind. */
export function renderReal({ clients, ...sets }) {
  const names = ['all', 'even', 'odd']
  const figures = names.map((name) => listFigures(sets[name]))
  const show = (figure) => (figure.isMissed ? `**missed: ${showValue(figure)}**` : showValue(figure))
  const rows = figures[0].map(({ text, target }, index) => [text, target, ...figures.map((list) => show(list[index]))])
  const missed = figures[0].filter(({ isMissed }) => isMissed).map(({ text }) => text)
  const count = (table, key, part, whole) => {
    const cell = table[key]
    return cell === undefined || cell[whole] === 0 ? '' : `${cell[part]} of ${cell[whole]}`
  }
  const tags = Object.keys(sets.all.byTag).map((tag) => [
    tag,
    ...names.map((name) => count(sets[name].byTag, tag, 'right', 'all')),
  ])
  const kinds = Object.keys(sets.all.byKind).map((kind) => [
    kind,
    ...names.map((name) => count(sets[name].byKind, kind, 'told', 'all')),
    ...names.map((name) => count(sets[name].byKind, kind, 'lostTold', 'lost')),
  ])
  const versions = clients === null ? '' : ` of clients ${clients[0]} to ${clients[1]}`
  return [
    `${sets.all.total.sessions} public labelled sessions${versions}. ${missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join('; ')}.`}`,
    renderTable(['', 'target', 'all', 'even half, tuned on', 'odd half'], rows),
    renderTable(['right of what is told under', 'all', 'even half', 'odd half'], tags),
    renderTable(
      ['must be known', 'told', 'even half', 'odd half', 'told of what the summary lost', 'even half', 'odd half'],
      kinds,
    ),
  ].join('\n\n')
}

/** What is kept without being asked, at the gate, and what a list of words would keep. */
export function renderCapture({ target, sets, real = [], realTarget }) {
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
  const planted = `Planted sentences. Target: precision ${target.precision}, recall ${target.recall}.\n\n${renderTable(head, rows)}`
  if (real.length === 0) return planted
  const realRows = real.map(({ name, figures }) => describe(name, figures))
  return `Sentences of real sessions. Target, as the model's: precision ${realTarget.precision}, recall ${realTarget.recall}.\n\n${renderTable(head, realRows)}\n\n${planted}`
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
