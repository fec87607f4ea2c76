export interface Situation {
  readonly name: string
  readonly bundle: string
  readonly title: string
  readonly transcript: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly instructions: { readonly goal: number; readonly limit: number }
}
export const SITUATIONS: readonly Situation[]
export const LARGE: readonly Situation[]
export const LARGE_MARGIN: number
