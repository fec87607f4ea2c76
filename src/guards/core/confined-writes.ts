import type { CallEffects, WriteTarget } from '../../calls/core/call-effects.ts'
import { isBringing, isSweep, type Swept, writesOver } from '../../calls/core/own-words.ts'
import type { UnresolvedMode } from '../../config/core/config.ts'
import { describeWriter, type UnresolvedWrite } from '../../effects/core/effects.ts'
import type { PathTest } from '../../files/core/globs.ts'
import { describePath, isInside, listOutermost } from '../../files/core/path-text.ts'
import { deny, type Finding, type Mend, setTo } from '../../policy/core/verdict.ts'

export interface WriteRules {
  /** Null when writes are not confined; then only `protected` speaks. */
  readonly roots: { readonly globs: readonly string[]; readonly test: PathTest } | null
  readonly inside: ReadonlySet<WriteTarget>
  readonly protected: PathTest
  readonly protectors: (paths: readonly string[]) => readonly string[]
  /** Folders that hold something protected: they are not taken away or written over. */
  readonly holdsProtected: PathTest
  /** A protected file that each write of many files reaches, or may reach. The write's own path stands for any file. */
  readonly swept: readonly Swept[]
  /** Whether a path may be protected, or hold something protected, of which only the ends are known. */
  readonly mayBeProtected: (start: string, end: string) => boolean
  readonly unresolved: UnresolvedMode
  readonly projectDir: string
}

const MAX_NAMED = 4

/** Judges where a call writes. Each path is judged as it lies on disk: links are followed first. */
export function judgeConfinedWrites({ writes, unresolved }: CallEffects, rules: WriteRules): Finding | null {
  const { projectDir } = rules
  const name = nameIn(projectDir)
  const holds = (write: WriteTarget) =>
    writesOver(write) && !isSweep(write) && !isBringing(write) && rules.holdsProtected(write.path)
  const guarded = [
    ...writes.filter((write) => rules.protected(write.path) || holds(write)),
    ...rules.swept.flatMap(({ write, path, isNamed }) => (isNamed ? [{ ...write, path }] : [])),
  ]
  const isOutside = (write: WriteTarget) =>
    write.isBuilt !== true && rules.roots?.test(write.path) === false && !rules.inside.has(write)
  const outside = writes.filter(isOutside)
  const wrong = guarded[0] ?? outside[0]
  if (wrong !== undefined) {
    const reason = guarded.length > 0 ? tellGuarded(guarded, outside, rules) : tellOutside(outside, rules)
    const mend = guarded.length > 0 ? unprotect(guarded, rules) : widenRoots(outside, projectDir)
    return deny(wrong.path, reason, mend)
  }
  if (rules.unresolved === 'allow') return null
  const mend = setTo('guardrails.unresolved', 'allow')
  const vague = rules.swept.find((each) => !isOpen(each) || rules.holdsProtected(each.path))
  if (vague !== undefined)
    return { decision: rules.unresolved, target: vague.path, reason: describeVague(vague, name), mend }
  // Without roots only a protected path is of interest: a place that none can lie at needs no answer.
  const doubt = unresolved.find(
    (each) => !isBelowRoots(each, rules) || rules.mayBeProtected(each.start ?? '', each.end ?? ''),
  )
  if (doubt === undefined) return null
  const reason = `it cannot be told beforehand where this would write: ${doubt.why} (${doubt.what}).${describeRoots(rules)} Name the files literally, or use Write and Edit (guardrails.unresolved).`
  return { decision: rules.unresolved, target: doubt.what, reason, mend }
}

const nameIn = (projectDir: string) => (path: string) =>
  path === projectDir ? '"." (the whole project)' : `"${describePath(path, projectDir)}"`

/** The outermost places of writes, as many as a reason names: a copy may land below its target. */
function listNames(writes: readonly WriteTarget[], { projectDir }: WriteRules): string {
  const targets = listOutermost(writes.map(({ path }) => path)).map(nameIn(projectDir))
  const more = targets.length > MAX_NAMED ? ` and ${targets.length - MAX_NAMED} more` : ''
  return `${targets.slice(0, MAX_NAMED).join(', ')}${more}`
}

const tellWrites = (writes: readonly WriteTarget[], rules: WriteRules) =>
  `${describeWriter(writes[0] ?? { by: null })} would write ${listNames(writes, rules)}`

function tellGuarded(guarded: readonly WriteTarget[], outside: readonly WriteTarget[], rules: WriteRules): string {
  const others = outside.filter(({ path }) => !guarded.some((each) => each.path === path))
  const more =
    others.length === 0 ? '' : ` The call would write ${listNames(others, rules)} too, outside the write roots.`
  const how = guarded[0] !== undefined && rules.protected(guarded[0].path) ? 'protects' : 'protects in part'
  return `${tellWrites(guarded, rules)}, which this repository ${how} (guardrails.protected).${more}${describeRoots(rules)}`
}

function tellOutside(outside: readonly WriteTarget[], rules: WriteRules): string {
  const isWhole = outside.some(({ path }) => path === rules.projectDir)
  const hint = isWhole ? ' Name the files or folders it is about.' : ''
  return `${tellWrites(outside, rules)}, outside the write roots.${hint}${describeRoots(rules)}`
}

/**
 * Whether a path lies in a root, whatever its unknown end is. Without roots all places are free. A whole unknown name may
 * be `..`, which climbs out of the root; the rest of a name hardly can.
 */
function isBelowRoots({ start }: UnresolvedWrite, { roots }: WriteRules): boolean {
  if (roots === null) return true
  return start !== undefined && !start.endsWith('/') && roots.test(`${start}x`) && roots.test(`${start}x/x`)
}

const isOpen = ({ write, path }: Swept) => path === write.path

function describeVague(swept: Swept, name: (path: string) => string): string {
  const [by, folder] = [describeWriter(swept.write), name(swept.write.path)]
  return isOpen(swept)
    ? `${by} may write files of any name below ${folder}, which this repository protects in part (guardrails.protected). Put them into another folder, and take them from there by name (guardrails.unresolved).`
    : `${by} may write every file below ${folder}, and ${name(swept.path)} there is protected (guardrails.protected). Name other files, or leave that one out by a pattern (guardrails.unresolved).`
}

/**
 * The roots that take in the writes of a call: folders at the top of the project, and files there. Null where only the
 * whole project would do, which confines nothing.
 */
function widenRoots(outside: readonly WriteTarget[], projectDir: string): Mend | null {
  if (outside.some(({ path }) => path === projectDir)) return null
  const values = outside.map(({ path, recursive }) => {
    if (!isInside(path, projectDir)) return recursive ? `${path}/**` : path
    const [top = '', ...rest] = path.slice(projectDir.length + 1).split('/')
    return rest.length > 0 || recursive ? `${top}/**` : top
  })
  return { key: 'guardrails.write_roots', change: 'add', values: listOutermostRoots(values) }
}

function listOutermostRoots(values: readonly string[]): readonly string[] {
  const all = [...new Set(values)]
  const covers = (root: string, path: string) => root.endsWith('/**') && path.startsWith(root.slice(0, -2))
  return all.filter((path) => !all.some((root) => root !== path && covers(root, path)))
}

/** The entries of `protected` that refuse. Null where a call would take away a folder that holds something protected. */
function unprotect(guarded: readonly WriteTarget[], rules: WriteRules): Mend | null {
  const values = rules.protectors(guarded.map(({ path }) => path))
  return values.length === 0 ? null : { key: 'guardrails.protected', change: 'remove', values }
}

function describeRoots({ roots }: WriteRules): string {
  if (roots === null) return ''
  if (roots.globs.length === 0) return ' No path may be written (guardrails.write_roots is empty).'
  return ` Writes are allowed in ${roots.globs.slice(0, 20).join(', ')} (guardrails.write_roots).`
}
