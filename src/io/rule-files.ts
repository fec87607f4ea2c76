import { readdirSync } from 'node:fs'
import { makeGlobTest } from './path-patterns.ts'
import { readTextFile } from './read-text.ts'
import { MAX_WATCHED } from './rule-stamp.ts'

const MAX_RULE_BYTES = 256 << 10
const MAX_DEPTH = 8
const MAX_FILES = 300
const SKIPPED = new Set(['.git', '.holdfast', 'node_modules'])

export interface RuleListing {
  /** Paths of the files that match, relative to the project, sorted. */
  readonly files: readonly string[]
  /** What tells a change: those files, the folders looked into, and the places where one of them may appear. */
  readonly watched: readonly string[]
  /** Whether there were more files or folders than are looked at. */
  readonly isCut: boolean
}

/** Lists the files of a project that match the patterns. Folders that are symlinks are not entered; files may be. */
export function listRuleFiles(projectDir: string, patterns: readonly string[]): RuleListing {
  const files = new Set<string>()
  const folders = new Set<string>()
  let isCut = false
  const isFull = () => folders.size + files.size >= MAX_WATCHED
  const addFile = (path: string) => {
    if (isFull() || files.size >= MAX_FILES) isCut = true
    else files.add(path)
  }
  const tests = patterns.map(makeGlobTest)
  const walk = (folder: string, depth: number) => {
    if (folders.has(folder)) return
    if (depth > MAX_DEPTH || isFull()) {
      isCut = true
      return
    }
    folders.add(folder)
    for (const entry of listEntries(`${projectDir}/${folder}`)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) {
        if (tests.some((matches) => matches(path))) addFile(path)
      } else if (!SKIPPED.has(entry.name)) walk(path, depth + 1)
    }
  }
  for (const pattern of patterns) {
    const base = findBase(pattern)
    if (base === pattern) addFile(pattern)
    else walk(base, 0)
  }
  return { files: [...files].sort(), watched: [...folders, ...files].sort(), isCut }
}

/** The folders before the first wildcard; a pattern without one is a file. */
function findBase(pattern: string): string {
  const parts = pattern.split('/')
  const first = parts.findIndex((part) => /[*?[{(!]/.test(part))
  return first === -1 ? pattern : parts.slice(0, first).join('/')
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

/** The text of a rule file; empty when there is none of a sensible size. */
export function readRuleFile(projectDir: string, path: string): string {
  const file = readTextFile(`${projectDir}/${path}`, MAX_RULE_BYTES, true)
  return 'text' in file ? file.text : ''
}
