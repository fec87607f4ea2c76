import { createRegistration, findForm, planRegistration } from '../install/registration.ts'
import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import type { HookEntry } from './hook-entries.ts'

/**
 * What the client would start for one of our hooks: what this version registers; node on the bundle and nothing else, spelled
 * otherwise; or something that nobody can tell without running it, which is never done.
 */
export type OwnStart = 'registered' | 'plain' | 'unknown'

/** A program and one script, either of them in double quotes, without anything a shell would make more of. */
const LINE = /^(?:"([^"`\\]+)"|([^\s"'`;|&<>()#=]+)) +(?:"([^"`]+)"|'([^'$]+)'|([^\s"'`;|&<>()#*?]+))$/
const NODE = /(?:^|[\\/])node(?:\.exe)?$/

const REGISTERED: ReadonlySet<string> = new Set(
  (['shell', 'exec'] as const).flatMap((form) =>
    Object.values(createRegistration({ form })).flatMap((groups) =>
      groups.flatMap(({ hooks }) => hooks.map((hook) => keyOf(hook as UnknownRecord))),
    ),
  ),
)

function keyOf({ type, command, args }: UnknownRecord): string {
  return JSON.stringify([type, command, args])
}

/** The program and the script of a hook, where it is plain which ones they are. */
function findParts({ hook, own }: HookEntry): { readonly program: string; readonly script: string } | null {
  const command = (stringOf(hook.command) ?? '').slice(0, 4096)
  const [, quoted, bare, inDouble, inSingle, word] = LINE.exec(command) ?? []
  const [first] = Array.isArray(hook.args) ? hook.args : []
  const parts =
    hook.args === undefined
      ? { program: quoted ?? bare ?? '', script: inDouble ?? inSingle ?? word ?? '' }
      : { program: command, script: stringOf(first) ?? '' }
  const isBundle = /[\\/]([\w-]+)\.mjs$/.exec(parts.script)?.[1] === own && !parts.script.includes('$(')
  return hook.type === 'command' && NODE.test(parts.program) && isBundle ? parts : null
}

export function classifyStart(entry: HookEntry): OwnStart {
  if (REGISTERED.has(keyOf(entry.hook))) return 'registered'
  return findParts(entry) === null ? 'unknown' : 'plain'
}

/** The absolute path of the node an entry names; null where it leaves that to the PATH, or to a variable. */
export function findNamedNode(entry: HookEntry): string | null {
  const program = findParts(entry)?.program ?? ''
  return /^(?:\/|[A-Za-z]:[\\/])[^$]*$/.test(program) ? program : null
}

/** The settings `init` merges into, as they were read: the project's, and a person's own for it. */
export interface ProjectSettings {
  readonly label: string
  readonly settings: UnknownRecord
}

/**
 * The events that `init` would write anew, by its own comparison, and the file in which it would: the one that registers our
 * hooks already, else the project's.
 */
export function listOutdated(
  files: readonly ProjectSettings[],
  failClosed: boolean,
): { readonly label: string; readonly events: readonly string[] } | null {
  const home = files.find(({ settings }) => findForm(settings) !== null)
  if (home === undefined) return null
  const form = findForm(home.settings) ?? 'shell'
  const edits = planRegistration(home.settings, { form, failClosed })
  const events = new Set(edits.flatMap(({ path: [, event] }) => (typeof event === 'string' ? [event] : [])))
  // The edits name no event where all of "hooks" is replaced.
  return { label: home.label, events: isRecord(home.settings.hooks) ? [...events] : [] }
}
