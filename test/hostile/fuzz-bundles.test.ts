import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, describe, it, type TestContext } from 'node:test'
import fc from 'fast-check'
import { parseAnswer } from '../bundle/host-contract.ts'
import { EVENT_NAMES, runHook } from '../bundle/run-hook.ts'
import { fillIn, findLeftovers, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { PAYLOADS, SESSION, TRANSCRIPT } from '../bundle/story.ts'
import { mutated, TIMES } from './mutate.ts'
import { createRepository, git, runBundle, write } from './stage.ts'

const { seed } = JSON.parse(readFileSync(new URL('./seeds.json', import.meta.url), 'utf8'))
/** The client gives a hook five seconds or more; this much on a machine that does other things too. */
const PATIENCE_MS = 20_000
let runs = 0
let answers = 0
after(() =>
  saveCounts('hostile', { 'fuzz of the bundles': `${runs} runs, seed ${seed}, ${answers} answers, all of them valid` }),
)

/** Text as bytes, lone surrogates and all: halves of characters are what a cut leaves. */
const bytesOf = (text: string) => Buffer.from(text, 'utf8')

async function fire(sandbox: Sandbox, event: (typeof EVENT_NAMES)[number], stdin: string | Buffer): Promise<void> {
  const started = performance.now()
  const run = await runHook(sandbox, event, { stdin, wrapper: MEMORY })
  runs += 1
  assert.deepEqual([run.signal, run.exitCode], [null, 0], `${event}: ${run.stderr}`)
  // Where there is no project to write to, stderr is where a problem goes, in one line of ours.
  assert.match(run.stderr, /^(?:holdfast [\w-]+: [^\n]*\n)*$/, event)
  const answer = parseAnswer(event, run.stdout)
  if (answer.kind !== 'nothing') answers += 1
  assert.equal(run.stdout.includes('polluted'), false)
  assert.ok(performance.now() - started < PATIENCE_MS, `${event} took too long`)
}

/** Far more than a hook ever uses, far less than a bomb wants. */
const MEMORY = ['sh', '-c', 'ulimit -d 3000000; exec "$@"', '-']

/** Every file a hook reads, and what stands in it before it is damaged. */
async function listInputs(sandbox: Sandbox): Promise<Map<string, string>> {
  const { project } = sandbox
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  await runHook(sandbox, 'session-start', { stdin: PAYLOADS['session-start'] })
  await runBundle(sandbox, 'holdfast.mjs', ['memory', 'add', 'Keep the parser.'])
  write(
    project,
    'ORCHESTRATION.yaml',
    'resumption:\n  next_step: go on\n  files_to_read:\n    - path: a\n      priority: 1\n',
  )
  write(
    project,
    '.holdfast/config.toml',
    'profile = "strict"\n[guardrails]\nwrite_roots = ["docs/**"]\n[[routing]]\nintent = "x"\nkeywords = ["parser"]\nagent = "one"\n',
  )
  write(project, 'docs/context/GUARDRAILS.md', '---\nguardrails:\n  write_roots: ["docs/**"]\n---\n# Guardrails\n')
  write(project, '.claude/config.yaml', 'features:\n  party_mode: true\n')
  write(project, '.claude/settings.json', '{"autoCompactWindow": 200000, "env": {"A": "b"}}\n')
  write(
    project,
    '.holdfast/memory/notes/decisions/m-abc.md',
    '---\nid: m-abc\nnamespace: decisions\n---\nUse src/index.ts.\n',
  )
  const names =
    `ORCHESTRATION.yaml .holdfast/config.toml docs/context/GUARDRAILS.md .claude/config.yaml .claude/settings.json CLAUDE.md
    docs/context/CONTEXT_CORE.md docs/tracks/ACTIVE_TRACK docs/tracks/alpha/PLAN.md docs/tracks/alpha/SPEC.md .claude/agents/one.md
    .holdfast/events.jsonl .holdfast/checkpoints/cx-001-checkpoint.json .holdfast/checkpoints/cx-001.acknowledged .git/HEAD .git/index .git/config
    .holdfast/sessions/${SESSION}/state.json .holdfast/memory/index.json .holdfast/memory/notes/decisions/m-abc.md
    artifacts/sessions/${SESSION}/work_log.md`.split(/\s+/)
  const paths = [...names.map((name) => join(project, name)), fillIn(sandbox, TRANSCRIPT)]
  return new Map(paths.filter((path) => existsSync(path)).map((path) => [path, readFileSync(path, 'latin1')]))
}

async function open(test: TestContext) {
  const sandbox = createRepository(test)
  const inputs = await listInputs(sandbox)
  assert.ok(inputs.size >= 18, `${inputs.size} files`)
  return { sandbox, inputs, names: [...inputs.keys()] }
}

function restore(inputs: ReadonlyMap<string, string>): void {
  for (const [path, text] of inputs) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, 'latin1')
  }
}

const event = fc.constantFrom(...EVENT_NAMES)

describe('whatever a shipped bundle is given, it ends well', { concurrency: 2 }, () => {
  it('on stdin', { timeout: 280_000 * TIMES }, async (test) => {
    const { sandbox } = await open(test)
    const payloads = EVENT_NAMES.map((name) => fillIn(sandbox, PAYLOADS[name]))
    await fc.assert(
      fc.asyncProperty(event, mutated(payloads), async (name, text) => fire(sandbox, name, bytesOf(text))),
      { seed, numRuns: 80 * TIMES, endOnFailure: true },
    )
    assert.deepEqual(findLeftovers(sandbox), [])
  })

  it('in any file it reads, and what it wrote before stays whole', { timeout: 280_000 * TIMES }, async (test) => {
    const { sandbox, inputs, names } = await open(test)
    const damage = fc
      .nat({ max: names.length - 1 })
      .chain((index) => fc.tuple(fc.constant(names[index] ?? ''), mutated([inputs.get(names[index] ?? '') ?? ''])))
    await fc.assert(
      fc.asyncProperty(event, damage, async (name, [path, text]) => {
        restore(inputs)
        writeFileSync(path, bytesOf(text))
        await fire(sandbox, name, PAYLOADS[name])
        for (const other of names.filter(
          (file) => file !== path && file.includes('/checkpoints/') && file.endsWith('.json'),
        ))
          assert.equal(readFileSync(other, 'latin1'), inputs.get(other), 'a checkpoint is never rewritten')
      }),
      { seed, numRuns: 120 * TIMES, endOnFailure: true },
    )
    assert.deepEqual(findLeftovers(sandbox), [])
  })

  it('in notes of git, and in commands', { timeout: 280_000 * TIMES }, async (test) => {
    const { sandbox, inputs, names } = await open(test)
    const note =
      '---\nid: m-abc\nnamespace: decisions\ncreated: "2026-11-21T12:00:00.000Z"\ntags: [a]\n---\nKeep the parser.\n'
    const command = fc.constantFrom(
      ...[
        'status',
        'journal',
        'checkpoint list',
        'memory reindex',
        'memory list',
        'tiers',
        'flags',
        'config show',
        'audit',
        'recall parser',
        'verify',
        'compact --dry-run',
        'resume',
      ],
    )
    const index = fc.nat({ max: names.length - 1 })
    await fc.assert(
      fc.asyncProperty(
        command,
        index,
        mutated([note]),
        mutated([...inputs.values()].slice(0, 14)),
        async (line, at, text, other) => {
          restore(inputs)
          git(
            sandbox.project,
            'notes',
            '--ref=holdfast/decisions',
            'add',
            '-f',
            '-F',
            write(sandbox.root, 'note', text === '' ? ' x' : `${text}x`),
            'HEAD',
          )
          const path = names[at] ?? ''
          if (!path.includes('/.git/')) writeFileSync(path, bytesOf(other))
          const run = await runBundle(sandbox, 'holdfast.mjs', line.split(' '))
          runs += 1
          assert.equal(run.signal, null)
          assert.ok(run.exitCode === 0 || run.exitCode === 1 || run.exitCode === 2, line)
          assert.doesNotMatch(run.stderr, /^\s+at \S+ \(|node:internal|Cannot finish/m, line)
        },
      ),
      { seed, numRuns: 50 * TIMES, endOnFailure: true },
    )
    rmSync(join(sandbox.root, 'note'), { force: true })
  })
})
