import { describeGitFailure, type Fault, runGit } from './git-command.ts'

/**
 * A repository's own settings, as git reads them. Git follows included files, the settings of the worktree and the target
 * of a `.git` file. A person's own settings are left out.
 */
export function readOwnSettings(folder: string): readonly (readonly [name: string, value: string])[] | Fault {
  const answer = runGit(folder, ['config', '--list', '-z', '--show-scope'])
  if (answer.code !== 0) return { fault: describeGitFailure(answer) }
  const fields = answer.stdout.toString('utf8').split('\0')
  return fields.flatMap((scope, at) => {
    if (at % 2 === 1 || (scope !== 'local' && scope !== 'worktree')) return []
    const [, name = '', value = ''] = /^([^\n]*)\n?(.*)$/s.exec(fields[at + 1] ?? '') ?? []
    return [[name, value] as const]
  })
}

export function listPrograms(folder: string, names: RegExp): string[] | null {
  const settings = readOwnSettings(folder)
  return 'fault' in settings ? null : [...new Set(settings.map(([name]) => name))].filter((name) => names.test(name))
}
