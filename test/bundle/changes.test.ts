import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { makeJourney } from './journey-steps.ts'
import { listFiles } from './list-files.ts'
import { runCommand } from './run-command.ts'
import type { Sandbox } from './sandbox.ts'
import { SESSION } from './story.ts'

const COMMIT = '-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false commit -q -m'.split(' ')

/** A session that edited `src/export.ts` and `docs/manual.md` and ran its tests, in a repository of git. */
async function open(test: TestContext): Promise<{ sandbox: Sandbox; git: (...args: readonly string[]) => void }> {
  const sandbox = await makeJourney(test, 'what-was-corrected-between-two-compactions-holds-after-the-second')
  const git = (...args: readonly string[]) => void execFileSync('git', args, { cwd: sandbox.project })
  rmSync(join(sandbox.project, '.git'), { recursive: true, force: true })
  git('init', '-q', '-b', 'main')
  const files = { 'src/export.ts': 'a', 'docs/manual.md': 'b', '.gitignore': '.holdfast\n' }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(sandbox.project, path)), { recursive: true })
    writeFileSync(join(sandbox.project, path), text)
  }
  return { sandbox, git }
}

describe('checkpoint changes', () => {
  it('tells committed files from those that are not, before and behind the first commit', async (test) => {
    const { sandbox, git } = await open(test)
    assert.match(runCommand(sandbox, 'checkpoint', 'changes').out, /\n- docs\/manual\.md\n- src\/export\.ts\n/)
    git('add', '-A')
    git(...COMMIT, 'Start')
    writeFileSync(join(sandbox.project, 'src/export.ts'), 'changed')
    writeFileSync(join(sandbox.project, 'made-by-a-command.csv'), 'x')
    const { out, code } = runCommand(sandbox, 'checkpoint', 'changes', '--session', SESSION)
    assert.equal(code, 0)
    assert.equal(
      out,
      [
        `Session ${SESSION} on main, by its record and git`,
        'Files changed:',
        '- docs/manual.md',
        '- src/export.ts (not committed)',
        'Not committed, with no edit of this session on record:',
        '- made-by-a-command.csv',
        'Tests, builds and linters, as they last ended:',
        '- npm test: ok',
        'Open:',
        '- Write the manual (in_progress)',
        '',
      ].join('\n'),
    )
  })

  it('saves and changes nothing, and says the same twice', async (test) => {
    const { sandbox } = await open(test)
    const read = () =>
      listFiles(sandbox.project).map((path) => [path, readFileSync(join(sandbox.project, path), 'utf8')])
    const before = read()
    const said = runCommand(sandbox, 'checkpoint', 'changes', '--json').out
    assert.equal(runCommand(sandbox, 'checkpoint', 'changes', '--json').out, said)
    assert.deepEqual(read(), before)
  })
})
