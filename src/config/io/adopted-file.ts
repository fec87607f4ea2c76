import { existsSync } from 'node:fs'
import { resolveCommonDir, resolveGitDir } from '../../files/io/git-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'

/** The folder in git's own, and the names of the files about an adopted policy. */
export const OWN_FOLDER = 'holdfast'
export const ADOPTED_FILE = 'adopted.json'
export const ASKED_FILE = 'adopted-asked'
const MAX_RECORD_BYTES = 256 << 10

/**
 * The folder that holds the record of an adopted policy. Git's own folder outlives branches, `git clean` and a renamed
 * repository, and serves all worktrees. Outside git the folder of the state serves.
 */
export function findAdoptionFolder(projectDir: string, gitRoot: string | null): string {
  if (gitRoot === null) return `${projectDir}/.holdfast`
  const gitDir = `${gitRoot}/.git`
  // The file `HEAD` tells git's folder from the file of a worktree.
  return `${existsSync(`${gitDir}/HEAD`) ? gitDir : resolveCommonDir(resolveGitDir(gitRoot))}/${OWN_FOLDER}`
}

export type AdoptedSource = NonNullable<ReturnType<typeof readAdopted>>

/** A record of adopted policies, unparsed and not yet proven, with the project's path below the git root. */
export function readAdopted(projectDir: string, gitRoot: string | null) {
  const path = `${findAdoptionFolder(projectDir, gitRoot)}/${ADOPTED_FILE}`
  const file = readTextFile(path, MAX_RECORD_BYTES)
  if ('error' in file) return null
  return { path, text: file.text, projectDir, project: nameProject(projectDir, gitRoot) }
}

export function nameProject(projectDir: string, gitRoot: string | null): string {
  return gitRoot === null ? '' : projectDir.slice(gitRoot.length + 1)
}
