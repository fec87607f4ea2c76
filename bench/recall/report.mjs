import { CHANNEL_TITLES, CHANNELS, KINDS, OVER_KINDS, OWN_KINDS, TRAP_KINDS } from './kinds.mjs'
import { percent } from './measure.mjs'

const ALL_KINDS = [...KINDS, ...OWN_KINDS, ...OVER_KINDS, ...TRAP_KINDS]

/** Per kind: how many there are, and in each channel how many were asked for, told, and told wrongly. */
export function countKinds(results) {
  return ALL_KINDS.map((kind) => {
    const itemsOf = (channel) =>
      results.flatMap(({ channels }) => channels[channel].judged.filter((item) => item.kind === kind))
    const counts = CHANNELS.map((channel) => {
      const items = itemsOf(channel)
      const asked = items.filter(({ present }) => present !== null)
      const told = asked.filter(({ present }) => present).length
      return [channel, { asked: asked.length, told, wrong: items.filter((item) => item.wrong !== null).length }]
    })
    return { kind, count: itemsOf('resumption').length, channels: Object.fromEntries(counts) }
  })
}

/** Per kind: told, and told wrongly, in each channel. */
export function renderKinds(results) {
  const rows = countKinds(results).map(({ kind, count, channels }) => {
    const cells = CHANNELS.flatMap((channel) => {
      const { asked, told, wrong } = channels[channel]
      return [asked === 0 ? '' : percent(told / asked), wrong === 0 ? '' : `${wrong}`]
    })
    return [kind, `${count}`, ...cells]
  })
  return renderTable(['kind', 'facts', ...CHANNEL_TITLES.flatMap((title) => [title, 'wrongly'])], rows)
}

/** Per seed: share told, told wrongly, tokens. */
export function renderSeeds(results) {
  const rows = results.map(({ seed, rows, stretches, factChars, channels }) => [
    `${seed}`,
    `${rows}`,
    `${stretches}`,
    `${factChars}`,
    ...CHANNELS.flatMap((channel) => {
      const { present, wrong, tokens } = channels[channel]
      return [percent(present), `${wrong}`, `${tokens}`]
    }),
  ])
  const head = CHANNEL_TITLES.flatMap((title) => [title, 'wrongly', 'tokens'])
  return renderTable(['seed', 'rows', 'compactions', 'fact chars', ...head], rows)
}

/** What is missing or wrong, sentence by sentence, worst kinds first. */
export function renderExamples(results, channel = 'resumption', perKind = 6) {
  const lines = []
  for (const kind of ALL_KINDS) {
    const failed = results.flatMap(({ seed, channels }) =>
      channels[channel].judged
        .filter((item) => item.kind === kind && (item.present === false || item.wrong !== null))
        .map((item) => describe(seed, item)),
    )
    if (failed.length > 0) lines.push(`### ${kind}: ${failed.length}`, ...failed.slice(0, perKind), '')
  }
  return lines.join('\n')
}

function describe(seed, { where, via, said, present, wrong }) {
  const what = [
    present === false ? 'missing' : '',
    wrong === null ? '' : `wrong in <${wrong.name}>: "${wrong.text.slice(0, 160)}"`,
  ]
  return `- seed ${seed}, ${[where, via].filter((part) => part !== '').join(', ')}: "${said.replaceAll('\n', ' | ')}" ${what.filter((part) => part !== '').join('; ')}`
}

function renderTable(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
