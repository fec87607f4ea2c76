import { HOLE, SPLIT } from './marks.ts'

/** A stretch of a word. `fresh` ones came from an unquoted expansion: they split at blanks. `'/'` parts two fields. */
export type Piece = { readonly text: string; readonly fresh: boolean } | '/'

/** One way a word may turn out. */
export type Draft = readonly Piece[]

const MAX_DRAFTS = 16

export const plain = (text: string): Draft[] => [[{ text, fresh: false }]]

export function combine(lists: readonly (readonly Draft[])[]): readonly Draft[] {
  let drafts: Piece[][] = [[]]
  for (const list of lists) {
    const [only, ...others] = list
    if (drafts.length * list.length > MAX_DRAFTS) return [[{ text: SPLIT, fresh: false }]]
    // Nearly always there is one way; copying what came before for every part would be quadratic.
    if (only !== undefined && others.length === 0)
      for (const draft of drafts) for (const piece of only) draft.push(piece)
    else drafts = drafts.flatMap((draft) => list.map((more) => [...draft, ...more]))
  }
  return drafts
}

/** The text of a draft; one longer than a limit, which only doubling makes, could be anything. */
export function joinPieces(draft: Draft, limit: number): string {
  let length = 0
  for (const piece of draft) length += piece === '/' ? 1 : piece.text.length
  return length > limit ? HOLE : draft.map((piece) => (piece === '/' ? ' ' : piece.text)).join('')
}

/** The fields a draft falls into: unquoted blanks part them, and what is empty and unquoted is none. */
export function fieldsOf(draft: Draft): string[] {
  const fields: string[] = []
  let current: string | null = null
  const part = () => {
    if (current !== null) fields.push(current)
    current = null
  }
  for (const piece of draft) {
    if (piece === '/') part()
    else {
      const [head = '', ...rest]: string[] = piece.fresh ? piece.text.split(/[ \t\n]+/) : [piece.text]
      if (head !== '' || !piece.fresh) current = `${current ?? ''}${head}`
      for (const text of rest) {
        part()
        if (text !== '') current = text
      }
    }
  }
  part()
  return fields
}
