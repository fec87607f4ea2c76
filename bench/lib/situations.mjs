import { FORMS, LENGTHS } from './commands.mjs'

/** Ratios of instructions to a bare process: what to reach, and what never to pass. None is loosened: a miss is printed. */
const QUIET = { goal: 1.05, limit: 1.15 }
const SPEAKING = { goal: 1.2, limit: 1.4 }
const STARTING = { goal: 1.3, limit: 1.7 }
const COMPACTING = { goal: 1.8, limit: 2.5 }

const MEMORY = { goal: 3, limit: 10 }
const COMPACTION_MEMORY = { goal: 3, limit: 25 }

/** Transcripts by name: bytes and what `generateTranscript` takes. Those with boundaries were compacted 0.9 MB ago. */
export const TRANSCRIPTS = {
  quiet: { bytes: 1_000_000 },
  low: { bytes: 1_000_000, contextTokens: 100_000 },
  loud: { bytes: 1_000_000, contextTokens: 125_000 },
  critical: { bytes: 1_000_000, contextTokens: 140_000 },
  emergency: { bytes: 1_000_000, contextTokens: 155_000 },
  'quiet-100MB': { bytes: 100_000_000 },
  'quiet-1GB': { bytes: 1_000_000_000 },
  unbounded: { bytes: 100_000_000, boundaries: false },
  'large-last-line': { bytes: 40_000_000, tail: 'big-line' },
  'no-answer': { bytes: 40_000_000, tail: 'no-usage-at-all', boundaries: false },
}

const PROMPT = { prompt: 'now fix the failing test in src/a.ts' }
const RESULT = {
  tool_name: 'Bash',
  tool_input: { command: 'npm test', description: 'Run the tests' },
  tool_response: { stdout: 'ok\n', stderr: '', interrupted: false, isImage: false },
  tool_use_id: 'toolu_01A',
}
const LARGE_RESULT = {
  ...RESULT,
  tool_response: { ...RESULT.tool_response, stdout: 'one line of output\n'.repeat(55_000) },
}
const EDITED = {
  tool_name: 'Edit',
  tool_input: { file_path: '$PROJECT/src/a.ts', old_string: 'a', new_string: 'b' },
  tool_response: {
    structuredPatch: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-const a = 1', '+const b = 1'] }],
  },
  tool_use_id: 'toolu_01A',
}
const write = (content) => ({
  tool_name: 'Write',
  tool_input: { file_path: '$PROJECT/src/a.ts', content },
  tool_use_id: 'toolu_01A',
})
const bash = (command) => ({ tool_name: 'Bash', tool_input: { command }, tool_use_id: 'toolu_01A' })
const READ = { tool_name: 'Read', tool_input: { file_path: '$PROJECT/src/a.ts' }, tool_use_id: 'toolu_01A' }
/** Counting instructions takes a hundred times as long as running them: no guard is to miss its deadline by that. */
const STOPPED_CLOCK = { HOLDFAST_NOW: '2026-11-21T12:00:00.000Z' }
/** Commands of an ordinary day: what reads, what runs a program nobody knows, what writes, what no pattern can tell. */
const READING_COMMAND = bash('cd "$HOME" && git log --oneline -5 | head -3; grep -rn "a > b" src/*.ts 2>/dev/null')
const TEST_COMMAND = bash('npm test 2>&1 | tail -20')
const WRITING_COMMAND = bash('mkdir -p docs/notes && cp README.md docs/notes/ && echo "done" >> docs/notes/log.txt')
const KNOTTY_COMMAND = bash(
  'for f in docs/*.md; do\n  n="$(grep -c "^#" "$f")"\n  if [ "$n" -gt 3 ]; then sed -i "s/^# /## /" "$f"; fi\ndone > docs/out.txt',
)
const OUTSIDE_COMMAND = bash("sed -i 's/a/b/' src/a.ts && cat <<'EOF' > src/b.ts\nexport const b = 1\nEOF")
/** The form in which the client asks for every commit. */
const COMMIT_COMMAND =
  bash(`git add src/billing/export-invoices.ts test/billing/export-invoices.test.ts && git commit -m "$(cat <<'EOF'
Send invoices in batches, so that a slow provider stops none of them

The provider answers after 30 seconds under load; \`exportInvoices\` waited for
each of them and gave up at the first that failed. It's now 50 at a time.

- a batch that fails is sent again once
- what failed twice is told by its number

Co-Authored-By: Claude <noreply@anthropic.com>
EOF
)"`)
const SMALL_WRITE = write('const a = 1\n'.repeat(40))
const NOTE = { ...SMALL_WRITE, tool_input: { file_path: '$PROJECT/docs/note.md', content: 'a note\n'.repeat(40) } }
const LARGE_WRITE = write('const a = 1\n'.repeat(10_000))
/** A file the first memory of `bench/lib/memories.mjs` speaks of, and one none does. */
const REMEMBERED_WRITE = {
  ...RESULT,
  tool_name: 'Write',
  tool_input: {
    file_path: 'src/billing/export-invoices.ts',
    content:
      'export function exportInvoices(invoices) {\n  return createBatches(invoices).map(sendToProvider)\n}\n'.repeat(
        12,
      ),
  },
}
const OTHER_WRITE = {
  ...RESULT,
  tool_name: 'Write',
  tool_input: {
    file_path: 'src/geometry/polygon-area.ts',
    content: 'export function polygonArea(points) {\n  return points.reduce(addTriangle, 0) / 2\n}\n'.repeat(12),
  },
}
const COMPACTION = { trigger: 'auto', custom_instructions: null }
const STATUS = {
  model: { id: 'claude-sonnet-4-6', display_name: 'Sonnet 4.6' },
  context_window: {
    context_window_size: 200_000,
    current_usage: {
      input_tokens: 10,
      output_tokens: 20,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 30_000,
    },
  },
}
const usedMore = { ...STATUS.context_window.current_usage, cache_read_input_tokens: 45_000 }
const NEW_STATUS = { ...STATUS, context_window: { ...STATUS.context_window, current_usage: usedMore } }
const STARTUP = { source: 'startup', model: 'claude-sonnet-4-6' }
const AFTER_COMPACTION = { source: 'compact', model: 'claude-sonnet-4-6' }

const CONFIG = `criticality = "C2"

[context_monitor]
tone = "directive"

[resumption]
max_age_hours = 48

[guardrails.modes]
write_size = "warn"
`

const ORCHESTRATION = `workflow:
  id: "w-1"
  status: active
phases:
${Array.from({ length: 6 }, (_, index) => `  - id: ${index}\n    name: "Phase ${index}"\n    gates: [g${index}a, g${index}b]\n`).join('')}
resumption:
  current_phase: 3
  current_phase_name: "Build"
  current_activity: "writing tests"
  next_step: "run the gate"
  files_to_read:
    - path: docs/design.md
      purpose: "the design"
      priority: 1
    - path: src/a.ts
      priority: 2
  decisions:
    - id: D1
      decision: "one file per session"
      applied: true
    - id: D2
      decision: "no cache"
`

const SETTINGS = { permissions: { allow: Array.from({ length: 40 }, (_, index) => `Bash(npm run task-${index}:*)`) } }
const history = Array.from({ length: 30 }, (_, index) => ({
  display: `fix test ${index} and commit it`,
  pastedContents: {},
}))
const CLIENT_STATE = {
  autoCompactEnabled: true,
  projects: Object.fromEntries(
    Array.from({ length: 80 }, (_, index) => [`/home/u/p${index}`, { allowedTools: [], history }]),
  ),
}

/** What a person's machine has and a clean one has not: settings, 200 KB of client state, an environment of 60 names. */
const LIVED_IN = {
  home: {
    '.claude/settings.json': JSON.stringify(SETTINGS, null, 2),
    '.claude.json': JSON.stringify(CLIENT_STATE, null, 2),
  },
  env: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`SOME_VARIABLE_${index}`, `/usr/share/value-${index}`]),
  ),
}

function serializePast(count) {
  const compactions = Array.from({ length: count }, (_, index) => ({
    model: 'claude-sonnet-4-6',
    basis: 'proactive 167000 of 200000',
    below_tokens: 162_060,
    at_tokens: 164_032,
    boundary_uuid: `00000135-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }))
  return `${JSON.stringify({ digest: '1:a', compactions }, null, 1)}\n`
}

/** 200 rule files in 20 folders, each with a marked line: all are asked for their time on every prompt. */
const withRules = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [
    `.claude/rules/area-${index % 20}/rule-${index}.md`,
    `# Rule ${index}\n\n<!-- L2-REINJECT: rank=${index}, content="Rule ${index} holds here." -->\n`,
  ]),
)
const withConfig = { '.holdfast/config.toml': CONFIG }
/** What gathers in a project that is worked on for weeks by people who write down why. */
const withPast = {
  '.holdfast/config.toml': `${CONFIG}${'# why this is set as it is\n'.repeat(300)}`,
}
/** What its client taught, in the cache of the project. */
const withEvidence = { 'compactions.json': serializePast(30) }
const POLICY = `---
schema_version: "1"
guardrails:
  write_roots: ["docs/**", "artifacts/**"]
  unresolved: ask
---
# Guardrails
`
const withPolicy = { 'docs/context/GUARDRAILS.md': POLICY, 'docs/a.md': '# a\n', 'README.md': '# r\n', 'src/a.ts': '' }
const withTracks = { 'docs/tracks/ACTIVE_TRACK': 'docs/tracks/001-build\n' }
/** A track with as much in its documents as a few weeks leave. */
const list = (count, entry) => Array.from({ length: count }, (_, index) => entry(index + 1)).join('')
const withDocuments = {
  ...withTracks,
  'docs/tracks/001-build/SPEC.md': `# Build\n\n## Requirements\n\n${list(20, (n) => `- R${n}: what has to hold\n`)}`,
  'docs/tracks/001-build/PLAN.md': `# Plan\n\nWhat is planned.\n\n${list(40, (n) => `- Task: T${n} Do what is next\n  - Status: ${n < 30 ? 'done' : 'todo'}\n  - Acceptance: it works\n  - Owner: dev\n`)}`,
  'docs/tracks/001-build/RISKS.md': `# Risks\n\n${list(10, (n) => `- Risk: R${n} It breaks\n  - Severity: high\n  - Mitigation: a test\n`)}`,
  'docs/tracks/001-build/DECISIONS.md': `# Decisions\n\n${list(60, (n) => `- Decision: Way ${n}\n  - Date: 2026-01-02T03:04:05.000Z\n  - Reason: it is shorter\n  - Impact: fewer files\n`)}`,
}
const withEntries = {
  ...withDocuments,
  'artifacts/sessions/notes/work_log.md':
    '- Decision: A new way\n  - Date: 2026-01-03T00:00:00.000Z\n  - Reason: r\n  - Impact: i\n- Task: T31\n  - Date: 2026-01-03T00:00:00.000Z\n  - Status: done\n',
}
const withOrchestration = { 'ORCHESTRATION.yaml': ORCHESTRATION }

/**
 * A bundle in a situation.
 *
 * @typedef {object} Situation
 * @property {string} name
 * @property {string} bundle
 * @property {string} title
 * @property {{ goal: number, limit: number }} instructions
 * @property {{ goal: number, limit: number }} memory
 * @property {Record<string, unknown>} payload
 * @property {string} transcript
 * @property {Record<string, string>} [project] Files besides a `.git`.
 * @property {Record<string, string>} [home]
 * @property {Record<string, string>} [cache] Files in the project's cache folder.
 * @property {Record<string, string>} [env]
 * @property {[bundle: string, payload: object, transcript: string][]} [before] What ran before, so that the run to be
 *   measured finds what it finds on an ordinary day. By default the same, once.
 * @property {number} [memories] How many the project keeps.
 * @property {string[]} [args] Of the command.
 * @property {boolean} [isCompacted] Between what came before and the run, the client writes a boundary and a summary.
 * @property {'events' | 'checkpoints' | 'sessions'} [grown] What the state holds as many of as months leave.
 * @property {boolean} [isLarge] The project is the repository of 20,000 files.
 * @property {boolean} [newSession] What ran before was another session.
 * @property {boolean} [consumes] A run changes more than the state: the whole project is laid out anew before each.
 */

/** @type {Situation[]} */
export const SITUATIONS = [
  ...['user-prompt-submit', 'post-tool-use', 'pre-tool-use'].flatMap((bundle) => {
    const payload = { 'user-prompt-submit': PROMPT, 'post-tool-use': RESULT, 'pre-tool-use': SMALL_WRITE }[bundle]
    const quiet = { bundle, payload, transcript: 'quiet', instructions: QUIET, memory: MEMORY }
    return [
      { ...quiet, name: `${bundle}-quiet`, title: 'nothing to say' },
      { ...quiet, name: `${bundle}-quiet-config`, title: 'nothing to say, unchanged config.toml', project: withConfig },
      { ...quiet, name: `${bundle}-quiet-lived-in`, title: 'nothing to say, a used home and environment', ...LIVED_IN },
    ]
  }),
  {
    name: 'user-prompt-submit-quiet-rules',
    bundle: 'user-prompt-submit',
    title: 'nothing to say, 200 rule files unchanged',
    payload: PROMPT,
    transcript: 'quiet',
    project: withRules,
    instructions: QUIET,
    memory: MEMORY,
  },
  {
    name: 'user-prompt-submit-quiet-grown',
    bundle: 'user-prompt-submit',
    title: 'nothing to say, 30 compactions learned from, a config.toml of 8 KB',
    payload: PROMPT,
    transcript: 'quiet',
    project: withPast,
    cache: withEvidence,
    instructions: QUIET,
    memory: MEMORY,
  },
  {
    name: 'user-prompt-submit-rules',
    bundle: 'user-prompt-submit',
    title: '200 rule files: their marked lines with every prompt',
    payload: PROMPT,
    transcript: 'quiet',
    project: { ...withRules, '.holdfast/config.toml': '[reinforcement]\ncadence = "every-prompt"\n' },
    instructions: SPEAKING,
    memory: MEMORY,
  },
  ...['user-prompt-submit', 'post-tool-use'].map((bundle) => {
    const payload = { 'user-prompt-submit': PROMPT, 'post-tool-use': RESULT }[bundle]
    return {
      name: `${bundle}-quiet-relay`,
      bundle,
      title: 'nothing to say, fresh numbers from the status line',
      payload,
      transcript: 'quiet',
      before: [
        [bundle, payload, 'quiet'],
        ['statusline', STATUS, 'quiet'],
        [bundle, payload, 'quiet'],
      ],
      instructions: QUIET,
      memory: MEMORY,
    }
  }),
  {
    name: 'statusline',
    bundle: 'statusline',
    title: 'the same numbers again',
    payload: STATUS,
    transcript: 'quiet',
    before: [
      ['user-prompt-submit', PROMPT, 'quiet'],
      ['statusline', STATUS, 'quiet'],
    ],
    instructions: QUIET,
    memory: MEMORY,
  },
  {
    name: 'statusline-new',
    bundle: 'statusline',
    title: 'new numbers',
    payload: NEW_STATUS,
    transcript: 'quiet',
    before: [
      ['user-prompt-submit', PROMPT, 'quiet'],
      ['statusline', STATUS, 'quiet'],
    ],
    instructions: QUIET,
    memory: MEMORY,
  },
  ...[
    ['low', 'the line of LOW'],
    ['critical', 'the first prompt in CRITICAL'],
    ['emergency', 'the first prompt in EMERGENCY'],
  ].map(([tier, title]) => ({
    name: `user-prompt-submit-${tier}`,
    bundle: 'user-prompt-submit',
    title,
    payload: PROMPT,
    transcript: tier,
    before: [['user-prompt-submit', PROMPT, 'quiet']],
    instructions: SPEAKING,
    memory: MEMORY,
  })),
  {
    name: 'user-prompt-submit-compacted',
    bundle: 'user-prompt-submit',
    title: 'the first prompt after a compaction',
    payload: PROMPT,
    transcript: 'quiet',
    project: withOrchestration,
    before: [
      ['pre-compact', COMPACTION, 'quiet'],
      ['session-start', AFTER_COMPACTION, 'quiet'],
    ],
    isCompacted: true,
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-large-result',
    bundle: 'post-tool-use',
    title: 'a result of 1 MB',
    payload: LARGE_RESULT,
    transcript: 'quiet',
    before: [['post-tool-use', RESULT, 'quiet']],
    instructions: QUIET,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-policy-test',
    bundle: 'post-tool-use',
    title: 'after a test run under a policy',
    payload: RESULT,
    transcript: 'quiet',
    project: withPolicy,
    before: [
      ['pre-tool-use', TEST_COMMAND, 'quiet'],
      ['post-tool-use', RESULT, 'quiet'],
      ['pre-tool-use', TEST_COMMAND, 'quiet'],
    ],
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'holdfast-version',
    bundle: 'holdfast',
    title: '`holdfast --version`',
    payload: {},
    transcript: 'quiet',
    args: ['--version'],
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'user-prompt-submit-monitor',
    bundle: 'user-prompt-submit',
    title: 'a monitor block',
    payload: PROMPT,
    transcript: 'loud',
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-rise',
    bundle: 'post-tool-use',
    title: 'a tier rises: monitor block and journal',
    payload: RESULT,
    transcript: 'loud',
    before: [['post-tool-use', RESULT, 'quiet']],
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-track',
    bundle: 'post-tool-use',
    title: 'tracks adopted: one line in the work log',
    payload: { ...RESULT, tool_input: { command: 'git status', description: 'Look' } },
    transcript: 'quiet',
    before: [['post-tool-use', RESULT, 'quiet']],
    project: withTracks,
    instructions: SPEAKING,
    memory: MEMORY,
  },
  ...[10, 10_000, 100_000].flatMap((memories) => [
    {
      name: `post-tool-use-memory-${memories}`,
      bundle: 'post-tool-use',
      title: `a memory told, ${memories} kept`,
      payload: REMEMBERED_WRITE,
      transcript: 'quiet',
      memories,
      before: [['post-tool-use', RESULT, 'quiet']],
      instructions: SPEAKING,
      memory: MEMORY,
    },
    {
      name: `post-tool-use-unrelated-${memories}`,
      bundle: 'post-tool-use',
      title: `a file no memory speaks of, ${memories} kept`,
      payload: OTHER_WRITE,
      transcript: 'quiet',
      memories,
      before: [['post-tool-use', RESULT, 'quiet']],
      instructions: QUIET,
      memory: MEMORY,
    },
  ]),
  {
    name: 'post-tool-use-track-test',
    bundle: 'post-tool-use',
    title: 'tracks adopted: a test run, its output kept',
    payload: RESULT,
    transcript: 'quiet',
    before: [['post-tool-use', RESULT, 'quiet']],
    project: withTracks,
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-track-first',
    bundle: 'post-tool-use',
    title: 'tracks adopted: the first call of a session, an edit',
    payload: EDITED,
    transcript: 'quiet',
    project: withTracks,
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'post-tool-use-track-edit',
    bundle: 'post-tool-use',
    title: 'tracks adopted: an edit, its lines kept',
    payload: EDITED,
    transcript: 'quiet',
    before: [['post-tool-use', RESULT, 'quiet']],
    project: withTracks,
    instructions: SPEAKING,
    memory: MEMORY,
  },
  {
    name: 'pre-tool-use-large',
    bundle: 'pre-tool-use',
    title: 'a Write of 30,000 tokens refused',
    env: STOPPED_CLOCK,
    payload: LARGE_WRITE,
    transcript: 'quiet',
    instructions: SPEAKING,
    memory: MEMORY,
  },
  ...[
    ['read', 'a Read, no policy', READ, QUIET],
    ['bash-reading', 'a Bash command that reads, no policy', READING_COMMAND, QUIET],
    ['bash-test', 'a test run, no policy', TEST_COMMAND, QUIET],
    ['bash-writing', 'a Bash command that writes, no policy', WRITING_COMMAND, QUIET],
    ['bash-knotty', 'a loop with substitutions, no policy', KNOTTY_COMMAND, SPEAKING],
    ['bash-commit', 'a commit as the client writes it, no policy', COMMIT_COMMAND, SPEAKING],
    ...LENGTHS.map((command) => [
      `bash-${command.length}`,
      `a command of ${command.length.toLocaleString('en')} characters, no policy`,
      bash(command),
      SPEAKING,
    ]),
    ...FORMS.map(([name, command]) => [`form-${name}`, `${name}, no policy`, bash(command), SPEAKING]),
    ...FORMS.map(([name, command]) => [
      `policy-form-${name}`,
      `${name}, under a policy`,
      bash(command),
      SPEAKING,
      withPolicy,
    ]),
    ['policy-bash-commit', 'a commit as the client writes it, under a policy', COMMIT_COMMAND, SPEAKING, withPolicy],
    ['policy-read', 'a Read under a policy', READ, QUIET, withPolicy],
    ['policy-bash-reading', 'a Bash command that reads, under a policy', READING_COMMAND, QUIET, withPolicy],
    ['policy-write', 'a Write allowed by a policy', NOTE, QUIET, withPolicy],
    ['policy-write-denied', 'a Write refused by a policy', SMALL_WRITE, SPEAKING, withPolicy],
    ['policy-bash-writing', 'a plain Bash command allowed by a policy', WRITING_COMMAND, SPEAKING, withPolicy],
    ['policy-bash-knotty', 'a loop with substitutions, allowed by a policy', KNOTTY_COMMAND, SPEAKING, withPolicy],
    ['policy-bash-denied', 'a Bash command refused by a policy', OUTSIDE_COMMAND, SPEAKING, withPolicy],
  ].map(([name, title, payload, instructions, project]) => ({
    name: `pre-tool-use-${name.replaceAll(' ', '-')}${instructions === QUIET ? '-quiet' : ''}`,
    bundle: 'pre-tool-use',
    title,
    payload,
    transcript: 'quiet',
    ...(project && { project }),
    env: STOPPED_CLOCK,
    instructions,
    memory: MEMORY,
  })),
  ...[
    { name: 'session-start', title: 'startup' },
    { name: 'session-start-tracks', title: 'startup, tracks adopted', project: withDocuments },
  ].map((start) => ({
    ...start,
    bundle: 'session-start',
    payload: STARTUP,
    transcript: 'quiet',
    newSession: true,
    instructions: STARTING,
    memory: MEMORY,
  })),
  ...[
    {
      name: 'pre-compact',
      title: '100 MB transcript, ORCHESTRATION.yaml',
      transcript: 'quiet-100MB',
      instructions: COMPACTING,
    },
    {
      name: 'pre-compact-unbounded',
      title: 'the same without a boundary in reach',
      transcript: 'unbounded',
      instructions: COMPACTING,
    },
    {
      name: 'pre-compact-tracks',
      title: 'the same as the first, a track whose documents are in order',
      transcript: 'quiet-100MB',
      instructions: COMPACTING,
      project: { ...withOrchestration, ...withDocuments },
      before: [['pre-compact', COMPACTION, 'quiet']],
    },
    {
      name: 'pre-compact-entries',
      title: 'the same, with entries for its documents',
      transcript: 'quiet-100MB',
      instructions: COMPACTING,
      project: { ...withOrchestration, ...withEntries },
      consumes: true,
    },
  ].map((compaction) => ({
    bundle: 'pre-compact',
    payload: COMPACTION,
    project: withOrchestration,
    before: [['user-prompt-submit', PROMPT, 'quiet']],
    ...compaction,
    memory: COMPACTION_MEMORY,
  })),
  {
    name: 'session-start-compact',
    bundle: 'session-start',
    title: 'after a compaction, 100 MB transcript, ORCHESTRATION.yaml',
    payload: AFTER_COMPACTION,
    transcript: 'quiet-100MB',
    project: withOrchestration,
    before: [['pre-compact', COMPACTION, 'quiet-100MB']],
    instructions: STARTING,
    memory: COMPACTION_MEMORY,
  },
]

/** Situations whose cost must not grow with the transcript, and the sizes to compare. */
export const GROWING = ['user-prompt-submit-quiet', 'post-tool-use-quiet', 'pre-compact']
export const GROWTH_TRANSCRIPTS = ['quiet', 'quiet-100MB', 'quiet-1GB']
export const GROWTH = { goal: 1.01, limit: 1.05 }

const find = (name) => SITUATIONS.find((situation) => situation.name === name)

/** The same moments in a repository of 20,000 files and 2,000 commits with tracks and a policy, children counted. */
export const LARGE = [
  'user-prompt-submit-quiet',
  'post-tool-use-quiet',
  'user-prompt-submit-critical',
  'pre-tool-use-read-quiet',
  'pre-tool-use-policy-form-a-task-and-the-end-of-its-output',
  'post-tool-use-policy-test',
  'session-start',
  'pre-compact',
].map((name) => ({
  ...find(name),
  name: `large-${name}`,
  transcript: find(name).transcript === 'quiet-100MB' ? 'quiet' : find(name).transcript,
  project: { ...withPolicy, ...withDocuments, ...withOrchestration },
  isLarge: true,
}))
/** Moments that are also held against a bare process with node's code cache. */
export const CACHED = [
  'user-prompt-submit-quiet',
  'post-tool-use-quiet',
  'pre-tool-use-read-quiet',
  'user-prompt-submit-low',
  'session-start',
  'pre-compact',
]

/** Over the limit of the small repository, beside git's own time for one call. */
export const LARGE_MARGIN = 0.3

/** State that months leave behind, and the moments that must not grow with it. */
export const GROWING_STATE = [
  ...['events', 'sessions'].flatMap((grown) =>
    ['user-prompt-submit-quiet', 'post-tool-use-quiet'].map((name) => {
      const { bundle, payload, ...rest } = find(name)
      const before = [
        ['session-start', STARTUP, 'quiet'],
        [bundle, payload, 'quiet'],
      ]
      return { ...rest, bundle, payload, before, grown }
    }),
  ),
  {
    ...find('session-start'),
    grown: 'checkpoints',
    newSession: false,
    before: [
      ['user-prompt-submit', PROMPT, 'quiet'],
      ['pre-compact', COMPACTION, 'quiet'],
    ],
  },
]

/**
 * A session of 200 tool calls, in the proportions that 2,843 calls of 22 real sessions have: how often each situation comes.
 * Each call has a hook before and a hook behind.
 */
export const SESSION = {
  'session-start': 1,
  'user-prompt-submit-quiet': 17,
  'user-prompt-submit-low': 1,
  'user-prompt-submit-monitor': 1,
  'user-prompt-submit-compacted': 1,
  'pre-tool-use-read-quiet': 103,
  'pre-tool-use-form-a-task-and-the-end-of-its-output': 30,
  'pre-tool-use-bash-reading-quiet': 25,
  'pre-tool-use-quiet': 42,
  'post-tool-use-quiet': 199,
  'post-tool-use-rise': 1,
  'pre-compact': 1,
  'session-start-compact': 1,
}

/** Hooks that the client may start at once: the calls of one answer run side by side. */
export const CROWDS = [8, 32]
export const CROWD = 'post-tool-use-quiet'
