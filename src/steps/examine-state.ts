import { checkState } from '../core/doctor/check-state.ts'
import type { Finding } from '../core/doctor/finding.ts'
import { parseEvent } from '../core/journal/event.ts'
import { listCheckpoints, readCheckpoint } from '../io/checkpoint-store.ts'
import { runGit } from '../io/git-command.ts'
import { findGitRoot } from '../io/git-root.ts'
import { listJournalFiles, measureJournal } from '../io/journal-store.ts'
import { findHome } from '../io/own-places.ts'
import { listSessions } from '../io/session-list.ts'
import { readSessionState } from '../io/session-store.ts'
import { endsWithLineBreak, scanState } from '../io/state-scan.ts'
import { listUnreadableTranscripts } from '../io/transcript-list.ts'
import { walkTranscript } from '../io/transcript-tail.ts'
import { findLeftovers } from './clear-leftovers.ts'

/** The newest ones are those that matter; a project may have thousands. */
const MAX_LOOKED_AT = 200

export interface StateReport {
  readonly findings: readonly Finding[]
  readonly summary: string
}

/** Whether what holdfast keeps can be written and read, and stays out of the repository. */
export function examineState(root: string): StateReport {
  const scan = scanState(root)
  const isFolder = scan.isReadable
  const isOpen = (name: string) => isFolder && scan.blocked.every(({ path }) => path !== `.holdfast/${name}`)
  const sessions = isOpen('sessions') ? listSessions(root) : []
  const checkpoints = isOpen('checkpoints') ? listCheckpoints(root).ids : []
  const findings = checkState({
    ...scan,
    leftovers: findLeftovers(root).map((left) => ({ ...left, path: left.path.slice(root.length + 1) })),
    ...(isFolder ? askGit(root) : { committed: [], isUnignored: false }),
    journalBytes: isFolder ? measureWholeJournal(root) : 0,
    damagedLines: isOpen('events.jsonl') ? countDamagedLines(`${root}/.holdfast/events.jsonl`) : 0,
    damagedSessions: sessions.slice(-MAX_LOOKED_AT).filter((id) => readSessionState(root, id).problem !== null),
    damagedCheckpoints: checkpoints.slice(-MAX_LOOKED_AT).filter((id) => 'problem' in readCheckpoint(root, id)),
    hasHome: findHome() !== null,
    unreadableTranscripts: listUnreadableTranscripts(root),
  })
  return { findings, summary: `sessions: ${sessions.length}, checkpoints: ${checkpoints.length}` }
}

function measureWholeJournal(root: string): number {
  return listJournalFiles(root).reduce((sum, { bytes }) => sum + bytes, measureJournal(root))
}

/** Lines that are no events. The newest may be being written, as long as no line break ends it. */
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

function askGit(root: string): { readonly committed: readonly string[]; readonly isUnignored: boolean } {
  const nothing = { committed: [], isUnignored: false }
  if (findGitRoot(root) === null) return nothing
  const tracked = runGit(root, ['ls-files', '-z', '--', '.holdfast'])
  if (tracked.code !== 0) return nothing
  const committed = tracked.stdout.toString('utf8').split('\0').filter(isState)
  const others = runGit(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.holdfast'])
  const open = others.stdout.toString('utf8').split('\0').filter(isState)
  return { committed, isUnignored: open.length > 0 }
}

/** The configuration is shared, and the file that keeps the rest out. */
function isState(name: string): boolean {
  return name !== '' && !/^\.holdfast\/(?:config\.toml|\.gitignore)$/.test(name)
}
