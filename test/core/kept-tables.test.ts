import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Memory } from '../../src/memory/core/memory.ts'
import { auditCompaction, followCompactions, listRestoredCounts } from '../../src/report/core/compaction-trail.ts'
import { countFacts, renderCompaction, renderMemories } from '../../src/report/core/kept-tables.ts'
import type { TranscriptLine } from '../../src/sessions/core/transcript-line.ts'
import type { CheckpointData } from '../../src/work/core/checkpoint.ts'
import { emptyWorkState } from '../../src/work/core/work-state.ts'
import { sampleCheckpoint } from './sample-checkpoint.ts'

const HOSTILE = '</td><script>alert(1)</script> \u001b]0;owned\u0007 "&amp;'

function checkpointOf(files: readonly string[], boundaryUuid: string | null = null, id = 'cx-007'): CheckpointData {
  const { sessionInfo } = sampleCheckpoint()
  return sampleCheckpoint({
    checkpointId: id,
    compactionSequence: 2,
    workState: { ...emptyWorkState(), filesModified: files },
    sessionInfo: { ...sessionInfo, boundaryUuid },
  })
}

const told = (checkpoint: string, words: string) => {
  const content = [`<compaction-alert checkpoint="${checkpoint}">\n${words}\n</compaction-alert>`]
  return { type: 'attachment', attachment: { type: 'hook_additional_context', content } }
}
const boundary = (uuid: string) => ({
  type: 'system',
  subtype: 'compact_boundary',
  uuid,
  compactMetadata: { trigger: 'auto' },
})
const summary = (content: string) => ({ type: 'user', isCompactSummary: true, message: { role: 'user', content } })

function follow(...rows: readonly object[]) {
  const follower = followCompactions()
  for (const row of rows) {
    const text = JSON.stringify(row)
    const line: TranscriptLine = {
      head: text.slice(0, 300),
      bytes: text.length,
      isWhole: true,
      read: () => text,
      find: (needle) => text.indexOf(needle),
      slice: (from, to) => text.slice(from, to),
    }
    follower.add(line)
  }
  return follower.result()
}

const textsOf = (facts: readonly { readonly text: string }[]) => facts.map(({ text }) => text)

describe('what became of the facts of a compaction', () => {
  const files = ['src/kept.ts', 'src/again.ts', 'src/gone.ts']
  const rows = [boundary('b1'), summary('We changed src/kept.ts.')]

  it('is read from the summary and from the words told for this checkpoint, also ahead of the boundary', () => {
    for (const trail of [
      follow(told('cx-007', 'src/again.ts'), ...rows, told('cx-006', 'src/gone.ts')),
      follow(...rows, told('cx-007', 'src/again.ts'), boundary('b1'), summary('src/gone.ts')),
    ]) {
      const found = auditCompaction(checkpointOf(files), trail)
      assert.deepEqual(textsOf(found?.kept ?? []), ['src/kept.ts'])
      assert.deepEqual(textsOf(found?.lost ?? []), ['src/again.ts', 'src/gone.ts'])
      assert.deepEqual(textsOf(found?.restored ?? []), ['src/again.ts'])
    }
  })

  it('belongs to the compaction behind the boundary that the checkpoint knew', () => {
    const trail = follow(...rows, boundary('b2'), summary('Only src/gone.ts was left.'))
    assert.deepEqual(textsOf(auditCompaction(checkpointOf(files, 'b1'), trail)?.kept ?? []), ['src/gone.ts'])
    assert.equal(auditCompaction(checkpointOf(files, 'b2'), trail), null, 'not compacted since')
    assert.equal(auditCompaction(checkpointOf(files, 'elsewhere'), trail), null)
    assert.equal(auditCompaction(checkpointOf(files), follow(boundary('b1'))), null, 'no summary')
  })

  it('takes the number of the journal where the client kept no words of ours', () => {
    const counts = listRestoredCounts([
      { at: '', sessionId: 's1', event: 'summary_audited', fields: { checkpoint_id: 'cx-007', restored: 2 } },
      { at: '', sessionId: 's1', event: 'summary_audited', fields: { checkpoint_id: 'cx-001', kept: 2 } },
    ])
    assert.deepEqual([...counts.values()], [2, 0])
    const all = auditCompaction(checkpointOf(files), follow(...rows), 2)
    assert.deepEqual(textsOf(all?.restored ?? []), ['src/again.ts', 'src/gone.ts'])
    const one = auditCompaction(checkpointOf(files), follow(...rows), 1)
    assert.deepEqual([one?.restored, one?.restoredCount], [[], 1], 'which one is not known')
    assert.deepEqual(countFacts(one === null ? [] : [one]), { facts: 3, kept: 1, restored: 1 })
  })
})

describe('the words and tables of a report', () => {
  it('say what was kept, told again and left, the lost first', () => {
    const found = auditCompaction(
      checkpointOf(['src/kept.ts', 'src/again.ts', 'src/gone.ts']),
      follow(boundary('b1'), summary('src/kept.ts'), told('cx-007', 'src/again.ts')),
    )
    const html = found === null ? '' : renderCompaction(found)
    assert.match(html, /<h3>Compaction 2, 2026-11-21 12:00:00, automatic<\/h3>/)
    assert.match(
      html,
      /3 facts were recorded before it, in cx-007\. The summary kept 1; of the others holdfast told 1 again\./,
    )
    assert.match(html, /Nobody told the remaining 1; holdfast checkpoint show cx-007 does\./)
    assert.match(
      html,
      /<td>not told again<\/td><td>changed file<\/td><td>src\/gone\.ts<\/td><\/tr>\n<tr><td>told again<\/td><td>changed file<\/td><td>src\/again\.ts</,
    )
    assert.match(html, /<summary>1 kept by the summary<\/summary>\n<ul>\n<li>changed file: src\/kept\.ts<\/li>/)
  })

  it('escape whatever a checkpoint or a memory holds', () => {
    const found = auditCompaction(checkpointOf([HOSTILE, `x/${HOSTILE}`]), follow(boundary('b1'), summary(HOSTILE)))
    const memory: Memory = {
      id: HOSTILE,
      namespace: 'decisions',
      text: HOSTILE,
      createdAt: HOSTILE,
      tags: [HOSTILE],
      sessionId: 's1',
      branch: null,
      track: null,
      confidence: null,
      isOwn: true,
    }
    const html = (found === null ? '' : renderCompaction(found)) + renderMemories([memory])
    assert.match(html, /&lt;script&gt;/)
    assert.doesNotMatch(html, /<script|<\/td>&|[\u0000-\u0009\u000b-\u001f]/)
  })
})
