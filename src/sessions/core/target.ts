import { remember } from '../../base/core/remember.ts'
import {
  COMPILERS,
  INSTALLS,
  isPrelude,
  isSameThing,
  nameProgram,
  ONE_THING,
  readApplied,
  type TargetKind,
  TOLD,
  WORDS,
} from './runners.ts'

/** The thing that a command makes pass or fail: a runner, narrowed to tests or packages. */
export interface Target {
  readonly kinds: readonly TargetKind[]
  /** The language or tool of the runner; `any` for task runners, which may run all of them. */
  readonly family: string
  /** Tests, packages and paths of a narrowed run; empty for a run of everything. */
  readonly scope: readonly string[]
  /** The part of the command that starts the runner, without changes of folder, pipes and redirections. */
  readonly run: string
}

/**
 * The targets of a command; empty for a command without a test, build, lint or merge. The exit code speaks only for the
 * last part of the command, and for parts chained with `&&`.
 */
export const findTargets: (command: string) => readonly Target[] = remember(500, (command) => {
  const bare = command.includes('<<') ? command.replace(/<<-?\s*['"]?\w+['"]?[\s\S]*$/, '') : command
  const last =
    bare.split(/;|\n|\|\|/).findLast((part) => part.trim() !== '' && !/^\s*(?:echo|true|exit|fi|done)\b/.test(part)) ??
    ''
  const folder = last.includes('cd') ? /(?:^|&&)\s*cd\s+([^/\s~][^\s&;|]*)/.exec(last)?.[1] : undefined
  const runs = last.split('&&').flatMap((part) => readRun(dropRedirections(cutPipe(part))) ?? [])
  return folder === undefined ? runs : runs.map((run) => ({ ...run, scope: [`${folder}/`, ...run.scope] }))
})

export function cutPipe(part: string): string {
  const pipe = part.indexOf('|')
  if (pipe === -1) return part
  const isQuoted = /["']/.test(part.slice(0, pipe))
  return isQuoted ? (/^(?:[^|"']|"[^"]*"|'[^']*'|["'](?=[^"']*$))*/.exec(part)?.[0] ?? '') : part.slice(0, pipe)
}

function dropRedirections(part: string): string {
  return (part.includes('>') ? part.replace(/(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g, '') : part).trim()
}

/** A script in a folder of the repository. Scripts in a temporary folder only serve a look at some state. */
const OWN_SCRIPT = /^(?:\.\/)?[\w-]+\/[\w./-]+\.(?:[cm]?[jt]s|py|sh|rb|pl|php)$/

function readRun(run: string): Target | null {
  const words = run.match(/"[^"]{0,400}"|'[^']{0,400}'|\S+/g) ?? []
  const at = words.findIndex((word) => !isPrelude(word))
  const path = words[at] ?? ''
  const program = nameProgram(path)
  const rest = words.slice(at + 1)
  if (program === 'git') return readGit(rest, run)
  const applied = readApplied(program, rest)
  if (applied !== null) return { ...applied, run }
  const compiled = COMPILERS.get(program)
  if (compiled !== undefined) return readCompiled(compiled, rest, run)
  const single = ONE_THING.get(program)
  if (single !== undefined) return readSingle(single, rest, run)
  const family = TOLD.get(program)
  const script = family === undefined ? path : (rest[0] ?? '')
  // Only another run of the repository's own script says more about that script.
  if ((script.includes('/') && OWN_SCRIPT.test(script)) || isCheckScript(script, program))
    return { kinds: ['test'], family: `own ${script.replace(/^\.\//, '')}`, scope: [], run }
  if (family === undefined) return null
  // Without a target, `make` and `ninja` build the default.
  const isBare = BUILDERS.has(program) && rest.every((word) => /^-(?:j\d*|k|s|B)$|^\d+$|=/.test(word))
  if (isBare) return { kinds: ['build'], family, scope: [], run }
  // Without `--build`, cmake sets up the folder of a build.
  if (program === 'cmake' && !rest.includes('--build')) return null
  if (program !== 'xcodebuild') return readTold(family, rest, run)
  // The action stands behind the options.
  const action = rest.find((word) => /^(?:build|test)\b/.test(word)) ?? 'build'
  if (rest.some((word) => /^(?:clean|-list|-version|-show\w+)$/.test(word)) && !rest.includes(action)) return null
  return readTold(family, [action, ...rest.filter((word) => word !== action)], run)
}

const BUILDERS = new Set(['make', 'ninja'])

/** Whether a command calls a script by path, and the name promises a check: `./run-tests.sh`, `bin/test`. */
function isCheckScript(script: string, program: string): boolean {
  const isOwn = /[/\\]|\.sh$/.test(script) && script.endsWith(program)
  return isOwn && /(?:^|[-_])(?:e2e|tests?|checks?|build|lint|deploy)(?:$|[-_.])/.test(program)
}

/**
 * Reads a compiler. The first source file names the program: another try may add or drop files behind. A source in a
 * temporary folder only serves a look.
 */
function readCompiled(family: string, rest: readonly string[], run: string): Target | null {
  const source = rest.find((word) => /\.(?:c|cc|cpp|cxx|m|mm|cu|rs|java|kt)$/.test(word))
  if (source === undefined || /^\/(?:private\/)?(?:tmp|var)\//.test(source)) return null
  return { kinds: ['build'], family, scope: [nameProgram(source)], run }
}

function readSingle(
  [family, kind]: readonly [string, TargetKind],
  rest: readonly string[],
  run: string,
): Target | null {
  // `playwright install chromium` fetches a browser and runs no test.
  if (rest[0] === 'install' || (rest.length === 1 && INSTALLS.has(rest[0] ?? ''))) return null
  return { kinds: kind === 'test' ? ['test', 'build'] : [kind], family, scope: listScope(rest), run }
}

function readTold(family: string, rest: readonly string[], run: string): Target | null {
  // `npm ci` installs packages; `npm run ci` runs a task.
  if (INSTALLS.has(rest[0] ?? '') || (family === 'js' && rest[0] === 'ci')) return null
  // The name of the task stands among the first words. Words behind the name narrow the task.
  for (const [index, word] of rest.slice(0, 5).entries()) {
    const found = WORDS.find(([pattern]) => pattern.test(word))
    if (found === undefined) continue
    // `npm run test:integration` is narrower than `npm test` by the name of its task.
    const narrow = word.split(/[:.]|(?<=check|test|build|lint)-/).filter((part) => !GENERIC.test(part))
    const scope = listScope(rest.slice(index + 1), found[1].includes('test'))
    return {
      kinds: found[1],
      family: found[1][0] === 'apply' ? 'any' : family,
      scope: [...narrow.map((part) => `:${part}`), ...scope],
      run,
    }
  }
  return null
}

/** Parts of a task's name that tell the action, not the object. A pass of `lint:fix` says the same as one of `lint`. */
const GENERIC =
  /^(?:-{0,2}(?:tests?|build)|pytest|unittest|jest|vitest|specs?|run|all|ci|compile|check|vet|lint|types?|typecheck|type-check|tsc|unit|verify|nextest|t|deploy|fix|autofix|write|unsafe|)$/i

/** Reads merges, rebases and cherry-picks, which stop at conflicts, and the commands that end them. */
function readGit(rest: readonly string[], run: string): Target | null {
  const verb = rest.find((word) => !word.startsWith('-'))
  const isMerge = /^(?:merge|rebase|cherry-pick|pull|revert|am|stash|commit)$/.test(verb ?? '')
  return isMerge ? { kinds: ['merge'], family: 'git', scope: [], run } : null
}

/** Options whose value names tests or packages. */
const NARROWS =
  /^(?:-run|-k|-t|-g|-p|--grep|--filter|--testNamePattern|--test-name-pattern|--package|--project|--test|--tests|-m|--bin)$/

/** Options whose value is a path, but no path of a test or package. */
const SETS_PATH =
  /^(?:-[cCfor]|--?(?:config|project-dir|root\w*|cwd|prefix|dir|manifest-path|out\w*|coverprofile|junit\w*|reporter\w*|require|import|loader|tsconfig|settings|ignore\S*|log\S*))$/i

/** Whether a word is the value of the option before. Most options take no value, and a path behind them is run. */
function belongsTo(before: string, word: string): boolean {
  if (before === '--' || !before.startsWith('-') || before.includes('=')) return false
  return SETS_PATH.test(before) || !/[/\\]|\.\w{1,5}$/.test(word) || /^\d/.test(word)
}

function listScope(words: readonly string[], takesNames = false): string[] {
  const scope: string[] = []
  for (const [index, raw] of words.entries()) {
    const word = raw.replace(/^["']|["']$/g, '')
    const before = words[index - 1] ?? ''
    const assigned = /^(--?[\w-]+)=(.+)$/.exec(word)
    if (assigned !== null && NARROWS.test(assigned[1] ?? '')) scope.push(assigned[2] ?? '')
    else if (word.startsWith('-')) continue
    else if (NARROWS.test(before) || ((takesNames || /[/.:]/.test(word)) && !belongsTo(before, word))) scope.push(word)
  }
  const plain = scope.map((word) => word.replace(/^\.\/|\/?\.\.\.$|[\^$]/g, ''))
  return plain.filter((word) => word !== '' && word !== '.')
}

/** Whether a pass of one target proves a pass of another: the same run, or a larger run. */
export function covers(passed: Target, failed: Target): boolean {
  if (passed.family !== failed.family && passed.family !== 'any') return false
  const [kind] = failed.kinds
  if (kind === undefined || !passed.kinds.includes(kind)) return false
  if (kind === 'apply' || kind === 'prepare') return isSameThing(passed.scope, failed.scope)
  return passed.scope.every((word) => failed.scope.some((other) => other.startsWith(word) || matches(word, other)))
}

/** Whether a pattern of names, such as `TestA|TestB_.*Phase`, takes in each name of another. */
function matches(pattern: string, names: string): boolean {
  if (![pattern, names].some((text) => text.includes('|') || text.includes('*'))) return false
  const alternatives = pattern.split('|').map((word) => word.replace(/[()]/g, '').split('.*'))
  return names.split('|').every((name) => alternatives.some((pieces) => holdsInOrder(name, pieces)))
}

function holdsInOrder(name: string, pieces: readonly string[]): boolean {
  let from = 0
  return pieces.every((piece) => {
    const at = name.indexOf(piece, from)
    from = at + piece.length
    return at !== -1
  })
}
