/** A guard's answer. `allow` says nothing to anyone: the person's own permission rules decide. */
export type Verdict =
  | { readonly decision: 'allow' }
  | {
      readonly decision: 'warn' | 'ask' | 'deny'
      readonly guard: string
      readonly target: string
      readonly reason: string
    }

export const ALLOW: Verdict = { decision: 'allow' }
