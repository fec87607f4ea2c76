import { remember } from '../../base/core/remember.ts'
import { type CommandOutcome, describeOutcome, type FailedTest } from './outcome-words.ts'
import { covers, cutPipe, findTargets, type Target } from './target.ts'

const LOOKUPS = new Set(
  'ls cat grep rg ag find fd head tail wc which type stat file test [ diff pwd echo printf true command cd'.split(' '),
)
const GIT_LOOKUPS = new Set('status log show diff grep rev-parse ls-files branch'.split(' '))

function isLookup(part: string): boolean {
  const first = /^\S+/.exec(part)?.[0] ?? ''
  return LOOKUPS.has(first) || (first === 'git' && GIT_LOOKUPS.has(/^git (\S+)/.exec(part)?.[1] ?? ''))
}

/**
 * The common part of two runs of one command. `findRun` drops redirections, pipes, fallbacks that hide the exit code,
 * and lookups such as `ls`. A change to an absolute folder, mostly the project's own, goes, too. A command of lookups
 * alone gives an empty text: a vain search is an answer, not a failure to mend.
 */
export const findRun: (command: string) => string = remember(500, (command) => {
  const bare = command.includes('>')
    ? command.replace(/(?<!\s)\s*(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g, '')
    : command
  const parts = bare.includes('&&') || bare.includes(';') ? bare.split(/&&|;/) : [bare]
  return parts
    .map((part) => cutPipe(part).trim())
    .filter((part) => !isLookup(part) || /^cd\s+[^/\s]/.test(part))
    .filter((part, _, left) => part !== '' && (left.length > 1 || !/^cd\s/.test(part)))
    .join(' && ')
})

/**
 * Failures of the call itself, which say nothing about the target. The program or an option is missing, the machine is
 * not ready, or the run was cut short.
 */
const NO_VERDICT =
  /command not found|: not found\b|\bcd: .{0,200}(?:no such file|not a directory|too many arguments)|exit code (?:124|126|127|130|137|143)\b|unknown (?:compiler |command-line |cli )?(?:flag|option|command|shorthand|argument|lifecycle phase)|unrecognized (?:cli )?(?:arguments?|options?|command|parameter)|(?:invalid|bad) (?:option|argument|flag)|unexpected argument '|no such (?:option|command|task|subcommand|flag)|no \w+ target named|(?:^|: )usage:|missing script|no task .{0,60}found|no test files|no tests? (?:found|to run|ran)|find any files to test|matched no packages|no targets? specified|sibling tool call errored|interrupted|aborted by|command timed out|permission denied|\bEADDRINUSE\b|environment variable not found|\bENOTFOUND\b|\bECONNREFUSED\b|connection refused|cluster unreachable|unable to connect to the server|did you specify the right host|connect to the docker daemon|no configuration files|terraform init\b|(?:path|repo) \S{1,200} (?:not found|does not exist)|no such service|failed to read dockerfile|a (?:password|terminal) is required|unable to locate credentials|default credentials|not logged in|must be logged in|not authenticated|(?:run|using)\W{1,4}[\w-]{1,20} (?:auth )?login\b|port is already allocated|address already in use|could not resolve host|no rule to make target|is not recognized|working tree has modifications|not a git repository|nothing to commit|would be overwritten|unstaged changes|^killed|\bwas (?:stopped|killed)\b|not possible to fast-forward|authentication failed/i
const CONFLICT = /conflict|could not apply|automatic merge failed|unmerged/i

/** Targets whose newest run failed, in the order of the failures, each with that run and its result. */
export function findFailing(commands: readonly CommandOutcome[]): string[] {
  return findFailingRuns(commands).map(describeRun)
}

export const describeRun = ({ command, outcome }: CommandOutcome): string => `${command}: ${describeOutcome(outcome)}`

export function keepFailing(tests: readonly FailedTest[], commands: readonly CommandOutcome[]): FailedTest[] {
  const failing = new Set(findFailingRuns(commands).map(({ command }) => command))
  return tests.filter(({ command }) => failing.has(command))
}

function sharesWork(command: string): boolean {
  return command
    .split(/&&|\|\||[;|\n]/)
    .some((part) => /^\s*git (?:-C \S+ )?(?:commit|push)\b/.test(part) && !part.includes('--dry-run'))
}

function findFailingRuns(commands: readonly CommandOutcome[]): CommandOutcome[] {
  let failing: { readonly item: CommandOutcome; readonly targets: readonly Target[] }[] = []
  for (const item of commands) {
    const targets = findTargets(item.command)
    const { code } = item.outcome
    // Work that was committed since no longer waits for the run.
    if (code === 'ok' && item.command.includes('git ') && sharesWork(item.command)) failing = []
    const isFailure = code === 'failed'
    if (targets.length === 0 || (!isFailure && code !== 'ok') || (isFailure && !tellsFailure(item, targets))) continue
    // A pass or a newer failure, of the same target or of a larger target, replaces a failure.
    failing = failing.flatMap((known) => {
      const left = known.targets.filter((target) => !targets.some((newer) => covers(newer, target)))
      return left.length === 0 ? [] : [{ ...known, targets: left }]
    })
    if (isFailure) failing.push({ item, targets: chooseFailed(item, targets) })
  }
  return failing.map(({ item }) => item)
}

/** The targets that the outcome names, or all targets when the outcome names none. */
function chooseFailed({ outcome }: CommandOutcome, targets: readonly Target[]): readonly Target[] {
  const named = targets.filter(({ run }) => outcome.detail.includes(`[${run.split(/\s+/).at(-1)}]`))
  return named.length === 0 ? targets : named
}

function tellsFailure({ command, outcome }: CommandOutcome, targets: readonly Target[]): boolean {
  if (targets.every(({ kinds }) => kinds[0] === 'merge')) return CONFLICT.test(outcome.detail)
  // Behind a change, a look at the system may have failed.
  const isChange = targets.every(({ kinds }) => kinds[0] === 'apply' || kinds[0] === 'prepare')
  if (isChange && findTargets(command.split('&&').at(-1) ?? '').length === 0) return false
  return !NO_VERDICT.test(outcome.detail)
}

/** The commands without those that fail at a line of a file, and without older failures of the same targets. */
export function dropFaultsOf(path: string, commands: CommandOutcome[]): CommandOutcome[] {
  if (!commands.some(({ outcome }) => outcome.detail.includes(path))) return commands
  const gone = findFailingRuns(commands).filter(({ outcome }) => namesLine(outcome.detail, path))
  const targets = gone.flatMap(({ command }) => findTargets(command))
  const isGone = (target: Target) => targets.some((known) => covers(known, target))
  return commands.filter(({ command, outcome }) => outcome.code !== 'failed' || !findTargets(command).some(isGone))
}

function namesLine(text: string, path: string): boolean {
  const at = text.indexOf(path)
  const isWhole = (path.includes('/') ? /[\s"'`(/]/ : /[\s"'`(]/).test(text[at - 1] ?? ' ')
  return at !== -1 && isWhole && /^[:(]\d/.test(text.slice(at + path.length))
}

/** Keeps at most `limit` commands. The oldest commands go first, except those that still fail. */
export function trimCommands(commands: readonly CommandOutcome[], limit: number): CommandOutcome[] {
  if (commands.length <= limit) return [...commands]
  const failing = new Set(findFailingRuns(commands).slice(-Math.ceil(limit / 2)))
  let surplus = commands.length - limit
  return commands.filter((item) => {
    if (surplus === 0 || failing.has(item)) return true
    surplus -= 1
    return false
  })
}
