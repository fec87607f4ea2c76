/** `cx-001`, `cx-999`, `cx-1000`: the number counts, the padding is for people. */
export function formatCheckpointId(number: number): string {
  return `cx-${String(number).padStart(3, '0')}`
}

export function parseCheckpointId(id: string): number | null {
  const match = /^cx-(\d{3,9})$/.exec(id)
  return match?.[1] === undefined ? null : Number(match[1])
}

const CHECKPOINT_END = '-checkpoint.json'

/** The ids among file names of the checkpoint folder, in the order they were made (numeric: cx-999 before cx-1000). */
export function listCheckpointIds(fileNames: readonly string[]): string[] {
  return listLikelyIds(fileNames).filter((id) => parseCheckpointId(id) !== null)
}

/**
 * The same, and names that only resemble an id. The caller looks at the last few of many. Patterns and numbers of 500 names
 * cost a tenth of a bare process.
 */
export function listLikelyIds(fileNames: readonly string[]): string[] {
  const names = fileNames.filter((name) => name.startsWith('cx-') && name.endsWith(CHECKPOINT_END))
  // Zeros fill each number up, so a longer name has the greater number.
  names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return names.map((name) => name.slice(0, -CHECKPOINT_END.length))
}

/** The number after the highest number of any file, markers and claims included, so that no id is used twice. */
export function nextCheckpointNumber(fileNames: readonly string[]): number {
  let highest = 0
  for (const name of fileNames) {
    // An id may have nine digits. A name counts up to eight digits, so that numbers remain behind the highest name.
    const match = /^cx-(\d{3,8})[-.]/.exec(name)
    if (match?.[1] !== undefined) highest = Math.max(highest, Number(match[1]))
  }
  return highest + 1
}
