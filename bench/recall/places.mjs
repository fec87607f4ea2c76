/**
 * A text cut into places: a name, and what stands under it. The name tells how the words are meant, so that it can be
 * told whether something is presented as current.
 */

/** `<resumption-context>` with an element per kind of fact; what stands between elements has no name. */
export function readElements(xml) {
  const told = [...xml.matchAll(/<(resumption-context|compaction-alert)\b[^>]*>([\s\S]*?)<\/\1>/g)]
  return told.length === 0
    ? readInner(xml.replace(/^<[\w-]+[^>]*>/, '').replace(/<\/[\w-]+>$/, ''))
    : told.flatMap(([, , inner]) => readInner(inner))
}

function readInner(inner) {
  const places = []
  let rest = inner
  for (;;) {
    const match = /<([\w-]+)((?:\s[^<>]*)?)>([\s\S]*?)<\/\1>/.exec(rest)
    if (match === null) break
    const [whole, name, attributes, text] = match
    places.push({ name: '', text: decode(rest.slice(0, match.index)) })
    if (/<[\w-]+[^<>]*>/.test(text)) {
      for (const place of readElements(`<x>${text}</x>`))
        places.push({ ...place, name: `${name}/${place.name}`, attributes })
    } else places.push({ name, attributes: decode(attributes), text: decode(text) })
    rest = rest.slice(match.index + whole.length)
  }
  places.push({ name: '', text: decode(rest) })
  return places.filter(({ text }) => text.trim() !== '')
}

/** The plain text for the summarizer: a line per kind of fact, `- Label: text`. */
export function readLabels(text) {
  const places = []
  for (const line of text.split('\n')) {
    const match = /^- ([^:]{1,80}): (.*)$/.exec(line)
    if (match !== null) places.push({ name: match[1], text: match[2] })
    else if (places.length > 0 && line.startsWith(' ')) places.at(-1).text += `\n${line}`
    else places.push({ name: '', text: line })
  }
  return places.filter((place) => place.text.trim() !== '')
}

function decode(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
