import { stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { type Config, CRITICALITIES, type Criticality, DEFAULT_CONFIG } from '../../config/core/config.ts'
import type { PathTest } from '../../files/core/globs.ts'

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

export interface GovernanceLevel {
  readonly level: Criticality
  readonly patterns: readonly string[]
}

/** Patterns of the files that raise the criticality, the highest level first. */
export function listGovernance(config: Config): readonly GovernanceLevel[] {
  const standard = { C4: config['governance.c4_files'], C3: config['governance.c3_files'], C2: [], C1: [] }
  return listAsked(config).map(({ level, patterns }) => ({ level, patterns: [...standard[level], ...patterns] }))
}

/** Patterns of the policy alone. A call may write their files only with the person's consent. */
export function listAsked(config: Config): readonly GovernanceLevel[] {
  const rules = Object.entries(config['guardrails.governance'])
  const patternsOf = (level: Criticality) => rules.flatMap(([glob, own]) => (own === level ? [glob] : []))
  return [...CRITICALITIES].reverse().map((level) => ({ level, patterns: patternsOf(level) }))
}

export interface Governed {
  readonly path: string
  readonly level: Criticality
}

export type Compile = (patterns: readonly string[]) => PathTest

export function findGoverned(
  paths: readonly string[],
  levels: readonly GovernanceLevel[],
  compile: Compile,
): Governed | null {
  for (const { level, patterns } of levels) {
    const path = patterns.length === 0 ? undefined : paths.find(compile(patterns))
    if (path !== undefined) return { path, level }
  }
  return null
}

/**
 * Cuts out of each pattern the longest piece that every matching path contains. A path without any fragment is
 * certainly no governance file, and comparing fragments is cheaper than matching patterns. A pattern without such a
 * piece gives an empty fragment, which every path contains.
 */
export function listFragments(patterns: readonly string[]): string[] {
  const fragments = patterns.map((pattern) => {
    const pieces = pattern
      .replace(/^\.\//, '')
      .replace(/\{[^}]*\}/g, '*')
      .split(/[*?[\](){}!+@|\\~]+/)
    return pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
  })
  return [...new Set(fragments)].sort()
}

/** Fragments of the standard patterns, written down because computing them costs every hook. A test compares them. */
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

export function listOwnFragments(config: Config): readonly string[] | null {
  const keys = ['governance.c3_files', 'governance.c4_files'] as const
  const isStandard = Object.keys(config['guardrails.governance']).length === 0
  if (isStandard && keys.every((key) => JSON.stringify(config[key]) === JSON.stringify(DEFAULT_CONFIG[key])))
    return null
  return listFragments(listGovernance(config).flatMap(({ patterns }) => patterns))
}

/** Whether a call may have written a governance file; false only for a call that certainly has not. */
export function mayBeGovernance(toolName: unknown, toolInput: UnknownRecord, fragments: readonly string[]): boolean {
  const path = findWrittenPath(toolName, toolInput)
  return path !== null && mayBeGoverned(path, fragments)
}

export function mayBeGoverned(path: string, fragments: readonly string[]): boolean {
  return fragments.some((fragment) => `/${path}`.includes(fragment))
}

/** Whether a path is a page that `holdfast handoff` writes into the project, which the model then completes. */
export function isHandoffPage(path: string, bases: readonly string[]): boolean {
  return bases.some((base) => path.startsWith(`${base}/`) && /^handoff-cx-\d+\.md$/.test(path.slice(base.length + 1)))
}
