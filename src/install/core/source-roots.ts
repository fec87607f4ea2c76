import { PLAN_ROOTS } from '../../config/core/config.ts'

export type ProposedRoots = Readonly<Record<'roots' | 'outside', readonly string[]>>

/** Folders whose files other people or programs write. */
const FOREIGN =
  /^(?:\..*|node_modules|bower_components|vendor|third[_-]party|external|dist|out|target|coverage|venv|env|virtualenv|__pycache__|site-packages|Pods)$/i

const CODE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|py|pyi|pyx|ipynb|go|rs|java|kts?|scala|clj[cs]?|groovy|rb|erb|php|cs|fs|vb|swift|mm?|[ch]|cc|cpp|cxx|hh|hpp|cu|zig|nim|d|dart|exs?|erl|hrl|elm|hs|mli?|lua|pl|pm|r|jl|sh|bash|zsh|ps1|sql|proto|graphql|tf|nix|sol|html?|s?css|less)$/i

/** Files at the top that say how the project is built, tested and described. */
const PACKAGE_FILES =
  /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|deno\.(?:jsonc?|lock)|(?:lerna|nx|turbo|rush|biome)\.jsonc?|[tj]sconfig[\w.-]*\.json|[\w.-]+\.config\.[cm]?[jt]s|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.(?:txt|in)|(?:poetry|uv|pdm)\.lock|Pipfile(?:\.lock)?|tox\.ini|pytest\.ini|noxfile\.py|conftest\.py|MANIFEST\.in|go\.(?:mod|sum|work|work\.sum)|Cargo\.(?:toml|lock)|build\.rs|rust-toolchain(?:\.toml)?|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|build\.sbt|Gemfile(?:\.lock)?|[\w.-]+\.gemspec|Rakefile|composer\.(?:json|lock)|mix\.(?:exs|lock)|pubspec\.(?:yaml|lock)|[\w.-]+\.(?:sln|csproj)|Package\.(?:swift|resolved)|[Mm]akefile|justfile|CMakeLists\.txt|Dockerfile)$/

/** Pages at the top that change with the code, in any case. */
const PAGES = /^(?:readme|changelog|changes|history|contributing)(?:\.\w+)?$/i

/** Folders of tests, whose data need not be code. */
const TESTS = /^(?:tests?|testdata|test[_-]data|__tests__|specs?|e2e|fixtures|integration[_-]tests?)$/i

/** Files that a package manager writes beside a package file, perhaps for the first time. */
const WRITTEN_BESIDE: ReadonlyMap<string, string> = new Map([
  ['package.json', 'package-lock.json'],
  ['go.mod', 'go.sum'],
  ['Cargo.toml', 'Cargo.lock'],
  ['Gemfile', 'Gemfile.lock'],
  ['composer.json', 'composer.lock'],
])
const NODE_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb']

/** Roots of a repository without code so far. */
const BEGINNING = ['src/**', 'test/**', 'tests/**']
/** A configuration takes a hundred roots; a person reads fewer. */
const MAX_FOLDERS = 60
const MAX_FILES = 30

/** The roots are documents, artifacts, package files, and folders and files at the top that hold code. */
export function proposeRoots(paths: readonly string[]): ProposedRoots {
  const folders = new Set<string>()
  const files = new Set<string>()
  const tops = new Set<string>()
  for (const path of paths) {
    const [top = '', ...rest] = path.split('/')
    tops.add(rest.length === 0 ? top : `${top}/`)
    const name = rest.at(-1) ?? top
    if (!PLAIN_NAME.test(top)) continue
    if (rest.length === 0) addFile(files, top)
    else if (!FOREIGN.test(top) && (TESTS.test(top) || CODE.test(name) || PACKAGE_FILES.test(name)))
      folders.add(`${top}/**`)
  }
  for (const file of [...files]) addBeside(files, file)
  const isNew = [...folders, ...files].every(
    (root) => PLAN_ROOTS.includes(root) || PAGES.test(root) || root === '.gitignore',
  )
  const roots = [
    ...new Set([
      ...PLAN_ROOTS,
      ...(isNew ? BEGINNING : []),
      ...[...folders].sort().slice(0, MAX_FOLDERS),
      ...[...files].sort().slice(0, MAX_FILES),
    ]),
  ]
  return { roots, outside: [...tops].filter((top) => !isCovered(top, roots)).sort() }
}

function addFile(files: Set<string>, name: string): void {
  if (PACKAGE_FILES.test(name) || PAGES.test(name) || name === '.gitignore') files.add(name)
  else if (!name.startsWith('.') && CODE.test(name)) files.add(`*${name.slice(name.lastIndexOf('.'))}`)
}

function addBeside(files: Set<string>, name: string): void {
  const beside = WRITTEN_BESIDE.get(name)
  const isLocked = name === 'package.json' && NODE_LOCKS.some((lock) => files.has(lock))
  if (beside !== undefined && !isLocked) files.add(beside)
}

/** A name that is no pattern and needs no quotes, in YAML as in a command line. */
const PLAIN_NAME = /^[\p{L}\p{N}_.][\p{L}\p{N}_. +@-]*$/u

function isCovered(top: string, roots: readonly string[]): boolean {
  const ending = `*${top.slice(top.lastIndexOf('.'))}`
  return roots.includes(top) || roots.includes(`${top}**`) || (CODE.test(top) && roots.includes(ending))
}
