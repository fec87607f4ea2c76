import type { GitKind } from '../../command/core/effects.ts'
import { askGit } from './git-command.ts'

/** A verdict waits for this. */
const GIT_MS = 1_000
/** Longer lists say no more than the folder does. */
const MAX_BYTES = 1 << 20

const OPTIONS: Readonly<Record<GitKind, readonly string[]>> = {
  tracked: ['--cached'],
  new: ['--others', '--exclude-standard'],
  untracked: ['--others'],
  ignored: ['--others', '--ignored', '--exclude-standard'],
}

/** Files of that kind at or below a path of a work tree, as paths from the folder. Null stands for a git without an answer. */
export function listOfKind(
  folder: string,
  { path, kind, more = [] }: { readonly path: string; readonly kind: GitKind; readonly more?: readonly string[] },
): readonly string[] | null {
  const text = askGit(folder, ['ls-files', '-z', ...OPTIONS[kind], ...more, '--', path], {
    timeoutMs: GIT_MS,
    maxBytes: MAX_BYTES,
    variables: { GIT_LITERAL_PATHSPECS: '1' },
  })
  return text === null ? null : text.split('\0').filter((name) => name !== '')
}
