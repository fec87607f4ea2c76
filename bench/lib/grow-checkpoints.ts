// node --import tsx bench/lib/grow-checkpoints.ts PROJECT COUNT
//
// Puts months of earlier sessions before the one checkpoint of a project: one every eight hours, each with its own mark.
// Nine of ten were told to somebody; every tenth belongs to a session that was killed.
import { rmSync } from 'node:fs'
import type { CheckpointDraft } from '../../src/work/core/checkpoint.ts'
import {
  acknowledgeCheckpoint,
  listCheckpoints,
  readCheckpoint,
  saveCheckpoint,
} from '../../src/work/io/checkpoint-store.ts'

const APART_MS = 8 * 3_600_000

const [projectDir = '', count = ''] = process.argv.slice(2)
const [id = ''] = listCheckpoints(projectDir).ids
const found = readCheckpoint(projectDir, id)
if (!('checkpoint' in found)) throw new Error(`Cannot grow the checkpoints of "${projectDir}": ${found.problem.code}`)
const { checkpointId: _, ...last } = found.checkpoint
rmSync(`${projectDir}/.holdfast/checkpoints/${id}-checkpoint.json`)

for (let back = Number(count) - 1; back > 0; back -= 1) {
  const timestamp = new Date(Date.parse(last.timestamp) - back * APART_MS).toISOString()
  const sessionId = `00000000-0000-4000-8000-${String(back).padStart(12, '0')}`
  const draft: CheckpointDraft = { ...last, sessionId, timestamp }
  const { checkpointId } = saveCheckpoint(projectDir, draft)
  const mark = { acknowledgedAt: timestamp, sessionId, channel: 'session-start' }
  if (back % 10 !== 0) acknowledgeCheckpoint(projectDir, checkpointId, mark)
}
saveCheckpoint(projectDir, last)
