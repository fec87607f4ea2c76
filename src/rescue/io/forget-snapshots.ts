import { lstatSync } from 'node:fs'
import { isSafeName } from '../../base/core/safe-name.ts'
import { isRunningElsewhere } from '../../sessions/io/running-session.ts'
import { readSessionState } from '../../sessions/io/session-store.ts'
import { DAY_MS, planForgetting } from '../core/plan-forgetting.ts'
import type { Snapshot } from '../core/snapshot-record.ts'
import { removeSnapshots } from './snapshot-store.ts'

/** A failure harms nobody: the next snapshot tries again. */
export function forgetSnapshots(
  root: string,
  snapshots: readonly Snapshot[],
  newest: Pick<Snapshot, 'id' | 'time' | 'session' | 'bytes'>,
): void {
  const nowMs = Date.parse(newest.time)
  const isLiving = (session: string) => [root, ...snapshots.map((known) => known.root)].some(livesIn(session, nowMs))
  const ids = new Set(planForgetting([...snapshots, newest], isLiving, { nowMs }))
  removeSnapshots(
    root,
    snapshots.filter(({ id }) => ids.has(id)),
  )
}

/** Whether a session's client runs, or the session wrote its state within a day. */
const livesIn = (session: string, nowMs: number) => (root: string) => {
  if (!isSafeName(session)) return false
  const stat = lstatSync(`${root}/.holdfast/sessions/${session}`, { throwIfNoEntry: false })
  if (stat?.isDirectory() !== true) return false
  const { state, problem } = readSessionState(root, session)
  return problem !== null || isRunningElsewhere(root, session, state) || nowMs - stat.mtimeMs < DAY_MS
}
