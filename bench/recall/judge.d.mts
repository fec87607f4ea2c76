export interface Place {
  readonly name: string
  readonly text: string
}

export interface Fact {
  readonly kind: string
  readonly said: string
  /** Words that must be told, in one place. */
  readonly needs: readonly string[]
  /** Words that must not be told as current. */
  readonly gone?: readonly string[]
  /** A word of which only has to be told that it is over. */
  readonly saidGone?: string
  readonly isPlan?: boolean
}

export interface Trap {
  readonly kind: string
  readonly source: string
  readonly said: string
  readonly words: readonly string[]
}

export function judgeFact(fact: Fact, told: readonly Place[]): { present: boolean; wrong: Place | null }
export function judgeTrap(trap: Trap, told: readonly Place[]): Place | null
