import { type Config, type Criticality, DEFAULT_CONFIG } from '../config/config.ts'
import { stringOf, type UnknownRecord } from '../record.ts'

/** Tools that write one file, and the field that names it. */
const PATH_FIELDS: Readonly<Record<string, string>> = {
  Write: 'file_path',
  Edit: 'file_path',
  MultiEdit: 'file_path',
  NotebookEdit: 'notebook_path',
}

/** The path a call writes to, with slashes; null for tools that write no file of that name. */
export function findWrittenPath(toolName: unknown, toolInput: UnknownRecord): string | null {
  if (typeof toolName !== 'string' || !Object.hasOwn(PATH_FIELDS, toolName)) return null
  return stringOf(toolInput[PATH_FIELDS[toolName] ?? ''])?.replaceAll('\\', '/') ?? null
}

/** Patterns of governance files, the higher criticality first. */
export function listGovernance(
  config: Config,
): readonly { readonly level: Criticality; readonly patterns: readonly string[] }[] {
  return [
    { level: 'C4', patterns: config['governance.c4_files'] },
    { level: 'C3', patterns: config['governance.c3_files'] },
  ]
}

/**
 * A piece of text of each pattern that is in every path it matches. A path without any of them is certainly no governance
 * file, which is cheaper to see than to match patterns. Empty where a pattern has no such piece: then no path is certain.
 */
export function listFragments(patterns: readonly string[]): string[] {
  const fragments = patterns.map((pattern) => {
    const pieces = pattern.replace(/\{[^}]*\}/g, '*').split(/[*?[\](){}!+@|\\]+/)
    return pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
  })
  return [...new Set(fragments)].sort()
}

/** Those of the standard patterns. Held against the patterns by a test: computing them costs every hook. */
export const STANDARD_FRAGMENTS: readonly string[] = [
  '.claude/rules/',
  '.context/rules/',
  '/ADR-',
  '/adr-',
  '/adr/',
  '/adrs/',
  'CONSTITUTION',
  'constitution',
  'docs/context/',
  'docs/decisions/',
]

/** The fragments of a configuration, or null where they are the standard ones. */
export function listOwnFragments(config: Config): readonly string[] | null {
  const keys = ['governance.c3_files', 'governance.c4_files'] as const
  if (keys.every((key) => JSON.stringify(config[key]) === JSON.stringify(DEFAULT_CONFIG[key]))) return null
  return listFragments(keys.flatMap((key) => config[key]))
}

/** Whether a call may have written a governance file; false only where it certainly has not. */
export function mayBeGovernance(toolName: unknown, toolInput: UnknownRecord, fragments: readonly string[]): boolean {
  const path = findWrittenPath(toolName, toolInput)
  return path !== null && fragments.some((fragment) => `/${path}`.includes(fragment))
}
