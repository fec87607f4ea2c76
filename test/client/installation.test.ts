import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { installClient } from './install-client.ts'
import { journey, repository } from './journey.ts'
import { assertIncludes, assertNoTags, findTag, findTags, lastText, wholeText } from './request-texts.ts'
import { createEnvironment } from './session.ts'
import { at, bash, calls, write } from './turns.ts'

const BIG = 'word-'.repeat(20_001)

describe('installed', () => {
  for (const install of ['drop-in', 'plugin', 'both'] as const) {
    const name =
      install === 'both' ? 'as plugin and dropped in, each event acts once' : `as ${install}, all five hooks act`
    journey(name, { install }, async (world) => {
      world.api.script(
        'main',
        at(40_000),
        calls(120_000, bash()),
        calls(121_000, write('big.txt', BIG)),
        at(122_000),
        at(21_000),
        at(22_000),
      )
      await world.play(['hello', 'Write the book.', '/compact keep the plan', 'go on', 'and on'])

      findTag(wholeText(world.request('main', 0)), 'project-context')
      const risen = world.request('main', 2)
      assertIncludes(findTag(wholeText(risen), 'context-monitor'), 'WARNING (7')
      const refused = lastText(world.request('main', 3))
      assert.equal(refused.split('write-size:').length - 1, 1)
      assert.equal(world.read('big.txt'), null)
      const summary = lastText(world.request('compact', 0))
      assert.equal(summary.split('Facts recorded by holdfast from the transcript').length - 1, 1)
      assertIncludes(summary, 'as far as the instructions above leave room')
      assertIncludes(summary, 'keep the plan')
      const restored = world.request('main', 4)
      findTag(wholeText(restored), 'resumption-context')
      findTag(lastText(restored), 'compaction-alert')
      assertNoTags(lastText(world.request('main', 5)))
      assert.equal(findTags(wholeText(world.request('main', 5)), 'compaction-alert').length, 1)
      assert.equal(world.read('.holdfast/checkpoints/cx-002-checkpoint.json'), null)
      const events = world.read('.holdfast/events.jsonl') ?? ''
      assert.equal(events.split('"event":"compaction_detected"').length - 1, 1)
    })
  }
})

describe('registered as program and arguments', () => {
  journey('the hooks act', { install: 'none' }, async (world) => {
    const args = [join(repository, 'dist/holdfast.mjs'), 'init', world.project, '--exec']
    assert.equal(spawnSync(process.execPath, args, { env: { PATH: process.env.PATH } }).status, 0)
    world.api.script('main', at(40_000), calls(120_000, bash()), at(121_000), at(20_000))
    await world.play(['hello', 'Write the book.', '/compact'])
    findTag(wholeText(world.request('main', 0)), 'project-context')
    findTag(lastText(world.request('main', 2)), 'context-monitor')
    assertIncludes(world.read('.holdfast/checkpoints/cx-001-checkpoint.json') ?? '', 'Write the book.')
  })
})

describe('plugin and marketplace', () => {
  for (const options of [[], ['--strict'], ['--strict', '--profile', 'directory']]) {
    test(`passes "claude plugin validate ${options.join(' ')}"`, async () => {
      const { code, output } = await validate(options)
      assert.equal(code, 0, output)
    })
  }
})

async function validate(options: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const binary = await installClient()
  const home = mkdtempSync(join(tmpdir(), 'holdfast-home-'))
  const args = ['plugin', 'validate', repository, ...options]
  try {
    return await new Promise((resolve) => {
      execFile(binary, args, { env: createEnvironment(home, 'http://127.0.0.1:9') }, (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
        resolve({ code, output: `${stdout}${stderr}` })
      })
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
