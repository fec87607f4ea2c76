import { GUIDANCE_LEVELS } from './config.ts'

/** Constructors of rules, shared with all other keys. */
interface Kinds<Rule> {
  readonly onOff: Rule
  readonly ratio: Rule
  readonly logFiles: Rule
  readonly oneOf: (choices: readonly string[]) => Rule
  readonly wholeNumber: (from: number, to: number, unit: string) => Rule
}

/** Rules for the keys of memory and retention. */
export function createMemoryRules<Rule>({ onOff, ratio, logFiles, oneOf, wholeNumber }: Kinds<Rule>) {
  return {
    'memory.markers': onOff,
    'memory.guidance': oneOf(GUIDANCE_LEVELS),
    'memory.auto_capture.enabled': onOff,
    'memory.auto_capture.threshold': ratio,
    'memory.auto_capture.limit': wholeNumber(0, 10, 'memories'),
    'memory.auto_capture.prompt_first': onOff,
    'memory.rotation.decision_logs': logFiles,
    'memory.rotation.issue_logs': logFiles,
    'memory.rotation.max_lines': wholeNumber(1, 1_000_000, 'lines'),
    'memory.rotation.decision_days': wholeNumber(0, 36_500, 'days'),
    'memory.rotation.issue_days': wholeNumber(0, 36_500, 'days'),
    'memory.rotation.check_at_start': onOff,
    'memory.surface.limit': wholeNumber(0, 10, 'memories'),
    'memory.surface.at_start': wholeNumber(0, 10, 'memories'),
    'retention.checkpoints': wholeNumber(0, 100_000, 'checkpoints'),
    'retention.sessions': wholeNumber(0, 100_000, 'sessions'),
    'retention.journal_mb': wholeNumber(0, 1024, 'MiB'),
  }
}

/** Markdown files inside the project, at most twenty: a rotation rewrites these files. */
export function isLogList(value: unknown): boolean {
  const isLog = (path: unknown) =>
    typeof path === 'string' && /^[\w.][\w./ -]{0,250}\.md$/.test(path) && !path.includes('..')
  return Array.isArray(value) && value.length <= 20 && value.every(isLog)
}
