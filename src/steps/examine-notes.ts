import { checkNotes, type NotesFacts } from '../core/doctor/check-notes.ts'
import type { Finding } from '../core/doctor/finding.ts'
import { parseVersion } from '../core/doctor/versions.ts'
import { isFile } from '../io/bundle-files.ts'
import { hasRefsBelow } from '../io/git.ts'
import { runGit } from '../io/git-command.ts'
import { findGitRoot } from '../io/git-root.ts'
import { NOTES_PREFIX, readNotesState } from '../io/note-reader.ts'
import { TRACKING_PREFIX } from '../io/note-sync.ts'
import { hasNotesConfig } from '../io/notes-config.ts'

/** Whether git keeps memories, carries them along, and has what the remotes had. */
export function examineNotes(
  root: string,
  isDropIn: boolean,
): { readonly findings: readonly Finding[]; readonly summary: string } {
  const isRepository = findGitRoot(root) !== null
  const asked = isRepository ? runGit(root, ['--version']) : null
  const gitVersion = asked?.code === 0 ? parseVersion(asked.stdout.toString('utf8')) : null
  const isThere = isRepository && gitVersion !== null
  const facts: NotesFacts = {
    isRepository,
    gitVersion,
    isConfigured: isThere && hasNotesConfig(root),
    hasNotes: isThere && hasRefsBelow(root, NOTES_PREFIX.slice(0, -1)),
    isDropIn,
    ...(isThere ? readRefs(root) : { readError: null, isMerging: false, unsent: [] }),
  }
  const git = isThere ? `git ${gitVersion}` : isRepository ? 'no git' : 'no git repository'
  return { findings: checkNotes(facts), summary: `${git}${facts.isConfigured ? ', notes are carried along' : ''}` }
}

function readRefs(root: string): Pick<NotesFacts, 'readError' | 'isMerging' | 'unsent'> {
  const state = readNotesState(root)
  if ('error' in state) return { readError: state.error, isMerging: false, unsent: [] }
  const folder = runGit(root, ['rev-parse', '--absolute-git-dir']).stdout.toString('utf8').trim()
  const isMerging = folder !== '' && isFile(`${folder}/NOTES_MERGE_REF`)
  return { readError: null, isMerging, unsent: listUnsent(root, state.tips) }
}

/** Only where there was a sync before: who keeps memories to themselves is not to be told of a remote. */
function listUnsent(root: string, tips: ReadonlyMap<string, string>): string[] {
  const answer = runGit(root, ['for-each-ref', '--format=%(refname) %(objectname)', TRACKING_PREFIX])
  const known = new Map<string, Map<string, string>>()
  for (const line of answer.stdout.toString('utf8').split('\n')) {
    const [, remote, namespace, id] = /^refs\/holdfast\/remotes\/(.+)\/([a-z]+) ([0-9a-f]{40,64})$/.exec(line) ?? []
    if (remote === undefined || namespace === undefined || id === undefined) continue
    known.set(remote, (known.get(remote) ?? new Map<string, string>()).set(namespace, id))
  }
  return [...known].flatMap(([remote, theirs]) => {
    const names = new Set([...tips.keys(), ...theirs.keys()])
    return [...names].filter((name) => tips.get(name) !== theirs.get(name)).map((name) => `${remote}/${name}`)
  })
}
