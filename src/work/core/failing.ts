import { remember } from '../../base/core/remember.ts'
import { describeOutcome } from './outcome-words.ts'
import { covers, cutPipe, findTargets, type Target } from './target.ts'
import type { CommandOutcome, FailedTest, WorkingCommand } from './work-state.ts'

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
  /command not found|: not found\b|exit code (?:124|126|127|130|137|143)\b|unknown (?:compiler |command-line |cli )?(?:flag|option|command|shorthand|argument|lifecycle phase)|unrecognized (?:cli )?(?:arguments?|options?|command|parameter)|(?:invalid|bad) (?:option|argument|flag)|unexpected argument '|no such (?:option|command|task|subcommand|flag)|no \w+ target named|(?:^|: )usage:|missing script|no task .{0,60}found|no test files|no tests? (?:found|to run|ran)|find any files to test|matched no packages|no targets? specified|sibling tool call errored|interrupted|aborted by|command timed out|permission denied|\bEADDRINUSE\b|\bENOTFOUND\b|\bECONNREFUSED\b|could not resolve host|no rule to make target|is not recognized|working tree has modifications|not a git repository|nothing to commit|would be overwritten|unstaged changes|not possible to fast-forward|authentication failed/i
const CONFLICT = /conflict|could not apply|automatic merge failed|unmerged/i

/** Targets whose newest run failed, in the order of the failures, each with that run and its result. */
export function findFailing(commands: readonly CommandOutcome[]): string[] {
  return findFailingRuns(commands).map(describeRun)
}

/** A run and its result in one text. */
export const describeRun = ({ command, outcome }: CommandOutcome): string => `${command}: ${describeOutcome(outcome)}`

/** The failed tests whose commands still fail. */
export function keepFailing(tests: readonly FailedTest[], commands: readonly CommandOutcome[]): FailedTest[] {
  const failing = new Set(findFailingRuns(commands).map(({ command }) => command))
  return tests.filter(({ command }) => failing.has(command))
}

function findFailingRuns(commands: readonly CommandOutcome[]): CommandOutcome[] {
  let failing: { readonly item: CommandOutcome; readonly targets: readonly Target[] }[] = []
  for (const item of commands) {
    const targets = findTargets(item.command)
    const { code } = item.outcome
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

function tellsFailure({ outcome }: CommandOutcome, targets: readonly Target[]): boolean {
  if (targets.every(({ kinds }) => kinds[0] === 'merge')) return CONFLICT.test(outcome.detail)
  return !NO_VERDICT.test(outcome.detail)
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

/** Failures of a server, which tell nothing about the call. */
const NO_SERVER = /connection refused|timed out|unreachable|\bE(?:CONNREFUSED|TIMEDOUT|NOTFOUND)\b|could not resolve/i

/**
 * Finds a command that passed where a similar command had just failed, or null. No edit lies between the two, so the
 * way of calling made the difference. Summaries lose such knowledge first.
 */
export function findWorking(before: CommandOutcome | null, item: CommandOutcome): WorkingCommand | null {
  if (before === null || item.outcome.code !== 'ok' || before.outcome.code !== 'failed') return null
  if (before.command === item.command || !isAlike(listWords(before.command), listWords(item.command))) return null
  // A server that did not answer, and another address, make no other way of calling.
  if (NO_SERVER.test(before.outcome.detail)) return null
  if (listAddresses(before.command).some((address) => !item.command.includes(address))) return null
  // A pipe ends with the code of its last program. A pass without that program tells nothing about the first.
  if (before.outcome.detail.startsWith('Exit code') && isPiped(before.command) && !isPiped(item.command)) return null
  // Failed tests are no wrong call: a pass of another target does not replace them.
  const [failed, passed] = [findTargets(before.command), findTargets(item.command)]
  const isVerdict = failed.length > 0 && tellsFailure(before, failed)
  if (isVerdict && !failed.every((target) => passed.some((newer) => covers(newer, target)))) return null
  return { command: item.command, insteadOf: before.command }
}

/**
 * The ways of calling after a command. Each command stands there once. A failure of a similar call takes a way out.
 * Failed tests do not, and neither does the call that never worked.
 */
export function followWorking(
  working: readonly WorkingCommand[],
  before: CommandOutcome | null,
  item: CommandOutcome,
): readonly WorkingCommand[] {
  const { command, outcome } = item
  if (outcome.code === 'failed' && NO_SERVER.test(outcome.detail)) return working
  if (outcome.code === 'failed' && working.length > 0) {
    const targets = findTargets(command)
    if (targets.length > 0 && tellsFailure(item, targets)) return working
    const words = listWords(command)
    return working.filter(
      (way) => way.insteadOf === command || (way.command !== command && !isAlike(listWords(way.command), words)),
    )
  }
  const found = findWorking(before, item)
  return found === null ? working : [...working.filter((way) => way.command !== command), found]
}

function isPiped(command: string): boolean {
  const last = command.split(/&&|\|\||;/).at(-1) ?? ''
  return cutPipe(last) !== last
}

const listAddresses = (command: string): readonly string[] => command.match(/\b[a-z]{2,8}:\/\/[^\s"'/]+/g) ?? []

function listWords(command: string): string[] {
  return findRun(command).split(/\s+/).slice(0, 12)
}

/** Whether two commands are tries at one purpose: the same program with a common argument. */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one[0] !== other[0] || one[0] === 'git' || one[0] === '') return false
  const [rest, others] = [new Set(one.slice(1)), other.slice(1)]
  return others.some((word) => rest.has(word) && word.length > 3)
}
