import { execFileSync } from 'node:child_process'
import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../bundle/list-files.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { appendRows } from '../bundle/sandbox.ts'
import { COMPACTION_ROWS, PAYLOADS, SESSION, STORY, TRANSCRIPT } from '../bundle/story.ts'
import { decision, entry, PLAN } from '../bundle/track.ts'
import { ageLeftovers } from './invariants.ts'
import { OWNER_SCENARIOS } from './owner-scenarios.ts'
import {
  compactStory,
  createRepository,
  fromGolden,
  fromJourney,
  git,
  hold,
  payload,
  place,
  run,
  say,
} from './places.ts'
import type { Scenario } from './scenario.ts'

const EVENT = '{"event":"session_started","at":"2026-11-21T11:00:00.000Z"}\n'
const SETTINGS = '{\n  // mine\n  "permissions": { "allow": ["Bash(ls:*)"] }\n}\n'
const CONFIG = 'criticality = "C3"\n'
const RULES = '# Rules\n\n<!-- L2-REINJECT: rank=1, content="Never push to main." -->\n'
const LOG =
  '# Decisions\n\n' +
  [1, 2, 3]
    .map((n) => `## [ADR-00${n}] Title ${n}\n\n- **Date**: 2026-0${n}-01\n- **Status**: Accepted\n\nWords.\n\n`)
    .join('')
const MARKED = '[remember:patterns] Use tabs everywhere'

/** A track with a plan and entries that wait for its documents. */
function openTrack(sandbox: Sandbox): void {
  place(sandbox, '.git/HEAD', 'ref: refs/heads/main\n')
  place(sandbox, 'docs/tracks/ACTIVE_TRACK', 'alpha\n')
  place(sandbox, 'docs/tracks/alpha/PLAN.md', PLAN)
  const task = entry('Task', 'T1 Read the old format', { Status: 'done', Acceptance: 'all open' })
  const risk = entry('Risk', 'R1', { Severity: 'low', Mitigation: 'none' })
  const invariant = entry('Invariant', 'small', { Scope: 'module' })
  const waiting = `- 2026-11-21T10:00:00.000Z Bash\n${decision('one')}${task}${risk}${invariant}`
  place(sandbox, 'artifacts/sessions/notes/work_log.md', waiting)
  place(sandbox, `artifacts/sessions/${SESSION}/work_log.md`, waiting.replace('one', 'two'))
  say(sandbox, 'user', 'Make it fast.')
  say(sandbox, 'assistant', 'Done.')
}

const WORDS = [
  ['user', 'Should we use Kafka? Please look at the queue first.'],
  ['assistant', 'I finished reading. We have not decided yet.\n\n[remember:patterns] Consumers are idempotent.'],
  ['user', 'We decided to use NATS instead of Kafka, because one node is enough. Now write the adapter.'],
  ['assistant', '**Learning**: `drain()` has to be awaited before `close()`, otherwise the last messages are lost.'],
] as const
const talk = (sandbox: Sandbox) => {
  for (const [type, text] of WORDS) say(sandbox, type, text)
}

/** A memory that a compaction kept, of which the person has not heard. */
const KEPT_NEWS = `${JSON.stringify({ kept: ['decisions "Use spaces"'], proposed: [] })}\n`

/** An edit, a test run, and a script: what a tool call leaves on an active track. */
const call = (event: 'pre-tool-use' | 'post-tool-use', tool_name: string, tool_input: object, tool_response?: object) =>
  payload(event, { tool_name, tool_input, ...(tool_response === undefined ? {} : { tool_response }) })
const EDIT = { file_path: '$PROJECT/src/a.ts', old_string: 'a', new_string: 'b' }
const PATCH = [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-a', '+b'] }]
const EDITED = { filePath: '$PROJECT/src/a.ts', ...EDIT, originalFile: 'a', structuredPatch: PATCH }
const TESTED = { stdout: '# tests 3\n# pass 2\n# fail 1\n', stderr: '', interrupted: false, isImage: false }
const SHOWN = JSON.stringify({
  session_id: SESSION,
  transcript_path: '$HOME/transcript.jsonl',
  cwd: '$PROJECT',
  model: { id: 'claude-sonnet-4-6' },
  context_window: {
    context_window_size: 200_000,
    current_usage: { input_tokens: 9, output_tokens: 9, cache_creation_input_tokens: 0, cache_read_input_tokens: 9e4 },
  },
})

const HOOKS: readonly Scenario[] = [
  { name: 'session-start: the first in a project', program: 'session-start', stdin: payload('session-start') },
  { ...fromJourney('a-compaction-is-told-once', 2), name: 'session-start: after a compaction' },
  fromGolden('session-start', 'a-startup-takes-over-the-work-of-an-ended-session'),
  {
    ...fromGolden('session-start', 'a-startup-takes-over-the-work-of-an-ended-session'),
    name: 'session-start: what was told to a client that ended without a prompt',
    stdin: payload('session-start', { session_id: SESSION.replace(/a$/, 'c') }),
    env: { CLAUDE_PID: '4194304' },
    isTakenBack: true,
    prepare: (sandbox) => {
      const { stdin = '' } = fromGolden('session-start', 'a-startup-takes-over-the-work-of-an-ended-session')
      return run(sandbox, { program: 'session-start', stdin, env: { CLAUDE_PID: '4194303' } })
    },
  },
  fromGolden('session-start', 'compact-without-a-checkpoint-makes-one-and-restores'),
  fromGolden('session-start', 'an-early-checkpoint-is-brought-up-to-date-first'),
  {
    name: 'session-start: what a prompt kept waits for git',
    program: 'session-start',
    stdin: payload('session-start'),
    prepare: async (sandbox) => {
      createRepository(sandbox)
      // The prompt could not reach git: what it kept waits in a file until the next start.
      const stdin = payload('user-prompt-submit', { prompt: MARKED })
      await run(sandbox, { program: 'user-prompt-submit', stdin, env: { PATH: '/nowhere' } })
    },
  },
  {
    name: 'session-start: what a compaction kept is told',
    program: 'session-start',
    stdin: payload('session-start', { source: 'compact' }),
    prepare: async (sandbox) => {
      talk(sandbox)
      await run(sandbox, { program: 'pre-compact', stdin: payload('pre-compact') })
    },
  },
  { ...fromJourney('a-compaction-is-told-once', 3), name: 'user-prompt-submit: the alert after a compaction' },
  {
    name: 'user-prompt-submit: the alert, configuration and rules',
    program: 'user-prompt-submit',
    fixture: STORY,
    stdin: PAYLOADS['user-prompt-submit'],
    prepare: async (sandbox) => {
      await compactStory(sandbox)
      appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
      place(sandbox, `.holdfast/sessions/${SESSION}/captured.json`, KEPT_NEWS)
      place(sandbox, '.holdfast/config.toml', CONFIG)
      place(sandbox, '.claude/rules/rules.md', RULES)
    },
  },
  fromGolden('user-prompt-submit', 'a-tier-is-told-on-every-prompt-and-journalled-once'),
  fromGolden('user-prompt-submit', 'broken-toml-is-named-with-its-line'),
  fromGolden('user-prompt-submit', 'what-is-marked-is-kept-and-told-to-the-person'),
  {
    name: 'user-prompt-submit: a memory in git notes',
    program: 'user-prompt-submit',
    stdin: payload('user-prompt-submit', { prompt: MARKED }),
    prepare: createRepository,
  },
  { name: 'pre-compact: a checkpoint', program: 'pre-compact', fixture: STORY, stdin: PAYLOADS['pre-compact'] },
  {
    ...fromJourney('a-second-compaction-of-one-session-knows-the-first', 4),
    name: 'pre-compact: the second of a session',
  },
  {
    name: 'pre-compact: more kept prompts than a session carries on',
    program: 'pre-compact',
    stdin: payload('pre-compact'),
    prepare: (sandbox) => {
      talk(sandbox)
      const lines = Array.from({ length: 80 }, (_, n) => JSON.stringify({ text: `${n} ${'long words '.repeat(360)}` }))
      place(sandbox, `.holdfast/sessions/${SESSION}/words.jsonl`, `${lines.join('\n')}\n`)
    },
  },
  {
    name: 'pre-compact: the documents of a track',
    program: 'pre-compact',
    stdin: payload('pre-compact'),
    prepare: openTrack,
  },
  {
    name: 'pre-compact: a track in a repository with changes',
    program: 'pre-compact',
    stdin: payload('pre-compact'),
    prepare: (sandbox) => {
      openTrack(sandbox)
      createRepository(sandbox)
      place(sandbox, 'src/a.ts', 'a\n')
      git(sandbox, 'add', 'src')
    },
  },
  { name: 'pre-compact: memories of a session', program: 'pre-compact', stdin: payload('pre-compact'), prepare: talk },
  {
    name: 'pre-compact: proposals of a session',
    program: 'pre-compact',
    stdin: payload('pre-compact'),
    env: { HOLDFAST_MEMORY__AUTO_CAPTURE__PROMPT_FIRST: 'true' },
    prepare: talk,
  },
  fromGolden('pre-tool-use', 'over-twenty-five-thousand-tokens-are-denied'),
  fromGolden('pre-tool-use', 'a-write-outside-the-roots-is-denied', {
    name: 'pre-tool-use: a denial of a closed policy',
    env: { HOLDFAST_GUARDRAILS__FAIL: 'closed' },
  }),
  fromGolden('pre-tool-use', 'a-governance-file-is-asked'),
  fromGolden('pre-tool-use', 'post-compaction-approval-in-mode-ask'),
  {
    name: 'pre-tool-use: a note of a script that cannot be judged',
    program: 'pre-tool-use',
    stdin: call('pre-tool-use', 'Bash', { command: 'node scripts/generate.js' }),
    env: { HOLDFAST_GUARDRAILS__WRITE_ROOTS: 'src' },
    prepare: (sandbox) => place(sandbox, 'src/a.ts', 'a\n'),
  },
  fromGolden('post-tool-use', 'a-rise-to-warning-is-told'),
  fromGolden('post-tool-use', 'a-script-that-wrote-outside-the-roots-is-told-and-journaled'),
  fromGolden('post-tool-use', 'a-governance-file-written-by-a-script-raises-the-criticality'),
  {
    name: 'post-tool-use: an edit on a track',
    program: 'post-tool-use',
    stdin: call('post-tool-use', 'Edit', EDIT, EDITED),
    prepare: openTrack,
  },
  {
    name: 'post-tool-use: the first edit on a track that a clone brought',
    program: 'post-tool-use',
    stdin: call('post-tool-use', 'Edit', EDIT, EDITED),
    prepare: (sandbox) => {
      place(sandbox, '.holdfast/.gitignore', '*\n!config.toml\n')
      place(sandbox, 'docs/tracks/ACTIVE_TRACK', 'alpha\n')
      place(sandbox, 'docs/tracks/alpha/PLAN.md', PLAN)
    },
  },
  {
    name: 'post-tool-use: an edit over a full diff',
    program: 'post-tool-use',
    stdin: call('post-tool-use', 'Edit', EDIT, EDITED),
    prepare: (sandbox) => {
      openTrack(sandbox)
      const block = `diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-${'a'.repeat(900)}\n+b\n`
      place(sandbox, `artifacts/sessions/${SESSION}/recent_diff.txt`, block.repeat(600))
    },
  },
  {
    name: 'post-tool-use: a test run on a track',
    program: 'post-tool-use',
    stdin: call('post-tool-use', 'Bash', { command: 'npm test' }, TESTED),
    prepare: openTrack,
  },
  {
    name: 'statusline: the numbers of the client',
    program: 'statusline',
    stdin: SHOWN,
    prepare: (sandbox) => run(sandbox, { program: 'session-start', stdin: payload('session-start') }),
  },
]

const command = (words: string, more: Partial<Scenario> = {}): Scenario => ({
  name: `holdfast ${words}`,
  program: 'holdfast',
  args: words.split(' '),
  ...more,
})
const plan = (sandbox: Sandbox) => openTrack(sandbox)

/** More of everything than is to be kept. */
async function fillState(sandbox: Sandbox): Promise<void> {
  const limits = '[retention]\ncheckpoints = 1\nsessions = 1\njournal_mb = 1\n'
  place(sandbox, '.holdfast/config.toml', limits)
  for (const number of [1, 2, 3]) {
    const id = SESSION.replace(/.$/, String(number))
    await run(sandbox, { program: 'pre-compact', stdin: payload('pre-compact', { session_id: id }) })
    place(sandbox, `.holdfast/checkpoints/cx-00${number}.acknowledged`, '{"channel":"test"}\n')
    place(sandbox, `artifacts/sessions/${id}/work_log.md`, '- 2026-11-21T10:00:00.000Z Bash\n')
    place(sandbox, `.holdfast/events-000${number}.jsonl`, EVENT.repeat(6000))
  }
  // One that no session names any more, and the marker of one that is gone.
  rmSync(join(sandbox.project, '.holdfast/sessions', SESSION.replace(/.$/, '1')), { recursive: true })
  place(sandbox, '.holdfast/checkpoints/cx-000.acknowledged', '{"channel":"test"}\n')
  place(sandbox, '.holdfast/sessions/.removed-old/state.json', '{}\n')
  place(sandbox, '.holdfast/events.jsonl', EVENT.repeat(6000))
  for (const path of listFiles(sandbox.project)) utimesSync(join(sandbox.project, path), 1e9, 1e9)
}

const COMMANDS: readonly Scenario[] = [
  command('init', { prepare: (sandbox) => place(sandbox, '.claude/settings.json', SETTINGS) }),
  command('init --tracks --statusline --commands', { prepare: createRepository }),
  command('uninstall', {
    prepare: async (sandbox) => {
      createRepository(sandbox)
      place(sandbox, '.claude/settings.json', SETTINGS)
      await hold(sandbox, 'init', '--statusline')
    },
  }),
  command('uninstall --state', {
    prepare: async (sandbox) => {
      await hold(sandbox, 'init')
      // A memory in a file stays, so that the state is removed around the memory.
      await hold(sandbox, 'memory', 'add', 'Use_tabs')
      place(sandbox, '.holdfast/events.jsonl', '{"event":"session_started"}\n')
    },
  }),
  command('checkpoint create', { fixture: STORY, prepare: compactStory }),
  command('track new beta', { prepare: plan, isOnce: true }),
  command('track switch beta', {
    prepare: (sandbox) => {
      openTrack(sandbox)
      place(sandbox, 'docs/tracks/beta/PLAN.md', PLAN)
    },
  }),
  command('track close', { prepare: plan, isOnce: true }),
  command('track switch alpha --reopen', {
    prepare: async (sandbox) => {
      openTrack(sandbox)
      await hold(sandbox, 'track', 'close')
    },
  }),
  command('note decision Use_tabs --reason fewer --impact all', { prepare: plan }),
  command('compact', { prepare: plan }),
  command('memory add Use_tabs --namespace patterns'),
  command('memory add Use_tabs', { prepare: createRepository, name: 'holdfast memory add, in git' }),
  command('memory reindex', {
    prepare: async (sandbox) => {
      createRepository(sandbox)
      await hold(sandbox, 'memory', 'add', 'Use tabs')
    },
  }),
  command('memory add Use_tabs, the third', {
    args: ['memory', 'add', 'Use tabs'],
    prepare: async (sandbox) => {
      for (const text of ['Indent', 'Name things']) await hold(sandbox, 'memory', 'add', text)
    },
  }),
  command('memory reindex', {
    name: 'holdfast memory reindex, files into git',
    prepare: async (sandbox) => {
      await hold(sandbox, 'memory', 'add', 'Use tabs')
      createRepository(sandbox)
    },
  }),
  command('memory sync', {
    prepare: async (sandbox) => {
      createRepository(sandbox)
      execFileSync('git', ['init', '-q', '--bare', join(sandbox.home, 'remote')])
      git(sandbox, 'remote', 'add', 'origin', join(sandbox.home, 'remote'))
      await hold(sandbox, 'memory', 'add', 'Use tabs')
    },
    outside: /^home\/remote\//,
  }),
  ...['--keep', '--drop'].map((way) =>
    command(`memory proposals ${way}`, {
      prepare: async (sandbox) => {
        talk(sandbox)
        const env = { HOLDFAST_MEMORY__AUTO_CAPTURE__PROMPT_FIRST: 'true' }
        await run(sandbox, { program: 'pre-compact', stdin: payload('pre-compact'), env })
      },
    }),
  ),
  command('memory rotate', {
    prepare: (sandbox) => {
      place(sandbox, 'docs/decisions.md', LOG)
      place(
        sandbox,
        '.holdfast/config.toml',
        '[memory.rotation]\ndecision_logs = ["docs/decisions.md"]\nmax_lines = 10\n',
      )
    },
  }),
  command('config set criticality C4', {
    prepare: (sandbox) => place(sandbox, '.holdfast/config.toml', '# mine\ncontext_monitor.tone = "directive"\n'),
  }),
  command('flags enable party_mode', {
    prepare: (sandbox) => place(sandbox, '.holdfast/flags.json', '{"other":true}\n'),
  }),
  command('clean', { prepare: fillState }),
  command('doctor --fix --quick', {
    prepare: async (sandbox) => {
      createRepository(sandbox)
      await hold(sandbox, 'init')
      place(sandbox, '.holdfast/.gitignore', '# mine\n')
      place(sandbox, '.holdfast/.tmp-1-1', 'half')
      ageLeftovers(sandbox)
    },
  }),
  command('handoff', { fixture: STORY, prepare: compactStory, isOnce: true }),
  command('report', { fixture: STORY, prepare: compactStory }),
  command('report -o page.html', { fixture: STORY, prepare: compactStory }),
  command('audit --export sessions.json', { fixture: STORY, prepare: compactStory }),
]

export const SCENARIOS: readonly Scenario[] = [...HOOKS, ...COMMANDS, ...OWNER_SCENARIOS]
