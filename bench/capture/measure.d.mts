export interface Labelled {
  readonly label: string
  readonly speaker: 'user' | 'assistant'
  readonly sentence: string
}

export interface Figures {
  readonly sentences: number
  readonly worth: number
  readonly kept: number
  readonly right: number
  readonly precision: number
  readonly recall: number
}

export const TARGET: { readonly precision: number; readonly recall: number }
export function readSet(name: 'tuned' | 'held-out'): readonly Labelled[]
export function measureSet(
  rows: readonly Labelled[],
  judge: (
    sentence: string,
    speaker: Labelled['speaker'],
  ) => { readonly kind: string; readonly confidence: number } | null,
  gate?: number,
): Figures
