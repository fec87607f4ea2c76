import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** Names of the hooks: each has an answer beside its entry. */
export const HOOK_NAMES: readonly string[] = readdirSync(`${REPOSITORY}src/hooks`)
  .sort()
  .flatMap((file) => /^on-(.+)\.ts$/.exec(file)?.[1] ?? [])

export interface SourceFile {
  /** Relative to `src`, like `measure/core/tier.ts`. */
  readonly path: string
  readonly text: string
  /** The text without comments. */
  readonly code: string
  /** What its imports name, in the order they stand: types and `await import()` included. */
  readonly imports: readonly string[]
}

/** Comments that stand on lines of their own or at the end of one; what looks like one inside a string stays. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*[\s\S]*?\*\/[ \t]*$/gm, '').replace(/(^|[\s;{}(),])\/\/[^\n'"`]*$/gm, '$1')
}

const IMPORT =
  /\b(?:import|export)\b[\w\s{},*]*?\bfrom\s*(['"])([^'"]+)\1|\bimport\s*(['"])([^'"]+)\3|\bimport\(\s*(['"])([^'"]+)\5/g

function readSource(path: string): SourceFile {
  const text = readFileSync(`${REPOSITORY}src/${path}`, 'utf8')
  const code = withoutComments(text)
  const imports = [...code.matchAll(IMPORT)].map((match) => match[2] ?? match[4] ?? match[6] ?? '')
  return { path, text, code, imports }
}

/** Every source file, sorted by path. */
export function readSources(): SourceFile[] {
  return readdirSync(`${REPOSITORY}src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map(readSource)
}

/** The path a relative import of a file means, relative to `src`; null for a package or a builtin. */
export function resolveImport(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const parts = from.split('/').slice(0, -1)
  for (const step of specifier.split('/')) {
    if (step === '..') {
      if (parts.length === 0 || parts.at(-1) === '..') parts.push('..')
      else parts.pop()
    } else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

/** A section of ARCHITECTURE.md, without its heading. */
export function readSection(heading: string): string {
  const page = readFileSync(`${REPOSITORY}ARCHITECTURE.md`, 'utf8')
  const start = page.indexOf(`\n## ${heading}\n`)
  if (start === -1) throw new Error(`ARCHITECTURE.md has no section "${heading}"`)
  const rest = page.slice(start + heading.length + 5)
  const end = rest.indexOf('\n## ')
  return end === -1 ? rest : rest.slice(0, end)
}

/** The names in backticks, in their order. */
export function quotedNames(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
}
