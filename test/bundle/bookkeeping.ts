import assert from 'node:assert/strict'
import { parseJsonRecord, type UnknownRecord } from '../../src/base/core/record.ts'
import type { JournalEvent } from '../../src/sessions/core/event.ts'
import { isSessionStateWire, parseSessionState, serializeSessionState } from '../../src/sessions/core/session-state.ts'
import { THRESHOLD_TIERS } from '../../src/sessions/core/tier-names.ts'
import { parseCheckpoint, serializeCheckpoint } from '../../src/work/core/checkpoint.ts'
import type { Answer, EventName } from './host-contract.ts'
import type { FileMap } from './sandbox.ts'

/** The fields of each event, in the order they are written in. */
const EVENT_FIELDS: Readonly<Record<JournalEvent['event'], string>> = {
  session_started: 'source',
  context_threshold_reached: 'previous_tier new_tier fill',
  compaction_detected: 'trigger fill checkpoint_id compaction_sequence path',
  checkpoint_created: 'trigger checkpoint_id compaction_sequence path',
  checkpoint_acknowledged: 'checkpoint_id channel',
  resumption_injected: 'checkpoint_id tokens from_session',
  summary_audited: 'checkpoint_id kept lost lost_kinds restored',
  escalation_raised: 'rule criticality',
  criticality_raised: 'previous criticality path',
  memory_captured: 'memory_id namespace tags',
  documents_compacted: 'track entries changed',
  documents_refused: 'track violations first',
  session_abandoned: 'reason',
  retention_applied: 'checkpoints through sessions journal_files',
  tool_denied: 'guard tool target reason agent_id',
  snapshot_taken: 'id root files commits command',
  write_outside_roots: 'tool target paths agent_id',
  own_files_changed: 'tool target paths agent_id',
  problem: 'hook code text',
}

const HOLDFAST = 'project/.holdfast/'
const JOURNAL = `${HOLDFAST}events.jsonl`
const STATE = /\/sessions\/([^/]+)\/state\.json$/
const CHECKPOINT = /\/checkpoints\/(cx-\d+)-checkpoint\.json$/
const ACKNOWLEDGED = /\/checkpoints\/(cx-\d+)\.acknowledged$/
/** Every place of `.holdfast` a hook writes to; a file elsewhere is one that nobody reads. */
const KNOWN =
  /^(?:events\.jsonl|\.gitignore|config\.toml|cache\/.+|memory\/.+|checkpoints\/cx-\d+(?:-checkpoint\.json|\.acknowledged)|sessions\/[^/]+\/(?:state\.json|captured\.json|words\.jsonl|compacted\.json|pending-calls\/[\w-]+\.json))$/

/** One run of a hook: all files before and after, and the answer. */
interface HookEffects {
  readonly event: EventName
  readonly stdin: UnknownRecord
  readonly before: FileMap
  readonly after: FileMap
  readonly answer: Answer
}

/** The journal and the states of sessions: properties hold them, and goldens only in the few cases about them. */
export const isBookkeeping = (path: string) => path === JOURNAL || STATE.test(path)

/** Holds what a hook wrote down for itself against what it did: each file whole, each event with its effect. */
export function checkBookkeeping(effects: HookEffects): void {
  const changed = listChanged(effects)
  for (const path of changed) if (path.startsWith(HOLDFAST)) assert.match(path.slice(HOLDFAST.length), KNOWN)
  const events = parseNewEvents(effects)
  for (const path of changed) checkForm(path, effects.after[path] ?? '')
  checkCheckpoints(effects, changed, events)
  checkTier(effects, events)
  checkEscalations(effects, events)
  checkAnswer(effects, events)
}

const listChanged = ({ before, after }: HookEffects) =>
  Object.keys(after).filter((path) => before[path] !== after[path])

/** The events of this run: the journal only grows, by whole lines of known fields. */
function parseNewEvents({ before, after, event: hook }: HookEffects): UnknownRecord[] {
  const [was = '', is = ''] = [before[JOURNAL], after[JOURNAL]]
  assert.ok(is.startsWith(was) && (is === was || is.endsWith('\n')), 'the journal grows by whole lines')
  const lines = is
    .slice(was.length)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => {
    const wire = parseJsonRecord(line)
    assert.ok(wire !== null, `an event that reads as none: ${line}`)
    const fields = EVENT_FIELDS[wire.event as JournalEvent['event']]
    assert.equal(Object.keys(wire).join(' '), `at event session_id ${fields}`, line)
    assert.ok(wire.event !== 'problem' || wire.hook === hook, line)
    return wire
  })
}

function checkForm(path: string, text: string): void {
  if (STATE.test(path)) {
    const wire = parseJsonRecord(text)
    assert.ok(isSessionStateWire(wire), path)
    assert.equal(serializeSessionState(parseSessionState(wire)), text, path)
  }
  if (CHECKPOINT.test(path)) assert.equal(serializeCheckpoint(parseCheckpoint(text)), text, path)
  if (ACKNOWLEDGED.test(path)) assert.ok(parseJsonRecord(text) !== null, path)
}

/** A checkpoint made, acknowledged or restored is journaled, and the state of the session says so. */
function checkCheckpoints(effects: HookEffects, changed: readonly string[], events: readonly UnknownRecord[]): void {
  const idsOf = (pattern: RegExp) => changed.flatMap((path) => pattern.exec(path)?.[1] ?? [])
  const created = idsOf(CHECKPOINT)
  const acknowledged = idsOf(ACKNOWLEDGED)
  assert.deepEqual(listField(events, 'checkpoint_created', 'checkpoint_id'), created, 'checkpoints and their events')
  const told = listField(events, 'checkpoint_acknowledged', 'checkpoint_id')
  // One event tells of the newest; older ones that waited are done with it, and the start of a session clears them silently.
  const isJournaled = told.length > 0 || acknowledged.length === 0 || effects.event === 'session-start'
  assert.ok(
    told.every((id) => acknowledged.includes(id)) && isJournaled,
    `acknowledged: ${acknowledged.join()}; journaled: ${told.join()}`,
  )
  const state = stateOf(effects.after, effects.stdin)
  if (created.length > 0) assert.equal(state?.lastCheckpoint, created.at(-1), 'the state names the newest checkpoint')
  for (const id of acknowledged) assert.ok(state?.pending.includes(id) !== true, `${id} waits no longer`)
  const compactions = listField(events, 'compaction_detected', 'trigger').length
  assert.equal(compactions > 0, effects.event === 'pre-compact' && created.length > 0, 'a compaction and its event')
}

/** The state holds the tier that was told, and a rise of the tier is an event. */
function checkTier({ before, after, stdin, answer }: HookEffects, events: readonly UnknownRecord[]): void {
  const [was, is] = [stateOf(before, stdin)?.tier ?? 'nominal', stateOf(after, stdin)?.tier ?? 'nominal']
  const rose = THRESHOLD_TIERS.indexOf(is) > THRESHOLD_TIERS.indexOf(was)
  const [reached] = events.filter(({ event }) => event === 'context_threshold_reached')
  assert.deepEqual(
    reached && [reached.previous_tier, reached.new_tier],
    rose ? [was, is] : undefined,
    'a rise and its event',
  )
  const told = /(?:CONTEXT STATUS: |CTX: [^<]*\) )(LOW|WARNING|CRITICAL|EMERGENCY)/.exec(textOf(answer))?.[1]
  if (told !== undefined) assert.equal(is, told.toLowerCase(), 'the tier told is the tier kept')
}

/** A rule of escalation that was raised holds in the state, and is not raised again. */
function checkEscalations({ before, after, stdin }: HookEffects, events: readonly UnknownRecord[]): void {
  const held = (files: FileMap) => stateOf(files, stdin)?.escalations ?? []
  const fresh = held(after).filter((rule) => !held(before).includes(rule))
  assert.deepEqual(listField(events, 'escalation_raised', 'rule').sort(), fresh.sort(), 'escalations and their events')
}

/** A start, a refusal, a restoration and an alert are journaled, and nothing is journaled that was not told. */
function checkAnswer(effects: HookEffects, events: readonly UnknownRecord[]): void {
  const { event, stdin, answer } = effects
  const has = (name: JournalEvent['event']) => events.some((line) => line.event === name)
  const text = textOf(answer)
  const started = event === 'session-start' && stdin.source !== 'compact' && listChanged(effects).some(isBookkeeping)
  assert.equal(has('session_started'), started, 'a start and its event')
  const refused = answer.kind === 'permission' && answer.decision === 'deny'
  assert.equal(has('tool_denied'), refused, 'a refusal and its event')
  const restored = event === 'session-start' && text.includes('<resumption-context')
  assert.equal(has('resumption_injected'), restored, 'a restoration and its event')
  const strayed = event === 'post-tool-use' && text.includes('outside the write roots')
  assert.equal(has('write_outside_roots'), strayed, 'a stray write and its event')
  const alerted = text.includes('<compaction-alert')
  assert.ok(!has('summary_audited') || alerted, 'an audit is told')
  assert.ok(!alerted || has('summary_audited') || has('checkpoint_acknowledged'), 'an alert and its event')
}

const listField = (events: readonly UnknownRecord[], name: JournalEvent['event'], field: string) =>
  events.filter(({ event }) => event === name).map((line) => String(line[field]))

function stateOf(files: FileMap, stdin: UnknownRecord) {
  const wire = parseJsonRecord(files[`${HOLDFAST}sessions/${stdin.session_id}/state.json`] ?? '')
  return wire === null ? null : parseSessionState(wire)
}

const textOf = (answer: Answer) =>
  answer.kind === 'nothing' ? '' : answer.kind === 'instructions' ? answer.text : (answer.context ?? '')
