export const GATES = ['determinism', 'recovery', 'guardrails', 'evaluator'] as const
export type GateName = (typeof GATES)[number]

/** A warning does not fail the gate. `line` is 1-based; 0 means the file as a whole. */
export interface GateFinding {
  readonly severity: 'error' | 'warning'
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly text: string
}

export interface GateResult {
  readonly gate: GateName
  readonly checked: string
  readonly findings: readonly GateFinding[]
}

export function fault(path: string, rule: string, text: string, line = 0): GateFinding {
  return { severity: 'error', path, line, rule, text }
}

export function passes({ findings }: GateResult): boolean {
  return findings.every(({ severity }) => severity !== 'error')
}
