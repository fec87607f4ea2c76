import { askGit } from './git-command.ts'

/**
 * Names of a repository's own settings that match, as git reads them. Git follows included files, the settings of the
 * worktree and the target of a `.git` file. A person's own settings are left out. Null when git fails.
 */
export function listPrograms(folder: string, names: RegExp): string[] | null {
  const fields = askGit(folder, ['config', '--list', '-z', '--show-scope'])?.split('\0')
  if (fields === undefined) return null
  const found = new Set<string>()
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const scope = fields[index]
    const [name = ''] = (fields[index + 1] ?? '').split('\n')
    if ((scope === 'local' || scope === 'worktree') && names.test(name)) found.add(name)
  }
  return [...found]
}
