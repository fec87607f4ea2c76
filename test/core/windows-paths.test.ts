import assert from 'node:assert/strict'
import { win32 } from 'node:path'
import { describe, test } from 'node:test'
import { isAbsolutePath, isTranscriptPath } from '../../src/base/core/safe-name.ts'
import { isOurs } from '../../src/client/core/registration.ts'
import { findProjectPath, isInside, normalizePath } from '../../src/files/core/path-text.ts'
import { describeCall } from '../../src/install/io/own-command.ts'
import { readEdit } from '../../src/memory/core/edit.ts'

const PROJECT = 'C:\\Users\\Ann Lee\\work'

describe('a path of Windows', () => {
  for (const [path, projectDir, expected] of [
    ['C:\\Users\\Ann Lee\\work\\src\\main.ts', PROJECT, 'src/main.ts'],
    ['c:\\users\\ann lee\\WORK\\src\\Main.ts', PROJECT, 'src/Main.ts'],
    ['C:/Users/Ann Lee/work/src/main.ts', PROJECT, 'src/main.ts'],
    ['C:\\Users/Ann Lee\\work/src\\main.ts', PROJECT, 'src/main.ts'],
    ['C:\\Users\\Ann Lee\\workshop\\main.ts', PROJECT, null],
    ['D:\\Users\\Ann Lee\\work\\main.ts', PROJECT, null],
    ['C:\\Users\\Ann Lee\\work', PROJECT, null],
    ['\\\\server\\share\\repo\\a.ts', '\\\\server\\share\\repo', 'a.ts'],
    ['\\\\SERVER\\share\\repo\\a.ts', '//server/share/repo', null],
    ['C:\\repo\\a.ts', 'C:/repo/', 'a.ts'],
    ['/home/ann/work/a.ts', '/home/ann/work', 'a.ts'],
    ['/home/ann/WORK/a.ts', '/home/ann/work', null],
    ['/home/ann/work\\a.ts', '/home/ann/work', null],
  ] as const) {
    test(`"${path}" in "${projectDir}" is ${expected}`, () => {
      assert.equal(findProjectPath(path, projectDir), expected)
    })
  }

  test('is what node itself says, for every way to write it', () => {
    for (const path of ['C:\\a\\b\\c.ts', 'c:/A/b/c.ts', 'C:\\a/b\\c.ts', 'C:\\ab\\c.ts', 'E:\\a\\b\\c.ts']) {
      const relative = win32.relative('C:\\a', path)
      const expected = relative.startsWith('..') || win32.isAbsolute(relative) ? null : relative.replaceAll('\\', '/')
      assert.equal(findProjectPath(path, 'C:\\a'), expected, path)
    }
  })

  test('is absolute with a drive or a share, and not without', () => {
    for (const path of ['C:\\a', 'c:/a', '\\\\server\\share', '\\\\?\\C:\\a']) {
      assert.equal(isAbsolutePath(path), win32.isAbsolute(path), path)
      assert.ok(isTranscriptPath(`${path}\\t.jsonl`), path)
    }
    for (const path of ['a\\b', 'C:a', '.\\a', '..\\a', '']) assert.equal(isAbsolutePath(path), false, path)
  })

  test('is one place for the guards, however it is written', () => {
    for (const path of [
      'C:\\work\\src\\a.ts',
      'c:/work/./src//a.ts',
      '/c/work/src/a.ts',
      '\\\\?\\C:\\work\\src\\a.ts',
      'C:\\work\\x\\..\\src\\a.ts',
      'C:\\work\\src\\a.ts.',
    ]) {
      assert.equal(normalizePath(path, true), 'C:/work/src/a.ts', path)
    }
    assert.ok(
      isInside(normalizePath('c:\\work\\.holdfast\\x', true), normalizePath('C:/work/.holdfast', true)),
      'state',
    )
    assert.ok(!isInside(normalizePath('C:\\work\\..\\other', true), normalizePath('C:\\work', true)), 'outside')
  })

  test('finds the memories of a file as the same path elsewhere does', () => {
    const input = { file_path: `${PROJECT}\\src\\main.ts`, content: 'x' }
    assert.equal(readEdit(PROJECT, 'Write', input)?.path, 'src/main.ts')
    assert.equal(
      readEdit(PROJECT, 'Write', { ...input, file_path: 'D:\\tmp\\scratch\\main.ts' })?.path,
      'scratch/main.ts',
    )
  })
})

test('the command is called in a way every shell of Windows reads', () => {
  const bundle = `${PROJECT}\\.claude\\holdfast\\dist\\holdfast.mjs`
  assert.equal(describeCall(bundle, PROJECT), 'node .claude/holdfast/dist/holdfast.mjs')
  assert.equal(describeCall(bundle, 'D:\\elsewhere'), 'node "C:/Users/Ann Lee/work/.claude/holdfast/dist/holdfast.mjs"')
  assert.equal(describeCall('/opt/a "b"/dist/holdfast.mjs', '/work'), 'node "/opt/a \\"b\\"/dist/holdfast.mjs"')
})

test('a registration with paths of Windows is known as ours', () => {
  for (const hook of [
    { command: 'node', args: ['C:\\work\\.claude\\holdfast\\dist\\pre-compact.mjs'] },
    { command: 'node', args: ['\u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/pre-compact.mjs'] },
    { command: 'node "%CLAUDE_PROJECT_DIR%\\.claude\\holdfast\\dist\\pre-compact.mjs"' },
  ]) {
    assert.ok(isOurs(hook), JSON.stringify(hook))
  }
  for (const hook of [
    { command: 'lint', args: ['--ignore', '.claude/holdfast/dist/pre-compact.mjs'] },
    { command: 'ls .claude/holdfast/dist/' },
  ]) {
    assert.ok(!isOurs(hook), JSON.stringify(hook))
  }
})
