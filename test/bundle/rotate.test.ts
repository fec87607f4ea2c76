import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { listFiles } from './list-files.ts'
import { ALL, findTitles, ISSUES, LOG, prepare, read, rotate, TEXT } from './rotation.ts'
import { runCommand } from './run-command.ts'
import { createSandbox } from './sandbox.ts'

describe('memory check and memory rotate', () => {
  it('check says what is due and changes nothing', (test) => {
    const sandbox = prepare(test)
    const { code, out } = runCommand(sandbox, 'memory', 'check')
    assert.equal(code, 1)
    assert.match(
      out,
      /docs\/decisions\.md: 46 of 10 lines; 3 of 4 entries to archive in archive\/2026-11\/decisions-2026-11\.md/,
    )
    assert.match(out, /docs\/issues\.md: 13 of 10 lines; 1 of 3 entries to archive/)
    assert.equal(read(sandbox, LOG), TEXT)
  })
  it('a dry run changes nothing and says the same as the run', (test) => {
    const sandbox = prepare(test)
    const before = listFiles(join(sandbox.project, 'docs'))
    const dry = rotate(sandbox, '--dry-run')
    assert.deepEqual(listFiles(join(sandbox.project, 'docs')), before)
    assert.equal(read(sandbox, LOG), TEXT)
    const done = rotate(sandbox)
    assert.deepEqual(
      done.logs.map(({ moved }) => moved),
      dry.logs.map(({ moved }) => moved),
    )
    assert.deepEqual(
      done.logs.map(({ rotated }) => rotated),
      [true, true],
    )
    assert.deepEqual(findTitles(sandbox), ALL)
    assert.match(
      read(sandbox, 'docs/archive/2026-11/issues-2026-11.md'),
      /^# Resolved Issues Archive\n[\s\S]*### Old\n/,
    )
    assert.equal(runCommand(sandbox, 'memory', 'check').code, 0)
    const again = rotate(sandbox)
    assert.deepEqual(
      again.logs.map(({ rotated }) => rotated),
      [false, false],
    )
  })
  it('what cannot be written leaves the log as it is, and the other log is rotated', (test) => {
    const sandbox = prepare(test)
    mkdirSync(join(sandbox.project, 'docs/archive/2026-11/decisions-2026-11.md'), { recursive: true })
    const { code, err, logs } = rotate(sandbox)
    assert.equal(code, 1)
    assert.match(err, /Cannot rotate "docs\/archive\/2026-11\/decisions-2026-11\.md"/)
    assert.equal(read(sandbox, LOG), TEXT)
    assert.deepEqual(
      logs.map(({ rotated }) => rotated),
      [false, true],
    )
  })
  for (const [name, bytes] of [
    ['latin-1', Buffer.from(TEXT.replace('Title 1', 'Gr\u00f6\u00dfe'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['NUL', Buffer.from(TEXT.replace('Title 1', 'Ti\0tle'))],
  ] as const)
    it(`a log that is no UTF-8 text, but ${name}, is left alone in one line, and the other log is rotated`, (test) => {
      const sandbox = prepare(test)
      writeFileSync(join(sandbox.project, LOG), bytes)
      const check = runCommand(sandbox, 'memory', 'check')
      assert.deepEqual([check.code, check.out.split('\n')[0]], [1, `${LOG}: not rotated`])
      const { code, err, logs } = rotate(sandbox)
      assert.equal(code, 1)
      assert.match(err, /^.*Cannot rotate "docs\/decisions\.md": it is not UTF-8 text; .*the log stays as it is\n$/)
      assert.deepEqual(readFileSync(join(sandbox.project, LOG)), bytes)
      assert.deepEqual(
        logs.map(({ rotated }) => rotated),
        [false, true],
      )
    })
  it('a log with a replacement character of its own is text', (test) => {
    const sandbox = prepare(test)
    writeFileSync(join(sandbox.project, LOG), TEXT.replace('Title 1', 'Ti\ufffdtle'))
    assert.equal(rotate(sandbox).code, 0)
    assert.match(read(sandbox, 'docs/archive/2026-11/decisions-2026-11.md'), /Ti\ufffdtle/)
  })
  it('nothing is read or written through a symlink', (test) => {
    const sandbox = prepare(test)
    mkdirSync(join(sandbox.root, 'outside'))
    symlinkSync(join(sandbox.root, 'outside'), join(sandbox.project, 'docs/archive'))
    assert.match(rotate(sandbox).logs[0]?.problem ?? '', /a symlink/)
    assert.deepEqual(listFiles(join(sandbox.root, 'outside')), [])
    assert.equal(read(sandbox, LOG), TEXT)
  })
  it('without any log it says so', (test) => {
    const { code, out } = runCommand(createSandbox(test), 'memory', 'check')
    assert.equal(code, 0)
    assert.match(out, /\.claude\/context\/memory\/decisions\.md: there is no such file/)
    const named = /holdfast (config set .*) "(.*)"$/m.exec(out)
    const sandbox = createSandbox(test)
    mkdirSync(join(sandbox.project, 'docs'))
    writeFileSync(join(sandbox.project, named?.[2] ?? 'none'), '# Decisions\n\n## 2026-01-05: Files\n')
    assert.equal(runCommand(sandbox, ...(named?.[1] ?? '').split(' '), named?.[2] ?? '').code, 0)
    assert.match(runCommand(sandbox, 'memory', 'check').out, /docs\/DECISIONS\.md: 3 of 1500 lines/)
  })
  it('check names a log in a form it cannot read, with exit code 1', (test) => {
    const sandbox = prepare(test)
    writeFileSync(join(sandbox.project, LOG), '# Decisions\n\n- **2026-06-11, topology**: as upstream\n')
    writeFileSync(join(sandbox.project, ISSUES), '# Issues\n')
    const { code, out } = runCommand(sandbox, 'memory', 'check')
    assert.equal(code, 1)
    assert.match(
      out,
      /docs\/decisions\.md: 3 of 10 lines; nothing to archive; no entry with a day was found; an entry is "## 2026-01-31: Title"/,
    )
    assert.doesNotMatch(out, /issues\.md.*unknown/)
  })
  it("the client's own memory is checked and rotated beside its pages", (test) => {
    const sandbox = createSandbox(test)
    const folder = join(
      sandbox.home,
      '.claude/projects',
      realpathSync(sandbox.project).replace(/[^a-zA-Z0-9]/g, '-'),
      'memory',
    )
    mkdirSync(folder, { recursive: true })
    const index = `# Memory\n- [build](build.md)\n\n## 2026-01-05 Build\n\n${'Words.\n'.repeat(150)}\n`
    const lasting = `## Lasting\n\n${'Words.\n'.repeat(60)}`
    writeFileSync(join(folder, 'MEMORY.md'), `${index}${lasting}`)
    writeFileSync(join(folder, 'build.md'), 'How to build.\n')
    const check = runCommand(sandbox, 'memory', 'check')
    assert.equal(check.code, 1)
    assert.match(
      check.out,
      /memory\/MEMORY\.md: 218 of 200 lines; 1 of 1 entries to archive in archive\/2026-11\/MEMORY/,
    )
    assert.match(check.out, /the client loads only its first 200 lines, at most 25 KB\n/)
    assert.match(check.out, /memory\/build\.md: 1 of 1500 lines; nothing to archive\n/)
    rotate(sandbox)
    const now = readFileSync(join(folder, 'MEMORY.md'), 'utf8')
    assert.match(now, /^# Memory\n- \[build\]\(build\.md\)\n/)
    assert.ok(now.includes(lasting))
    assert.match(readFileSync(join(folder, 'archive/2026-11/MEMORY-2026-11.md'), 'utf8'), /\n## 2026-01-05 Build\n/)
    assert.equal(runCommand(sandbox, 'memory', 'check').code, 0)
  })
})
