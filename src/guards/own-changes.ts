import { markText } from '../author/core/seal.ts'
import { openPersonKey } from '../author/io/open-person-key.ts'
import { parseJsonRecord } from '../base/core/record.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import type { OwnChange } from './core/aftermath.ts'
import type { ProtectedPlace } from './core/self-protection.ts'
import type { GuardPlaces } from './guard-places.ts'
import { listFresh, markRecord, readOwnFile } from './io/own-files.ts'
import { describeHooks, findProtectedPlaces } from './protect-self.ts'

/** Lines of git's configuration by which git runs another program, or reads another file that may say so. */
const GIT_PROGRAMS = /hookspath|fsmonitor|^\s*(?:path|command|event)\s*=/i
const NO_HOOKS = describeHooks(null)

/**
 * Marks of the files that keep the guards in place, by path: record and content. A file without content of weight has
 * no mark.
 */
export type OwnMarks = Readonly<Record<string, string>>

export async function takeOwnMarks(places: GuardPlaces): Promise<OwnMarks> {
  const marks: Record<string, string> = {}
  for (const place of listFiles(findProtectedPlaces(places), places)) {
    const content = await markContent(place, places)
    if (content !== '') marks[place.path] = `${markRecord(place.path)} ${content}`
  }
  return marks
}

/** The places that changed since a call began. The files of a folder tell by their times, the others by their marks. */
export async function findOwnChanges(places: GuardPlaces, before: OwnMarks, startedMs: number) {
  const found = findProtectedPlaces(places)
  const changed: OwnChange[] = []
  for (const place of listFiles(found, places)) {
    const mark = before[place.path]
    // The same record means the same content, without a hash of it.
    if (mark?.startsWith(`${markRecord(place.path)} `) === true) continue
    const content = mark?.slice(mark.lastIndexOf(' ') + 1) ?? ''
    if ((await markContent(place, places, content.length !== KEYED_DIGITS)) !== content)
      changed.push({ path: place.path, what: place.what })
  }
  const fresh = found
    .filter((place) => !isFile(place) && !holdsState(place))
    .flatMap(({ path, what }) => listFresh(path, startedMs).map((name) => ({ path: name, what })))
  return [...changed, ...fresh]
}

/** Digits of a mark by the person's key. A SHA-256 has twice as many. */
const KEYED_DIGITS = 32
/** The cold SipHash takes longer for more characters than starting node:crypto does. */
const MAX_KEYED_CHARS = 8_000

/** Without the person's key nobody but a cryptographic hash tells two contents apart. Its start costs half a bare process. */
async function markContent(place: ProtectedPlace, { projectDir }: GuardPlaces, isHashed = false): Promise<string> {
  const text = findTelling(place, readOwnFile(place.path))
  if (text === '') return ''
  const key = isHashed || text.length > MAX_KEYED_CHARS ? null : openPersonKey(projectDir)
  return key === null
    ? (await (await import('../files/io/sha256.ts')).loadHash())(text)
    : markText(key, 'own file', text)
}

const isFile = ({ path, isSettings }: ProtectedPlace) =>
  isSettings === true || /\.(?:md|toml|json)$|\/config$/.test(path)
/** Folders that the hooks write into themselves; the configuration in there is all that keeps the guards in place. */
const holdsState = ({ path }: ProtectedPlace) => /\/\.?holdfast$/.test(path) && !path.endsWith('/.claude/holdfast')

/** The places that are one file. The policy counts before there is one. */
function listFiles(found: readonly ProtectedPlace[], { projectDir }: GuardPlaces): readonly ProtectedPlace[] {
  const files = found.flatMap((place) => {
    if (holdsState(place)) return [{ path: `${place.path}/config.toml`, what: "holdfast's configuration" }]
    return isFile(place) ? [place] : []
  })
  const document = { path: `${projectDir}/${POLICY_DOCUMENT}`, what: 'the policy of this repository' }
  return files.some(({ path }) => path === document.path) ? files : [...files, document]
}

/**
 * The part of a file that matters. In a settings file that is the hooks: the client writes permissions there at any
 * time. In git's configuration only the programs that git runs matter.
 */
function findTelling({ path, isSettings }: ProtectedPlace, text: string): string {
  if (text === '') return ''
  if (isSettings === true) {
    // Settings with comments are no JSON: then their whole text tells.
    const settings = parseJsonRecord(text)
    const hooks = settings === null ? text : describeHooks(settings)
    return hooks === NO_HOOKS ? '' : hooks
  }
  if (!path.endsWith('/config')) return text
  return text
    .split('\n')
    .filter((line) => GIT_PROGRAMS.test(line))
    .join('\n')
}
