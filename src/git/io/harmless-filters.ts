import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { attempt } from '../../base/core/attempt.ts'
import { describeGitFailure, runGit } from './git-command.ts'
import type { GitFacts } from './git-facts.ts'
import { mayHaveRiskySettings } from './risky-settings.ts'

/**
 * Settings that switch off the filters which the repository's own configuration names; filters of the person stay.
 * Another work tree in the configuration is a fault, and so is a filter whose name no setting can hold.
 */
export function readHarmlessFilters(
  facts: GitFacts,
): { readonly settings: readonly string[] } | { readonly fault: string } {
  if (!mayHaveRiskySettings(facts)) return { settings: [] }
  const { root, gitDir } = facts
  const answer = runGit(root, ['config', '--list', '-z', '--show-scope'])
  if (answer.code !== 0) return { fault: describeGitFailure(answer) }
  const fields = answer.stdout.toString('utf8').split('\0')
  const names = new Set<string>()
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const scope = fields[index]
    if (scope !== 'local' && scope !== 'worktree') continue
    const [, key = '', value = ''] = /^([^\n]*)\n?(.*)$/s.exec(fields[index + 1] ?? '') ?? []
    if (key === 'core.worktree' && !isSame(resolve(gitDir, value), root))
      return { fault: 'the repository names another work tree' }
    const filter = /^filter\.(.*)\.(?:clean|smudge|process)$/s.exec(key)?.[1]
    if (filter === undefined) continue
    if (/[=\n]/.test(filter)) return { fault: 'a filter of the repository has a name that git cannot switch off' }
    names.add(filter)
  }
  const off = (name: string) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.${name}.${setting}`])
  return { settings: [...names].flatMap(off) }
}

const isSame = (path: string, root: string): boolean => attempt(() => realpathSync.native(path) === root, false)
