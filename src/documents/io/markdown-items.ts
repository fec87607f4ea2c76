import MarkdownIt from 'markdown-it'

/** A parser tells them, because a bullet may also stand in a code block, a table or a comment. */
export function findListItems(text: string): ReadonlySet<number> {
  const markdown = new MarkdownIt('commonmark')
  markdown.enable('table')
  // Blocks suffice; the text inside a paragraph is left alone.
  markdown.core.ruler.enableOnly(['normalize', 'block'])
  const items = new Set<number>()
  let quotes = 0
  for (const { type, map } of markdown.parse(text, {})) {
    if (type === 'blockquote_open') quotes += 1
    else if (type === 'blockquote_close') quotes -= 1
    else if (type === 'list_item_open' && quotes === 0 && map !== null) items.add(map[0])
  }
  return items
}
