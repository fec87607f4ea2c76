import { lookAtCall, type RunToNote } from './io/quick-call.ts'

/** Whether no guard speaks to a tool call. The note of such a call is left, if it needs one. */
export function settleCall(payload: unknown): boolean | Promise<boolean> {
  const look = lookAtCall(payload)
  return typeof look === 'boolean' ? look : settleLater(payload, look)
}

async function settleLater(payload: unknown, looking: RunToNote | Promise<boolean | RunToNote>): Promise<boolean> {
  const look = await looking
  if (typeof look === 'boolean') return look
  const { noteRun } = await import('./note-run.ts')
  return noteRun(payload, look)
}
