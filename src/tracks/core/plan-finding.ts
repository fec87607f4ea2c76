export const PLAN_RULES = [
  'missing-document',
  'missing-section',
  'no-tasks',
  'missing-field',
  'bad-value',
  'duplicate-id',
  'uncovered-requirement',
  'unresolved-reference',
  'placeholder',
] as const
export type PlanRule = (typeof PLAN_RULES)[number]

/** A fault to repair before the plan passes. `line` is 1-based; 0 means the document as a whole. */
export interface PlanFinding {
  readonly document: 'SPEC.md' | 'PLAN.md' | 'RISKS.md'
  readonly line: number
  readonly rule: PlanRule
  readonly text: string
}
