import { lstatSync, rmSync } from 'node:fs'
import { isOwn, sealOwn } from '../../author/io/own-marks.ts'
import type { Call } from '../../base/core/call.ts'
import type { Problem } from '../../base/core/problem.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { createFile, replaceFile } from '../../files/io/apply-writes.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import {
  formatCheckpointId,
  listCheckpointIds,
  listLikelyIds,
  nextCheckpointNumber,
  parseCheckpointId,
} from '../../sessions/core/checkpoint-id.ts'
import { findLastCheckpoint } from '../../sessions/io/journal-store.ts'
import { type CheckpointData, type CheckpointDraft, parseCheckpoint, serializeCheckpoint } from '../core/checkpoint.ts'

const MAX_CHECKPOINT_BYTES = 8 << 20
/** Ids that `saveCheckpoint` tries. A folder with so many taken names belongs to another program, too. */
const MAX_ATTEMPTS = 10_000

/** The write itself takes the name: two processes never get the same id. @throws An error of the state folder. */
export function saveCheckpoint(projectDir: string, draft: CheckpointDraft): CheckpointData {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  // A file that somebody removed has left its id in the journal.
  const last = `${findLastCheckpoint(projectDir)}-checkpoint.json`
  const first = nextCheckpointNumber([...listNames(folder), last])
  for (let number = first; number < first + MAX_ATTEMPTS; number += 1) {
    const { schemaVersion, ...rest } = draft
    const checkpoint: CheckpointData = { schemaVersion, checkpointId: formatCheckpointId(number), ...rest }
    const name = `${checkpoint.checkpointId}-checkpoint.json`
    const text = sealOwn(projectDir, `checkpoint ${checkpoint.checkpointId}`, serializeCheckpoint(checkpoint))
    if (createFile(folder, name, text)) return checkpoint
  }
  throw Object.assign(new Error(folder), { code: 'no free id' })
}

export interface CheckpointListing {
  /** The oldest checkpoint first, whoever wrote it. */
  readonly ids: readonly string[]
  /** Ids with a mark of the person that somebody was told. */
  readonly acknowledged: ReadonlySet<string>
}

export function listCheckpoints(projectDir: string): CheckpointListing {
  const names = listNames(`${projectDir}/.holdfast/checkpoints`)
  const acknowledged = names
    .filter((name) => name.endsWith('.acknowledged'))
    .map((name) => name.slice(0, -'.acknowledged'.length))
    .filter((id) => isAcknowledged(projectDir, id))
  return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) }
}

/** The checkpoints but those that somebody else wrote, the oldest first; damaged ones are taken for the person's. */
export function listOwnCheckpoints(projectDir: string): string[] {
  return listCheckpoints(projectDir).ids.filter((id) => !isForeignCheckpoint(projectDir, id))
}

export function isForeignCheckpoint(projectDir: string, id: string): boolean {
  const found = readAnyCheckpoint(projectDir, id)
  return 'checkpoint' in found && !found.isOwn
}

/** Marks that a session start reads. An older mark is believed, whoever wrote it: it stands for work long gone. */
const MARKS_READ = 6

/** The ids in the folder, the newest first, and the names of all files: marks are among them. */
function lookForWaiting(projectDir: string) {
  const names = listNames(`${projectDir}/.holdfast/checkpoints`)
  return { ids: listLikelyIds(names).reverse(), names: new Set(names) }
}

/** Checkpoints that may wait for a new session, the newest first. The caller ends the walk: it grows with their number. */
export function* walkWaitingCheckpoints({ projectDir, know }: Call): Generator<string> {
  const { ids, names } = know(lookForWaiting)
  let back = 0
  for (const id of ids) {
    if (parseCheckpointId(id) === null) continue
    const isTold = names.has(`${id}.acknowledged`) && (back >= MARKS_READ || isAcknowledged(projectDir, id))
    if (!isTold) yield id
    back += 1
  }
}

/** Checkpoints without a mark that somebody was told, the oldest first. */
export function listOpenCheckpoints(projectDir: string): string[] {
  const { ids, acknowledged } = listCheckpoints(projectDir)
  return ids.filter((id) => !acknowledged.has(id))
}

export type CheckpointReading = { readonly checkpoint: CheckpointData } | { readonly problem: Problem }

/** A file that is damaged, missing or written by somebody else gives a Problem, and stays in place. */
export function readCheckpoint(projectDir: string, id: string): CheckpointReading {
  const found = readAnyCheckpoint(projectDir, id)
  if ('problem' in found || found.isOwn) return found
  return { problem: { code: 'checkpoint-foreign', path: `.holdfast/checkpoints/${id}-checkpoint.json` } }
}

/** Checkpoints before a changed one that are looked at. */
const MAX_EARLIER = 3

/** The newest intact checkpoint of a session: an earlier one where somebody changed the last. */
export function readLastOf(projectDir: string, sessionId: string, last: string): CheckpointData | null {
  const found = readCheckpoint(projectDir, last)
  if ('checkpoint' in found) return found.checkpoint.sessionId === sessionId ? found.checkpoint : null
  const ids = listCheckpointIds(listNames(`${projectDir}/.holdfast/checkpoints`))
  const before = ids.slice(0, Math.max(0, ids.indexOf(last))).slice(-MAX_EARLIER)
  for (const id of before.reverse()) {
    const earlier = readCheckpoint(projectDir, id)
    if ('checkpoint' in earlier && earlier.checkpoint.sessionId === sessionId) return earlier.checkpoint
  }
  return null
}

/** A checkpoint by id, whoever wrote it: for lists and checks, never for what a session is told. */
export function readAnyCheckpoint(
  projectDir: string,
  id: string,
): { readonly checkpoint: CheckpointData; readonly isOwn: boolean } | { readonly problem: Problem } {
  const path = `.holdfast/checkpoints/${id}-checkpoint.json`
  if (parseCheckpointId(id) === null)
    return { problem: { code: 'checkpoint-damaged', path: id, cause: 'not a checkpoint id' } }
  const file = readTextFile(`${projectDir}/${path}`, MAX_CHECKPOINT_BYTES)
  if ('error' in file) return { problem: { code: 'checkpoint-damaged', path, cause: file.error } }
  try {
    const checkpoint = parseCheckpoint(file.text)
    if (checkpoint.checkpointId === id) return { checkpoint, isOwn: isOwn(projectDir, `checkpoint ${id}`, file.text) }
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

/** Whether the person's own mark says that a checkpoint was told. */
export function isAcknowledged(projectDir: string, id: string): boolean {
  return readMark(projectDir, id) !== null
}

function readMark(projectDir: string, id: string): string | null {
  const file = readTextFile(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, 4096)
  return 'text' in file && isOwn(projectDir, `acknowledged ${id}`, file.text) ? file.text : null
}

/** The time in the mark of a told checkpoint; null without a mark, or without a time in the mark. */
export function readAcknowledgedAt(projectDir: string, id: string): string | null {
  const mark = readMark(projectDir, id)
  return mark === null ? null : stringOf(parseJsonRecord(mark)?.acknowledged_at)
}

/** Whether another session or a person took up a checkpoint after a time. A session's own alert takes up nothing. */
export function wasTakenUp(projectDir: string, id: string, ownSession: string, since: string): boolean {
  const mark = parseJsonRecord(readMark(projectDir, id) ?? '')
  return mark !== null && mark.session_id !== ownSession && (stringOf(mark.acknowledged_at) ?? '') >= since
}

/** Takes back the mark that a session was told a checkpoint at its start, so that the checkpoint waits again. */
export function withdrawMark({ projectDir, forget }: Call, id: string, sessionId: string): void {
  const mark = parseJsonRecord(readMark(projectDir, id) ?? '')
  if (mark?.session_id !== sessionId || mark.channel !== 'session-start') return
  rmSync(`${projectDir}/.holdfast/checkpoints/${id}.acknowledged`, { force: true })
  forget(lookForWaiting)
}

/** An earlier mark of the person stays; a stranger's mark gives way. `sessionId` is null for a person. */
export function acknowledgeCheckpoint(
  projectDir: string,
  id: string,
  mark: { readonly acknowledgedAt: string; readonly sessionId: string | null; readonly channel: string },
): boolean {
  const folder = openStateFolder(projectDir, ['checkpoints'])
  const wire = { acknowledged_at: mark.acknowledgedAt, session_id: mark.sessionId, channel: mark.channel }
  const name = `${id}.acknowledged`
  const text = sealOwn(projectDir, `acknowledged ${id}`, `${JSON.stringify(wire, null, 2)}\n`)
  if (createFile(folder, name, text)) return true
  if (isAcknowledged(projectDir, id)) return false
  replaceFile(folder, name, text)
  return true
}
