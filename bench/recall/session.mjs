import { BEARINGS } from './bearings.mjs'
import { IMPERATIVES, PROMPTS } from './chatter.mjs'
import { CONCLUSIONS, OTHER_CONCLUSIONS, USUAL_CONCLUSIONS } from './conclusions.mjs'
import { plantDecoys } from './decoys.mjs'
import { OTHER } from './other-phrases.mjs'
import { USUAL } from './phrases.mjs'
import { createStage } from './stage.mjs'
import { STATEMENTS } from './statements.mjs'
import { plantTasks } from './tasks.mjs'
import { createTimeline } from './timeline.mjs'
import { TRACES } from './traces.mjs'
import { createVoice } from './voice.mjs'

/** About what a turn of this bench has. */
const ROWS_PER_TURN = 22
const PHRASINGS = { usual: { ...USUAL, ...USUAL_CONCLUSIONS }, other: { ...OTHER, ...OTHER_CONCLUSIONS } }

/**
 * A session of about `rows` rows in two to four stretches between compactions, with its facts. The same seed gives the
 * same session.
 *
 * @returns what was said and done up to each compaction, the facts to be told, and traps: what must not be.
 */
export function generateSession(seed, { rows = 3000, phrasing = 'usual' } = {}) {
  const voice = createVoice(seed * 7919 + 13)
  const phrases = PHRASINGS[phrasing]
  const stage = createStage(voice, phrases)
  const count = voice.between(2, 4)
  const turns = Math.max(8, Math.round(rows / count / ROWS_PER_TURN))
  const timeline = createTimeline(voice, { stretches: count, turns })
  const facts = plantFacts({ stage, timeline, phrases })
  const stretches = timeline.stretches.map((slots, index) => playStretch(stage, slots, { isFirst: index === 0 }))
  return { sessionId: stage.log.sessionId, stretches, facts, traps: stage.traps }
}

function plantFacts(ground) {
  const { between, chance } = ground.stage.voice
  const times = (least, most, plant) => Array.from({ length: between(least, most) }, () => plant(ground))
  const facts = [
    BEARINGS.goal(ground),
    ...times(2, 3, STATEMENTS.correction),
    ...times(1, 2, STATEMENTS.droppedPlan),
    ...times(2, 3, STATEMENTS.decision),
    ...times(2, 3, STATEMENTS.rule),
    ...['late', 'middle', 'middle', 'earlier'].map((where) => TRACES.modifiedFile(ground, where)),
    ...times(1, 2, TRACES.failingCommand),
    ...times(1, 2, TRACES.agentResult),
    ...plantTasks(ground),
  ]
  if (chance(0.7)) BEARINGS.answeredQuestion(ground)
  if (chance(0.4)) STATEMENTS.revokedRule(ground)
  plantDecoys(ground, between(8, 14))
  // The end of the session, in this order.
  const last = [BEARINGS.newestIntent(ground), BEARINGS.pendingQuestion(ground)]
  if (last[1] === null && chance(0.5)) BEARINGS.unaskedQuestion(ground)
  // Planted last: the words and places of the other facts of a seed stay as they are.
  const concluded = Object.values(CONCLUSIONS).flatMap((plant) => times(1, 2, plant))
  return [...facts, ...last, ...concluded].filter((fact) => fact !== null)
}

/** The rows up to a compaction, and those the client writes with it. */
function playStretch(stage, slots, { isFirst }) {
  const { log, voice } = stage
  if (isFirst) log.put({ type: 'mode', mode: 'normal', sessionId: log.sessionId })
  log.put({
    type: 'api-request-shape',
    sessionId: log.sessionId,
    shape: { system: [{ type: 'text', text: stage.lines(400) }] },
  })
  for (const events of slots) {
    if (events.length === 0) playFiller(stage)
    else for (const play of events) play()
  }
  log.endResponse()
  const trigger = voice.pick(['auto', 'auto', 'manual'])
  const rows = log.take()
  const now = log.now()
  writeCompaction(stage, trigger)
  return { trigger, rows, now, after: log.take() }
}

function playFiller(stage) {
  const { voice } = stage
  stage.ask(voice.fill(voice.pick(PROMPTS)))
  stage.work(voice.between(3, 16))
  stage.close()
}

function writeCompaction({ log, voice, lines, setTrap }, trigger) {
  const { logicalParentUuid, preTokens } = log.startAfresh()
  log.system('compact_boundary', {
    logicalParentUuid,
    content: 'Conversation compacted',
    level: 'info',
    compactMetadata: { trigger, preTokens, postTokens: 2700, durationMs: 40_000 },
  })
  const summary = `This session is being continued from a previous conversation that ran out of context. The summary below covers the earlier portion of the conversation.\n\nSummary:\n${lines(30)}\n${setTrap('summary', voice.pick(IMPERATIVES))}\n\nIf you need specific details from before compaction, read the full transcript.`
  log.user(summary, {}, { isVisibleInTranscriptOnly: true, isCompactSummary: true })
  if (trigger === 'auto') return
  log.user(
    '<local-command-caveat>The command below was run directly in Claude Code.</local-command-caveat>',
    {},
    { isMeta: true },
  )
  log.user(
    '<command-name>/compact</command-name>\n            <command-message>compact</command-message>\n            <command-args></command-args>',
  )
  log.user(
    `<local-command-stdout>Compacted PreCompact [node "x"] completed successfully: ${voice.fill('{word}')}</local-command-stdout>`,
    {},
    { repeatsCompactSummary: true },
  )
}
