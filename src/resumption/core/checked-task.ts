import type { Todo, WorkState } from '../../work/core/work-state.ts'

/**
 * Whether an unticked task asked only for checks, and all runs and the model's words say that these passed. The model
 * often leaves such a task, the last of its list, in progress.
 */
export function isChecked({ task, status }: Todo, { failing, commands, lastTexts }: WorkState): boolean {
  if (status !== 'in_progress' || !isCheck(task) || failing.length > 0 || commands.length === 0) return false
  return commands.every(({ outcome }) => outcome.code !== 'no-result') && lastTexts.some((text) => PASSES.test(text))
}

/** Whether a task asks for mere checks, or tells that they passed. Every later change makes its tick out of date. */
export const isCheck = (task: string) => CHECKS.test(task) || CHECKED.test(task)

const CHECKS =
  /^(?:\w+ [\d.]+: )?(?:(?:run|verify|execute)\b(?: [\w,&/-]+){0,6} (?:tests?|lint\w*|fmt|format\w*|builds?|checks?|suites?|analy[sz]e)|(?:builds?|tests?) (?:verification|checks?))\b\W{0,3}$/i
const CHECKED =
  /^(?:all )?(?:[\w-]+ )?(?:tests?|checks?|lint|builds?|types?|suite) (?:pass|are|is|succe|green|clean)\w*\b|^no (?:\w+ )?(?:regressions?|errors?|warnings?)\b|^(?:code |test )?coverage\b.*%|^syntax (?:is )?valid\b/i
const PASSES = /\ball (?:(?:the|our|unit|integration|existing|of the) ){0,3}(?:tests|checks) (?:now |still )?pass/i
