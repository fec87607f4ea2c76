import { existsSync } from 'node:fs'
import { listNames } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { describeGitFailure, type Fault, runGit } from '../../git/io/git-command.ts'
import { parseSnapshot, SNAPSHOT_REFS, type Snapshot } from '../core/snapshot-record.ts'

const FORMAT = ['refname', 'objectname', 'parent', 'contents'].map((field) => `%(${field})%00`).join('')
/** The list of all snapshots, and git's packed refs, stay below this. */
const MAX_LIST_BYTES = 64 << 20
const PACKED = / refs\/holdfast\/snapshots\/([1-9]\d{0,8})\n/g

/**
 * The highest number of a snapshot, read from git's own files. Null where git keeps its refs in another way. Loose refs
 * come first, because git writes a packed ref before the loose one goes.
 */
export function readHighestNumber(commonDir: string): number | null {
  if (existsSync(`${commonDir}/reftable`)) return null
  const names = listNames(`${commonDir}/${SNAPSHOT_REFS.slice(0, -1)}`).filter((name) => /^[1-9]\d{0,8}$/.test(name))
  const packed = readTextFile(`${commonDir}/packed-refs`, MAX_LIST_BYTES)
  if ('error' in packed && packed.error !== 'ENOENT') return null
  for (const [, number = ''] of 'text' in packed ? packed.text.matchAll(PACKED) : []) names.push(number)
  return names.reduce((highest, name) => Math.max(highest, Number(name)), 0)
}

/** All refs of snapshots: those that holdfast understands, the oldest first, and the highest number of any. */
export function listSnapshots(root: string): { snapshots: readonly Snapshot[]; highest: number } | Fault {
  const args = ['for-each-ref', `--format=${FORMAT}`, SNAPSHOT_REFS]
  const answer = runGit(root, args, { maxBytes: MAX_LIST_BYTES })
  if (answer.code !== 0) return { fault: describeGitFailure(answer) }
  const fields = answer.stdout.toString('utf8').split('\0')
  const snapshots: Snapshot[] = []
  let highest = 0
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [ref = '', commit = '', parents = '', message = ''] = fields.slice(at, at + 4)
    const name = ref.replace(/^\n/, '')
    const number = /^[1-9]\d{0,8}$/.exec(name.slice(SNAPSHOT_REFS.length))?.[0]
    if (number !== undefined) highest = Math.max(highest, Number(number))
    const snapshot = parseSnapshot(name, commit, parents.split(' '), message)
    if (snapshot !== null) snapshots.push(snapshot)
  }
  return { snapshots: snapshots.sort((a, b) => Number(a.id) - Number(b.id)), highest }
}

/** Removes refs of snapshots, each while the ref still names its commit. */
export function removeSnapshots(root: string, snapshots: readonly Snapshot[]): void {
  const input = snapshots.map(({ id, commit }) => `delete ${SNAPSHOT_REFS}${id} ${commit}\n`).join('')
  if (input !== '') runGit(root, ['update-ref', '--stdin'], { input })
}
