import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addIgnoreLines, IGNORE_LINES, ignoresState } from '../../src/files/core/ignore-lines.ts'
import { putFile } from '../put-file.ts'

const TEXTS: readonly (readonly [text: string, leavesOut: boolean])[] = [
  [IGNORE_LINES, true],
  ['*\r\n!config.toml\r\n', true],
  ['# shared\n/*\n!/config.toml\n!/.gitignore\n', true],
  ['!sessions/\n*\n', true],
  ['*', true],
  ['', false],
  ['# mine', false],
  ['events.jsonl\n', false],
  ['*\n!*\n', false],
  ['*\n!events.jsonl\n', false],
  ['*\n!sessions/\n!sessions/**\n', false],
  ['*.jsonl\n', false],
  ['\\*\n', false],
]

test('a .gitignore is judged as git judges it, and mended where it lets state through', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-ignore-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  git('init', '--quiet')
  const put = (path: string, text: string) => putFile(join(folder, path), text)
  put('.holdfast/events.jsonl', '')
  put('.holdfast/config.toml', '')
  put('.holdfast/sessions/a/words.jsonl', '')
  put('.holdfast/sessions/.gitignore', '!*\n')
  const listTaken = () => git('ls-files', '--others', '--exclude-standard').split('\n').filter(isState)
  for (const [text, leavesOut] of TEXTS) {
    assert.equal(ignoresState(text), leavesOut, JSON.stringify(text))
    put('.holdfast/.gitignore', text)
    assert.equal(listTaken().length === 0, leavesOut, `${JSON.stringify(text)}: ${listTaken().join()}`)
    const mended = addIgnoreLines(text)
    assert.ok(mended.startsWith(text), 'lines of a person stay')
    put('.holdfast/.gitignore', mended)
    assert.deepEqual(listTaken(), [], mended)
  }
})

const isState = (path: string) => path.startsWith('.holdfast/') && !/\/(?:config\.toml|\.gitignore)$/.test(path)
