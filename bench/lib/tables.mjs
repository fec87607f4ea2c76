import { readFileSync, writeFileSync } from 'node:fs'
import { GROWN } from './grown-state.mjs'
import { LARGE_MARGIN } from './situations.mjs'

export function renderTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const ratio = (number) => number.toFixed(3)
const signed = (number, digits) => `${number < 0 ? '' : '+'}${number.toFixed(digits)}`
/** Bold where a limit is passed. */
const judged = (text, value, limit) => (value > limit ? `**${text}**` : text)

/** What each situation costs against a bare process. */
export function renderSituations(results) {
  const head = ['bundle', 'situation', 'goal', 'never above', 'instructions', 'above bare', 'CPU', 'wall', 'memory']
  const rows = results.map(({ situation, counted, raced }) => {
    const { goal, limit } = situation.instructions
    const memory = `${signed(raced.rssGapMb, 1)} MB`
    return [
      situation.bundle,
      situation.title,
      goal.toFixed(2),
      limit.toFixed(2),
      judged(ratio(counted.ratio), counted.ratio, limit),
      `${signed(counted.above / 1e6, 1)} M`,
      raced.cpuRatio.toFixed(2),
      `${raced.wallRatio.toFixed(2)} (${signed(raced.wallGapMs, 1)} ms)`,
      judged(memory, raced.rssGapMb, situation.memory.limit),
    ]
  })
  return renderTable(head, rows)
}

/** Instructions of one situation with transcripts of different length. */
export function renderGrowth(results, { goal, limit }) {
  const sizes = results[0].sizes.map(({ bytes }) => (bytes < 1e9 ? `${bytes / 1e6} MB` : `${bytes / 1e9} GB`))
  const rows = results.map(({ situation, sizes: counted }) => {
    const growth = counted.at(-1).instructions / counted[0].instructions
    const cells = counted.map(({ above }) => `${signed(above / 1e6, 1)} M`)
    return [
      situation.bundle,
      situation.title,
      ...cells,
      judged(ratio(growth), growth, limit),
      goal.toFixed(2),
      limit.toFixed(2),
    ]
  })
  return renderTable(['bundle', 'situation', ...sizes, 'growth', 'goal', 'never above'], rows)
}

/** Moments against the bare process that people start. */
export function renderCached({ bare, rows }) {
  const table = rows.map(({ situation, above, ratio: counted }) => {
    const { limit } = situation.instructions
    const cells = [limit.toFixed(2), judged(ratio(counted), counted, limit), `${signed(above / 1e6, 1)} M`]
    return [situation.bundle, situation.title, ...cells]
  })
  const head = ['bundle', 'situation', 'never above', 'instructions', 'above bare']
  return `The bare process then takes ${(bare / 1e6).toFixed(1)} M instructions.\n\n${renderTable(head, table)}`
}

/** Moments in the large repository, children counted, beside what git itself takes for one call. */
export function renderLarge({ git, rows }) {
  const table = rows.map(({ situation, ratio: counted }) => {
    const limit = situation.instructions.limit + LARGE_MARGIN + git
    return [situation.bundle, situation.title, limit.toFixed(2), judged(ratio(counted), counted, limit)]
  })
  const head = ['bundle', 'situation', 'never above', 'instructions, children included']
  return `One call of \`git diff --name-only -z HEAD\` takes ${git.toFixed(2)} of a bare process.\n\n${renderTable(head, table)}`
}

/** Instructions with the state of months against the state of a few calls. */
export function renderGrownState(rows, { limit }) {
  const table = rows.map(({ situation, grown, growth }) => [
    situation.bundle,
    `${GROWN[grown].toLocaleString('en')} ${grown}`,
    judged(ratio(growth), growth, limit),
    limit.toFixed(2),
  ])
  return renderTable(['bundle', 'state', 'growth', 'never above'], table)
}

/** One figure for a whole session, from the counts of its moments; null where one of these was not measured. */
export function renderSession(situations, session, bare) {
  const counts = Object.entries(session).map(([name, times]) => {
    const found = situations.find(({ situation }) => situation.name === name)
    return found === undefined ? null : { times, instructions: found.counted.instructions * times }
  })
  if (counts.includes(null)) return null
  const processes = sum(counts.map(({ times }) => times))
  const [whole, own] = [sum(counts.map(({ instructions }) => instructions)), processes * bare]
  return `A session of 200 tool calls starts ${processes} hooks: ${(whole / 1e9).toFixed(1)} G instructions, ${(own / 1e9).toFixed(1)} G of them bare node's, ${ratio(whole / own)} together.`
}

/** Hooks started at once, against as many bare processes. */
export function renderCrowds(crowds) {
  const rows = crowds.map(({ count, wallRatio, failed }) => [count, wallRatio.toFixed(2), failed])
  return renderTable(['hooks at once', 'wall until the last ends', 'failed'], rows)
}

/** What can be said exactly: modules of node, and bytes of the transcript. */
export function renderFacts(results) {
  const rows = results.map(({ situation, facts }) => [
    situation.bundle,
    situation.title,
    facts.modules.length === 0 ? 'none' : facts.modules.join(', '),
    facts.reads.length === 0 ? 'nothing' : `${Math.ceil(sum(facts.reads) / 1024)} KiB in ${facts.reads.length}`,
  ])
  return renderTable(['bundle', 'situation', 'node modules beyond a bare process', 'read of the transcript'], rows)
}

export function renderSizes(sizes) {
  const rows = Object.entries(sizes).map(([bundle, { eager, whole }]) => [bundle, kilobytes(eager), kilobytes(whole)])
  return renderTable(['bundle', 'compiled at every start', 'whole file'], rows)
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Puts each text between `<!-- begin name -->` and `<!-- end name -->` of a page. */
export function placeBetweenMarkers(page, texts) {
  let placed = page
  for (const [name, text] of Object.entries(texts)) {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`]
    const [from, to] = [placed.indexOf(begin), placed.indexOf(end)]
    if (from === -1 || to < from) throw new Error(`The page has no markers for "${name}"`)
    placed = `${placed.slice(0, from + begin.length)}\n${text}\n${placed.slice(to)}`
  }
  return placed
}

export function writeBetweenMarkers(path, texts) {
  writeFileSync(path, placeBetweenMarkers(readFileSync(path, 'utf8'), texts))
}
