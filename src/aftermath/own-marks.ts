import { isRecord, type UnknownRecord } from '../base/core/record.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { loadHash } from '../files/io/sha256.ts'
import type { GuardPlaces } from '../guards/guard-places.ts'
import { describeHooks } from '../guards/protect-self.ts'
import { findProtectedPlaces } from '../guards/protected-places.ts'
import type { OwnChange } from './core/describe-aftermath.ts'
import { markFolder, readOwnFile } from './io/own-files.ts'

/** Lines of git's configuration by which git runs another program, or reads another file that may say so. */
const GIT_PROGRAMS = /hookspath|fsmonitor|^\s*path\s*=/i
const NO_HOOKS = describeHooks(null)

/** A file that keeps the guards in place, with a mark of what matters in it. An empty mark stands for no such content. */
interface OwnMark extends OwnChange {
  readonly mark: string
}

/**
 * Marks of the few files that keep the guards in place. In a settings file only the hooks matter: the client
 * writes permissions there at any time. In git's configuration only the programs that git runs matter.
 */
async function listOwnMarks(places: GuardPlaces): Promise<readonly OwnMark[]> {
  const hash = await loadHash()
  const found = findProtectedPlaces(places).flatMap(({ path, what, isSettings }): OwnMark[] => {
    if (/\/\.holdfast$|\/holdfast$/.test(path) && !path.endsWith('/.claude/holdfast'))
      return [{ path: `${path}/config.toml`, what: "holdfast's configuration", mark: markText(`${path}/config.toml`) }]
    if (isSettings === true) return [{ path, what, mark: markSettings(path) }]
    if (path.endsWith('/config')) return [{ path, what, mark: markGit(path) }]
    if (/\.(?:md|toml|json)$/.test(path)) return [{ path, what, mark: markText(path) }]
    return markFolder(path).map(({ name, mark }) => ({ path: `${path}/${name}`, what, mark }))
  })
  const document = `${places.projectDir}/${POLICY_DOCUMENT}`
  if (found.some(({ path }) => path === document)) return found
  return [...found, { path: document, what: 'the policy of this repository', mark: markText(document) }]

  function markText(path: string): string {
    const text = readOwnFile(path)
    return text === '' ? '' : hash(text)
  }

  function markSettings(path: string): string {
    const text = readOwnFile(path)
    if (text === '') return ''
    const settings = parseSettings(text)
    const hooks = settings === null ? text : describeHooks(settings)
    return hooks === NO_HOOKS ? '' : hash(hooks)
  }

  function markGit(path: string): string {
    const lines = readOwnFile(path).split('\n')
    const telling = lines.filter((line) => GIT_PROGRAMS.test(line)).join('\n')
    return telling === '' ? '' : hash(telling)
  }
}

/** Settings with comments are no JSON: the caller then compares their whole text. */
function parseSettings(text: string): UnknownRecord | null {
  try {
    const settings: unknown = JSON.parse(text)
    return isRecord(settings) ? settings : null
  } catch {
    return null
  }
}

/** The marks as a note keeps them. */
export async function takeOwnMarks(places: GuardPlaces): Promise<Readonly<Record<string, string>>> {
  const marks = await listOwnMarks(places)
  return Object.fromEntries(marks.flatMap(({ path, mark }) => (mark === '' ? [] : [[path, mark]])))
}

/** The files that changed since the marks were taken. A file of a folder that is gone has only its path left. */
export async function findOwnChanges(
  places: GuardPlaces,
  before: Readonly<Record<string, string>>,
): Promise<readonly OwnChange[]> {
  const after = await listOwnMarks(places)
  const left = new Set(after.map(({ path }) => path))
  const gone = Object.keys(before).filter((path) => !left.has(path))
  return [
    ...after.filter(({ path, mark }) => mark !== (before[path] ?? '')),
    ...gone.map((path) => ({ path, what: 'gone' })),
  ]
}
