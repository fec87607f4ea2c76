import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTree } from '../bundle/read-tree.ts'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const GUARD = '{"matcher":"Bash","hooks":[{"type":"command","command":"./my-guard.sh"}]}'

/** Settings with no place for a registration, and what is said of them, by the event a client knows. */
const UNFIT: readonly (readonly [what: string, make: (event: string) => string, why: (event: string) => string])[] = [
  ['hooks that are null', () => '{"model":"opus","hooks":null}', () => '"hooks" in it is not an object'],
  ['hooks that are an empty list', () => '{"hooks": []}', () => '"hooks" in it is not an object'],
  ['hooks that are a text', () => '{"hooks":"x"}', () => '"hooks" in it is not an object'],
  ['hooks that are a list', () => `{"hooks":[${GUARD}]}`, () => '"hooks" in it is not an object'],
  ['an event that is a group', (e) => `{"hooks":{"${e}":${GUARD}}}`, (e) => `"hooks.${e}" in it is not a list`],
  ['an event that is null', (e) => `{"hooks":{"Stop":[],"${e}":null}}`, (e) => `"hooks.${e}" in it is not a list`],
  ['hooks twice', (e) => `{"hooks":{"${e}":[${GUARD}]},"hooks":{}}`, () => 'the key "hooks" stands in it twice'],
  [
    'an event twice',
    (e) => `{"hooks":{"${e}":[${GUARD}],"${e}":[]}}`,
    (e) => `the key "hooks.${e}" stands in it twice`,
  ],
]

const CLIENTS = [
  { client: 'claude', settings: '.claude/settings.json', event: 'PreToolUse', verb: 'merge into' },
  { client: 'codex', settings: '.codex/hooks.json', event: 'PreToolUse', verb: 'edit' },
  { client: 'gemini', settings: '.gemini/settings.json', event: 'BeforeTool', verb: 'edit' },
] as const

function put({ project }: Sandbox, path: string, text: string): void {
  putFile(join(project, path), text)
}

for (const { client, settings, event, verb } of CLIENTS) {
  describe(`init for ${client} is refused, in one line and with nothing changed, by`, () => {
    for (const [what, make, why] of UNFIT) {
      it(what, (test) => {
        const sandbox = createSandbox(test)
        put(sandbox, settings, make(event))
        const { code, out, err } = runCommand(sandbox, 'init', '--client', client)
        assert.deepEqual([code, out], [1, ''])
        const said = `Cannot ${verb} "$PROJECT/${settings}": ${why(event)}; nothing was changed. Repair it and run `
        assert.ok(err.startsWith(said) && err.indexOf('\n') === err.length - 1, err)
        assert.deepEqual(readTree(sandbox.project), { [settings]: make(event) })
      })
    }
  })
}

describe('settings with other bytes than text are refused, because an edit would lose those', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')

  for (const { client, settings, verb } of CLIENTS) {
    it(`by init and uninstall for ${client}`, (test) => {
      const sandbox = createSandbox(test)
      const path = join(sandbox.project, settings)
      const said = (verb: string) =>
        `Cannot ${verb} "$PROJECT/${settings}": it holds bytes that are not UTF-8; nothing `
      putFile(path, bytes('{"model":"caf\xe9"}'))
      const first = runCommand(sandbox, 'init', '--client', client)
      assert.deepEqual([first.code, first.out], [1, ''])
      assert.ok(first.err.startsWith(said(verb)), first.err)
      assert.deepEqual(readFileSync(path), bytes('{"model":"caf\xe9"}'))
      putFile(path, '{"model":"caf\\u00e9"}')
      assert.equal(runCommand(sandbox, 'init', '--client', client).code, 0)
      const spoiled = bytes(readFileSync(path, 'utf8').replace('\\u00e9', '\xe9'))
      putFile(path, spoiled)
      const last = runCommand(sandbox, 'uninstall')
      assert.deepEqual([last.code, last.out], [1, ''])
      assert.ok(last.err.startsWith(said('edit')), last.err)
      assert.deepEqual(readFileSync(path), spoiled)
      if (client === 'claude') assert.equal(runCommand(sandbox, 'config', 'sandbox', '--write').code, 1)
      assert.match(runCommand(sandbox, 'doctor', '--fix', '--quick').out, /file-not-text/)
      assert.deepEqual(readFileSync(path), spoiled)
    })
  }
})

describe('what has no place for a registration is left alone', () => {
  it('by uninstall, where nothing of ours is in it', (test) => {
    for (const [, make] of UNFIT) {
      const sandbox = createSandbox(test)
      put(sandbox, '.claude/settings.json', make('PreToolUse'))
      put(sandbox, '.claude/settings.local.json', make('PreToolUse'))
      const { code, out, err } = runCommand(sandbox, 'uninstall')
      assert.equal(code, 0, err)
      assert.match(out, /was not installed/)
      assert.deepEqual(readTree(sandbox.project), {
        '.claude/settings.json': make('PreToolUse'),
        '.claude/settings.local.json': make('PreToolUse'),
      })
    }
  })

  it('where it came after init: uninstall takes out the rest', (test) => {
    const sandbox = createSandbox(test)
    runCommand(sandbox, 'init')
    const { hooks } = JSON.parse(readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'))
    const mine = { ...hooks, PreToolUse: JSON.parse(GUARD) }
    put(sandbox, '.claude/settings.json', JSON.stringify({ hooks: mine }))
    assert.equal(runCommand(sandbox, 'uninstall').code, 0)
    const left = JSON.parse(readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'))
    assert.deepEqual(left, { hooks: { PreToolUse: JSON.parse(GUARD) } })
  })

  it('by doctor --fix, which says why', (test) => {
    for (const [, make, why] of UNFIT) {
      const sandbox = createSandbox(test)
      runCommand(sandbox, 'init')
      put(sandbox, '.claude/settings.json', make('PreToolUse'))
      const { out } = runCommand(sandbox, 'doctor', '--fix', '--quick')
      assert.equal(readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'), make('PreToolUse'))
      const said = why('PreToolUse').replace(/^(?:"hooks\.(\w+)"|("hooks")) in it is/, '$1$2 is')
      assert.ok(out.includes(`hook-shape  .claude/settings.json: ${said}`), out)
      assert.match(out, /event-missing .*\n.*\n {2}fix {2}repair \.claude\/settings\.json; then holdfast init/)
      assert.doesNotMatch(out, /--fix puts|could not/)
    }
  })

  it('by doctor --fix, also where the text is nested deeper than any reader goes', (test) => {
    const sandbox = createSandbox(test)
    runCommand(sandbox, 'init')
    const text = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    put(sandbox, '.claude/settings.json', text)
    const { out } = runCommand(sandbox, 'doctor', '--fix', '--quick')
    assert.equal(readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'), text)
    assert.match(out, /could not register the hooks: .*it is not a JSON object/)
    assert.doesNotMatch(out, /not-examined|RangeError/)
  })

  it('by doctor --fix for another client', (test) => {
    const sandbox = createSandbox(test)
    runCommand(sandbox, 'init', '--client', 'codex')
    const text = `{"hooks":{"PreToolUse":${GUARD}}}`
    put(sandbox, '.codex/hooks.json', text)
    const { out } = runCommand(sandbox, 'doctor', '--fix', '--quick')
    assert.equal(readFileSync(join(sandbox.project, '.codex/hooks.json'), 'utf8'), text)
    assert.match(out, /could not register the hooks for Codex: .*"hooks\.PreToolUse" in it is not a list/)
  })
})

describe('a registration in settings with a key twice', () => {
  /** As the first versions left it: in the first of both, while the client reads the last. */
  function registerInFirst(sandbox: Sandbox): string {
    put(sandbox, '.claude/settings.json', '{"model":"opus"}')
    runCommand(sandbox, 'init')
    const text = readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8')
    return `${text.slice(0, text.lastIndexOf('}'))}, "hooks": {"PreToolUse": [${GUARD}]}}`
  }

  it('stops uninstall, so that no registration outlives its bundles', (test) => {
    const sandbox = createSandbox(test)
    put(sandbox, '.claude/settings.json', registerInFirst(sandbox))
    const before = readTree(sandbox.project)
    const { code, err } = runCommand(sandbox, 'uninstall')
    assert.equal(code, 1)
    assert.match(
      err,
      /^Cannot edit ".*settings\.json": the key "hooks" stands in it twice; nothing was changed\. [^\n]*\n$/,
    )
    assert.deepEqual(readTree(sandbox.project), before)
  })

  it("in a person's own file stops init and uninstall as well", (test) => {
    const sandbox = createSandbox(test)
    put(sandbox, '.claude/settings.local.json', registerInFirst(sandbox))
    put(sandbox, '.claude/settings.json', '{"model":"opus"}')
    const before = readTree(sandbox.project)
    for (const command of ['init', 'uninstall']) {
      const { code, err } = runCommand(sandbox, command)
      assert.equal(code, 1)
      assert.match(err, /settings\.local\.json": the key "hooks" stands in it twice; nothing was changed/)
      assert.deepEqual(readTree(sandbox.project), before)
    }
  })
})

describe('a status line of an unknown shape', () => {
  for (const [text, why] of [
    ['{"statusLine": "mine"}', '"statusLine" in it is not an object'],
    ['{"statusLine": {"command": "a"}, "statusLine": {}}', 'the key "statusLine" stands in it twice'],
  ] as const) {
    it(`is not written over: ${why}`, (test) => {
      const sandbox = createSandbox(test)
      put(sandbox, '.claude/settings.local.json', text)
      const { code, err } = runCommand(sandbox, 'init', '--statusline')
      assert.equal(code, 1)
      assert.ok(err.includes(`${why}; nothing was changed`), err)
      assert.deepEqual(readTree(sandbox.project), { '.claude/settings.local.json': text })
    })
  }
})
