/** Pieces of a text that were put in, in order: where each begins, and how long it is. */
export type Insertions = readonly (readonly [start: number, length: number])[]

/** The pieces after one more was put in: it moves those behind it, and belongs to the one it was put into. */
export function addInsertion(known: Insertions, offset: number, length: number): Insertions {
  const isInside = ([start, size]: readonly [number, number]) => start < offset && offset < start + size
  if (known.some(isInside)) {
    return known.map((piece) => (isInside(piece) ? [piece[0], piece[1] + length] : shift(piece, offset, length)))
  }
  const moved = [...known.map((piece) => shift(piece, offset, length)), [offset, length] as const]
  return moved.sort(([a], [b]) => a - b)
}

function shift([start, size]: readonly [number, number], offset: number, length: number): readonly [number, number] {
  return [start >= offset ? start + length : start, size]
}

/** The text without the pieces: what it was before they were put in. */
export function takeOut(text: string, insertions: Insertions): string {
  return [...insertions]
    .reverse()
    .reduce((left, [start, length]) => left.slice(0, start) + left.slice(start + length), text)
}

/** Pieces as a file names them; null when that is no list of pieces. */
export function parseInsertions(value: unknown): Insertions | null {
  if (!Array.isArray(value)) return null
  const isCount = (count: unknown) => typeof count === 'number' && Number.isInteger(count) && count >= 0
  const isPiece = (piece: unknown) => Array.isArray(piece) && piece.length === 2 && piece.every(isCount)
  return value.every(isPiece) ? (value as Insertions) : null
}
