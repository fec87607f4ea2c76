import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blankCode, splitFrontMatter } from '../../src/base/core/markdown.ts'
import { CONTEXT_PAGES } from '../../src/install/core/context-pages.ts'
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
      ['Core rules', 'See the page, `code` and this.\n\n| a | b |\n\n| 1 | 2 |'],
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

test('what init --tracks writes tells nothing before a person filled it in, but who may not do what', () => {
  const told = CONTEXT_PAGES.filter(({ path }) => /(?:CONTEXT_CORE|ROLES|GUARDRAILS)\.md$/.test(path))
    .flatMap(({ path, text }) => condenseDocument(path, text))
    .map(({ heading, text }) => `${heading}: ${text}`)
  assert.deepEqual(told, [
    'Roles: | role | decides | may not |\n\n| main session | how a task of the plan is done | change goals, drop tasks, accept risks |\n| subagent | nothing beyond its task | write outside the roots of GUARDRAILS.md |',
  ])
})

test('words arrive as written: code, globs and identifiers keep their stars and underlines', () => {
  const CASES: readonly (readonly [written: string, told: string])[] = [
    ['`["**"]` and `__init__.py`', '`["**"]` and `__init__.py`'],
    ['- write_roots: ["**"]', '- write_roots: ["**"]'],
    ['src/**/a.ts and lib/** are **ours**', 'src/**/a.ts and lib/** are ours'],
    ['edit __init__.py and __main__ only', 'edit __init__.py and __main__ only'],
    ['2**10 and 3**4', '2**10 and 3**4'],
    ['**`fail_closed`**: __must not__ be **off**.', '`fail_closed`: must not be off.'],
    ['**Use `a **b**` here** and **my_var**', 'Use `a **b**` here and my_var'],
  ]
  for (const [written, told] of CASES)
    assert.deepEqual(
      condenseDocument('a.md', `# H\n${written}\n`).map(({ text }) => text),
      [told],
    )
})

describe('a document over the budget', () => {
  const section = (heading: string, text: string, rank: number) => ({ path: 'docs/x.md', heading, text, rank })
  const words = (count: number) => 'word '.repeat(count).trim()

  test('is told by rank, each section up to a bound and then more, and the rest is named', () => {
    const sections = [section('Long', words(600), 1), section('Short', words(5), 2), section('Middle', words(90), 3)]
    const { text, left } = renderQualityContext({ rules: ['A rule.'], sections: [...sections] })
    assert.deepEqual(
      left.map(({ heading }) => heading),
      ['Long'],
    )
    assert.match(text, /^A rule\.$/m)
    assert.match(text, /^Long \(docs\/x\.md\):\n(?:word ){200,}…$/m)
    assert.match(text, /^Short \(docs\/x\.md\):\nword word word word word$/m)
    assert.match(text, /^Not shown here: docs\/x\.md \(the rest of Long\)$/m)
    assert.equal(renderQualityContext({ rules: [], sections: [] }).text, '')
  })

  test('ends at a paragraph or a list item, and a first paragraph at a sentence', () => {
    const items = Array.from({ length: 60 }, (_, index) => `- Item ${index}: ${words(10)}\n  and more`)
    const { text } = renderQualityContext({ rules: [], sections: [section('', items.join('\n'), 1)] })
    assert.match(text, /^docs\/x\.md:\n- Item 0: .*\n {2}and more\n- Item 1: [\s\S]*\n {2}and more …\n/m)
    assert.match(text, /^Not shown here: docs\/x\.md \(the rest of its beginning\)$/m)
    const sentences = Array.from({ length: 90 }, (_, index) => `Sentence ${index} has ${words(6)}.`).join(' ')
    const cut = renderQualityContext({ rules: [], sections: [section('One', sentences, 1)] }).text
    assert.match(cut, /Sentence 50 [\w ]+\. [\s\S]*word\. …\nNot shown here: docs\/x\.md \(the rest of One\)/)
  })

  test('of 2,600 characters is told, whatever its form', () => {
    const line = `${words(20)}.`
    const forms = [26, 13, 2].map((lines) =>
      Array(lines)
        .fill(
          Array(26 / lines)
            .fill(line)
            .join(' '),
        )
        .join('\n\n'),
    )
    for (const form of [...forms, '- '.concat(forms[0]?.replaceAll('\n\n', '\n- ') ?? '')]) {
      const sections = condenseDocument('docs/context/CONTEXT_CORE.md', `# Core\n\n${form}\n`)
      const rules = ['Criticality: C2. '.repeat(12), 'Escalation: none. '.repeat(8)]
      const { text } = renderQualityContext({ rules, sections })
      assert.ok(text.split('word').length > 250, `${text.split('word').length} words of 520`)
    }
  })
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
