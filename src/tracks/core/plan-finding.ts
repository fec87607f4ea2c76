type PlanRule =
  | 'missing-document'
  | 'missing-section'
  | 'no-tasks'
  | 'missing-field'
  | 'bad-value'
  | 'duplicate-id'
  | 'uncovered-requirement'
  | 'unresolved-reference'
  | 'placeholder'

/** A fault to repair before the plan passes. `line` is 1-based; 0 means the document as a whole. */
export interface PlanFinding {
  readonly document: 'SPEC.md' | 'PLAN.md' | 'RISKS.md'
  readonly line: number
  readonly rule: PlanRule
  readonly text: string
}

export const findIn =
  (document: PlanFinding['document']) =>
  (rule: PlanRule, text: string, line = 0): PlanFinding => ({ document, line, rule, text })
