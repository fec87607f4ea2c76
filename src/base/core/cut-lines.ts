/** Whole lines from the beginning of a text, and how many characters were left out behind them. */
export function cutLines(text: string, maxChars: number): { readonly text: string; readonly omitted: number } {
  if (text.length <= maxChars) return { text, omitted: 0 }
  const end = text.lastIndexOf('\n', maxChars)
  const kept = end === -1 ? text.slice(0, maxChars).toWellFormed() : text.slice(0, end)
  return { text: kept, omitted: text.length - kept.length }
}

/** Both ends of a text in whole lines, with a line that says how much is missing between them. */
export function keepEnds(text: string, headChars: number, tailChars: number): string {
  if (text.length <= headChars + tailChars) return text
  const head = cutLines(text, headChars).text
  const start = text.indexOf('\n', text.length - tailChars)
  const tail = start === -1 ? text.slice(-tailChars).toWellFormed() : text.slice(start + 1)
  return `${head}\n[... ${text.length - head.length - tail.length} characters left out ...]\n${tail}`
}
