/** A fenced block, with its fences. An unclosed block reaches to the end of the text. */
const BLOCK =
  /^[ \t]*(`{3,10}|~{3,10})[^\n]*\n(?:[\s\S]*?\n)?(?:[ \t]*\1[ \t]*$|(?![\s\S]))|^[ \t]*(?:```|~~~)[\s\S]*/gm

/** A text with a stand-in for each fenced block. */
export function replaceCodeBlocks(text: string, replace: (block: string) => string): string {
  return text.includes('```') || text.includes('~~~') ? text.replace(BLOCK, replace) : text
}
