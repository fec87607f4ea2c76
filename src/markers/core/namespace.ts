import { isNamespace, type Namespace } from '../../notes/core/memory.ts'

/** Openings that tell the namespace of a text without naming the namespace. */
const PLAIN: readonly (readonly [namespace: Namespace, begins: RegExp])[] = [
  ['decisions', /^(?:we|i)(?:'ve| have)? (?:decided|chose|agreed|settled)\b/],
  ['blockers', /^(?:(?:we're|we are|i'm|still) )?blocked\b/],
  ['patterns', /^(?:always|never|from now on|(?:convention|rule)s?:)/],
]

/** The namespace for a marker without a namespace: by the text's label or opening, else learnings. */
export function chooseNamespace(text: string): Namespace {
  const lower = text.toLowerCase().replaceAll('\u2019', "'").replace(/^\W+/, '')
  const label = readNamespace(/^(\w+)\W{0,4}:/.exec(lower)?.[1])
  return label ?? PLAIN.find(([, begins]) => begins.test(lower))?.[0] ?? 'learnings'
}

/** Reads a namespace as people type the name: in any letter case, in the singular too. */
export function readNamespace(name: string | undefined): Namespace | null {
  const lower = name?.toLowerCase() ?? ''
  return [lower, `${lower}s`].find(isNamespace) ?? null
}
