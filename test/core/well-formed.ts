import assert from 'node:assert/strict'

const TOKEN = /<(\/?)([a-z][a-z-]*)((?: [a-z]+="[^"<>]*")*)>/g

/** Control characters, separators and bidirectional marks that no rendered text may carry. Line feed and tab are fine. */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u

/**
 * Reads a rendered tag as XML and gives the names of the elements inside the root, in order. Every `<` must start one
 * of our tags and every `&` an entity, so foreign text can neither open nor close anything.
 */
export function readTag(text: string, root: string): string[] {
  assert.doesNotMatch(text, UNSAFE)
  assert.ok(text.isWellFormed())
  assert.doesNotMatch(text.replace(TOKEN, ''), /[<>]/, 'a stray angle bracket')
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot);)/, 'a stray ampersand')
  const open: string[] = []
  const inside: string[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [token, slash, name = ''] = match
    if (slash === '/') assert.equal(open.pop(), name)
    else {
      if (open.length === 0) assert.equal(match.index, 0, 'text before the root')
      else inside.push(name)
      open.push(name)
    }
    end = match.index + token.length
  }
  assert.deepEqual(open, [])
  assert.equal(end, text.length, 'text after the root')
  assert.ok(text.startsWith(`<${root}`) && text.endsWith(`</${root}>`))
  assert.ok(!inside.includes(root))
  return inside
}
