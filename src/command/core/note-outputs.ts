import { baseName, joinPath } from './locate-path.ts'
import { hasMarks, isKnown } from './marks.ts'
import type { Call } from './shell.ts'

// Programs without a row of their own name their outputs alike. The rule adds writes that are possible, never certain.
// Such a write means nothing inside the write roots; outside of them a guard speaks.

/** Options whose value is a file or folder, whatever the value looks like. */
const PLACES =
  /^-{1,2}(?:out-?(?:file|dir|path|directory|folder|name)|output(?:-[\w-]+)?-?(?:file|dir|path|directory|folder|prefix|name)|dest(?:ination)?(?:-?(?:dir|path|file|directory|folder))?|dist(?:-?(?:dir|path))?|(?:coverage|report|artifact|target|build|log|temp|staging|wheel|site|cache|project-cache)s?-?(?:dir|directory|folder|path)|(?:report|log|coverage|result|trace|metrics|stats)s?-?(?:file|out|output|path)|junit-?xml|html-?dir|export-?(?:file|filename|path|dir|json|markdown|csv|asciidoc)|write-?to|save-?(?:to|as|path|dir)|extract-?(?:to|media|dir)|(?:cpu|mem|cover|block|mutex)profile|(?:cpu|heap)-prof-(?:dir|name)|diagnostic-dir|pack-destination|declarationdir|tsbuildinfofile|generatetrace|metafile|dump-?(?:file|dir)|\w+_out|soutputfile|femit-\w+)$/i
/** Options whose value may be a format, a switch or a name. Only a value with the looks of a path counts. */
const MAYBE =
  /^(?:-o|-of|-out|-MF|-{1,2}out(?:put)?|--cov-report|--save|--export|--write|--log|--report|--dump|--trace)$/i
/** Options of exporters that name a format, which may look like a file: `-f requirements.txt`. */
const FORMATS = /^(?:-f|--format)$/
/** A log or a report would be made again. */
const REPLACES = /^-{1,2}o(?:ut(?:put)?-?(?:file)?)?$/i
/** Makers of a lock file that read the one they replace. */
const UPDATES = /^pip[ -]compile/
/** Properties of Java's builders, written in one word. */
const PROPERTY = /^-[DP][\w.-]*(?:output|dest|target|report|build)[\w.-]*(?:dir|directory|file|path|folder)?=(.+)$/i

const FORMAT =
  /^(?:type=\w+,dest=|(?:html|xml|json|lcov|annotate|markdown|text|term[\w-]*|[a-z]+=[^:/]*):(?=[^/:]|\/(?!\/)))/

export const hasExtension = (text: string) => /[^./]\.[A-Za-z][\w-]{0,15}$/.test(text)

/** Whether a value can be a path at all: no switch, no address, no assignment, no sentence. */
const canBePath = (text: string) =>
  text !== '' && isKnown(text) && !/^[-@%+]|^\d+$|:\/\/|[\s{}()<>|;"'`,]|^\/+$/.test(text) && !/=/.test(baseName(text))

const isDotFile = (text: string) => /^\.[A-Za-z][\w.-]*$/.test(text)

const looksLikePath = (text: string) => text.includes('/') || hasExtension(text) || isDotFile(text)

/** A folder in which classes, pages or packages are put: `-d` of others names a file to read, a date or data. */
const looksLikeFolder = (text: string) =>
  /[^/]\/$/.test(text) ||
  (/^(?:\.{0,2}\/|\w[\w.-]*\/)/.test(text) && (!hasExtension(text) || /\.(?:jar|zip)$/.test(text)))

/** Programs for which `-d` names the place of the result, whatever the value looks like. */
const PLACERS = /^(?:javac|kotlinc|scalac|groovyc|babel|rollup|hugo|coverage)$/

/** Programs for which `-o` is a switch: the word behind it is their own. */
const SWITCHES = /^(?:mvnw?|jest)$/

/** The output that one word and the word behind it name; null for words of another kind. */
function findOutput(word: string, next: string, isThere: (name: string) => boolean): string | null {
  const property = PROPERTY.exec(word)?.[1]
  if (property !== undefined) return looksLikePath(property) ? property : null
  const [, option = word, attached] = /^(-[^=]+)=(.*)$/s.exec(word) ?? []
  const value = (attached ?? next).replace(FORMAT, '')
  if (PLACES.test(option)) return value
  if (MAYBE.test(option)) return looksLikePath(value) || isThere(value) ? value : null
  if (option === '-d' && attached === undefined) return looksLikeFolder(next) ? next : null
  // `-o/tmp/x`, as compilers and archivers take a value.
  const glued = /^-o(\.{0,2}\/.+)$/.exec(word)?.[1]
  return glued ?? null
}

export const mayNameOutput = (word: string, next: string): boolean => findOutput(word, next, () => false) !== null

/** Words with which a program rewrites the files it is given, and words with which the files stay. */
const REWRITES = /^-{1,2}(?:in-?place|fix)(?:=|$)/
const LOOKS = /^--(?:dry-run|check|diff)$/

/** The words that may be files to rewrite. Only before `--` a word behind another option may be its value. */
function findRewritten(args: readonly string[]): readonly string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const isLook = args.slice(0, end).some((word) => LOOKS.test(word))
  if (isLook || !args.some((word) => REWRITES.test(word))) return []
  const mayBeFile = (before: string) => /^(?!-)|=|^-{1,2}(?:in-?place|fix)$/.test(before)
  return args.filter((word, index) => canBePath(word) && (index > end || mayBeFile(args[index - 1] ?? '')))
}

/** Notes the places that the options of a program name as outputs, by the names that most programs give them. */
export function noteOutputs({ name, args, state, shell }: Pick<Call, 'name' | 'args' | 'state' | 'shell'>): void {
  const kindAt = (path: string) => (hasMarks(path) ? null : (shell.context.findKind?.(path) ?? null))
  const kindOf = (path: string) =>
    state.cwd?.map((place) => kindAt(joinPath(place, path))).find((kind) => kind !== null) ?? null
  const isThere = (word: string) => /^\w[\w.-]*$/.test(word) && !SWITCHES.test(name) && kindOf(word) !== null
  const mayHold = (path: string) => kindOf(path) !== 'file' && !hasExtension(path)
  for (const [index, word] of args.entries()) {
    if (word === '--') break
    if (!word.startsWith('-')) continue
    const next = args[index + 1] ?? ''
    const path = word === '-d' && PLACERS.test(name) ? next : findOutput(word, next, isThere)
    if (path === null || !canBePath(path)) continue
    const option = word.replace(/=.*$/s, '')
    // A program that is given the file as well may read and edit it.
    const isInput = (at: number) => (at !== index + 1 || option !== word) && !FORMATS.test(args[at - 1] ?? '')
    const isGiven = args.some((other, at) => other === path && isInput(at))
    const isTaken = !isGiven && kindOf(path) === 'file' && REPLACES.test(option) && !UPDATES.test(`${name} ${args[0]}`)
    const taken = isTaken ? ({ takes: 'entry' } as const) : {}
    shell.write(state, path, `${name} ${option}`, { certainty: 'possible', recursive: mayHold(path), ...taken })
  }
  for (const path of findRewritten(args))
    if (kindOf(path) === 'file') shell.write(state, path, `${name} in place`, { certainty: 'possible' })
}
