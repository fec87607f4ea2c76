/** Keeps a map at a limit: its oldest key goes. */
export function dropOldest(known: Map<string, unknown>, limit: number): void {
  const oldest = known.keys().next().value
  if (known.size > limit && oldest !== undefined) known.delete(oldest)
}
