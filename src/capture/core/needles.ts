/** Pieces of every mark as a transcript holds it, for a look at bytes. The forms themselves are read later. */
export const MARK_NEEDLES: readonly string[] = [
  'Decision:',
  '**Decision',
  '**Learning',
  '**Blocker',
  '**Pattern',
  '__Decision',
  '__Learning',
  '__Blocker',
  '__Pattern',
  '@memory',
  '@Memory',
  '[remember',
  '[Remember',
  '[capture',
  '[Capture',
]

/** The letters that each needle has. Few texts have any, and half as many looks settle the others. */
const CORES = ['Decision', 'Learning', 'Blocker', 'Pattern', 'emory', 'emember', 'apture']

/** Whether a text behind `from` may hold a mark. */
export function mayHoldMark(text: string, from: number): boolean {
  const rest = from <= 0 ? text : text.slice(from)
  return CORES.some((core) => rest.includes(core)) && MARK_NEEDLES.some((needle) => rest.includes(needle))
}
