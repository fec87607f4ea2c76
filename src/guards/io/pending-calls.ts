import { lstatSync, rmdirSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import type { ToolResultInput } from '../../client/core/input.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { isRealFolder, listEntries, listNames } from '../../files/io/list-folder.ts'
import { isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import {
  CUT,
  type EndedCall,
  type PendingCall,
  parsePendingCall,
  serializePendingCall,
  UNREAD,
  type WorkSnapshot,
} from '../core/aftermath.ts'

/** Leaves a note for the hook that runs when the call is over. @throws when it cannot be written. */
export function savePendingCall(projectDir: string, sessionId: string, call: PendingCall): void {
  const folder = openStateFolder(projectDir, ['sessions', sessionId, 'pending-calls'])
  replaceFile(folder, `${call.toolUseId}.json`, serializePendingCall(call))
}

/**
 * The notes of calls that are over. Besides the call that just ended, earlier calls of the same agent are over: an
 * agent's calls run in turn. No hook sees a failed command end, so its note stays until then.
 *
 * @returns The calls, and a function that removes their notes once the findings are told.
 */
export function readPendingCalls(
  projectDir: string,
  { sessionId, toolUseId, agentId }: Pick<ToolResultInput, 'sessionId' | 'toolUseId' | 'agentId'>,
): { readonly calls: readonly EndedCall[]; readonly remove: () => void } {
  const folder = `${projectDir}/.holdfast/sessions/${sessionId}/pending-calls`
  const over: string[] = []
  const ids = listIds(folder)
  const isReal = ids.length > 0 && isRealFolder(projectDir, ['.holdfast', 'sessions', sessionId, 'pending-calls'])
  const calls = (isReal ? ids : []).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}.json`, 8 << 20)
    // A note that cannot be read just now stays: the end of the next call looks again.
    if ('error' in file && (file.error === 'ENOENT' || isOutOfReach(file.error))) return []
    const startedMs = lstatSync(`${folder}/${name}.json`, { throwIfNoEntry: false })?.ctimeMs
    const call = 'text' in file && startedMs !== undefined ? parsePendingCall(name, file.text, startedMs) : null
    if (call !== null && call.toolUseId !== toolUseId && call.agentId !== agentId) return []
    over.push(name)
    return call === null ? [] : [call]
  })
  const remove = () => {
    if (!isReal) return
    for (const name of over) removeQuietly(`${folder}/${name}.json`)
    // The folder stays while another call is under way.
    attempt(() => rmdirSync(folder))
  }
  return { calls, remove }
}

function listIds(folder: string): string[] {
  return listNames(folder, 'is empty')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isSafeName)
}

/** Entries of a folder without git that are looked at. */
const MAX_ENTRIES = 20_000

/**
 * The files of a project without git, up to a bound; null when the project folder cannot be read. Two snapshots go with
 * a shell command, too often for fast-glob. The library takes 33,000 instructions for an entry, and this walk 5,700.
 * With a bound, fast-glob could not say which folders were seen whole.
 */
export function takeWorkSnapshot(projectDir: string): WorkSnapshot | null {
  const snapshot: Record<string, string> = {}
  const whole: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    // A folder that may not be read gives null. A folder that is gone by now holds no entries.
    const entries = attempt(() => listEntries(`${projectDir}/${folder}`), null)
    if (entries === null) {
      if (folder === '') return null
      snapshot[folder.slice(0, -1)] = UNREAD
    }
    for (const entry of entries ?? []) {
      looked += 1
      if (looked > MAX_ENTRIES) return { ...snapshot, ...whole, [CUT]: '' }
      const path = `${folder}${entry.name}`
      if (!entry.isDirectory()) snapshot[path] = markFile(`${projectDir}/${path}`)
      else if (!['.git', '.holdfast', 'node_modules'].includes(entry.name)) folders.push(`${path}/`)
    }
    whole[folder] = ''
  }
  return snapshot
}

/** Size and time of the last change; enough to see that a call wrote a file. */
function markFile(path: string): string {
  return attempt(() => {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
  }, UNREAD)
}
