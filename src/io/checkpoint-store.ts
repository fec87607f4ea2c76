import { lstatSync, readdirSync } from 'node:fs'
import type { CheckpointData, CheckpointDraft } from '../core/checkpoint/checkpoint.ts'
import {
  formatCheckpointId,
  listCheckpointIds,
  nextCheckpointNumber,
  parseCheckpointId,
} from '../core/checkpoint/id.ts'
import { parseCheckpoint, serializeCheckpoint } from '../core/checkpoint/serialize.ts'
import type { Problem } from '../core/problem.ts'
import { parseJsonRecord, stringOf } from '../core/record.ts'
import { createFile } from './apply-writes.ts'
import { errorCode, isOutOfReach, readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

const MAX_CHECKPOINT_BYTES = 8 << 20

/** A folder with more names than this is not ours alone; ids beyond the highest stay exclusive all the same. */
const MAX_ATTEMPTS = 10_000

/**
 * Writes a checkpoint under the next free id. Two processes never get the same id: the name is taken by the write
 * itself, and whoever finds it taken tries the next.
 *
 * @throws when the state folder cannot be written.
 */
export function saveCheckpoint(projectDir: string, draft: CheckpointDraft): CheckpointData {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  const first = nextCheckpointNumber(readdirSync(folder))
  for (let number = first; number < first + MAX_ATTEMPTS; number += 1) {
    const { schemaVersion, ...rest } = draft
    const checkpoint: CheckpointData = { schemaVersion, checkpointId: formatCheckpointId(number), ...rest }
    const name = `${checkpoint.checkpointId}-checkpoint.json`
    if (createFile(folder, name, serializeCheckpoint(checkpoint))) return checkpoint
  }
  throw Object.assign(new Error(folder), { code: 'no free id' })
}

export interface CheckpointListing {
  /** Oldest first. */
  readonly ids: readonly string[]
  readonly acknowledged: ReadonlySet<string>
}

export function listCheckpoints(projectDir: string): CheckpointListing {
  const names = listFolder(`${projectDir}/.holdfast/checkpoints`)
  const acknowledged = names
    .filter((name) => name.endsWith('.acknowledged'))
    .map((name) => name.slice(0, -'.acknowledged'.length))
  return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) }
}

/** Checkpoints nobody was told of, oldest first. */
export function listOpenCheckpoints(projectDir: string): string[] {
  const { ids, acknowledged } = listCheckpoints(projectDir)
  return ids.filter((id) => !acknowledged.has(id))
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}

/** A checkpoint by id; a damaged or missing file is a Problem and stays where it is. */
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

/** Whether a checkpoint that could not be read may be whole all the same: the disk or the permissions stood in the way. */
export function mayHaveCheckpoint(projectDir: string, id: string, { cause }: Problem): boolean {
  if (cause !== 'ENOENT') return isOutOfReach(cause ?? '')
  return lstatSync(`${projectDir}/.holdfast/checkpoints/${id}-checkpoint.json`, { throwIfNoEntry: false }) !== undefined
}

export function isAcknowledged(projectDir: string, id: string): boolean {
  return lstatSync(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, { throwIfNoEntry: false }) !== undefined
}

/** When a checkpoint was told, as its marker says; null where there is none or it does not say. */
export function readAcknowledgedAt(projectDir: string, id: string): string | null {
  const file = readTextFile(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, 4096)
  return 'text' in file ? stringOf(parseJsonRecord(file.text)?.acknowledged_at) : null
}

/** Marks a checkpoint as told. Already marked is fine: the first mark stays. No session where a person did it. */
export function acknowledgeCheckpoint(
  projectDir: string,
  id: string,
  mark: { readonly acknowledgedAt: string; readonly sessionId: string | null; readonly channel: string },
): boolean {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  const wire = { acknowledged_at: mark.acknowledgedAt, session_id: mark.sessionId, channel: mark.channel }
  return createFile(folder, `${id}.acknowledged`, `${JSON.stringify(wire, null, 2)}\n`)
}
