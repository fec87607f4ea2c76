import { existsSync } from 'node:fs'
import { type Call, openCall } from '../../base/core/call.ts'
import { findGitRoot, readLine, resolveCommonDir, resolveGitDir } from '../../files/io/git-folder.ts'
import { readText } from '../../files/io/read-text.ts'

/** Git's state of a folder, read from git's own files: no process and no configured program runs. */
export interface GitFacts {
  readonly root: string
  readonly gitDir: string
  readonly branch: string | null
  readonly head: string | null
  /** For a linked worktree, the main repository's `.git` folder. */
  readonly commonDir: string | null
  readonly configDir: string
}

export function readGitFacts(start: string, call: Call = openCall(start)): GitFacts | null {
  const root = call.know(findGitRoot, start)
  if (root === null) return null
  const gitDir = resolveGitDir(root)
  const configDir = resolveCommonDir(gitDir)
  const commonDir = configDir === gitDir ? null : configDir
  const headText = readHead(gitDir)
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText)
  if (ref?.[1] === undefined || ref[2] === undefined) {
    return { root, gitDir, branch: null, head: parseHash(headText), commonDir, configDir }
  }
  const safe = !ref[1].includes('..')
  const own = safe ? parseHash(readLine(`${configDir}/${ref[1]}`)) : null
  const head = own ?? (safe ? findInPacked(readPacked(configDir), ref[1]) : null)
  return { root, gitDir, branch: ref[2], head, commonDir, configDir }
}

/** The line of the file `HEAD`. A repository that keeps its refs in tables has a branch there that nobody can make. */
function readHead(gitDir: string): string {
  const line = readLine(`${gitDir}/HEAD`) ?? ''
  return line === 'ref: refs/heads/.invalid' ? `ref: ${readTabledHead(gitDir) ?? ''}` : line
}

const MAX_TABLE_BYTES = 8 << 20

/** The branch that the tables of git name, the newest first. The record of HEAD says by its type whether one is named. */
function readTabledHead(gitDir: string): string | null {
  for (const name of listTables(gitDir).reverse()) {
    const text = readText(`${gitDir}/reftable/${name}`, MAX_TABLE_BYTES) ?? ''
    if (/\0[!"#]HEAD/.test(text))
      return /\0#HEAD[\s\S]{2,8}?(refs\/heads\/[^\0-\x20\x7f]{1,250})\0/.exec(text)?.[1] ?? null
  }
  return null
}

/** The tables in which a folder of git keeps its refs, the newest last; none where refs are files. */
function listTables(gitDir: string): string[] {
  const isTabled = existsSync(`${gitDir}/reftable`)
  const list = (isTabled ? readText(`${gitDir}/reftable/tables.list`, 64 << 10) : null) ?? ''
  return list.split('\n').filter((name) => /^[\w.-]{1,100}$/.test(name))
}

/** The names of git's tables, which change with every ref; null where refs are files. */
export function readTablesKey(start: string): string | null {
  const folder = findCommonDir(start)
  const tables = folder === null ? [] : listTables(folder)
  return tables.length === 0 ? null : tables.join(' ')
}

/**
 * Whether git itself takes the folder for a repository. Without a folder of objects git would go on to the folders above.
 * The answer would then be about another repository.
 */
export function isRepository({ configDir }: Pick<GitFacts, 'configDir'>): boolean {
  return existsSync(`${configDir}/objects`)
}

/** Commits of refs, read from git's files; null for a ref that does not exist. The whole answer is null without git. */
export function readRefs(start: string, names: readonly string[]): (string | null)[] | null {
  const folder = findCommonDir(start)
  if (folder === null) return null
  const packed = readPacked(folder)
  return names.map((name) => parseHash(readLine(`${folder}/${name}`)) ?? findInPacked(packed, name))
}

/** Whether there is any ref below a folder of refs. Tables may hold one. */
export function hasRefsBelow(start: string, prefix: string): boolean {
  const folder = findCommonDir(start)
  if (folder === null) return false
  return (
    existsSync(`${folder}/${prefix}`) || readPacked(folder).includes(` ${prefix}/`) || listTables(folder).length > 0
  )
}

function findCommonDir(start: string): string | null {
  const root = findGitRoot(start)
  return root === null ? null : resolveCommonDir(resolveGitDir(root))
}

const readPacked = (folder: string): string => readText(`${folder}/packed-refs`, 8 << 20) ?? ''

function findInPacked(text: string, ref: string): string | null {
  const end = text.indexOf(` ${ref}\n`)
  return end < 40 ? null : parseHash(text.slice(text.lastIndexOf('\n', end) + 1, end))
}

function parseHash(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{40,64}$/.test(text) ? text : null
}
