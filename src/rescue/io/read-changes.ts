import { existsSync } from 'node:fs'
import { decode } from '../../files/io/decode.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { addHidden, type Changes, parseStatus } from '../../git/core/status-changes.ts'
import { askGit } from '../../git/io/git-command.ts'
import { askTreeStatus } from '../../git/io/tree-status.ts'
import { readHidden } from './read-hidden.ts'

/** A call waits this long for git to compare the files: a client stops a hook after five seconds. */
const STATUS_MS = 2_500
const MAX_NAMES_BYTES = 64 << 20

type Reading = Changes | { readonly fault: string }

/** As `readOwnChanges`, with the submodules that have files: naming them can take a second process of git. */
export function readChanges(root: string, timeoutMs = STATUS_MS): Reading {
  const changes = readOwnChanges(root, timeoutMs)
  if ('fault' in changes) return changes
  const nested = [...(changes.nested ?? []), ...listSubmodules(changes.root)]
  return { ...changes, nested: [...new Set(nested)] }
}

/** As `describeChanges`, asked of git anew. */
export const readOwnChanges = (root: string, timeoutMs: number): Reading =>
  describeChanges(askTreeStatus(root, timeoutMs), timeoutMs)

/**
 * Describes everything in a work tree that git would not bring back. Files that are gone count as unsaved.
 *
 * @param timeoutMs For git to list and hash the files that it was told not to look at.
 */
export function describeChanges(status: ReturnType<typeof askTreeStatus>, timeoutMs: number): Reading {
  if ('fault' in status) return status
  const { facts, settings, output } = status
  try {
    const text = decode(output)
    if (text === null) return { fault: 'a changed file has a name that is not UTF-8' }
    const changes = parseStatus(text)
    if (changes === null) return { fault: 'git answered in an unknown form' }
    const hidden = readHidden(facts, settings, timeoutMs)
    const files = hidden.length === 0 ? changes.files : addHidden(changes.files, hidden)
    return { root: facts.root, ...changes, files }
  } catch (error) {
    return { fault: errorCode(error) }
  }
}

function listSubmodules(root: string): string[] {
  if (!existsSync(`${root}/.gitmodules`)) return []
  const text = askGit(root, ['ls-files', '--stage', '-z'], { maxBytes: MAX_NAMES_BYTES }) ?? ''
  return text
    .split('\0')
    .flatMap((line) => (line.startsWith('160000 ') ? [line.slice(line.indexOf('\t') + 1)] : []))
    .filter((path) => existsSync(`${root}/${path}/.git`))
}
