import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { readTree } from '../bundle/read-tree.ts'
import { pathOf } from '../path-of.ts'
import { putFile } from '../put-file.ts'
import { shareCode } from '../share-code.ts'
import { REPOSITORY } from './doctor-world.ts'

const COMMAND = join(REPOSITORY, 'dist/holdfast.mjs')
const DIST = '.claude/holdfast/dist'
const SESSION = '11111111-2222-4333-8444-555555555555'

let place: string
let project: string
let env: Record<string, string>

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-sharing-'))
  project = join(place, 'project')
  mkdirSync(join(place, 'home'))
  shareCode(join(place, 'home'))
  env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home') }
  git('config', '--global', 'user.name', 'A')
  git('config', '--global', 'user.email', 'a@example.org')
  git('init', '--quiet', project)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function call(program: string, args: readonly string[], cwd = project, more = {}, input = '') {
  const folder = existsSync(cwd) ? cwd : place
  const run = spawnSync(program, args, { cwd: folder, env: { ...env, ...more }, input, encoding: 'utf8' })
  return { code: run.status, out: run.stdout, err: run.stderr }
}

function git(...args: readonly string[]): string {
  const { code, out, err } = call('git', args)
  assert.equal(code, 0, `git ${args.join(' ')}: ${err}`)
  return out
}

function holdfast(...args: readonly string[]): string {
  const { code, out, err } = call('node', [COMMAND, ...args], project, { PATH: pathOf(args) })
  assert.equal(code, 0, `holdfast ${args.join(' ')}:\n${out}${err}`)
  return out
}

function put(path: string, text: string): void {
  putFile(join(place, path), text)
}

function commit(): void {
  git('add', '.')
  git('commit', '--quiet', '-m', 'a')
}

/** Clones as somebody would who has git convert line ends. */
function clone(): string {
  const folder = mkdtempSync(join(place, 'clone-'))
  git('clone', '--quiet', '-c', 'core.autocrlf=true', project, folder)
  return folder
}

interface Registered {
  readonly hooks: Readonly<Record<string, readonly { readonly hooks: readonly { readonly command: string }[] }[]>>
}

/** Runs every registered line of a folder as the client does, and names the hooks that failed. */
function listFailing(folder: string): string[] {
  const { hooks } = JSON.parse(readFileSync(join(folder, '.claude/settings.json'), 'utf8')) as Registered
  return Object.entries(hooks).flatMap(([event, [group]]) => {
    const payload = {
      hook_event_name: event,
      session_id: SESSION,
      transcript_path: join(place, 'none.jsonl'),
      cwd: folder,
      ...(event === 'SessionStart' ? { source: 'startup' } : {}),
      ...(event === 'PreCompact' ? { trigger: 'manual', custom_instructions: '' } : {}),
      ...(event === 'UserPromptSubmit' ? { prompt: 'go on' } : {}),
      ...(event.endsWith('ToolUse') ? { tool_name: 'Read', tool_input: { file_path: join(folder, 'a') } } : {}),
    }
    const line = group?.hooks[0]?.command ?? 'exit 3'
    const run = call('sh', ['-c', line], folder, { CLAUDE_PROJECT_DIR: folder }, JSON.stringify(payload))
    const speaks = event !== 'SessionStart' || run.out.includes('project-context')
    return run.code === 0 && run.err === '' && speaks ? [] : [`${event}: ${run.code} ${run.err}`]
  })
}

const listFindings = () =>
  (JSON.parse(call('node', [COMMAND, 'doctor', '--quick', '--json']).out).findings as { id: string; fix: string }[])
    .filter(({ id }) => id.startsWith('clone-'))
    .map(({ id, fix }) => [id, fix] as const)

describe('a drop-in survives git', () => {
  const rules: readonly (readonly [where: string, path: string])[] = [
    ["the repository's own rules", 'project/.gitignore'],
    ['rules of this clone', 'project/.git/info/exclude'],
    ["the person's rules for all repositories", 'home/.config/git/ignore'],
    ['rules in the folder of the client', 'project/.claude/.gitignore'],
  ]
  for (const [where, path] of rules) {
    it(`where ${where} ignore dist/ and *.mjs`, () => {
      put(path, 'dist/\n*.mjs\nbuild\n')
      put('project/.gitattributes', '* text eol=crlf\n')
      assert.match(holdfast('init'), /Commit \.claude\/ to share them/)
      assert.deepEqual(listFindings(), [])
      commit()
      const folder = clone()
      assert.deepEqual(listFailing(folder), [])
      assert.deepEqual(readTree(join(folder, DIST)), readTree(join(REPOSITORY, 'dist')))
      assert.deepEqual(listFindings(), [])
    })
  }

  it('for another client too, and uninstall takes out every file of it', () => {
    put('project/.gitignore', 'dist/\n')
    commit()
    const before = readTree(project)
    holdfast('init', '--client', 'codex')
    git('add', '.')
    assert.match(git('ls-files'), /^\.codex\/holdfast\/dist\/pre-compact\.mjs$/m)
    git('reset', '--quiet')
    holdfast('init')
    holdfast('uninstall')
    const after = readTree(project)
    const isOwn = (name: string) => !name.startsWith('.git/')
    assert.deepEqual(Object.keys(after).filter(isOwn), Object.keys(before).filter(isOwn))
  })

  it('copied by hand, as the page on installing says', () => {
    put('project/.gitignore', 'dist/\n*.mjs\n')
    const page = readFileSync(join(REPOSITORY, 'docs/installing.md'), 'utf8')
    const block = /```sh\n(mkdir -p \.claude\/holdfast\n[\s\S]*?)```/.exec(page)?.[1] ?? 'exit 3'
    const { out, err } = call('sh', ['-ec', block], project, { HOLDFAST: REPOSITORY.replace(/\/$/, '') })
    assert.deepEqual([out, err], ['', ''])
    commit()
    assert.deepEqual(listFailing(clone()), [])
    assert.deepEqual(listFindings(), [])
    const byHand = readTree(join(project, '.claude/holdfast'))
    holdfast('init')
    const { 'installed.json': _, ...byInit } = readTree(join(project, '.claude/holdfast'))
    assert.deepEqual(byInit, byHand)
  })
})

describe('a rule that cannot be undone from inside is named', () => {
  const rules: readonly (readonly [rule: string, lines: readonly string[], id: string])[] = [
    ['.claude/', ['!/.claude/'], 'clone-without-hooks'],
    ['.*', ['!/.claude/'], 'clone-without-hooks'],
    ['.claude/*', ['!/.claude/holdfast/', '!/.claude/settings.json'], 'clone-without-hooks'],
    ['.claude/**', ['!/.claude/holdfast/', '!/.claude/settings.json'], 'clone-without-hooks'],
    ['*.json', ['!/.claude/settings.json'], 'clone-without-hooks'],
    ['holdfast/', ['!/.claude/holdfast/'], 'clone-incomplete'],
  ]
  for (const [rule, lines, id] of rules) {
    it(`${rule}, with the line that helps`, () => {
      put('project/.gitignore', `${rule}\n`)
      const said = holdfast('init')
      assert.ok(said.includes(`.gitignore:1 "${rule}"`), said)
      assert.ok(said.includes(`add to .gitignore: ${lines.join(' and ')}`), said)
      assert.doesNotMatch(said, /Commit \.claude/)
      assert.deepEqual(listFindings(), [[id, `add to .gitignore: ${lines.join(' and ')}`]])
      put('project/.gitignore', `${[rule, ...lines].join('\n')}\n`)
      git('add', '--force', '.gitignore')
      commit()
      assert.deepEqual(listFindings(), [])
      assert.deepEqual(listFailing(clone()), [])
    })
  }

  it('a folder that the repository above ignores, for which no line helps', () => {
    put('project/.gitignore', 'below/\n')
    mkdirSync(join(project, 'below'))
    assert.match(holdfast('init', 'below'), /To share them: take out \.gitignore:1 "below\/"/)
  })
})

describe('doctor sees the clone', () => {
  it('that would lack bundles, and lets git take them', () => {
    put('project/.gitignore', 'dist/\n')
    holdfast('init')
    rmSync(join(project, '.claude/holdfast/.gitignore'))
    commit()
    assert.notDeepEqual(listFailing(clone()), [])
    assert.deepEqual(listFindings(), [['clone-incomplete', 'holdfast doctor --fix']])
    holdfast('doctor', '--quick', '--fix')
    assert.deepEqual(listFindings(), [['clone-outdated', 'git add .claude/holdfast, and commit']])
    commit()
    assert.deepEqual(listFindings(), [])
    assert.deepEqual(listFailing(clone()), [])
  })

  it('that would get older bundles, and not one whose line ends git converts', () => {
    holdfast('init')
    const bundle = join(project, DIST, 'statusline.mjs')
    const current = readFileSync(bundle, 'utf8')
    writeFileSync(bundle, `${current}//\n`)
    commit()
    writeFileSync(bundle, current)
    assert.deepEqual(listFindings(), [['clone-outdated', 'git add .claude/holdfast, and commit']])
    commit()
    assert.deepEqual(listFindings(), [])
  })

  it('only where a shared file registers the hooks, and asks no git outside a repository', () => {
    put('project/.gitignore', '.claude/holdfast\n')
    put('project/.claude/settings.local.json', readFileSync(join(REPOSITORY, 'hooks.json'), 'utf8'))
    holdfast('init')
    assert.deepEqual(listFindings(), [])
    rmSync(join(project, '.git'), { recursive: true })
    assert.deepEqual(listFindings(), [])
  })
})
