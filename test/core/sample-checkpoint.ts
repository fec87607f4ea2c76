import { type CheckpointData, createCheckpointDraft } from '../../src/work/core/checkpoint.ts'
import { emptyWorkState } from '../../src/work/core/work-state.ts'

/** A checkpoint of a session that did nothing, with some fields of its own. */
export function sampleCheckpoint(fields: Partial<CheckpointData> = {}): CheckpointData {
  const draft = createCheckpointDraft({
    timestamp: '2026-11-21T12:00:00.000Z',
    sessionId: 's1',
    trigger: 'auto',
    sequence: 1,
    estimate: null,
    resumptionState: null,
    workState: emptyWorkState(),
    sessionInfo: {
      projectId: 'p',
      branch: null,
      head: null,
      workingDirectory: '/p',
      transcriptPath: '/h/s1.jsonl',
      boundaryUuid: null,
      model: null,
    },
    previous: null,
  })
  return { ...draft, checkpointId: 'cx-007', ...fields }
}
