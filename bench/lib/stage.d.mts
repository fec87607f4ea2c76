import type { Start } from './race.mjs'
import type { Situation } from './situations.mjs'

export interface Stage {
  readonly root: string
  /** Folder of the transcripts, for another stage to share. */
  readonly transcripts: string
  readonly bare: Start
  readonly prepare: (situation: Situation) => Start & { readonly transcript: string }
  readonly close: () => void
}
export function openStage(options?: { readonly dist?: string; readonly node?: string; readonly folder?: string }): Stage
