import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BUILTINS } from '../../src/calls/core/builtins.ts'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { FAMILIES } from '../../src/calls/core/parts.ts'
import { type BashNode, type BashScript, type BashWord, parseBash } from '../../src/command/core/parse-bash.ts'
import { parsePlainBash } from '../../src/command/core/parse-plain-bash.ts'
import { PRINTERS } from '../../src/programs/core/printers.ts'
import { isReader } from '../../src/programs/core/readers.ts'
import { readCorpus } from './shell-corpus.ts'

test('the names of every family are those its file knows, and no name is in two places', async () => {
  const seen = new Set([...Object.keys(BUILTINS), ...Object.keys(PRINTERS)])
  for (const [names, load] of FAMILIES) {
    const known = Object.keys(await load())
    assert.deepEqual(names.split(' ').sort(), [...known].sort())
    for (const name of known) {
      assert.ok(!seen.has(name), `${name} twice`)
      assert.ok(!isReader(name), `${name} is no reader`)
      seen.add(name)
    }
  }
})

type Parts = NonNullable<BashWord['parts']>

const showPart = (part: Parts[number]): unknown => ({
  type: part.type,
  text: part.text,
  value: 'value' in part ? part.value : undefined,
  parts: 'parts' in part ? part.parts?.map((inner) => showPart(inner)) : undefined,
})
const showWord = (word: BashWord | undefined) =>
  word && { text: word.text, value: word.value, parts: word.parts?.map(showPart) }

/** A tree without positions: everything the walk reads. */
function showNode(node: BashNode): unknown {
  if (node.type === 'Pipeline') return { ...node, pos: 0, end: 0, commands: node.commands.map(showNode) }
  if (node.type === 'AndOr') return { ...node, pos: 0, end: 0, commands: node.commands.map(showNode) }
  if (node.type !== 'Command') return node.type
  const redirects = node.redirects.map((each) => ({
    type: each.type,
    operator: each.operator,
    descriptor: each.descriptor?.type === 'FileDescriptor' ? each.descriptor.value : each.descriptor,
    target: each.type === 'HereDoc' ? each.body.text : showWord(each.target),
    parts: each.type === 'HereDoc' ? each.body.parts : undefined,
  }))
  const args = node.args.map((arg) => (arg.type === 'Word' ? showWord(arg) : arg.type))
  const prefix = node.prefix.filter(({ type }) => type === 'Assignment').length
  return { name: showWord(node.name), args, redirects, prefix }
}

const show = (script: BashScript) => ({
  errors: script.errors?.length ?? 0,
  commands: script.commands.map(({ command, background }) => ({ background, command: showNode(command) })),
})

function isPlainAndSame(source: string): boolean {
  const plain = parsePlainBash(source)
  if (plain === null) return false
  assert.deepEqual(show(plain), show(parseBash(source)), JSON.stringify(source))
  return true
}

test('what the plain reader takes, it reads as the whole parser does: labelled commands', () => {
  const rows = readCorpus().filter(({ dialect }) => dialect === undefined)
  const plain = rows.filter(({ command }) => isPlainAndSame(command))
  assert.ok(plain.length > rows.length / 2, `${plain.length} of ${rows.length}`)
})

const PIECES = [
  ...[
    'a',
    'b1',
    '2',
    '12',
    '>',
    '>>',
    '<',
    '>&',
    '&>',
    '2>&1',
    '>|',
    '<<E',
    "<<'E'",
    '\nE\n',
    'E',
    '\n',
    ';',
    '&&',
    '||',
  ],
  ...[
    '|',
    '&',
    ' ',
    ' ',
    ' ',
    "'q r'",
    '"d $x"',
    '"$"',
    '$x',
    '$',
    '*',
    '?',
    '~',
    '#',
    'x=1',
    'if',
    '-',
    '=',
    '\\\n',
    '\\',
  ],
  ...[
    '\t',
    '!',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    'export',
    '\r',
    '"',
    "'",
    ',',
    '%',
    '^',
    '<<<',
    '<>',
    '-f',
    'é',
    '\u00a0',
  ],
  ...[
    'then',
    'time',
    '+',
    '@',
    '/dev/null',
    "''",
    '""',
    '<<"E F"',
    '`',
    '/',
    '..',
    '~/',
    'a=~/b',
    ':',
    '<<-E',
    '0',
    '&>>',
    ...['\\;', "\\'", '"x\\"y\\z"', '{}', '[ ', ' ]', '$1', '"$@"', '$?', '#b', ' & '],
  ],
]

test('what the plain reader takes, it reads as the whole parser does: text made by chance', () => {
  let plain = 0
  const text = fc
    .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ')), { maxLength: 14 })
    .map((pieces) => pieces.flat().join(''))
  fc.assert(
    fc.property(text, (source) => {
      if (isPlainAndSame(source)) plain += 1
    }),
    { numRuns: 20_000, examples: [["<<'E' a<<'E'\nE\n\nE\n"], ["cat <<A <<'B'\na\nA\nb\nB"]] },
  )
  assert.ok(plain > 500, `${plain} were plain`)
})

test('programs whose writes nobody knows are named, readers are not', async () => {
  const unknownIn = async (command: string) =>
    (await findShellWrites(command, { cwd: '/w', home: '/h', dialect: 'bash' })).unknown
  for (const command of [
    'grep x f | wc -l',
    'git status && ls',
    'cp a b',
    "python3 -c 'print(1)'",
    'jq . f',
    'cd docs',
  ])
    assert.deepEqual(await unknownIn(command), [], command)
  for (const [command, name] of [
    ['npm test', 'npm'],
    ['make -j4', 'make'],
    ['./run.sh', 'run.sh'],
    ['bash scripts/x.sh', 'bash'],
    ['python3 x.py', 'python3'],
    ['source ./env.sh', 'source'],
    ['timeout 5 pytest', 'pytest'],
    ['npx vitest', 'vitest'],
    ['git frobnicate', 'git frobnicate'],
    ['cargo build', 'cargo'],
  ] as const)
    assert.deepEqual(await unknownIn(command), [name], command)
})

test('a long command whose programs are plain is walked once, and reads its script once', async () => {
  const loop = 'for f in docs/*.md; do\n  n=$(jq .a "$f")\n  if [ "$n" -gt 3 ]; then cp "$f" out/; fi\ndone\n'
  const read: string[] = []
  const readFile = (path: string) => {
    read.push(path)
    return 'cp a.txt b.txt\n'
  }
  const context = { cwd: '/w', home: '/h', dialect: 'bash' as const, readFile }
  const found = await findShellWrites(`source ./run.sh\n${loop.repeat(4)}`, context)
  assert.deepEqual(read, ['/w/run.sh'])
  assert.deepEqual([...new Set(found.writes.map(({ by }) => by))], ['cp in run.sh', 'cp'])
})
