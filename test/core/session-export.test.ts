import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import {
  type CheckpointState,
  exportSessions,
  judgeSessions,
  mayReplace,
  parseExport,
  serializeExport,
} from '../../src/report/core/session-export.ts'
import type { JournalLine } from '../../src/sessions/core/event.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const line = (minute: number, event: string, sessionId: string | null, fields: object = {}): JournalLine => ({
  at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  event,
  sessionId,
  fields: { ...fields },
})
const crossing = (minute: number, session: string) =>
  line(minute, 'context_threshold_reached', session, { previous_tier: 'low', new_tier: 'critical' })
const saved = (minute: number, session: string, checkpoint_id: string, trigger = 'threshold') =>
  line(minute, 'checkpoint_created', session, { checkpoint_id, trigger })
const examineAs = (state: CheckpointState) => () => ({ state, facts: 9 })

const STORY = [
  line(0, 'session_started', 'b', { source: 'startup' }),
  crossing(1, 'b'),
  saved(2, 'b', 'cx-001'),
  saved(3, 'b', 'cx-002', 'auto'),
  line(4, 'summary_audited', 'b', { checkpoint_id: 'cx-002', kept: 5, lost: 3, lost_kinds: 'goal', restored: 2 }),
  line(0, 'session_started', 'a', { source: 'startup' }),
]

describe('the export of sessions', () => {
  it('counts facts, those in the summary and those restored, and orders sessions by their beginning', () => {
    const sessions = exportSessions(STORY, examineAs('saved'))
    assert.deepEqual(
      sessions.map(({ session_id }) => session_id),
      ['a', 'b'],
    )
    assert.deepEqual(sessions[1]?.compactions, [{ checkpoint_id: 'cx-002', facts: 8, in_summary: 5, restored: 2 }])
    assert.deepEqual(sessions[1]?.crossings, [
      { at: '2026-11-21T10:01:00.000Z', tier: 'critical', checkpoint_id: 'cx-001' },
    ])
    const untold = exportSessions(STORY.slice(0, 4), examineAs('saved'))
    assert.deepEqual(untold[0]?.compactions, [{ checkpoint_id: 'cx-002', facts: 9, in_summary: null, restored: null }])
  })

  it('fails a crossing whose checkpoint is missing, damaged or was never made, and passes a removed one', () => {
    const judge = (events: readonly JournalLine[], state: CheckpointState) =>
      judgeSessions(exportSessions(events, examineAs(state))).map(({ missing }) => missing)
    assert.deepEqual(judge(STORY, 'saved'), [null])
    assert.deepEqual(judge(STORY, 'removed'), [null])
    assert.deepEqual(judge(STORY, 'damaged'), ['its checkpoint could not be read'])
    assert.deepEqual(judge(STORY, 'missing'), ['its checkpoint was not there'])
    assert.deepEqual(judge([crossing(1, 'b')], 'saved'), ['no checkpoint was made'])
  })

  it('takes no free text from a journal', () => {
    const secret = 'token sk-ant-secret </x>'
    const events = [
      line(0, secret, secret, { checkpoint_id: secret }),
      { ...crossing(1, 's'), at: secret },
      saved(2, 's', 'cx-001', secret),
      line(3, 'summary_audited', 's', { checkpoint_id: secret, kept: secret, lost: secret, lost_kinds: secret }),
    ]
    const text = serializeExport(exportSessions(events, examineAs('saved')), hash)
    assert.doesNotMatch(text, /secret/)
    assert.equal(JSON.parse(text).sessions.length, 1)
  })
})

describe('the file of an export', () => {
  const text = serializeExport(exportSessions(STORY, examineAs('saved')), hash)

  it('comes back as it was, with the line ends of any checkout', () => {
    for (const form of [text, text.replaceAll('\n', '\r\n')]) assert.ok('sessions' in parseExport(form, hash))
  })

  it('is refused when it ends anywhere before its end', () => {
    for (let end = 0; end < text.length - 1; end += 1)
      assert.ok('error' in parseExport(text.slice(0, end), hash), `${end}`)
  })

  it('is refused when anything in its sessions was changed, or somebody else wrote it', () => {
    const errorOf = (other: string) => {
      const found = parseExport(other, hash)
      return 'error' in found ? found.error : ''
    }
    assert.match(errorOf(text.replace('"saved"', '"removed"')), /changed after its export/)
    assert.match(errorOf(`<<<<<<< HEAD\n${text}`), /torn/)
    assert.match(errorOf('{}'), /no export/)
    assert.match(errorOf(text.replace('"schema_version": "1"', '"schema_version": "9"')), /another version/)
    const odd = [{ session_id: '../x', crossings: [], checkpoints: [] }]
    const foreign = { holdfast: 'sessions', schema_version: '1', sha256: hash(JSON.stringify(odd)), sessions: odd }
    assert.match(errorOf(JSON.stringify(foreign)), /another form/)
  })

  it('replaces an export, a torn one too, and nothing else', () => {
    for (const own of [text, text.slice(0, 90), text.slice(0, 5), '', text.replaceAll('\n', '\r\n')])
      assert.ok(mayReplace(own), own)
    for (const other of ['# Notes\n', '{"a": 1}', '[]']) assert.ok(!mayReplace(other), other)
  })
})
