import { createBearings } from './bearings.mjs'
import { IMPERATIVES, PROMPTS } from './chatter.mjs'
import { createPlanters } from './facts.mjs'
import { createStage } from './stage.mjs'
import { createTaskList } from './tasks.mjs'
import { createTimeline } from './timeline.mjs'
import { createVoice } from './voice.mjs'

/**
 * A session of about `rows` rows in two to four stretches between compactions, with its facts. The same seed gives the
 * same session.
 *
 * @returns {{ sessionId: string, stretches: Stretch[], facts: Fact[], traps: Trap[] }}
 */
export function generateSession(seed, { rows = 3000 } = {}) {
  const voice = createVoice(seed * 7919 + 13)
  const stage = createStage(voice)
  const count = voice.between(2, 4)
  const timeline = createTimeline(voice, {
    stretches: count,
    turns: Math.max(8, Math.round(rows / count / ROWS_PER_TURN)),
  })
  const facts = plantFacts(stage, timeline)
  const stretches = timeline.stretches.map((slots, index) => playStretch(stage, slots, { isFirst: index === 0, facts }))
  return { sessionId: stage.log.sessionId, stretches, facts, traps: stage.traps }
}

/** About what a turn of this bench has. */
const ROWS_PER_TURN = 22

function plantFacts(stage, timeline) {
  const plant = createPlanters(stage, timeline)
  const bearings = createBearings(stage, timeline)
  const { between, chance } = stage.voice
  const times = (count, make) => Array.from({ length: count }, make)
  const facts = [
    bearings.goal(),
    ...times(between(2, 3), plant.correction),
    ...times(between(1, 2), plant.droppedPlan),
    ...times(between(2, 3), plant.decision),
    ...times(between(2, 3), plant.rule),
    ...['late', 'middle', 'middle', 'earlier'].map(plant.modifiedFile),
    ...times(between(1, 2), plant.failingCommand),
    ...times(between(1, 2), plant.agentResult),
    ...createTaskList(stage, timeline),
  ]
  if (chance(0.7)) bearings.answeredQuestion()
  if (chance(0.4)) plant.revokedRule()
  bearings.decoys(between(8, 14))
  return [...facts, bearings.newestIntent(), bearings.pendingQuestion()].filter((fact) => fact !== null)
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
