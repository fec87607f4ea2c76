import type { Todo, WorkState } from '../../work/core/work-state.ts'

/**
 * Whether an unticked task asked only for checks, and all runs and the model's words say that these passed. The model
 * often leaves such a task, the last of its list, in progress.
 */
export function isChecked({ task, status }: Todo, { failing, commands, lastTexts }: WorkState): boolean {
  if (status !== 'in_progress' || !CHECK_TASK.test(task) || failing.length > 0 || commands.length === 0) return false
  return commands.every(({ outcome }) => outcome.code !== 'no-result') && lastTexts.some((text) => PASSES.test(text))
}

const CHECK_TASK =
  /^(?:run|verify|execute)\b(?: [\w,&/-]+){0,6} (?:tests?|lint\w*|fmt|format\w*|builds?|checks?|suites?)\b\W{0,3}$/i
const PASSES = /\ball (?:(?:the|our|unit|integration|existing|of the) ){0,3}(?:tests|checks) (?:now |still )?pass/i
