import { createFinding, type Finding } from '../base/core/finding.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { askGit, describeGitFailure, runGit } from '../git/io/git-command.ts'
import { hasRefsBelow } from '../git/io/git-facts.ts'
import { parseVersion } from '../host/core/versions.ts'
import { isFile } from '../install/io/bundle-files.ts'
import { isOwnFile, readMemoryFiles, readProof } from '../memory/io/memory-files.ts'
import { NOTES_PREFIX, readNotesState } from '../memory/io/note-reader.ts'
import { hasNotesConfig, listUnsent } from '../memory/io/notes-config.ts'
import { countStrangeWaiting, WAITING_ROOMS } from '../memory/io/pending-memories.ts'
import { checkNotes, type NotesFacts } from './core/check-notes.ts'

export function examineNotes(root: string, isDropIn: boolean) {
  const isRepository = findGitRoot(root) !== null
  const answer = isRepository ? runGit(root, ['--version']) : null
  const gitVersion = parseVersion(answer?.stdout.toString('utf8') ?? '')
  const isThere = isRepository && gitVersion !== null
  const facts: NotesFacts = {
    isRepository,
    gitVersion,
    gitFault: answer === null ? 'no git repository' : describeGitFailure(answer),
    isConfigured: isThere && hasNotesConfig(root),
    hasNotes: isThere && hasRefsBelow(root, NOTES_PREFIX.slice(0, -1)),
    isDropIn,
    ...(isThere ? readRefs(root) : { readError: null, isMerging: false, unsent: [] }),
  }
  const git = isThere ? `git ${gitVersion}` : facts.gitFault
  return {
    findings: [...checkNotes(facts), ...findStrange(root)],
    summary: `${git}${facts.isConfigured ? ', notes are carried along' : ''}`,
  }
}

/** Finds memories in the state folder that somebody else wrote, or an earlier version of holdfast. */
function findStrange(root: string): Finding[] {
  const { files } = readMemoryFiles(root)
  const proves = readProof(root)
  const places: (readonly [string, number])[] = [
    ['notes', files.filter((file) => !isOwnFile(file, proves)).length],
    ...WAITING_ROOMS.map((room) => [room, countStrangeWaiting(root, room)] as const),
  ]
  return places
    .filter(([, count]) => count > 0)
    .map(([name, count]) => createFinding('memories-strange', `.holdfast/memory/${name}: ${count}`))
}

function readRefs(root: string): Pick<NotesFacts, 'readError' | 'isMerging' | 'unsent'> {
  const state = readNotesState(root)
  if ('error' in state) return { readError: state.error, isMerging: false, unsent: [] }
  const folder = askGit(root, ['rev-parse', '--absolute-git-dir'])?.trim() ?? ''
  const isMerging = folder !== '' && isFile(`${folder}/NOTES_MERGE_REF`)
  return { readError: null, isMerging, unsent: listUnsent(root, state.tips) }
}
