import { existsSync, realpathSync } from 'node:fs'
import { decode } from '../../files/io/decode.ts'
import { findGitRoot } from '../../files/io/git-root.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { askGit, describeGitFailure, runGit } from '../../git/io/git-command.ts'
import { isRepository, readGitFacts } from '../../git/io/git-facts.ts'
import { readHarmlessFilters } from '../../git/io/harmless-filters.ts'
import { addHidden, type Changes, parseStatus } from '../core/status-changes.ts'
import { readHidden } from './read-hidden.ts'

/** A call waits this long for git to compare the files: a client stops a hook after five seconds. */
const STATUS_MS = 2_500
const MAX_STATUS_BYTES = 64 << 20

/** The work trees of submodules are not compared: git would start another git there, with their own settings. */
const STATUS = [
  ...'status --porcelain=v2 -z --branch --no-ahead-behind --untracked-files=all --no-renames'.split(' '),
  '--ignore-submodules=dirty',
]

type Reading = Changes | { readonly fault: string }

/** As `readOwnChanges`, with the submodules that have files: naming them can take a second process of git. */
export function readChanges(root: string, timeoutMs = STATUS_MS): Reading {
  const changes = readOwnChanges(root, timeoutMs)
  if ('fault' in changes) return changes
  const nested = [...(changes.nested ?? []), ...listSubmodules(changes.root)]
  return { ...changes, nested: [...new Set(nested)] }
}

/**
 * Reads everything in a work tree that git would not bring back. No program of the repository runs, and the index stays
 * untouched. Files that are gone count as unsaved.
 */
export function readOwnChanges(root: string, timeoutMs: number): Reading {
  try {
    const place = realpathSync.native(root)
    if (findGitRoot(place) !== place) return { fault: 'no work tree of git begins there' }
    const facts = readGitFacts(place)
    if (facts === null || !isRepository(facts)) return { fault: 'no work tree of git begins there' }
    const filters = readHarmlessFilters(facts)
    if ('fault' in filters) return filters
    const options = { timeoutMs, maxBytes: MAX_STATUS_BYTES }
    const answer = runGit(place, [...filters.settings, ...STATUS], options)
    if (answer.code !== 0) return { fault: describeGitFailure(answer) }
    const text = decode(answer.stdout)
    if (text === null) return { fault: 'a changed file has a name that is not UTF-8' }
    const changes = parseStatus(text)
    if (changes === null) return { fault: 'git answered in an unknown form' }
    const hidden = readHidden(facts, filters.settings, timeoutMs)
    return { root: place, ...changes, files: hidden.length === 0 ? changes.files : addHidden(changes.files, hidden) }
  } catch (error) {
    return { fault: errorCode(error) }
  }
}

function listSubmodules(root: string): string[] {
  if (!existsSync(`${root}/.gitmodules`)) return []
  const text = askGit(root, ['ls-files', '--stage', '-z'], { maxBytes: MAX_STATUS_BYTES }) ?? ''
  return text
    .split('\0')
    .flatMap((line) => (line.startsWith('160000 ') ? [line.slice(line.indexOf('\t') + 1)] : []))
    .filter((path) => existsSync(`${root}/${path}/.git`))
}
