import { listEntries } from '../../files/io/list-folder.ts'
import { makeGlobTest } from '../../files/io/path-patterns.ts'
import { readPersonText } from '../../files/io/read-text.ts'
import { MAX_WATCHED } from './rule-stamp.ts'

const MAX_RULE_BYTES = 256 << 10
const MAX_DEPTH = 8
const MAX_FILES = 300
const SKIPPED = new Set(['.git', '.holdfast', 'node_modules'])

/**
 * No symlinked folder is entered. fast-glob would cost every silent prompt 1.8 M instructions. `watched` has places of
 * future files too; `isCut`: over the limits.
 */
export function listRuleFiles(projectDir: string, patterns: readonly string[]) {
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
    for (const entry of listEntries(`${projectDir}/${folder}`, 'is empty')) {
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

/** Folders before the first wildcard; a pattern without a wildcard is a file. */
function findBase(pattern: string): string {
  const parts = pattern.split('/')
  const first = parts.findIndex((part) => /[*?[{(!]/.test(part))
  return first === -1 ? pattern : parts.slice(0, first).join('/')
}

export function readRuleFile(projectDir: string, path: string): string {
  const file = readPersonText(`${projectDir}/${path}`, MAX_RULE_BYTES, true)
  return 'text' in file ? file.text : ''
}
