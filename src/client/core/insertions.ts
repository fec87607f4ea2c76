import { wholeNumber } from '../../base/core/record.ts'

/** Pieces put into a text, in order of their place, each with the text it replaced, if any. */
export type Insertions = readonly Insertion[]
type Insertion = readonly [start: number, length: number, replaced?: string]

/** `uninstall` restores the file byte for byte while nobody else has changed the text. */
export interface SettingsRecord {
  /** Name of the file in `.claude/`, or the folder of another client. */
  readonly file: string
  readonly isNew: boolean
  readonly sha256: string
  readonly inserted: Insertions
}

/** A new piece moves the pieces behind its place, and becomes part of a piece around it. */
export function addInsertion(known: Insertions, offset: number, length: number, replaced = ''): Insertions {
  const isInside = ([start, size]: Insertion) => start < offset && offset < start + size
  const growth = length - replaced.length
  if (known.some(isInside)) {
    return known.map((piece) =>
      isInside(piece) ? [piece[0], piece[1] + growth, ...piece.slice(2)] : shift(piece, offset, growth),
    ) as Insertions
  }
  const added: Insertion = replaced === '' ? [offset, length] : [offset, length, replaced]
  return [...known.map((piece) => shift(piece, offset, growth)), added].sort(([a], [b]) => a - b)
}

function shift([start, size, ...replaced]: Insertion, offset: number, growth: number): Insertion {
  return [start >= offset ? start + growth : start, size, ...replaced]
}

/** Text as it was before the pieces were put in. */
export function takeOut(text: string, insertions: Insertions): string {
  return [...insertions]
    .reverse()
    .reduce(
      (left, [start, length, replaced = '']) => left.slice(0, start) + replaced + left.slice(start + length),
      text,
    )
}

/** Pieces as a file names them; null for a value that is no list of pieces. */
export function parseInsertions(value: unknown): Insertions | null {
  if (!Array.isArray(value)) return null
  const isPiece = (piece: unknown) =>
    Array.isArray(piece) &&
    (piece.length === 2 || (piece.length === 3 && typeof piece[2] === 'string')) &&
    piece.slice(0, 2).every((count) => wholeNumber(count) !== null)
  return value.every(isPiece) ? (value as Insertions) : null
}
