import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { HookEntry, HookScope } from '../../client/core/hook-entries.ts'
import type { PolicyNeeds } from '../../client/core/policy-needs.ts'
import { createRegistration, findStartWay, planRegistration, RUNTIMES } from '../../client/core/registration.ts'

/** A program and a single script, quoted or not, without any characters that mean more to a shell. */
const LINE = /^(?:"([^"`\\]+)"|([^\s"'`;|&<>()#=]+)) +(?:"([^"`]+)"|'([^'$]+)'|([^\s"'`;|&<>()#*?]+))$/
const NODE = /(?:^|[\\/])node(?:\.exe)?$/

const REGISTERED: ReadonlySet<string> = new Set(
  RUNTIMES.flatMap((runtime) =>
    (['shell', 'exec'] as const).flatMap((form) =>
      Object.values(createRegistration({ form, runtime })).flatMap((groups) =>
        groups.flatMap(({ hooks }) => hooks.map((hook) => keyOf(hook as UnknownRecord))),
      ),
    ),
  ),
)

function keyOf({ type, command, args }: UnknownRecord): string {
  return JSON.stringify([type, command, args])
}

/** Program and script of a hook; null where the command does not show them plainly. */
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

/**
 * `registered`: as this version registers it. `plain`: node and the bundle, spelled otherwise. `unknown` is never run.
 */
export function classifyStart(entry: HookEntry): 'registered' | 'plain' | 'unknown' {
  if (REGISTERED.has(keyOf(entry.hook))) return 'registered'
  return findParts(entry) === null ? 'unknown' : 'plain'
}

/** Absolute path of the node that an entry names; null where the PATH or a variable chooses the node. */
export function findNamedNode(entry: HookEntry): string | null {
  const program = findParts(entry)?.program ?? ''
  return /^(?:\/|[A-Za-z]:[\\/])[^$]*$/.test(program) ? program : null
}

/** Settings that `init` merges into, as read: the project's settings, and a person's own settings for the project. */
export type ProjectSettings = Pick<HookScope, 'label' | 'settings'>

/** Events that `init` would write anew, by its own comparison. `label` names the file it would write. */
export function listOutdated(files: readonly ProjectSettings[], needs: PolicyNeeds) {
  const home = files.find(({ settings }) => findStartWay(settings) !== null)
  if (home === undefined) return null
  const edits = planRegistration(home.settings, { ...findStartWay(home.settings), ...needs })
  const events = new Set(edits.flatMap(({ path: [, event] }) => (typeof event === 'string' ? [event] : [])))
  // Edits that replace all of "hooks" name no event.
  return { label: home.label, events: isRecord(home.settings.hooks) ? [...events] : [] }
}
