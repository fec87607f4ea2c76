import { createBaseline } from './baseline.mjs'
import { judgeFact, judgeTrap } from './judge.mjs'
import { readElements, readLabels } from './places.mjs'
import { playSession } from './play.mjs'
import { generateSession } from './session.mjs'

/** Budget of `<resumption-context>`, and of the baseline beside it. */
export const BUDGET_TOKENS = 760
export const MUST_HAVE_SHARE = 0.95

/** In the order of the report. The last ones are never to be told, so they have no share. */
export const KINDS = [
  'newest-intent',
  'goal',
  'pending-question',
  'correction',
  'dropped-plan',
  'decision',
  'rule',
  'failing-command',
  'modified-file',
  'open-task',
  'done-task',
  'agent-result',
]
export const TRAP_KINDS = ['fixed-command', 'answered-question', 'revoked-rule', 'gone-task', 'unchanged-file', 'decoy']
export const CHANNELS = ['resumption', 'must-keep', 'baseline']

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
  const present = facts.length === 0 ? 1 : judged.filter((item) => item.present === true).length / facts.length
  return { judged, present, wrong: judged.filter((item) => item.wrong !== null).length }
}

/** Why the resumption of a seed is not good enough; empty when it is. */
export function findShortfalls({ seed, channels }) {
  const { present, wrong, tokens, judged } = channels.resumption
  const missing = judged.filter((item) => item.present === false).map(({ kind }) => kind)
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
