import type { Call } from '../base/core/call.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import type { SnapshotRequest } from './io/take-snapshot.ts'

/** The session, and the words that `rewind --list` shows. */
type Moment = Pick<SnapshotRequest, 'session' | 'command'>

/**
 * Keeps the files of a moment as a snapshot, for a checkpoint that is about to be saved. Null without git, with the
 * guard `loss` switched off, and where no snapshot can be taken. A checkpoint is worth more than its files.
 */
export async function keepFiles(call: Call, config: Config, moment: Moment): Promise<string | null> {
  if (config['guardrails.modes.loss'] === 'off') return null
  const found = call.know(findGitRoot)
  if (found === null) return null
  const { keepTree } = await import('./keep-tree.ts')
  return keepTree(call, found, { ...moment, time: readClock().toISOString() })
}
