import { createHash } from 'node:crypto'
import { readTextFile } from '../../files/io/read-text.ts'
import { askGit, runGit } from './git-command.ts'

/** A bundle of ours is below a megabyte and a half. */
const MAX_BYTES = 8 << 20

/** A rule by which git leaves a path out of commits. `source` is the file of the rule, from the top of the repository. */
export interface IgnoreRule {
  readonly source: string
  readonly line: string
  readonly pattern: string
}

/**
 * The rules that leave out untracked paths below a folder, by path. Rules of the repository, of `.git/info/exclude` and
 * of the person's own excludes file count. Null stands for a git without an answer.
 */
export function findIgnoreRules(folder: string, paths: readonly string[]): ReadonlyMap<string, IgnoreRule> | null {
  const { code, stdout } = runGit(folder, ['check-ignore', '-v', '-z', '--stdin'], { input: `${paths.join('\0')}\0` })
  // Git ends with 1 when it ignores no path.
  if (code !== 0 && code !== 1) return null
  const fields = stdout.toString('utf8').split('\0')
  const rules = new Map<string, IgnoreRule>()
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source = '', line = '', pattern = '', path = ''] = fields.slice(at, at + 4)
    // A rule with a "!" takes the path in again.
    if (!pattern.startsWith('!')) rules.set(path, { source, line, pattern })
  }
  return rules
}

/**
 * Files below a folder that a clone of the newest commit lacks, or has with another text. Line ends do not count: git may
 * convert them. Null stands for a git without an answer, and for a repository without a commit.
 */
export function findUncommitted(folder: string, paths: readonly string[]): string[] | null {
  const rows = askGit(folder, ['ls-tree', '-r', '-z', 'HEAD', '--', ...paths])?.split('\0')
  if (rows === undefined) return null
  const objects = new Map(
    rows.map((row) => {
      const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? []
      return [path, object]
    }),
  )
  return paths.filter((path) => {
    const file = readTextFile(`${folder}/${path}`, MAX_BYTES)
    const object = objects.get(path)
    if (object === undefined) return 'text' in file
    return 'text' in file && !nameBlobs(file.text, object.length).includes(object)
  })
}

function nameBlobs(text: string, length: number): string[] {
  return [text, text.replaceAll('\r\n', '\n')].map((content) => {
    const hash = createHash(length === 64 ? 'sha256' : 'sha1')
    return hash.update(`blob ${Buffer.byteLength(content)}\0${content}`).digest('hex')
  })
}

export function readCommitted(folder: string, path: string): string | null {
  return askGit(folder, ['cat-file', 'blob', `HEAD:./${path}`])
}
