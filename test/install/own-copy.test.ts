import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readTree } from '../bundle/read-tree.ts'
import { shareCode } from '../share-code.ts'

const SHIPPED = fileURLToPath(new URL('../../dist/holdfast.mjs', import.meta.url))
const INSTALLED = '.claude/holdfast/dist/holdfast.mjs'

let project: string
let home: string

/** `init` proves each hook, which takes its time: it runs once, and each test has a copy of what it made. */
const template = mkdtempSync(join(tmpdir(), 'holdfast-own-copy-template-'))
before(() => {
  enter(template)
  for (const folder of [home, project]) mkdirSync(folder)
  shareCode(home)
  spawnSync('git', ['init', '-q', project])
  assert.equal(run(['init'], SHIPPED).code, 0)
})
after(() => rmSync(template, { recursive: true }))

beforeEach(() => {
  const place = mkdtempSync(join(tmpdir(), 'holdfast-own-copy-'))
  cpSync(template, place, { recursive: true, preserveTimestamps: true })
  enter(place)
})
afterEach(() => rmSync(join(project, '..'), { recursive: true, force: true }))

function enter(place: string): void {
  home = join(place, 'home')
  project = join(place, 'project')
}

function run(args: readonly string[], from = INSTALLED) {
  const env = { PATH: process.env.PATH ?? '', HOME: home, HOLDFAST_NOW: '2026-11-21T12:00:00.000Z' }
  const { status, stdout, stderr } = spawnSync('node', [from, ...args], { cwd: project, env, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

const bundle = (name: string) => join(project, '.claude/holdfast/dist', `${name}.mjs`)

/** Something that a bundle does which holdfast never would. */
function tamper(name: string): string {
  const trace = join(home, 'ran')
  const text = readFileSync(bundle(name), 'utf8')
  writeFileSync(
    bundle(name),
    `${text}\nimport('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(trace)}, ''))\n`,
  )
  return trace
}

describe('the command of an installed copy whose bundles are not what they were', () => {
  test('a missing one is promised no repair that cannot be', () => {
    rmSync(bundle('pre-compact'))
    const { code, out } = run(['doctor', '--quick', '--json'])
    const { findings } = JSON.parse(out)
    const found = findings.filter(({ severity }: { severity: string }) => severity === 'error')
    assert.equal(code, 1)
    assert.deepEqual(
      found.map(({ id, fixable, fix }: { id: string; fixable: boolean; fix: string }) => [id, fixable, fix]),
      [['bundle-missing', false, 'git checkout -- .claude/holdfast, or init from a fresh copy of holdfast']],
    )
    assert.doesNotMatch(run(['doctor', '--quick']).out, /--fix puts/)
  })

  test('a missing one of another client either', () => {
    assert.equal(run(['init', '--client', 'codex'], SHIPPED).code, 0)
    rmSync(join(project, '.codex/holdfast/dist/pre-compact.mjs'))
    const ask = (from: string) => JSON.parse(run(['doctor', '--quick', '--json'], from).out).findings
    const found = (from: string) => ask(from).find(({ id }: { id: string }) => id === 'bundle-missing')
    const inside = found('.codex/holdfast/dist/holdfast.mjs')
    assert.equal(inside.fix, 'git checkout -- .codex/holdfast, or init --client codex from a fresh copy of holdfast')
    assert.equal(inside.fixable, false)
    assert.deepEqual([found(SHIPPED).fix, found(SHIPPED).fixable], ['holdfast init --client codex', true])
  })

  test('the printed repair works', () => {
    for (const args of [
      ['add', '.'],
      ['-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-qm', 'one'],
    ])
      assert.equal(spawnSync('git', ['-C', project, ...args]).status, 0)
    rmSync(bundle('pre-compact'))
    assert.equal(run(['doctor', '--quick']).code, 1)
    assert.equal(spawnSync('git', ['-C', project, 'checkout', '--', '.claude/holdfast']).status, 0)
    assert.equal(run(['doctor', '--quick']).code, 0)
  })

  for (const args of [['init'], ['init', '--client', 'codex'], ['demo']])
    test(`${args.join(' ')} neither runs nor hands on what was changed`, () => {
      const trace = tamper('pre-tool-use')
      const before = readTree(project)
      const { code, out, err } = run(args)
      assert.equal(code, 1)
      assert.equal(out, '')
      assert.match(
        err,
        /^Cannot use the hooks in "[^"]+dist": pre-tool-use\.mjs missing or changed; nothing was done\. [^\n]+\n$/,
      )
      assert.deepEqual(readTree(project), before)
      assert.ok(!existsSync(trace), 'the changed bundle ran')
    })

  for (const client of ['claude', 'codex'])
    test(`doctor --fix for ${client} hands nothing changed on to another repository`, () => {
      const other = join(home, 'other')
      mkdirSync(other)
      assert.equal(run(['init', '--client', client, other], SHIPPED).code, 0)
      const folder = join(other, client === 'claude' ? '.claude' : '.codex', 'holdfast/dist')
      rmSync(join(folder, 'pre-compact.mjs'))
      const trace = tamper('pre-tool-use')
      const before = readTree(other)
      const { out } = run(['doctor', '--fix', '--quick', other])
      assert.match(out, /could not [^\n]+: pre-tool-use\.mjs beside this command missing or changed; take a fresh copy/)
      assert.deepEqual(readTree(other), before)
      assert.ok(!existsSync(trace))
    })

  test('a wrong registration is put right from within, with no word of bundles that need nothing', () => {
    const settings = join(project, '.claude/settings.json')
    const wrong = JSON.parse(readFileSync(settings, 'utf8'))
    wrong.hooks.PreCompact[0].hooks[0].command = 'node /nonexistent/holdfast/dist/pre-compact.mjs'
    writeFileSync(settings, JSON.stringify(wrong))
    const { code, out } = run(['doctor', '--fix', '--quick'])
    assert.equal(code, 0, out)
    assert.match(out, /fixed {2}hooks registered anew/)
    assert.doesNotMatch(out, /could not/)
  })

  test('a fresh copy puts it right', () => {
    tamper('pre-tool-use')
    assert.equal(run(['init'], SHIPPED).code, 0)
    assert.equal(run(['doctor', '--quick']).code, 0)
  })
})

describe('what "holdfast" stands for is said where it is not on the PATH', () => {
  const shown = (from: string) => {
    rmSync(join(project, '.claude/settings.json'))
    const { out } = run(['doctor', '--quick'], from)
    const data = JSON.parse(run(['doctor', '--quick', '--json'], from).out)
    return [out.trimEnd().split('\n').at(-1), data.command]
  }

  test('in the repository it is installed in', () => {
    assert.deepEqual(shown(INSTALLED), [`holdfast is here: node ${INSTALLED}`, `node ${INSTALLED}`])
  })

  test('elsewhere', () => {
    assert.deepEqual(shown(SHIPPED), [`holdfast is here: node ${SHIPPED}`, `node ${SHIPPED}`])
  })

  test('as a package of the project', () => {
    mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
    symlinkSync(SHIPPED, join(project, 'node_modules/.bin/holdfast'))
    assert.deepEqual(shown(join(project, 'node_modules/.bin/holdfast')), [
      'holdfast is here: npx holdfast',
      'npx holdfast',
    ])
  })

  test('and left out where it is', () => {
    symlinkSync(SHIPPED, join(home, 'holdfast'))
    const [last, command] = shown(join(home, 'holdfast'))
    assert.match(last ?? '', /^not healthy|^healthy/)
    assert.equal(command, 'holdfast')
  })

  test('by what init and demo say last', () => {
    assert.match(run(['init'], SHIPPED).out, /The command is there too: node \.claude\/holdfast\/dist\/holdfast\.mjs/)
    assert.match(
      run(['demo']).out,
      /To have this in a repository: node \.claude\/holdfast\/dist\/holdfast\.mjs init DIR\n$/,
    )
  })
})

test('help names a command of two words', () => {
  assert.equal(run(['help', 'checkpoint', 'list']).out, run(['checkpoint', 'list', '--help']).out)
  const wrong = run(['help', 'checkpoint', 'lisp'])
  assert.deepEqual([wrong.code, wrong.out], [2, ''])
})
