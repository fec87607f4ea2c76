import { findHome } from '../../files/io/own-places.ts'
import { askGit } from './git-command.ts'

/**
 * Path of a folder below the top of its repository, as git sees both. The path is empty outside a repository, too. A
 * registration in the home is for all projects, so the home has no such path.
 */
export function findPrefix(folder: string): string {
  const prefix = folder === findHome() ? null : askGit(folder, ['rev-parse', '--show-prefix'])
  return prefix?.replace(/\/?\n$/, '') ?? ''
}
