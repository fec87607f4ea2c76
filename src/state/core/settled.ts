import { isRecord } from '../../base/core/record.ts'

/** How far a later session has looked at the work of an ended session. */
export interface Settled {
  /** Time of the newest row behind the look. */
  readonly at: string
  /** Bytes of kept prompts at the look; null once the session runs again. */
  readonly bytes: number | null
  /** The branch on which the work still waits; absent when nobody waits for it. */
  readonly branch?: string
}

export function parseSettled(wire: unknown): Settled | null {
  if (!isRecord(wire) || typeof wire.at !== 'string') return null
  const bytes = typeof wire.bytes === 'number' ? wire.bytes : null
  return { at: wire.at, bytes, ...(typeof wire.branch === 'string' ? { branch: wire.branch } : {}) }
}
