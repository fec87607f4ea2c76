/** A text without its `<private>` spans. An unclosed span reaches to the end: better too little than too much. */
export function dropPrivate(text: string): string {
  if (!text.includes('<')) return text.trim()
  const parts = text.split(/<private\b[^<>]{0,200}>/i)
  const kept = parts.slice(1).map((part) => {
    const close = /<\/private\s{0,20}>/i.exec(part)
    return close === null ? '' : part.slice(close.index + close[0].length)
  })
  return [parts[0], ...kept].join('').trim()
}
