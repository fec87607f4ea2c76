import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import type { SettingsEdit } from '../../client/core/registration.ts'
import { isInside } from '../../files/core/path-text.ts'
import type { SandboxPlan } from './sandbox-plan.ts'

type ListName = 'allowWrite' | 'denyWrite'
const LISTS: readonly ListName[] = ['allowWrite', 'denyWrite']

export function renderSandbox({ allowWrite, denyWrite }: SandboxPlan): UnknownRecord {
  return { enabled: true, filesystem: { ...(allowWrite.length > 0 && { allowWrite }), denyWrite } }
}

/** Reason why settings have no place for a sandbox, as the end of a sentence; null for fitting settings. */
export function findSandboxMisfit({ sandbox }: UnknownRecord): string | null {
  if (sandbox === undefined) return null
  if (!isRecord(sandbox)) return '"sandbox" in it is not an object'
  const { filesystem } = sandbox
  if (filesystem === undefined) return null
  if (!isRecord(filesystem)) return '"sandbox.filesystem" in it is not an object'
  const list = LISTS.find((name) => filesystem[name] !== undefined && !Array.isArray(filesystem[name]))
  return list === undefined ? null : `"sandbox.filesystem.${list}" in it is not a list`
}

export interface SandboxChange {
  readonly action: 'add' | 'remove' | 'enable'
  readonly key: string
  readonly path: string | null
}

/**
 * Plans the edits that bring settings in line with a plan. Entries of a person stay, apart from a denial of a whole
 * write root, which the policy contradicts. `enabled` is set only where the settings do not say.
 */
export function planSandboxMerge(settings: UnknownRecord, plan: SandboxPlan) {
  const sandbox = isRecord(settings.sandbox) ? settings.sandbox : null
  const changes: SandboxChange[] = []
  const edits: SettingsEdit[] = []
  for (const list of LISTS) {
    const key = `sandbox.filesystem.${list}`
    const present = readList(sandbox, list)
    const contrary = list === 'denyWrite' ? present.filter((entry) => contradicts(entry, plan)) : []
    const kept = present.filter((entry) => !contrary.includes(entry))
    const missing = plan[list].filter((path) => !kept.some((entry) => covers(entry, path, list)))
    changes.push(...contrary.map((path) => ({ action: 'remove', key, path }) as const))
    changes.push(...missing.map((path) => ({ action: 'add', key, path }) as const))
    for (const [index, entry] of [...present.entries()].reverse())
      if (contrary.includes(entry)) edits.push({ path: ['sandbox', 'filesystem', list, index], value: undefined })
    if (missing.length === 0) continue
    if (isRecord(sandbox?.filesystem) && Array.isArray(sandbox.filesystem[list]))
      edits.push(...missing.map((value) => ({ path: ['sandbox', 'filesystem', list, -1], value })))
    else edits.push({ path: ['sandbox', 'filesystem', list], value: missing })
  }
  if (sandbox?.enabled !== undefined) return { edits, changes }
  changes.push({ action: 'enable', key: 'sandbox.enabled', path: null })
  if (sandbox === null) return { edits: [{ path: ['sandbox'], value: renderSandbox(plan) }], changes }
  return { edits: [...edits, { path: ['sandbox', 'enabled'], value: true }], changes }
}

/** Whether a person uses the sandbox, or holdfast once wrote its settings. */
export function usesSandbox(all: readonly UnknownRecord[]): boolean {
  return all.some(({ sandbox }) => isRecord(sandbox) && sandbox.enabled === true)
}

/**
 * Compares the settings of all scopes, which the client adds up, with a plan. `missing` lists the denials and write
 * roots that the settings lack, `contrary` the denials that hold a whole write root.
 */
export function compareSandbox(all: readonly UnknownRecord[], plan: SandboxPlan, projectDir: string) {
  const read = (list: ListName) =>
    all
      .flatMap(({ sandbox }) => readList(isRecord(sandbox) ? sandbox : null, list))
      .map((path) => simplify(path, projectDir))
  const allowed = read('allowWrite')
  const denied = read('denyWrite')
  const contrary = denied.filter((entry) => contradicts(entry, plan))
  const kept = denied.filter((entry) => !contrary.includes(entry))
  return {
    missing: [
      ...plan.denyWrite.filter((path) => !kept.some((entry) => covers(entry, path, 'denyWrite'))),
      // Commands may write the project anyway.
      ...plan.allowWrite.filter(
        (path) => !/^\.(?:$|\/)/.test(path) && !allowed.some((entry) => covers(entry, path, 'allowWrite')),
      ),
    ],
    contrary: [...new Set(contrary)],
  }
}

function readList(sandbox: UnknownRecord | null, list: ListName): string[] {
  const entries = isRecord(sandbox?.filesystem) ? sandbox.filesystem[list] : null
  return Array.isArray(entries) ? entries.map((entry) => (typeof entry === 'string' ? entry : '')) : []
}

/** A path of the settings in the spelling of a plan. */
function simplify(entry: string, projectDir = ''): string {
  const path = entry.replace(/\/\*\*$/, '').replace(/(?<=[^/])\/$/, '')
  const absolute = path.startsWith('//') ? path.slice(1) : path
  if (projectDir !== '' && isInside(absolute, projectDir))
    return absolute === projectDir ? '.' : `.${absolute.slice(projectDir.length)}`
  if (path.startsWith('/')) return `/${absolute}`
  return /^(?:\.$|\.\/|\.\.|~)/.test(path) || path === '' ? path : `./${path}`
}

function covers(entry: string, path: string, list: ListName): boolean {
  const folder = simplify(entry)
  return folder === path || (list === 'denyWrite' && folder !== '' && isBelow(path, folder))
}

const isBelow = (path: string, folder: string) =>
  folder === '.' ? path === '.' || path.startsWith('./') : isInside(path, folder)

function contradicts(entry: string, { roots, denyWrite }: SandboxPlan): boolean {
  const folder = simplify(entry)
  return folder !== '' && !denyWrite.includes(folder) && roots.some((root) => isBelow(root, folder))
}
