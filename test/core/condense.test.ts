import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blankCode, splitFrontMatter } from '../../src/base/core/markdown.ts'
import { condenseDocument, listImports } from '../../src/start/core/condense.ts'
import { renderQualityContext } from '../../src/start/core/quality-context.ts'

test('sections are condensed: front matter, comments, blocks of code and looks go, words stay', () => {
  const text = [
    '---',
    'title: x',
    '---',
    '# Core **rules** #',
    '<!-- a',
    'comment -->',
    'See [the page](http://x/y), `code` and **this**.',
    '',
    '```ts',
    '# no heading',
    '```',
    '---',
    '| a | b |',
    '|---|:--|',
    '| 1 | 2 |',
    '## Empty',
    '### Deep',
    '* item',
  ].join('\r\n')
  assert.deepEqual(
    condenseDocument('docs/x.md', text).map(({ heading, text: body }) => [heading, body]),
    [
      ['Core rules', 'See the page, `code` and this.\n| a | b |\n| 1 | 2 |'],
      ['Deep', '* item'],
    ],
  )
})

test('a place in brackets that nobody has filled in is not told, nor a heading with nothing else', () => {
  const text = '# Purpose\n[describe it]\n# Bounds\n- [say what not]\n- [a link](x.md)\n- [ ] a task\n- Never push.\n'
  assert.deepEqual(
    condenseDocument('docs/x.md', text).map(({ heading, text: body }) => [heading, body]),
    [['Bounds', '- a link\n- [ ] a task\n- Never push.']],
  )
})

test('what headings are about ranks them, else what the document is about, else where they stand', () => {
  const rank = (path: string, heading: string) => condenseDocument(path, `# ${heading}\ntext`)[0]?.rank ?? 0
  const order = [
    rank('docs/x.md', 'Roles'),
    rank('docs/ROLES.md', 'Builder'),
    rank('docs/x.md', 'What must never happen'),
    rank('docs/x.md', 'Criticality levels'),
    rank('docs/x.md', 'Escalation'),
    rank('docs/x.md', 'Required hooks'),
    rank('docs/x.md', 'History'),
  ]
  assert.deepEqual(
    [...order].sort((a, b) => a - b),
    order,
  )
  assert.equal(new Set(order).size, order.length)
})

test('an import of a CLAUDE.md is a path, not an address or code', () => {
  assert.deepEqual(listImports('@docs/a.md and @./b.md\n- @c.md\nme@example.org `@d.md`\n```\n@e.md\n```\n'), [
    'docs/a.md',
    'b.md',
    'c.md',
  ])
})

test('a section that does not fit is left out whole and named, and smaller ones still fit', () => {
  const section = (heading: string, words: number, rank: number) => ({
    path: 'docs/x.md',
    heading,
    text: 'word '.repeat(words).trim(),
    rank,
  })
  const { text, left } = renderQualityContext({
    rules: ['A rule.'],
    sections: [section('Long', 600, 1), section('Short', 5, 2), section('Middle', 300, 3)],
  })
  assert.deepEqual(
    left.map(({ heading }) => heading),
    ['Long'],
  )
  assert.match(text, /^A rule\.$/m)
  assert.match(text, /^Short \(docs\/x\.md\):\nword word word word word$/m)
  assert.match(text, /^Not shown here: docs\/x\.md \(Long\)$/m)
  assert.equal(renderQualityContext({ rules: [], sections: [] }).text, '')
})

test('code is blanked at the same length, blocks alone or with pieces of a line', () => {
  const text = 'a `b` c\n```\nd\n```\n``e`` `f'
  assert.equal(blankCode(text), 'a     c\n   \n \n   \n      `f')
  assert.equal(blankCode(text, false), 'a `b` c\n   \n \n   \n``e`` `f')
  assert.equal(blankCode('```js `x` is inline').trim(), '```js     is inline')
})

test('front matter is what stands between the first two fences at the beginning', () => {
  assert.deepEqual(splitFrontMatter('---\na: 1\n---\nb'), { front: 'a: 1\n', body: 'b' })
  assert.deepEqual(splitFrontMatter('---\na: 1\n'), { front: '', body: '---\na: 1\n' })
  assert.deepEqual(splitFrontMatter('a\n---\nb\n---\n'), { front: '', body: 'a\n---\nb\n---\n' })
  assert.deepEqual(splitFrontMatter('---\na: 1\n---'), { front: 'a: 1\n', body: '' })
})
