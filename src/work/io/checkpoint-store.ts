import { lstatSync } from 'node:fs'
import type { Problem } from '../../base/core/problem.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { createFile } from '../../files/io/apply-writes.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import {
  formatCheckpointId,
  listCheckpointIds,
  nextCheckpointNumber,
  parseCheckpointId,
} from '../../state/core/checkpoint-id.ts'
import type { CheckpointData, CheckpointDraft } from '../core/checkpoint.ts'
import { parseCheckpoint, serializeCheckpoint } from '../core/serialize.ts'

const MAX_CHECKPOINT_BYTES = 8 << 20

/** Ids that `saveCheckpoint` tries. A folder with so many taken names belongs to another program, too. */
const MAX_ATTEMPTS = 10_000

/**
 * Writes a checkpoint under the next free id. Two processes never get the same id, because the write itself takes the
 * name. A process that finds the name taken tries the next id.
 *
 * @throws when the state folder cannot be written.
 */
export function saveCheckpoint(projectDir: string, draft: CheckpointDraft): CheckpointData {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  const first = nextCheckpointNumber(listNames(folder))
  for (let number = first; number < first + MAX_ATTEMPTS; number += 1) {
    const { schemaVersion, ...rest } = draft
    const checkpoint: CheckpointData = { schemaVersion, checkpointId: formatCheckpointId(number), ...rest }
    const name = `${checkpoint.checkpointId}-checkpoint.json`
    if (createFile(folder, name, serializeCheckpoint(checkpoint))) return checkpoint
  }
  throw Object.assign(new Error(folder), { code: 'no free id' })
}

export interface CheckpointListing {
  /** The oldest checkpoint first. */
  readonly ids: readonly string[]
  readonly acknowledged: ReadonlySet<string>
}

export function listCheckpoints(projectDir: string): CheckpointListing {
  const names = listNames(`${projectDir}/.holdfast/checkpoints`)
  const acknowledged = names
    .filter((name) => name.endsWith('.acknowledged'))
    .map((name) => name.slice(0, -'.acknowledged'.length))
  return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) }
}

/** Checkpoints without a mark that somebody was told, the oldest first. */
export function listOpenCheckpoints(projectDir: string): string[] {
  const { ids, acknowledged } = listCheckpoints(projectDir)
  return ids.filter((id) => !acknowledged.has(id))
}

/** A checkpoint by id. A damaged or missing file gives a Problem; the damaged file stays in place. */
export function readCheckpoint(
  projectDir: string,
  id: string,
): { readonly checkpoint: CheckpointData } | { readonly problem: Problem } {
  const path = `.holdfast/checkpoints/${id}-checkpoint.json`
  if (parseCheckpointId(id) === null)
    return { problem: { code: 'checkpoint-damaged', path: id, cause: 'not a checkpoint id' } }
  const file = readTextFile(`${projectDir}/${path}`, MAX_CHECKPOINT_BYTES)
  if ('error' in file) return { problem: { code: 'checkpoint-damaged', path, cause: file.error } }
  try {
    const checkpoint = parseCheckpoint(file.text)
    if (checkpoint.checkpointId === id) return { checkpoint }
    return { problem: { code: 'checkpoint-damaged', path, cause: 'it carries another id' } }
  } catch (error) {
    const cause = error instanceof TypeError ? error.message : 'not JSON'
    return { problem: { code: 'checkpoint-damaged', path, cause } }
  }
}

/** Whether an unreadable checkpoint may be whole after all, because disk or permissions blocked the reading. */
export function mayHaveCheckpoint(projectDir: string, id: string, { cause }: Problem): boolean {
  if (cause !== 'ENOENT') return isOutOfReach(cause ?? '')
  return lstatSync(`${projectDir}/.holdfast/checkpoints/${id}-checkpoint.json`, { throwIfNoEntry: false }) !== undefined
}

export function isAcknowledged(projectDir: string, id: string): boolean {
  return lstatSync(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, { throwIfNoEntry: false }) !== undefined
}

/** The time in the mark of a told checkpoint; null without a mark, or without a time in the mark. */
export function readAcknowledgedAt(projectDir: string, id: string): string | null {
  const file = readTextFile(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, 4096)
  return 'text' in file ? stringOf(parseJsonRecord(file.text)?.acknowledged_at) : null
}

/** Marks a checkpoint as told. An earlier mark stays, and the answer is false. `sessionId` is null for a person. */
export function acknowledgeCheckpoint(
  projectDir: string,
  id: string,
  mark: { readonly acknowledgedAt: string; readonly sessionId: string | null; readonly channel: string },
): boolean {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  const wire = { acknowledged_at: mark.acknowledgedAt, session_id: mark.sessionId, channel: mark.channel }
  return createFile(folder, `${id}.acknowledged`, `${JSON.stringify(wire, null, 2)}\n`)
}
