import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createFinding, type Finding } from '../../src/base/core/finding.ts'
import { readScopes } from '../../src/client/core/check-settings.ts'
import {
  findOwnHook,
  findScriptPath,
  findSimilarEvent,
  listEnabledPlugins,
  listHookEntries,
} from '../../src/client/core/hook-entries.ts'
import type { HookName } from '../../src/client/core/input.ts'
import { isGeminiRefused } from '../../src/doctor/core/check-client-trust.ts'
import { checkFirings, findLastFirings, parseHookRow, type SessionFacts } from '../../src/doctor/core/check-firings.ts'
import { checkNotes, type NotesFacts } from '../../src/doctor/core/check-notes.ts'
import { checkState, type StateFacts } from '../../src/doctor/core/check-state.ts'
import { planStrayRemoval } from '../../src/doctor/repair-project.ts'
import { checkAnswer } from '../../src/host/core/check-answer.ts'
import { checkClient, checkNode, compareVersions, parseVersion } from '../../src/host/core/versions.ts'

import measured from '../client/versions.json' with { type: 'json' }

const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id)
const inner = (event: string, more: object = {}) =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: event, ...more } })

describe('an answer, by the rules of the client', () => {
  const table: readonly (readonly [hook: HookName, stdout: string, fault: RegExp | null])[] = [
    ['session-start', '', null],
    ['session-start', inner('SessionStart', { additionalContext: 'x' }), null],
    ['session-start', '{"systemMessage":"x"}', null],
    ['pre-tool-use', inner('PreToolUse', { permissionDecision: 'deny', permissionDecisionReason: 'x' }), null],
    ['pre-compact', 'Facts to keep', null],
    ['pre-compact', '{"systemMessage":"x"}', /JSON would stand in the summary prompt/],
    ['pre-compact', 'x'.repeat(10_001), /cut at 10000/],
    ['session-start', 'loading\n{"systemMessage":"x"}', /stray byte/],
    ['session-start', '{"systemMessage":"x"}\n{}', /stray byte/],
    ['session-start', '{"additionalContext":"x"}', /"additionalContext" at the top is ignored/],
    ['session-start', '{"systemMessage":1}', /systemMessage is not text/],
    ['session-start', '{"hookSpecificOutput":"x"}', /is not an object/],
    ['session-start', '{"hookSpecificOutput":{"additionalContext":"x"}}', /hookEventName is missing/],
    ['session-start', inner('UserPromptSubmit', { additionalContext: 'x' }), /hookEventName is not SessionStart/],
    ['session-start', inner('SessionStart', { additionalContext: 7 }), /additionalContext is not text/],
    ['session-start', inner('SessionStart', { additionalContext: 'x'.repeat(10_001) }), /a file name instead/],
    ['session-start', inner('SessionStart', { extra: 1 }), /"extra" is ignored/],
    ['post-tool-use', inner('PostToolUse', { permissionDecision: 'deny' }), /for PreToolUse alone/],
    ['pre-tool-use', inner('PreToolUse', { permissionDecision: 'no' }), /none the client knows/],
    ['pre-tool-use', inner('PreToolUse', { permissionDecision: 'allow' }), /takes away the person/],
    ['pre-tool-use', '{"decision":"deny"}', /a decision but approve and block/],
  ]
  for (const [hook, stdout, fault] of table) {
    test(`${hook}: ${stdout.slice(0, 60) || 'nothing'}`, () => {
      const faults = checkAnswer(hook, stdout)
      if (fault === null) assert.deepEqual(faults, [])
      else assert.match(faults.join('; '), fault)
    })
  }
})

describe('registered commands', () => {
  const own: readonly (readonly [command: string, hook: HookName | null])[] = [
    ['node "\u0024{CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/session-start.mjs"', 'session-start'],
    ['node \u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/pre-tool-use.mjs', 'pre-tool-use'],
    ['node "\u0024{CLAUDE_PLUGIN_ROOT}/dist/pre-compact.mjs"', 'pre-compact'],
    ['node C:\\work\\.claude\\holdfast\\dist\\post-tool-use.mjs', 'post-tool-use'],
    ['node "/my work/.claude/holdfast/dist/user-prompt-submit.mjs"', 'user-prompt-submit'],
    ['node ./session-start.mjs', null],
    ['node .claude/holdfast/dist/session-start.mjs.bak', null],
    ['echo holdfast', null],
    ['node /abs/holdfast/dist/pre-compact.mjs', 'pre-compact'],
    ['node "/h/.claude/plugins/cache/holdfast/holdfast/0.1.0/dist/pre-compact.mjs"', 'pre-compact'],
    ['d=$(git rev-parse --show-toplevel); exec node "$d/.codex/holdfast/dist/pre-compact.mjs"', 'pre-compact'],
    ['node /abs/holdfast-site/.claude/hooks/pre-tool-use.mjs', null],
    ['node /abs/holdfast-site/dist/pre-tool-use.mjs', null],
    ['node /abs/my-holdfast/dist/pre-tool-use.mjs', null],
    ['echo holdfast >> log; node tools/dist/pre-tool-use.mjs', null],
    ['node "\u0024{CLAUDE_PLUGIN_ROOT}/hooks/session-start.mjs"', null],
    ['holdfast'.repeat(5_000), null],
  ]
  for (const [command, hook] of own) {
    test(`${command.slice(0, 70)}: ${hook}`, () => assert.equal(findOwnHook(command.slice(0, 4096)), hook))
  }

  test('the script of a command, and nothing where it cannot be told', () => {
    const scope = { name: 'project', label: 's', settings: {}, pluginRoot: null } as const
    const find = (hook: object, pluginRoot: string | null = null) => {
      const settings = { hooks: { Stop: [{ hooks: [{ type: 'command', ...hook }] }] } }
      const [entry] = listHookEntries({ ...scope, settings, pluginRoot }).entries
      assert.ok(entry !== undefined, 'it is an entry')
      return findScriptPath(entry, '/p')
    }
    const both = 'node "\u0024{CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/pre-compact.mjs"'
    assert.equal(find({ command: both }), '/p/.claude/holdfast/dist/pre-compact.mjs')
    assert.equal(find({ command: both }, '/plugin'), '/plugin/dist/pre-compact.mjs')
    const args = ['\u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/pre-compact.mjs']
    assert.equal(find({ command: 'node', args }), '/p/.claude/holdfast/dist/pre-compact.mjs')
    assert.equal(find({ command: 'bash /opt/x.sh' }), '/opt/x.sh')
    for (const command of [
      'node $HOME/x.mjs',
      'node "$(date)/x.mjs"',
      'make x',
      'cat /etc/*.sh',
      'npx thing',
      '[ -f /opt/x.sh ] && /opt/x.sh',
    ]) {
      assert.equal(find({ command }), null, command)
    }
  })

  test('a wrong name of an event, and the one that is near', () => {
    assert.equal(findSimilarEvent('PreToolCall'), 'PreToolUse')
    assert.equal(findSimilarEvent('pre_compact'), 'PreCompact')
    assert.equal(findSimilarEvent('UserPromptSubmitted'), 'UserPromptSubmit')
    assert.equal(findSimilarEvent('banana'), null)
  })

  test('only strays of ours are removed, from the last to the first', () => {
    const stray = { type: 'command', command: 'node "\u0024{CLAUDE_PLUGIN_ROOT}/dist/pre-compact.mjs"' }
    const right = { type: 'command', command: 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/pre-compact.mjs"' }
    const theirs = { type: 'command', command: 'echo' }
    const alike = { type: 'command', command: 'node /abs/holdfast-site/.claude/hooks/pre-compact.mjs' }
    const settings = {
      hooks: {
        PreCompact: [{ hooks: [stray] }, { hooks: [alike] }, { hooks: [theirs, stray, right, stray] }],
        Stop: [{ hooks: [right] }],
      },
    }
    assert.deepEqual(
      planStrayRemoval(settings).map(({ path }) => path.join('.')),
      ['hooks.Stop.0', 'hooks.PreCompact.2.hooks.3', 'hooks.PreCompact.2.hooks.1', 'hooks.PreCompact.0'],
    )
  })

  test('what a stronger scope says of a plugin holds', () => {
    const scope = (name: 'user' | 'project' | 'local', value: unknown) =>
      ({
        name,
        label: name,
        settings: { enabledPlugins: { 'holdfast@m': value, '../x@y': true } },
        pluginRoot: null,
      }) as const
    assert.deepEqual(listEnabledPlugins([scope('user', true)]), { enabled: ['holdfast@m'], disabled: [] })
    assert.deepEqual(listEnabledPlugins([scope('local', false), scope('user', true)]), {
      enabled: [],
      disabled: ['holdfast@m'],
    })
  })

  test('managed settings may leave only managed hooks', () => {
    const text = JSON.stringify({ allowManagedHooksOnly: true })
    assert.deepEqual(ids(readScopes([{ name: 'managed', label: 'm', text }], []).findings), ['hooks-managed-only'])
    assert.deepEqual(ids(readScopes([{ name: 'project', label: 'p', text: `\ufeff${text}` }], []).findings), [])
  })
})

describe('versions', () => {
  for (const [text, version] of [
    ['2.1.329 (Claude Code)\n', '2.1.329'],
    ['v20.16.0\n', '20.16.0'],
    ['git version 2.39.5 (Apple Git-154)', '2.39.5'],
    ['git version 2.47.1.windows.1', '2.47.1'],
    ['none', null],
    ['1.2.3.4', null],
    ['1.2', null],
  ] as const) {
    test(text.trim(), () => assert.equal(parseVersion(text), version))
  }

  test('are compared by number', () => {
    assert.ok(compareVersions('2.1.9', '2.1.10') < 0)
    assert.ok(compareVersions('20.16.0', '20.9.9') > 0)
    assert.equal(compareVersions('1.2.3', '1.2.3'), 0)
  })

  test('the client of a plugin needs plugins, and only that one', () => {
    const facts = { version: '2.0.5', source: 'x', isPlugin: true, isFailClosed: false }
    assert.deepEqual(ids(checkClient(facts)), ['client-old', 'client-lacks'])
    assert.deepEqual(ids(checkClient({ ...facts, isPlugin: false })), ['client-lacks', 'client-unmeasured'])
    for (const version of ['2.1.197', '2.1.250', '2.1.329', measured['claude-code']])
      assert.deepEqual(checkClient({ ...facts, version }), [], version)
    const newer = measured['claude-code'].replace(/\d+$/, (last) => `${Number(last) + 1}`)
    assert.deepEqual(ids(checkClient({ ...facts, version: newer })), ['client-unmeasured'])
    assert.deepEqual(ids(checkNode('20.16.0', '20.16.0')), [])
    assert.deepEqual(ids(checkNode('20.15.9', '22.0.0')), ['node-old'])
  })
})

describe('the state', () => {
  const sound: StateFacts = {
    kind: 'folder',
    writeError: null,
    blocked: [],
    leftovers: [],
    journalBytes: 0,
    freeBytes: 1e12,
    damagedLines: 0,
    damagedSessions: [],
    damagedCheckpoints: [],
    foreignSessions: 0,
    foreignCheckpoints: 0,
    keyFault: null,
    committed: [],
    isUnignored: false,
    hasHome: true,
    unreadableTranscripts: [],
  }
  const lock = { path: '.holdfast/.lock', kind: 'lock' } as const
  const half = { path: 'docs/tracks/.new-alpha-7', kind: 'half' } as const
  const table: readonly (readonly [Partial<StateFacts>, readonly string[]])[] = [
    [{}, []],
    [{ kind: 'absent' }, []],
    [{ kind: 'symlink', writeError: 'EACCES' }, ['state-misplaced']],
    [{ writeError: 'EROFS' }, ['state-unwritable']],
    [{ freeBytes: null }, []],
    [{ foreignCheckpoints: 2, foreignSessions: 1 }, ['state-foreign']],
    [{ keyFault: { kind: 'unusable', path: 'key', cause: 'it is damaged' } }, ['key-unusable']],
    [{ keyFault: { kind: 'open', path: 'key', cause: 'other users can read it' } }, ['key-open']],
    [{ freeBytes: 0 }, ['disk-full']],
    [{ freeBytes: 10 << 20 }, ['disk-low']],
    [{ leftovers: [lock, half] }, ['lock-stale', 'leftover-file']],
    [{ unreadableTranscripts: [{ path: 'a.jsonl', cause: 'EACCES' }] }, ['transcripts-unreadable']],
  ]
  for (const [change, found] of table) {
    test(`${JSON.stringify(change)}: ${found.join() || 'nothing'}`, () =>
      assert.deepEqual(ids(checkState({ ...sound, ...change })), found))
  }
})

test('notes: nothing is said where there is no repository, and of settings only where notes are used', () => {
  const sound: NotesFacts = {
    isRepository: true,
    gitVersion: '2.39.5',
    gitFault: '',
    isConfigured: true,
    hasNotes: true,
    isDropIn: true,
    readError: null,
    isMerging: false,
    unsent: [],
  }
  assert.deepEqual(ids(checkNotes(sound)), [])
  assert.deepEqual(ids(checkNotes({ ...sound, isRepository: false, gitVersion: null })), [])
  const [hangs] = checkNotes({ ...sound, gitVersion: null, gitFault: 'git did not end in time' })
  assert.deepEqual([hangs?.id, hangs?.what], ['git-missing', 'git did not end in time'])
  const [loses] = checkNotes({ ...sound, isConfigured: false })
  assert.equal(loses?.severity, 'warning')
  const [mayLose] = checkNotes({ ...sound, isConfigured: false, hasNotes: false })
  assert.equal(mayLose?.severity, 'note')
  assert.deepEqual(ids(checkNotes({ ...sound, isConfigured: false, hasNotes: false, isDropIn: false })), [])
})

describe('sessions', () => {
  const session: SessionFacts = {
    sessionId: 's',
    prompts: 2,
    toolCalls: 3,
    answers: 4,
    compactions: 1,
    seen: new Map([['SessionStart', '2026-11-21T12:00:00Z']]),
    recordedCompactions: 1,
    failures: [],
    isSinceInstall: true,
  }
  const failure = { event: 'PreToolUse', at: '2026-11-21T12:00:00Z', kind: 'failed', detail: 'exit 1' } as const
  const check = (...sessions: readonly Partial<SessionFacts>[]) =>
    ids(
      checkFirings(
        sessions.map((change) => ({ ...session, ...change })),
        () => true,
      ),
    )

  test('what leaves no trace is only told where it always leaves one', () => {
    assert.deepEqual(check({}), [])
    assert.deepEqual(check({ seen: new Map() }), ['hook-never-fired'])
    assert.deepEqual(check({ seen: new Map() }, {}), [])
    assert.deepEqual(check({ seen: new Map(), answers: 0 }), [])
    assert.deepEqual(check({ seen: new Map(), recordedCompactions: 0, isSinceInstall: false }), [])
    assert.deepEqual(check({ recordedCompactions: 0 }), ['compactions-unrecorded'])
    assert.deepEqual(check({ recordedCompactions: 0 }, { recordedCompactions: 1 }), [])
  })

  test('failures of the newest session count, older ones may be repaired', () => {
    assert.deepEqual(check({ failures: [failure] }), ['hook-failed'])
    assert.deepEqual(check({}, { failures: [failure] }), [])
  })

  test('the newest trace of each event, and what there was to run for', () => {
    const [start, prompt] = findLastFirings([session, { ...session, seen: new Map() }])
    assert.deepEqual(start, { event: 'SessionStart', lastSeen: '2026-11-21T12:00:00Z', occasions: 4 })
    assert.deepEqual(prompt, { event: 'UserPromptSubmit', lastSeen: null, occasions: 4 })
  })

  test('rows of the transcript: ours by their command or their tag, others and subagents not', () => {
    const row = (attachment: object, more: object = {}) => JSON.stringify({ attachment, timestamp: 't', ...more })
    const command = 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/pre-tool-use.mjs"'
    const at = { event: 'PreToolUse', at: 't' }
    assert.deepEqual(parseHookRow(row({ type: 'hook_success', hookEvent: 'PreToolUse', command })), {
      kind: 'answered',
      ...at,
    })
    assert.equal(parseHookRow(row({ type: 'hook_success', hookEvent: 'PreToolUse', command: 'echo' })), null)
    assert.equal(
      parseHookRow(row({ type: 'hook_success', hookEvent: 'PreToolUse', command }, { isSidechain: true })),
      null,
    )
    const failed = { type: 'hook_non_blocking_error', hookEvent: 'PreToolUse', command, stderr: '', exitCode: 1 }
    assert.deepEqual(parseHookRow(row(failed)), { kind: 'failed', ...at, detail: 'exit 1' })
    const late = { type: 'hook_cancelled', hookEvent: 'PreToolUse', command, timeoutMs: 5000 }
    assert.equal(parseHookRow(row(late)), null, 'a person pressed escape')
    assert.deepEqual(parseHookRow(row({ ...late, timedOut: true })), { kind: 'timed-out', ...at, detail: '5 seconds' })
    const context = { type: 'hook_additional_context', hookEvent: 'UserPromptSubmit' }
    assert.equal(parseHookRow(row({ ...context, content: ['<context-monitor>\nx'] }))?.kind, 'answered')
    assert.equal(parseHookRow(row({ ...context, content: ['something'] })), null)
  })
})

test('a finding is one short line, whatever it is about', () => {
  const { what } = createFinding('hook-shape', `\u001b[31m${'x'.repeat(900)}\nok`)
  assert.ok(what.length <= 400 && !/[\u0000-\u001f]/.test(what), what)
})

test('of the folders Gemini CLI is told of, the longest rule decides', () => {
  const rules = { '/w': 'DO_NOT_TRUST', '/w/a': 'TRUST_FOLDER', '/w/b/c': 'TRUST_PARENT', '/v/': 'DO_NOT_TRUST' }
  const off = { security: { folderTrust: { enabled: false } } }
  for (const [folder, personal, isRefused] of [
    ['/w', {}, true],
    ['/w/x', {}, true],
    ['/wx', {}, false],
    ['/w/a/deep', {}, false],
    ['/w/b/d', {}, false],
    ['/v/x', {}, true],
    ['/elsewhere', {}, false],
    ['/w', off, false],
  ] as const)
    assert.equal(isGeminiRefused(rules, personal, folder), isRefused, folder)
})
