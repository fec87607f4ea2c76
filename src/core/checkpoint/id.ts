/** `cx-001`, `cx-999`, `cx-1000`: the number is what counts, the padding is for people. */
export function formatCheckpointId(number: number): string {
  return `cx-${String(number).padStart(3, '0')}`
}

/** The number of an id, or null when the text is not one. */
export function parseCheckpointId(id: string): number | null {
  const match = /^cx-(\d{3,9})$/.exec(id)
  return match?.[1] === undefined ? null : Number(match[1])
}

/** The ids among file names of the checkpoint folder, in the order they were made (numeric: cx-999 before cx-1000). */
export function listCheckpointIds(fileNames: readonly string[]): string[] {
  return fileNames
    .map((name) => (name.endsWith('-checkpoint.json') ? name.slice(0, -'-checkpoint.json'.length) : ''))
    .filter((id) => parseCheckpointId(id) !== null)
    .sort((a, b) => (parseCheckpointId(a) ?? 0) - (parseCheckpointId(b) ?? 0))
}

/** The id after the highest of any file, markers and claims included: an id is never used twice. */
export function nextCheckpointNumber(fileNames: readonly string[]): number {
  let highest = 0
  for (const name of fileNames) {
    // One digit less than an id may have: a name at the very end of the range leaves room behind it.
    const match = /^cx-(\d{3,8})[-.]/.exec(name)
    if (match?.[1] !== undefined) highest = Math.max(highest, Number(match[1]))
  }
  return highest + 1
}
