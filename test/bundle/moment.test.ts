import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { putFile } from '../put-file.ts'
import { findCaches } from './caches.ts'
import { createSandbox, REPOSITORY, type Sandbox } from './sandbox.ts'

const SESSION = '5e551000-0000-4000-8000-00000000000a'

interface Output {
  readonly systemMessage?: string
  readonly hookSpecificOutput?: {
    readonly additionalContext?: string
    readonly permissionDecision?: string
    readonly permissionDecisionReason?: string
  }
}

/** A project with one session, played hook by hook through the shipped bundles. */
function openProject(test: TestContext, files: Readonly<Record<string, string>> = {}) {
  const sandbox = createSandbox(test)
  const write = (path: string, text: string) => putFile(join(sandbox.project, path), text)
  write('.git/HEAD', 'ref: refs/heads/main\n')
  for (const [path, text] of Object.entries(files)) write(path, text)
  const transcript = join(sandbox.home, `${SESSION}.jsonl`)
  let rows = 0
  let seconds = 0
  const now = () => new Date(Date.parse('2026-11-21T12:00:00.000Z') + seconds * 1000).toISOString()
  const append = (row: object) => {
    rows += 1
    writeFileSync(transcript, `${JSON.stringify({ uuid: `u-${rows}`, timestamp: now(), ...row })}\n`, { flag: 'a' })
  }
  const run = (bundle: string, payload: object, args: readonly string[] = [], env: object = {}) => {
    const done = spawnSync(process.execPath, [join(REPOSITORY, 'dist', `${bundle}.mjs`), ...args], {
      input: `${JSON.stringify({ session_id: SESSION, transcript_path: transcript, cwd: sandbox.project, ...payload })}\n`,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: sandbox.home,
        CLAUDE_PROJECT_DIR: sandbox.project,
        HOLDFAST_NOW: now(),
        ...env,
      },
      encoding: 'utf8',
    })
    assert.deepEqual([done.status, done.stderr], [0, ''])
    return done.stdout
  }
  const fire = (bundle: string, payload: object): Output => {
    const stdout = run(bundle, payload)
    return stdout === '' ? {} : JSON.parse(stdout)
  }
  return {
    sandbox,
    transcript,
    run,
    write,
    wait: (more: number) => {
      seconds += more
    },
    answer: (tokens: number, model = 'claude-sonnet-4-6') =>
      append({
        type: 'assistant',
        requestedModel: model,
        message: { id: `m-${rows}`, model, content: [], usage: { input_tokens: tokens - 20, output_tokens: 20 } },
      }),
    compact: (metadata: object) => append({ type: 'system', subtype: 'compact_boundary', compactMetadata: metadata }),
    start: (source: string) => fire('session-start', { hook_event_name: 'SessionStart', source }),
    prompt: () => fire('user-prompt-submit', { hook_event_name: 'UserPromptSubmit', prompt: 'go on' }),
    tool: (tool_name = 'Bash', tool_input: object = { command: 'ls' }, more: object = {}) =>
      fire('post-tool-use', { hook_event_name: 'PostToolUse', tool_name, tool_input, tool_response: '', ...more }),
    spawn: (more: object = {}) =>
      fire('pre-tool-use', {
        hook_event_name: 'PreToolUse',
        tool_name: 'Agent',
        tool_input: { description: 'd' },
        ...more,
      }),
    command: (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(REPOSITORY, 'dist/holdfast.mjs'), ...args, sandbox.project], {
        env: { PATH: process.env.PATH ?? '', HOME: sandbox.home, HOLDFAST_NOW: now() },
        encoding: 'utf8',
      }),
    state: () => JSON.parse(readFileSync(statePath(sandbox), 'utf8')),
    events: (name: string) =>
      readFileSync(join(sandbox.project, '.holdfast/events.jsonl'), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === name),
    hasCheckpoint: (id: string) => existsSync(join(sandbox.project, `.holdfast/checkpoints/${id}-checkpoint.json`)),
  }
}

const statePath = ({ project }: Sandbox) => join(project, '.holdfast/sessions', SESSION, 'state.json')
const textOf = (output: Output) => output.hookSpecificOutput?.additionalContext ?? ''

describe('escalation', () => {
  it('AE-006a: one checkpoint per crossing of CRITICAL, wherever it is seen', (test) => {
    const session = openProject(test)
    session.answer(120_000)
    session.prompt()
    assert.ok(!session.hasCheckpoint('cx-001'), 'saved at WARNING')
    session.answer(135_000)
    assert.match(textOf(session.tool()), /CRITICAL[\s\S]*cx-001/)
    session.prompt()
    session.answer(136_000)
    session.tool()
    assert.deepEqual(
      session.events('checkpoint_created').map(({ trigger }) => trigger),
      ['threshold'],
    )
    session.answer(60_000)
    session.prompt()
    session.answer(140_000)
    assert.match(textOf(session.prompt()), /cx-002/)
    assert.equal(session.events('checkpoint_created').length, 2)
    const saved = JSON.parse(
      readFileSync(join(session.sandbox.project, '.holdfast/checkpoints/cx-002-checkpoint.json'), 'utf8'),
    )
    assert.deepEqual(
      [saved.trigger, saved.context_state.threshold_tier, saved.previous],
      ['threshold', 'critical', 'cx-001'],
    )
  })

  it('AE-006b: at C2 the boundary is signalled, to the person too', (test) => {
    const session = openProject(test)
    session.answer(150_000)
    const output = session.tool()
    assert.match(textOf(output), /begin nothing new before compaction\.\n/)
    assert.match(
      output.systemMessage ?? '',
      /^holdfast: 10% is left until the context is compacted\. .*cx-001.*Let Claude finish the step/,
    )
    assert.equal(session.tool().systemMessage, undefined)
    assert.deepEqual(
      session.events('escalation_raised').map(({ rule }) => rule),
      ['AE-006a', 'AE-006b'],
    )
  })

  it('AE-006c: at C3 the operator is called once, in the wording of the rule, and nothing is said again while nothing changed', (test) => {
    const session = openProject(test, { 'ORCHESTRATION.yaml': 'workflow:\n  criticality: C3\n' })
    session.answer(140_000)
    const first = session.prompt()
    assert.match(textOf(first), /EMERGENCY[\s\S]*At criticality C3 the operator decides here[\s\S]*MUST NOT[\s\S]*WAIT/)
    assert.match(first.systemMessage ?? '', /16% is left.*at criticality C3\. .*cx-001/)
    assert.equal(session.run('user-prompt-submit', { hook_event_name: 'UserPromptSubmit', prompt: 'go on' }), '')
    session.answer(142_000)
    const third = session.prompt()
    assert.equal(textOf(third), '<context-monitor>CTX: 85% (142K/167K) EMERGENCY</context-monitor>')
    assert.equal(third.systemMessage, undefined)
  })

  it('AE-006d and AE-006e: a compaction at C3 waits for the operator, the second recommends a restart', (test) => {
    const session = openProject(test, { '.holdfast/config.toml': 'criticality = "C3"\n' })
    session.answer(60_000)
    session.prompt()
    const once = session.start('compact')
    assert.match(textOf(once), /<escalation rule="AE-006d" criticality="C3">[\s\S]*authorized/)
    assert.match(once.systemMessage ?? '', /^holdfast: this session was compacted once, at criticality C3/)
    const twice = session.start('compact')
    assert.match(textOf(twice), /AE-006e[\s\S]*compacted 2 times[\s\S]*holdfast\.mjs resume/)
    assert.match(twice.systemMessage ?? '', /new session is recommended.*holdfast\.mjs resume/)
    assert.deepEqual(
      session.events('escalation_raised').map(({ rule }) => rule),
      ['AE-006d', 'AE-006e'],
    )
  })

  it('a compaction at C2 calls nobody', (test) => {
    const session = openProject(test)
    const output = session.start('compact')
    assert.equal(output.systemMessage, undefined)
    assert.doesNotMatch(textOf(output), /escalation/)
  })

  it('rules wait where the client compacts at once, and hold where it goes on instead', (test) => {
    const session = openProject(test)
    session.answer(100_000)
    session.answer(167_100)
    assert.equal(textOf(session.tool()), '')
    assert.ok(!session.hasCheckpoint('cx-001'), 'saved although the client compacts now')
    session.answer(168_000)
    assert.match(textOf(session.tool()), /EMERGENCY/)
    assert.ok(session.hasCheckpoint('cx-001'), 'not saved although the client went on')
  })

  it('agents are gated at EMERGENCY where that is on, and only for the main thread', (test) => {
    const session = openProject(test, { '.holdfast/config.toml': '[escalation]\ngate_spawns = "deny"\n' })
    session.answer(140_000)
    session.tool()
    assert.deepEqual(session.spawn(), {})
    session.answer(150_000)
    session.tool()
    const { hookSpecificOutput } = session.spawn()
    assert.equal(hookSpecificOutput?.permissionDecision, 'deny')
    assert.match(hookSpecificOutput?.permissionDecisionReason ?? '', /EMERGENCY/)
    assert.deepEqual(session.spawn({ agent_id: 'a1' }), {})
    assert.equal(session.events('tool_denied').length, 1)
  })
})

describe('criticality', () => {
  it("is raised by a governance file, a subagent's too, and the next call already knows", (test) => {
    const session = openProject(test)
    session.answer(80_000)
    assert.equal(textOf(session.tool()), '')
    const adr = { file_path: join(session.sandbox.project, 'docs/adr/0001-cache.md') }
    session.tool('Write', adr, { agent_id: 'a1' })
    assert.equal(session.state().raised_criticality, 'C3')
    assert.match(textOf(session.tool()), /LOW/)
    session.tool('Edit', { file_path: join(session.sandbox.project, 'CONSTITUTION.md') })
    assert.equal(session.state().raised_criticality, 'C4')
    session.tool('Edit', adr)
    assert.equal(session.state().raised_criticality, 'C4')
    const raised = session
      .events('criticality_raised')
      .map(({ previous, criticality, path }) => [previous, criticality, path])
    assert.deepEqual(raised, [
      ['C2', 'C3', 'docs/adr/0001-cache.md'],
      ['C3', 'C4', 'CONSTITUTION.md'],
    ])
  })

  it("of the orchestration file beats the track's, the track's beats the configured one", (test) => {
    const files = {
      '.holdfast/config.toml': 'criticality = "C1"\n',
      'docs/tracks/ACTIVE_TRACK': '001-build\n',
      'docs/tracks/001-build/SPEC.md': '---\ncriticality: C4\n---\n# Build\n',
    }
    const session = openProject(test, files)
    const told = () => JSON.parse(session.command('status', '--json').stdout).session.criticality
    session.answer(20_000)
    session.start('startup')
    session.prompt()
    assert.equal(told(), 'C4')
    session.write('ORCHESTRATION.yaml', 'criticality: C3\n')
    assert.equal(told(), 'C3')
    session.write('ORCHESTRATION.yaml', 'phases: []\n')
    session.write('docs/tracks/001-build/SPEC.md', '# Build\n')
    assert.equal(told(), 'C1')
  })

  it('that changes in a file is not missed by the quick look', (test) => {
    const session = openProject(test, { 'ORCHESTRATION.yaml': 'criticality: C2\n' })
    session.answer(80_000)
    assert.equal(textOf(session.tool()), '')
    session.write('ORCHESTRATION.yaml', 'criticality: C4\n')
    assert.match(textOf(session.tool()), /LOW/)
  })
})

describe('a point learned from compactions', () => {
  it('counts for the next session of the same model, until the settings change', (test) => {
    const session = openProject(test)
    session.start('startup')
    session.answer(148_000)
    session.answer(153_000)
    session.compact({ trigger: 'auto', preTokens: 155_000 })
    session.start('compact')
    session.prompt()
    session.answer(110_000)
    assert.match(
      textOf(session.prompt()),
      /71K? ?%|WARNING \(70\.9%[\s\S]*155K[\s\S]*1 automatic compaction of claude-sonnet-4-6 here; medium/,
    )
    const { context } = JSON.parse(session.command('status', '--json').stdout).session
    assert.deepEqual([context.compaction_point, context.confidence], [155_000, 'medium'])
    session.answer(110_000, 'claude-opus-4-6')
    assert.match(textOf(session.prompt()), /LOW/)
    session.answer(110_000)
    session.write('.claude/settings.json', '{"autoCompactWindow": 180000}')
    assert.match(textOf(session.prompt()), /of 147K used[\s\S]*autoCompactWindow/)
  })

  it('is not moved by /compact', (test) => {
    const session = openProject(test)
    session.answer(60_000)
    session.answer(90_000)
    session.compact({ trigger: 'manual', preTokens: 90_020 })
    session.start('compact')
    session.prompt()
    assert.ok(!existsSync(join(findCaches(session.sandbox), 'compactions.json')), 'evidence was kept')
    assert.equal(session.state().compactions_learned, 1)
  })
})

describe('one automatic compaction', () => {
  /** A session that compacted at 95,113 tokens, as with `--autocompact 120000`, which no hook sees. */
  const compactEarly = (session: ReturnType<typeof openProject>) => {
    session.answer(60_000)
    session.answer(80_000)
    session.compact({ trigger: 'auto', preTokens: 95_113 })
  }

  it('corrects the point inside the loop, at the first result behind it', (test) => {
    const session = openProject(test)
    session.answer(60_000)
    session.tool()
    session.start('compact')
    assert.equal(session.state().quiet, null)
    compactEarly(session)
    session.answer(70_000)
    assert.match(
      textOf(session.tool()),
      /WARNING \(73\.5%[\s\S]*1 automatic compaction of claude-sonnet-4-6 here; medium/,
    )
    assert.equal(session.state().compactions_learned, 1)
  })

  it('corrects it for another session of the project from its first prompt', (test) => {
    const session = openProject(test)
    compactEarly(session)
    session.answer(20_000)
    const other = { session_id: 'another', transcript_path: join(session.sandbox.home, 'another.jsonl') }
    session.run('session-start', { ...other, hook_event_name: 'SessionStart', source: 'startup' })
    writeFileSync(other.transcript_path, readFileSync(session.transcript, 'utf8').split('\n').slice(0, 1).join('\n'))
    const prompt = { ...other, hook_event_name: 'UserPromptSubmit', prompt: 'go on' }
    assert.match(session.run('user-prompt-submit', prompt), /63% \(60K\/95K\) LOW/)
  })

  it('of a subagent, or by hand, corrects nothing', (test) => {
    const session = openProject(test)
    session.answer(60_000)
    session.answer(80_000)
    session.compact({ trigger: 'manual', preTokens: 80_100 })
    session.answer(80_000)
    writeFileSync(
      join(session.sandbox.home, 'agent-a1.jsonl'),
      readFileSync(session.transcript, 'utf8').replace('manual', 'auto'),
    )
    session.start('startup')
    assert.ok(!existsSync(join(findCaches(session.sandbox), 'compactions.json')), 'evidence was kept')
  })
})

describe('a model without a threshold of its own', () => {
  const MODEL = 'claude-sonnet-4-5'
  const readPast = ({ sandbox }: ReturnType<typeof openProject>) =>
    JSON.parse(readFileSync(join(findCaches(sandbox), 'compactions.json'), 'utf8')).passed

  it('counts to the API from the first request past the point, in the sessions to come too', (test) => {
    const session = openProject(test)
    session.start('startup')
    session.answer(150_000, MODEL)
    assert.match(textOf(session.prompt()), /EMERGENCY[\s\S]*of 167K used[\s\S]*model claude-sonnet-4-5; low confidence/)
    session.answer(168_000, MODEL)
    assert.equal(textOf(session.prompt()), '', 'the client may compact now')
    session.answer(170_000, MODEL)
    assert.match(textOf(session.prompt()), /CRITICAL \(85%[\s\S]*170K of 200K used[\s\S]*compacts when the API refuses/)
    assert.deepEqual(
      readPast(session).map(({ model, basis, tokens }: Record<string, unknown>) => [model, basis, tokens]),
      [[MODEL, 'assumed 167000 of 200000', 168_000]],
    )
    session.answer(175_000, MODEL)
    session.prompt()
    assert.equal(readPast(session).length, 1)
    const other = { session_id: 'another', transcript_path: join(session.sandbox.home, 'another.jsonl') }
    writeFileSync(other.transcript_path, readFileSync(session.transcript, 'utf8').split('\n').slice(0, 1).join('\n'))
    const prompt = { ...other, hook_event_name: 'UserPromptSubmit', prompt: 'go on' }
    assert.match(session.run('user-prompt-submit', prompt), /75% of the way to the API's limit/)
  })

  it('counts to the point again when it compacts there after all', (test) => {
    const session = openProject(test)
    for (const tokens of [168_000, 170_000]) session.answer(tokens, MODEL)
    session.prompt()
    assert.equal(readPast(session).length, 1)
    session.compact({ trigger: 'manual', preTokens: 170_000 })
    session.wait(60)
    for (const tokens of [160_000, 166_000]) session.answer(tokens, MODEL)
    session.compact({ trigger: 'auto', preTokens: 167_400 })
    session.start('compact')
    session.answer(100_000, MODEL)
    assert.match(textOf(session.prompt()), /LOW/)
    const { context } = JSON.parse(session.command('status', '--json').stdout).session
    assert.deepEqual(
      [context.compaction_point, context.confidence, context.source],
      [167_000, 'high', 'model claude-sonnet-4-5, confirmed by 1 automatic compaction'],
    )
  })
})

/** What the client gives a status line after an answer; null for nothing yet. */
const shown = (tokens: number | null, over: object = {}) => ({
  model: { id: 'claude-sonnet-4-6', display_name: 'Sonnet 4.6' },
  context_window: {
    context_window_size: 200_000,
    current_usage:
      tokens === null ? null : { input_tokens: tokens === 0 ? 0 : tokens - 20, output_tokens: tokens === 0 ? 0 : 20 },
    used_percentage: 0,
  },
  ...over,
})

describe('the status line', () => {
  it('says where the session stands, and leaves the numbers with it', (test) => {
    const session = openProject(test)
    session.start('startup')
    assert.equal(session.run('statusline', shown(null)), 'context not measured yet | no checkpoint yet | main\n')
    session.answer(103_540)
    assert.equal(
      session.run('statusline', shown(103_540)),
      '38% left until compaction (63K) | no checkpoint yet | main\n',
    )
    const { statusline } = session.state()
    assert.deepEqual(
      [statusline.input_tokens, statusline.output_tokens, statusline.window_tokens],
      [103_520, 20, 200_000],
    )
    session.answer(140_000)
    session.tool()
    assert.match(
      session.run('statusline', shown(140_000)),
      /^16% left until compaction \(27K\) \| saved as cx-001 \| main\n$/,
    )
    session.run('statusline', shown(0))
    assert.equal(session.state().statusline.input_tokens, null)
  })

  it('writes nothing where nothing is new, and nothing where holdfast does not run', (test) => {
    const session = openProject(test)
    session.run('statusline', shown(100_000))
    assert.ok(!existsSync(join(session.sandbox.project, '.holdfast')), 'a state was made')
    session.start('startup')
    session.run('statusline', shown(100_000))
    const before = readFileSync(statePath(session.sandbox), 'utf8')
    session.wait(5)
    session.run('statusline', shown(100_000))
    assert.equal(readFileSync(statePath(session.sandbox), 'utf8'), before)
  })

  it('is fresher than the transcript: an answer that is not in it yet raises the tier', (test) => {
    const session = openProject(test)
    session.start('startup')
    session.answer(80_000)
    assert.equal(textOf(session.tool()), '')
    session.wait(3)
    session.run('statusline', shown(125_000))
    assert.match(textOf(session.tool()), /WARNING \(74\.8%/)
  })

  it('tells the window of a model nobody knows', (test) => {
    const session = openProject(test)
    session.start('startup')
    const unknown = shown(120_000, { model: { id: 'claude-next-9' } })
    session.answer(120_000, 'claude-next-9')
    assert.match(textOf(session.prompt()), /WARNING[\s\S]*unknown model claude-next-9; low confidence/)
    session.run('statusline', {
      ...unknown,
      context_window: { ...unknown.context_window, context_window_size: 1_000_000 },
    })
    assert.equal(textOf(session.prompt()), '')
  })

  it('runs the one that was there, first, with the same input, and survives it', (test) => {
    const session = openProject(test)
    session.start('startup')
    const own = '38% left until compaction (63K) | no checkpoint yet | main\n'
    const chain = (command: string) => session.run('statusline', shown(103_540), ['--chain', command])
    assert.equal(
      chain(`node -p 'JSON.parse(require("fs").readFileSync(0, "utf8")).model.display_name + " it'\\''s"'`),
      `Sonnet 4.6 it's\n${own}`,
    )
    assert.equal(chain('echo half; exit 3'), `half\n${own}`)
    assert.equal(chain('no-such-program-here 2>/dev/null'), own)
    const started = Date.now()
    assert.equal(chain('echo late; sleep 30'), `late\n${own}`)
    assert.ok(Date.now() - started < 15_000, 'it waited for a command that hangs')
    assert.equal(
      session.run('statusline', shown(103_540), ['--chain', 'echo theirs'], { HOLDFAST_OFF: '1' }),
      'theirs\n',
    )
  })

  it('is silent on what is not a status', (test) => {
    const session = openProject(test)
    for (const payload of [{ session_id: '../x' }, { session_id: null }])
      assert.equal(session.run('statusline', payload), '')
  })
})

describe('holdfast ci verify', () => {
  it('passes what saved in time, and fails without the checkpoint', (test) => {
    const session = openProject(test)
    session.start('startup')
    assert.equal(session.command('verify').status, 0)
    session.answer(140_000)
    session.tool()
    const passed = session.command('verify', '--json')
    assert.equal(passed.status, 0, passed.stderr)
    assert.equal(JSON.parse(passed.stdout).crossings[0].checkpoint_id, 'cx-001')
    writeFileSync(join(session.sandbox.project, '.holdfast/checkpoints/cx-001-checkpoint.json'), '{')
    const damaged = session.command('verify')
    assert.equal(damaged.status, 1)
    assert.match(damaged.stdout, /CRITICAL: Cannot use checkpoint/)
    rmSync(join(session.sandbox.project, '.holdfast/checkpoints'), { recursive: true })
    assert.match(session.command('checkpoint', 'create', '--dir').stdout, /cx-002/, 'an id is not used again')
    assert.equal(session.command('verify').status, 1)
  })

  it('fails for a journal that cannot be read, which is not exported either', (test) => {
    const session = openProject(test)
    session.start('startup')
    session.answer(140_000)
    session.tool()
    const journal = join(session.sandbox.project, '.holdfast/events.jsonl')
    const text = readFileSync(journal, 'utf8')
    for (const [what, error, spoil] of [
      ['damaged', '1 line cannot be read', () => writeFileSync(journal, text.replace('"new_tier"', 'x'))],
      ['torn', '1 line cannot be read', () => writeFileSync(journal, text.replace(/\n/, '').slice(9))],
      ['no file', 'EISDIR', () => mkdirSync(journal)],
    ] as const) {
      rmSync(journal)
      spoil()
      const run = session.command('verify')
      assert.equal(run.status, 1, what)
      assert.match(run.stderr, new RegExp(`^Cannot use "\\.holdfast/events\\.jsonl": ${error}`))
      assert.equal(session.command('ci', 'audit', '--export', join(session.sandbox.root, 'x.json')).status, 1, what)
      assert.ok(!existsSync(join(session.sandbox.root, 'x.json')))
    }
  })

  it('fails for a crossing nobody saved', (test) => {
    const session = openProject(test)
    session.start('startup')
    const event = {
      at: 't',
      event: 'context_threshold_reached',
      session_id: 's',
      previous_tier: 'low',
      new_tier: 'critical',
    }
    writeFileSync(join(session.sandbox.project, '.holdfast/events.jsonl'), `${JSON.stringify(event)}\n`, { flag: 'a' })
    const run = session.command('verify')
    assert.equal(run.status, 1)
    assert.match(run.stdout, /no checkpoint was made/)
  })
})
