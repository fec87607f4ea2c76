import { createBaseline } from './baseline.mjs'
import { judgeFact, judgeTrap } from './judge.mjs'
import { CHANNELS, KINDS } from './kinds.mjs'
import { readElements, readLabels } from './places.mjs'
import { playSession } from './play.mjs'
import { generateSession } from './session.mjs'

/** The design's budgets of `<resumption-context>` (760) and `<compaction-alert>` (280), and of the baseline beside them. */
export const BUDGET_TOKENS = 1040
export const MUST_HAVE_SHARE = 0.95

/** One session, generated, lived through and judged. */
export function measureSeed(seed, { dist, rows, phrasing }) {
  const session = generateSession(seed, { rows, phrasing })
  const { mustKeep, resumption } = playSession(session, dist)
  const told = {
    resumption: readElements(resumption),
    'must-keep': readLabels(mustKeep),
    baseline: createBaseline(session, BUDGET_TOKENS),
  }
  const texts = { resumption, 'must-keep': mustKeep, baseline: told.baseline.map(({ text }) => text).join('\n') }
  const channels = Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      { ...judge(session, told[channel]), tokens: Math.ceil(texts[channel].length / 4) },
    ]),
  )
  const counts = {
    rows: session.stretches.reduce((sum, { rows }) => sum + rows.length, 0),
    stretches: session.stretches.length,
  }
  return { seed, ...counts, factChars: session.facts.reduce((sum, { said }) => sum + said.length, 0), channels, texts }
}

function judge({ facts, traps }, told) {
  const judged = [
    ...facts.map((fact) => ({ ...fact, ...judgeFact(fact, told) })),
    ...traps.map((trap) => ({ ...trap, where: '', via: trap.source, present: null, wrong: judgeTrap(trap, told) })),
  ]
  const wanted = judged.filter(isWanted)
  const present = wanted.length === 0 ? 1 : wanted.filter((item) => item.present === true).length / wanted.length
  return { judged, present, wrong: judged.filter((item) => item.wrong !== null).length }
}

const isWanted = ({ kind }) => KINDS.includes(kind)

/** Why what is told in a seed is not good enough; empty when it is. */
export function findShortfalls({ seed, channels }) {
  const { present, wrong, tokens, judged } = channels.resumption
  const missing = judged.filter(isWanted).flatMap((item) => (item.present === false ? [item.kind] : []))
  const wrongly = judged.filter((item) => item.wrong !== null).map(({ kind }) => kind)
  return [
    present < MUST_HAVE_SHARE &&
      `seed ${seed}: ${percent(present)} of the facts are told (missing: ${missing.join(', ')})`,
    wrong > 0 && `seed ${seed}: told wrongly: ${wrongly.join(', ')}`,
    tokens > BUDGET_TOKENS && `seed ${seed}: ${tokens} tokens`,
  ].filter((text) => text !== false)
}

export function percent(share) {
  return `${Math.round(share * 1000) / 10} %`
}
