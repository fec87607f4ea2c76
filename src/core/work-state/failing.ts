import { remember } from '../remember.ts'
import { isCheck } from './outcome.ts'
import type { CommandOutcome, FailedTest } from './work-state.ts'

const LOOKUPS = new Set(
  'ls cat grep rg ag find fd head tail wc which type stat file test [ diff pwd echo printf true command cd'.split(' '),
)
const GIT_LOOKUPS = new Set('status log show diff grep rev-parse ls-files branch'.split(' '))

function isLookup(part: string): boolean {
  const first = /^\S+/.exec(part)?.[0] ?? ''
  return LOOKUPS.has(first) || (first === 'git' && GIT_LOOKUPS.has(/^git (\S+)/.exec(part)?.[1] ?? ''))
}

/**
 * What two runs of one command have in common: without a change to an absolute directory before it (the project's own,
 * mostly), its redirections, what its output is piped into, a fallback that hides its exit code, and the looking around
 * beside it. Empty for a command that only looks around: that nothing was found is an answer, not a failure to mend.
 */
export const findRun: (command: string) => string = remember(500, (command) => {
  const bare = command.includes('>')
    ? command.replace(/(?<!\s)\s*(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g, '')
    : command
  const parts = bare.includes('&&') || bare.includes(';') ? bare.split(/&&|;/) : [bare]
  return parts
    .map((part) => (part.includes('|') ? part.slice(0, part.indexOf('|')) : part).trim())
    .filter((part) => !isLookup(part) || /^cd\s+[^/\s]/.test(part))
    .filter((part, _, left) => part !== '' && (left.length > 1 || !/^cd\s/.test(part)))
    .join(' && ')
})

/**
 * Commands whose newest result is a failure, with that result, in the order they failed. A pass of a check counts for
 * every narrower run of it: `npm test` passing settles `npm test -- parser`.
 */
export function findFailing(commands: readonly CommandOutcome[]): string[] {
  return findFailingRuns(commands).map(({ command, outcome }) => `${command}: ${outcome}`)
}

/** The failed tests whose commands still fail. */
export function keepFailing(tests: readonly FailedTest[], commands: readonly CommandOutcome[]): FailedTest[] {
  const failing = new Set(findFailingRuns(commands).map(({ command }) => command))
  return tests.filter(({ command }) => failing.has(command))
}

function findFailingRuns(commands: readonly CommandOutcome[]): CommandOutcome[] {
  const newest = new Map<string, CommandOutcome>()
  for (const item of commands) {
    const run = findRun(item.command)
    const isFailure = item.outcome.startsWith('failed')
    if ((!isFailure && item.outcome !== 'ok') || run === '') continue
    if (isFailure) {
      newest.delete(run)
      newest.set(run, item)
    } else {
      for (const known of newest.keys())
        if (known === run || (isCheck(run) && known.startsWith(`${run} `) && !known.startsWith(`${run} &&`)))
          newest.delete(known)
    }
  }
  return [...newest.values()]
}

/** At most `limit` commands: the oldest go first, but for those that still fail. */
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
