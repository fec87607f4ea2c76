const ASCII = /^[\u0000-\u007f]*$/

/** Makes spellings of a word equal: case, accents, wide forms, ligatures and invisible marks go. */
export function foldText(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : foldForeign(text)
}

function foldForeign(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3')
    .replaceAll('\u00df', 'ss')
}

/** Maps offsets of the folded text to offsets of the text itself. The offsets have to ascend. */
export function unfoldOffsets(text: string, foldedOffsets: readonly number[]): number[] {
  if (ASCII.test(text)) return [...foldedOffsets]
  const found: number[] = []
  let folded = 0
  let offset = 0
  for (const character of text) {
    folded += foldForeign(character).length
    while (found.length < foldedOffsets.length && (foldedOffsets[found.length] ?? 0) < folded) found.push(offset)
    if (found.length === foldedOffsets.length) return found
    offset += character.length
  }
  return foldedOffsets.map((_, index) => found[index] ?? text.length)
}
