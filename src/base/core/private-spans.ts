/**
 * A text without its `<private>` spans. A span ends at the next closing mark. Spans inside each other end at the last of
 * their closing marks. An unclosed span reaches to the end: better too little than too much.
 */
export function dropPrivate(text: string): string {
  if (!text.includes('<')) return text.trim()
  let kept = ''
  let from = 0
  let unclosed = 0
  let isInside = false
  for (const { 0: mark, index } of text.matchAll(/<private\b[^<>]{0,200}>|<\/private\s{0,20}>/gi)) {
    const isOpening = mark[1] !== '/'
    if (!isOpening && unclosed === 0) continue
    if (isOpening && !isInside) {
      kept += text.slice(from, index)
      unclosed = 0
    }
    unclosed += isOpening ? 1 : -1
    isInside = isOpening
    from = index + mark.length
  }
  return (isInside ? kept : kept + text.slice(from)).trim()
}
