import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCall } from '../../src/base/core/call.ts'
import { visitLinesThatMatter } from '../../src/sessions/io/find-lines.ts'

const RESULT = '{"type":"user","message":{"role":"user","content":[{"type":"tool_result","content":"@memory x"}]}}'
const row = (name: string) => `{"parentUuid":null,"name":"${name} @memory"}`
const PLAIN = '{"parentUuid":null,"name":"nothing"}'
const LONG = row('x'.repeat(200))

/** The names of the visited lines, the newest first. */
function visit(text: string, from = 0, most = Infinity): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'find-lines-'))
  const path = join(folder, 'transcript.jsonl')
  writeFileSync(path, text)
  const names = [null, openCall(folder, () => {})].map((call) => {
    const found: string[] = []
    visitLinesThatMatter(
      call,
      {
        path,
        from,
        to: text.length,
        longest: 150,
        pieces: ['@mem', 'also'],
        mayMatter: (line) => line.includes('@memory'),
      },
      (line) => found.push(/"name":"(\w+)/.exec(line.read())?.[1] ?? line.read()) >= most,
    )
    return found.join(' ')
  })
  rmSync(folder, { recursive: true })
  assert.equal(names[0], names[1], 'a call reads the same')
  return names[0] === '' ? [] : (names[0] ?? '').split(' ')
}

const CASES: readonly (readonly [title: string, found: string[], ...Parameters<typeof visit>])[] = [
  ['an empty file', [], ''],
  ['lines without a mark', [], `${PLAIN}\n${PLAIN}\n`],
  ['the newest line comes first', ['b', 'a'], `${row('a')}\n${PLAIN}\n${row('b')}\n`],
  ['a last line without a line break', ['b', 'a'], `${row('a')}\n${row('b')}`],
  ['a result of a tool does not matter', ['a'], `${row('a')}\n${RESULT}\n`],
  ['a visit that ends', ['c', 'b'], ['a', 'b', 'c'].map(row).join('\n'), 0, 2],
  ['the piece begins amid a line', ['b'], `${row('a')}\n${row('b')}\n`, 5],
  ['the piece begins behind a line', ['b'], `${row('a')}\n${row('b')}\n`, row('a').length],
  ['a line that is too long', ['b', 'a'], `${row('a')}\n${LONG}\n${row('b')}\n`],
  ['a last line that is too long', ['a'], `${row('a')}\n${LONG}`],
  ['many pieces', [...'abcdefgh'].reverse(), [...'abcdefgh'].map((name) => `${row(name)}\n${RESULT}\n`).join('')],
  ['many empty lines', ['b', 'a'], `${row('a')}\n${'\n'.repeat(60_000)}${row('b')}\n`],
  ['too many lines with a piece', ['b'], `${'@mem\n'.repeat(60_000)}${row('b')}\n`, 0, 1],
]

for (const [title, found, ...given] of CASES) test(title, () => assert.deepEqual(visit(...given), found))
