import { resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'

/** The root of the linked work tree around a folder, when it belongs to the project's repository. */
export function findLinkedTree(projectDir: string, cwd: string): string | null {
  const facts = readGitFacts(cwd)
  if (facts?.commonDir === undefined || facts.commonDir === null) return null
  const own = readGitFacts(projectDir)
  const ownDir = own?.commonDir ?? (own === null ? null : `${own.root}/.git`)
  const isOwn = ownDir !== null && resolveRealPath(ownDir) === resolveRealPath(facts.commonDir)
  return isOwn ? resolveRealPath(facts.root) : null
}
