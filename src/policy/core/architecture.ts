import type { ArchitectureRule } from '../../config/core/config.ts'
import { compileGlobs, type GlobPlace, type MakeTest } from '../../files/core/globs.ts'
import { describePath, normalizePath } from '../../files/core/path-text.ts'
import { scanPython } from './scan-python.ts'
import { type FoundImport, type ScannedSource, scanScript } from './script-imports.ts'
import type { Finding } from './verdict.ts'

export interface ResultingFile {
  readonly path: string
  readonly after: string
  readonly before: string | null
}

export interface ArchitectureTerms {
  readonly rules: readonly ArchitectureRule[]
  readonly place: GlobPlace
  readonly projectDir: string
  readonly makeTest: MakeTest
}

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/
const PYTHON = /\.pyi?$/

export function hasKnownImports(path: string): boolean {
  return SCRIPT.test(path) || PYTHON.test(path)
}

/**
 * Judges the imports of a file as it would stand after the call. Imports that the call brings in are refused. Older
 * faults are only named, so that they do not keep anybody from repairing something else.
 */
export function judgeArchitecture(file: ResultingFile, terms: ArchitectureTerms): Finding | null {
  const { path } = file
  const { rules, place, makeTest } = terms
  const applying = rules.filter(({ files }) => compileGlobs(files, place, makeTest)(path))
  if (applying.length === 0 || !hasKnownImports(path)) return null
  const after = applying.flatMap((rule) => findFaults({ path, text: file.after }, rule, terms))
  const known = new Set(
    applying
      .flatMap((rule) => (file.before === null ? [] : findFaults({ path, text: file.before }, rule, terms)))
      .map(({ key }) => key),
  )
  const fresh = after.filter(({ key }) => !known.has(key))
  const shown = fresh.length > 0 ? fresh : after
  if (shown.length === 0) return null
  const faults = shown.slice(0, 5).map(({ text }) => text)
  const where = describePath(path, terms.projectDir)
  const reason = `"${where}" ${fresh.length > 0 ? 'would break' : 'already breaks'} the layering: ${faults.join('; ')} (guardrails.architecture).`
  return { decision: fresh.length > 0 ? 'deny' : 'warn', target: path, reason }
}

type SourceText = Readonly<Record<'path' | 'text', string>>

type Fault = Readonly<Record<'key' | 'text', string>>

function findFaults({ path, text }: SourceText, rule: ArchitectureRule, terms: ArchitectureTerms): Fault[] {
  const scanned: ScannedSource = PYTHON.test(path) ? scanPython(text) : scanScript(text)
  const may = rule.may_import === undefined ? null : createImportTest(rule.may_import, terms)
  const never = createImportTest(rule.never_import ?? [], terms)
  const isRuled = createImportTest(
    terms.rules.flatMap(({ files }) => files),
    terms,
  )
  const faults = scanned.imports.flatMap((found): Fault[] => {
    const targets = resolveImport(path, found, terms.projectDir)
    // An import that is neither the project's own nor in a rule's files is a package: only never_import holds packages.
    const isPart = isOwn(path, found.specifier, terms.projectDir) || targets.some(isRuled)
    const isWrong = targets.some(never) || (may !== null && isPart && !targets.some(may))
    if (!isWrong) return []
    const allowed = rule.may_import === undefined ? '' : `; it may import ${rule.may_import.join(', ') || 'nothing'}`
    const key = `${rule.name} ${found.specifier}`
    return [{ key, text: `line ${found.line} imports "${found.specifier}", which ${rule.name} must not${allowed}` }]
  })
  const { classes } = scanned
  if (rule.one_class_per_file === true && classes.length > 1) {
    faults.push({
      key: `${rule.name} classes ${classes.length}`,
      text: `it has ${classes.length} classes (${classes.join(', ')}); ${rule.name} has one class per file`,
    })
  }
  return faults
}

/**
 * Makes a test of import targets by globs, package names and names of other rules. A rule's name stands for its files.
 */
function createImportTest(entries: readonly string[], { rules, place, makeTest }: ArchitectureTerms) {
  const globs = entries.flatMap((entry) => rules.find(({ name }) => name === entry)?.files ?? [entry])
  const isFile = compileGlobs(globs, place, makeTest)
  return (target: string): boolean =>
    target.startsWith('/') || /^[A-Z]:\//.test(target)
      ? isFile(target)
      : entries.some(
          (entry) =>
            entry === '*' || target === entry || target.startsWith(`${entry}/`) || target.startsWith(`${entry}.`),
        )
}

/** Whether an import names the project itself: by a relative path, an alias, or the top package of the file. */
function isOwn(path: string, specifier: string, projectDir: string): boolean {
  if (specifier.startsWith('.') || /^[@~]\//.test(specifier)) return true
  if (!PYTHON.test(path)) return false
  const [top = '', below = ''] = describePath(path, projectDir).split('/')
  const [first = ''] = specifier.split('.')
  return first === top || (top === 'src' && first === below)
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.py', '/index.ts', '/index.js', '/__init__.py']

/** Lists the targets an import may mean: the files it can stand for, real or not, or the package's name. */
function resolveImport(path: string, { specifier }: FoundImport, projectDir: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const withExtensions = (base: string) => {
    // `./a.js` in TypeScript is `./a.ts` on disk.
    const bare = base.replace(/\.[cm]?jsx?$/, '')
    return [...new Set([base, bare])].flatMap((stem) => EXTENSIONS.map((extension) => normalizePath(stem + extension)))
  }
  if (PYTHON.test(path)) {
    const dots = /^\.*/.exec(specifier)?.[0].length ?? 0
    const name = specifier.slice(dots).replaceAll('.', '/')
    if (dots > 0) return withExtensions(`${folder}/${'../'.repeat(dots - 1)}${name}`)
    return [specifier, ...withExtensions(`${projectDir}/${name}`), ...withExtensions(`${projectDir}/src/${name}`)]
  }
  if (specifier.startsWith('.')) return withExtensions(`${folder}/${specifier}`)
  // The common aliases of a source folder.
  const alias = /^(?:@|~)\/(.+)$/.exec(specifier)?.[1]
  if (alias !== undefined)
    return [specifier, ...withExtensions(`${projectDir}/src/${alias}`), ...withExtensions(`${projectDir}/${alias}`)]
  return [specifier.replace(/^node:/, ''), ...withExtensions(`${projectDir}/${specifier}`)]
}
