import type { GitKind } from '../../syntax/core/effects.ts'
import { runGit } from './git-command.ts'

/** A verdict waits for this. */
const GIT_MS = 1_000

const OPTIONS: Readonly<Record<GitKind, readonly string[]>> = {
  tracked: ['--cached'],
  new: ['--others', '--exclude-standard'],
  untracked: ['--others'],
}

/** Whether a file or folder of a work tree holds a file of that kind. Null stands for a git without an answer. */
export function holdsFiles(folder: string, path: string, kind: GitKind): boolean | null {
  const { code, stdout } = runGit(folder, ['ls-files', '-z', ...OPTIONS[kind], '--', path], {
    timeoutMs: GIT_MS,
    variables: { GIT_LITERAL_PATHSPECS: '1' },
  })
  return code === 0 ? stdout.length > 0 : null
}
