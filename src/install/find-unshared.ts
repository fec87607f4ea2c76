import { listParents } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { findIgnoreRules, type IgnoreRule } from '../git/io/clone-view.ts'
import { BUNDLES } from './place-bundles.ts'

export type Unshared = NonNullable<ReturnType<typeof findUnshared>>

/** Null for a project in no repository, for complete files, and for a git without an answer. Paths are relative. */
export function findUnshared(root: string, folder: string, registration: string) {
  if (findGitRoot(root) === null) return null
  const bundles = BUNDLES.map((name) => `${folder}/dist/${name}`)
  const files = [...bundles, registration]
  const parents = [...new Set(files.flatMap(listParents))]
  const rules = findIgnoreRules(root, ['.', ...parents, ...files])
  const left = files.filter((path) => rules?.has(path) === true)
  if (rules === null || left.length === 0) return null
  const found = left.flatMap((path) => rules.get(path) ?? [])
  const tops = left.map((path) => [...listParents(path), path].find((name) => rules.has(name)) ?? path)
  const isBeyondHelp = rules.has('.') || found.some((rule) => standsBelow(rule, folder))
  return {
    /** True when git leaves out bundles, without which a clone has no hooks. */
    lacksBundles: bundles.some((path) => rules.has(path)),
    /** True when git leaves out the registration too, so that a clone does not look for the bundles. */
    lacksRegistration: rules.has(registration),
    /** The rules in words, each as `.gitignore:3 "dist/"`. */
    rules: [...new Set(found.map(({ source, line, pattern }) => `${source}:${line} "${pattern}"`))],
    /** Lines for the `.gitignore` of the project that take the files in again; none where no such line would help. */
    lines: isBeyondHelp ? [] : [...new Set(tops.map((path) => `!/${path}${files.includes(path) ? '' : '/'}`))],
  }
}

/** Whether a rule stands in the client's folder, where it is stronger than any line of the project's own file. */
function standsBelow({ source }: IgnoreRule, folder: string): boolean {
  return source.includes(`${folder.slice(0, folder.indexOf('/'))}/`) && source.endsWith('.gitignore')
}

export function describeUnshared({ lacksRegistration, lacksBundles, rules }: Unshared): string {
  const what = !lacksBundles ? 'the registration' : lacksRegistration ? 'bundles and registration' : 'bundles'
  return `git leaves ${what} out of commits: ${rules.slice(0, 3).join(', ')}`
}

export function describeSharing({ lines, rules }: Unshared): string {
  return lines.length === 0 ? `take out ${rules[0]}` : `add to .gitignore: ${lines.join(' and ')}`
}
