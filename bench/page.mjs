import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readResult } from './lib/results.mjs'
import { GROWTH, SESSION } from './lib/situations.mjs'
import {
  placeBetweenMarkers,
  renderCached,
  renderCrowds,
  renderFacts,
  renderGrownState,
  renderGrowth,
  renderLarge,
  renderSession,
  renderSituations,
  renderSizes,
} from './lib/tables.mjs'
import { renderCapture, renderCounts, renderGuards, renderReal, renderRecall } from './lib/tables-of-quality.mjs'
import { renderPeerGuards, renderPeers } from './peers/tables.mjs'

const PAGE = fileURLToPath(new URL('README.md', import.meta.url))

/** What each section of the page is rendered from. A section without a result says so. */
const SECTIONS = {
  speed: renderSpeed,
  peers: renderPeers,
  guards: renderGuards,
  'peer-guards': renderPeerGuards,
  recall: renderRecall,
  real: renderReal,
  capture: renderCapture,
  faults: renderCounts,
  hostile: renderCounts,
}

export const SECTION_NAMES = Object.keys(SECTIONS)

function renderSpeed(result) {
  const { rounds, bare, control, ofSituations, situations, growth, sizes } = result
  const { grownState = [], cached = { rows: [] }, large = { rows: [] }, crowds = [] } = result
  const session = renderSession(situations, SESSION, bare.instructions)
  const over = situations.filter(({ situation, counted }) => counted.ratio > situation.instructions.limit).length
  const own = `${(bare.instructions / 1e6).toFixed(1)} M instructions, ${bare.cpuMs.toFixed(1)} ms CPU, ${bare.wallMs.toFixed(1)} ms wall, ${bare.rssMb.toFixed(1)} MB`
  const noise = `CPU ${control.cpuRatio.toFixed(2)}, wall ${control.wallRatio.toFixed(2)}`
  return [
    `CPU, wall and memory are medians of ${rounds} paired rounds. The bare process: ${own}; raced against itself: ${noise}.`,
    '### Situations',
    `${situations.length} of ${ofSituations} measured, ${over} over the limit: bold. Programs that a hook starts are counted below, in the large repository.`,
    renderSituations(situations),
    ...(cached.rows.length === 0 ? [] : ["### With node's own code cache", renderCached(cached)]),
    ...(growth.length === 0 ? [] : ['### Long transcripts', GROWTH_LEGEND, renderGrowth(growth, GROWTH)]),
    ...(grownState.length === 0 ? [] : ['### State of months', renderGrownState(grownState, GROWTH)]),
    ...(large.rows.length === 0 ? [] : ['### A repository of 20,000 files', renderLarge(large)]),
    ...(session === null ? [] : ['### A session', session]),
    ...(crowds.length === 0 ? [] : ['### Many at once', renderCrowds(crowds)]),
    '### Exact facts',
    renderFacts(situations),
    renderSizes(sizes),
  ].join('\n\n')
}

const GROWTH_LEGEND = 'Instructions above the bare process, by the length of the transcript.'

/** How a result came about: one line above its tables. */
export function renderOrigin({ command, date, build, machine }) {
  return `\`${command}\`, ${date}, build ${build}. ${machine}.`
}

/** The page with every section rendered from its result. */
export function renderPage(page, read = readResult) {
  const texts = Object.entries(SECTIONS).map(([section, render]) => {
    const result = read(section)
    const text = result === null ? 'Not run for this page.' : `${renderOrigin(result)}\n\n${render(result)}`
    return [section, text]
  })
  return placeBetweenMarkers(page, Object.fromEntries(texts))
}

export function writePage() {
  writeFileSync(PAGE, renderPage(readFileSync(PAGE, 'utf8')))
}
