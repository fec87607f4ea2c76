import { isSure, isTame, READERS, RULES, type Rule, words } from './harmless-programs.ts'
import { BUILDERS, isOtherScript } from './plain-command.ts'
import { isPassing } from './plain-run.ts'
import { type PlainScript, readPlainScript } from './plain-script.ts'
import type { PlainStep, PlainTarget } from './shell-words.ts'

/** A command without any effect that a guard speaks to, apart from those places. */
export interface CloserLook {
  /** Some program is a build or a test run, whose writes are unknown beforehand. */
  readonly runs: boolean
  readonly places: readonly PlainTarget[]
  /** The command without the texts that it passes on as a title or as a body. */
  readonly bare: string
}

type Kind = 'reads' | 'runs'

const PASSING: Rule = (args) => args.every((word, at) => isSure(word) && isPassing(word, args[at + 1] ?? ''))
/** The builds and test runs of a first look, and those that this look alone knows. */
const RUNS: typeof BUILDERS = { ...BUILDERS, go: words('test build vet list'), npx: words('vitest jest') }

/** Commands of `gh` that change no file; extensions of `gh` bear other names. */
function isHarmlessHub([group = '', verb = '']: readonly string[]): boolean {
  return (
    group === 'api' ||
    (/^(?:pr|issue|run|repo|release|workflow|label|auth)$/.test(group) &&
      /^(?:view|list|diff|checks|status|create|comment|edit|watch|review)$/.test(verb))
  )
}

const isCheck = (word: string) => /^(?:--noEmit|-p|--project|--pretty|--skipLibCheck|\w[\w./-]*)$/.test(word)

function judgeWords(all: readonly string[]): Kind | null {
  const [name = '', ...args] = all
  if (READERS.has(name)) return 'reads'
  if (Object.hasOwn(RULES, name)) return RULES[name]?.(args) === true ? 'reads' : null
  if (name === 'timeout' && /^\d+[smh]?$/.test(args[0] ?? '')) return judgeWords(args.slice(1))
  return isBuild(name, args) ? 'runs' : null
}

function isBuild(name: string, args: readonly string[]): boolean {
  if (name === 'gh') return isHarmlessHub(args)
  if (name === 'npx' && args[0] === 'tsc') return isBuild('tsc', args.slice(1))
  if (name === 'tsc') return args.includes('--noEmit') && args.every(isCheck)
  const isKnown = Object.hasOwn(RUNS, name) && (RUNS[name]?.has(args[0] ?? '') ?? true)
  return isKnown && PASSING(args) && !isOtherScript([name, ...args])
}

/** These take text for the name of a variable, in whose index code may stand. */
const EVALUATES = words('test [ printf read')

function mayEvaluate({ words: [name = '', ...args] }: PlainStep): boolean {
  return EVALUATES.has(name) && args.some((word) => !isSure(word) || /[$`]/.test(word))
}

const PLACE = /^[\w@./-]+$/
/** Words that self-protection asks about, and the patches of another client. */
const SPECIAL = /git_config_|holdfast|apply_patch/i
const MAX_CHARS = 16_000

/** A text of `gh` or git, as the client writes it. The reader took the text's own lines out. */
const TEXT =
  /( (?:(?:--(?:body|title|notes|message)|-[bmnt])[ =]|(?:-f|--raw-field) \w+=))"\$\(cat <<(['"])([\w.-]+)\2\n\3\n\)"/g

function dropTexts(command: string, bodies: PlainScript['bodies']): string {
  let bare = ''
  let at = 0
  for (const { from, to } of bodies) {
    bare += command.slice(at, from)
    at = to
  }
  return (bare + command.slice(at)).replaceAll(TEXT, '$1')
}

export function lookCloser(command: string): CloserLook | null {
  if (command.length > MAX_CHARS || SPECIAL.test(command)) return null
  const script = readPlainScript(command)
  if (script === null) return null
  let runs = false
  const places: PlainTarget[] = []
  for (const step of script.steps) {
    const kind = step.words.length === 0 ? 'reads' : judgeWords(step.words)
    const isIfs = step.words[0] === 'read' && step.assigned.every((name) => name === 'IFS')
    if (kind === null || !(isIfs || step.assigned.every(isTame))) return null
    if (script.holdsCode && mayEvaluate(step)) return null
    if (kind === 'runs') runs = true
    places.push(...step.targets)
  }
  const moves = script.steps.some(({ words: [name] }) => name === 'cd')
  if (places.length > 0 && (moves || places.length > 20 || !places.every(({ path }) => PLACE.test(path)))) return null
  return { runs, places, bare: dropTexts(command, script.bodies) }
}
