import { foundBelow, spareHidden, sparePath } from '../../command/core/found-paths.ts'
import { HOLE, hasMarks } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { doubtRun, named, type Program, type Programs, runApart } from '../../command/core/shell.ts'

const FD = {
  values: 'etdEjcSoC',
  long:
    'extension= type= exclude= threads= color= size= owner= base-directory= search-path= and= changed-within= ' +
    'changed-before= newer= older= max-results= max-depth= min-depth= exact-depth= ignore-file= format= batch-size= ' +
    'path-separator= glob hidden unrestricted regex fixed-strings full-path absolute-path no-ignore follow print0',
}

/** The names a search of fd asks for, by an ending or by a pattern that says no more. */
function findNames(options: ParsedOptions): readonly string[] {
  const endings = valuesOf(options, 'e', 'extension')
  if (endings.length > 0) return endings.map((ending) => `*.${ending.replace(/^\./, '')}`)
  const [pattern = ''] = options.operands
  if (hasFlag(options, 'g', 'glob')) return [pattern]
  const ending = /^\\(\.\w+)\$$/.exec(pattern)?.[1]
  return ending === undefined ? [] : [`*${ending}`]
}

/** The first operand of fd is a pattern, the others are places. */
function findPaths(words: readonly string[]): readonly string[] {
  const options = parseOptions(words, FD)
  if (options.mayHoldMore) return [HOLE]
  const given = [...options.operands.slice(1), ...valuesOf(options, 'search-path')]
  const [folder] = valuesOf(options, 'C', 'base-directory')
  const places = given.length > 0 ? given : ['.']
  const roots = folder === undefined ? places : places.map((place) => `${folder}/${place}`)
  const isHidden = !hasFlag(options, 'H', 'hidden', 'u', 'unrestricted')
  const spared = [...valuesOf(options, 'E', 'exclude').flatMap(sparePath), ...(isHidden ? spareHidden(roots) : [])]
  return foundBelow(roots, { names: findNames(options), spared })
}

const fd: Program = (call) => {
  const at = call.args.findIndex((word) => ['-x', '--exec', '-X', '--exec-batch'].includes(word))
  const paths = findPaths(at === -1 ? call.args : call.args.slice(0, at))
  if (at === -1) return `${paths.join('\n')}\n`
  const action = call.args.slice(at + 1)
  const hasPlace = action.some((word) => word.includes('{'))
  for (const path of paths)
    runApart(call, hasPlace ? action.map((word) => word.replace(/\{[./]*\}/g, () => path)) : [...action, path])
}

const RG = {
  values: 'ABCEMTdefgjmrt',
  long:
    'after-context= before-context= context= encoding= engine= file= regexp= glob= iglob= ignore-file= max-columns= ' +
    'max-count= max-depth= max-filesize= path-separator= pre= pre-glob= replace= sort= sortr= threads= type= type-not= ' +
    'type-add= type-clear= color= colors= context-separator= field-context-separator= field-match-separator= ' +
    'dfa-size-limit= regex-size-limit= hostname-bin= hyperlink-format= files files-with-matches files-without-match ' +
    'hidden unrestricted',
}

/** Names that the types of ripgrep stand for. A search by another type may find any name. */
const TYPES: Readonly<Record<string, string>> = {
  py: '*.py *.pyi',
  js: '*.js *.jsx *.mjs *.cjs *.vue',
  ts: '*.ts *.tsx *.mts *.cts',
  rust: '*.rs',
  go: '*.go',
  java: '*.java *.jsp *.jspx *.properties',
  css: '*.css *.scss',
  md: '*.md *.markdown *.mdown *.mdwn *.mdx *.mkd *.mkdn',
  yaml: '*.yaml *.yml',
}

/** Names of files with a match, one a line; other output is not followed. */
const ripgrep: Program = (call) => {
  const { args } = call
  if (args.some((word) => /^--(?:pre|hostname-bin)(?:=|$)/.test(word) || hasMarks(word.slice(0, 1))))
    doubtRun(call, 'it runs a program that its options name')
  const options = parseOptions(args, RG)
  const isList = hasFlag(options, 'files')
  if (options.mayHoldMore || !(isList || hasFlag(options, 'l', 'files-with-matches', 'files-without-match')))
    return null
  const given = options.operands.slice(isList || hasFlag(options, 'e', 'f', 'regexp', 'file') ? 0 : 1)
  const roots = given.length > 0 ? given : ['.']
  const globs = valuesOf(options, 'g', 'glob')
  const types = valuesOf(options, 't', 'type').map((type) => (Object.hasOwn(TYPES, type) ? TYPES[type] : '*'))
  const typed = hasFlag(options, 'type-add') ? [] : types.flatMap((list = '') => list.split(' '))
  const asked = globs.filter((glob) => !glob.startsWith('!')).map((glob) => glob.replace(/^\*\*\//, ''))
  // A glob outweighs a type.
  const names = asked.length > 0 ? asked : typed
  const left = globs.flatMap((glob) => (glob.startsWith('!') ? sparePath(glob.slice(1)) : []))
  const isHidden = !hasFlag(options, 'hidden', '.', 'u', 'unrestricted')
  const spared = [...left, ...(isHidden ? spareHidden(roots) : [])]
  return `${[...given, ...foundBelow(roots, { names, spared })].join('\n')}\n`
}

export const FILE_SEARCHES: Programs = { ...named('fd fdfind', fd), rg: ripgrep }
