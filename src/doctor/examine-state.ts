import { findKeyFault } from '../author/io/check-person-key.ts'
import { findLeftovers } from '../files/clear-leftovers.ts'
import { describePath } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { findHome } from '../files/io/own-places.ts'
import { askGit } from '../git/io/git-command.ts'
import { parseEvent } from '../sessions/core/event.ts'
import { listJournalFiles, measureJournal } from '../sessions/io/journal-store.ts'
import { listSessions } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { listUnreadableTranscripts } from '../sessions/io/transcript-list.ts'
import { walkTranscript } from '../sessions/io/transcript-tail.ts'
import { isForeignCheckpoint, listCheckpoints, readAnyCheckpoint } from '../work/io/checkpoint-store.ts'
import { checkState } from './core/check-state.ts'
import { endsWithLineBreak, scanState } from './io/state-scan.ts'

/** Limit of sessions and checkpoints examined, newest first: a project may have thousands. */
const MAX_LOOKED_AT = 200

export function examineState(root: string) {
  const scan = scanState(root)
  const isFolder = scan.isReadable
  const isOpen = (name: string) => isFolder && scan.blocked.every(({ path }) => path !== `.holdfast/${name}`)
  const sessions = isOpen('sessions') ? listSessions(root) : []
  const checkpoints = isOpen('checkpoints') ? listCheckpoints(root).ids : []
  const newest = sessions.slice(-MAX_LOOKED_AT)
  const newestCheckpoints = checkpoints.slice(-MAX_LOOKED_AT)
  const findings = checkState({
    ...scan,
    leftovers: findLeftovers(root).map((left) => ({ ...left, path: describePath(left.path, root) })),
    ...(isFolder ? lookAtGit(root) : { committed: [], isUnignored: false }),
    journalBytes: isFolder ? listJournalFiles(root).reduce((sum, { bytes }) => sum + bytes, measureJournal(root)) : 0,
    damagedLines: isOpen('events.jsonl') ? countDamagedLines(`${root}/.holdfast/events.jsonl`) : 0,
    damagedSessions: newest.filter((id) => readSessionState(root, id).problem !== null),
    damagedCheckpoints: newestCheckpoints.filter((id) => 'problem' in readAnyCheckpoint(root, id)),
    foreignSessions: newest.filter((id) => readSessionState(root, id).isForeign === true).length,
    foreignCheckpoints: newestCheckpoints.filter((id) => isForeignCheckpoint(root, id)).length,
    keyFault: findKeyFault(root),
    hasHome: findHome() !== null,
    unreadableTranscripts: listUnreadableTranscripts(root),
  })
  return { findings, summary: `sessions: ${sessions.length}, checkpoints: ${checkpoints.length}` }
}

/** A newest line without a line break may still be growing, so that line does not count. */
function countDamagedLines(path: string): number {
  let damaged = 0
  let isNewest = !endsWithLineBreak(path)
  walkTranscript(path, (line) => {
    if (parseEvent(line.read()) === null && (line.isWhole || !isNewest)) damaged += 1
    isNewest = false
    return false
  })
  return damaged
}

function lookAtGit(root: string): { readonly committed: readonly string[]; readonly isUnignored: boolean } {
  const nothing = { committed: [], isUnignored: false }
  if (findGitRoot(root) === null) return nothing
  const tracked = askGit(root, ['ls-files', '-z', '--', '.holdfast'])
  if (tracked === null) return nothing
  const others = askGit(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.holdfast']) ?? ''
  return { committed: tracked.split('\0').filter(isState), isUnignored: others.split('\0').some(isState) }
}

/** True for files of the state. The configuration is shared in git, like the `.gitignore` that keeps the state out. */
const isState = (name: string): boolean => name !== '' && !/^\.holdfast\/(?:config\.toml|\.gitignore)$/.test(name)
