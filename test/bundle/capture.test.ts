import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { compact, createRepository, git, list, payload, start, submit } from './capture-project.ts'
import { listFiles } from './list-files.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { readJournal, SESSION } from './story.ts'

let row = 0
const say = (type: 'user' | 'assistant', text: string) => {
  row += 1
  const content = [{ type: 'text', text }]
  const message =
    type === 'user'
      ? { role: 'user', content: text }
      : { role: 'assistant', content, model: 'claude-sonnet-4-6', stop_reason: 'end_turn' }
  return `${JSON.stringify({ type, uuid: `row-${row}`, message })}\n`
}
const writeTranscript = (sandbox: Sandbox, ...rows: string[]) =>
  writeFileSync(join(sandbox.home, 'transcript.jsonl'), rows.join(''))

const WORK = [
  say('user', 'Hi. Should we use Kafka? Please look at the queue first.'),
  say('assistant', 'I finished reading. We have not decided yet.\n\n[remember:patterns] Consumers are idempotent.'),
  say('user', 'We decided to use NATS instead of Kafka, because one node is enough. Now write the adapter.'),
  say(
    'assistant',
    'Turns out the client library reconnects without resubscribing, so every subject is subscribed again.',
  ),
  say('user', 'Never log the payload of a message. Fix the tests too.'),
  say('assistant', '**Learning**: `drain()` has to be awaited before `close()`, otherwise the last messages are lost.'),
]

describe('what a person marks in a prompt', () => {
  it('is kept in git notes, told in one line, and known the next time', async (test) => {
    const sandbox = createRepository(test)
    const prompt =
      '[remember:decisions]\nUse NATS\ninstead of Kafka\n\nand fix it. @memory The token is password = hunter22secret.'
    assert.equal(
      await submit(sandbox, prompt),
      'holdfast keeps 2 memories: decisions "Use NATS instead of Kafka", learnings "The token is password = [redacted]"',
    )
    const stored = list(sandbox).map(({ namespace, text, tags, session_id }) => [namespace, text, tags, session_id])
    assert.deepEqual(stored.sort(), [
      ['decisions', 'Use NATS\ninstead of Kafka', ['marked'], SESSION],
      ['learnings', 'The token is password = [redacted]', ['marked'], SESSION],
    ])
    assert.match(git(sandbox, 'for-each-ref'), /refs\/notes\/holdfast\/decisions/)
    assert.match(
      (await submit(sandbox, prompt)) ?? '',
      /^holdfast has kept this before: decisions "Use NATS instead of Kafka"/,
    )
    assert.equal(list(sandbox).length, 2)
    assert.deepEqual(listFiles(join(sandbox.project, '.holdfast/memory/pending')), [])
    assert.equal(readJournal(sandbox).filter(({ event }) => event === 'memory_captured').length, 2)
  })

  for (const [name, prompt, env] of [
    ['nothing without a marker', 'remember to fix the bug, @john', {}],
    ['nothing in code', '`[remember] x`', {}],
    ['nothing in a prompt the client made', '<task-notification>\n[remember] x\n</task-notification>', {}],
    ['nothing when markers are off', '[remember] Use tabs', { HOLDFAST_MEMORY__MARKERS: 'off' }],
    ['nothing under the older name for off', '[remember] Use tabs', { HOOK_USER_PROMPT_ENABLED: 'false' }],
    ['nothing when the section is off', '[remember] Use tabs', { HOLDFAST_SECTIONS__MEMORY_CAPTURE: 'off' }],
  ] as const) {
    it(name, async (test) => {
      const sandbox = createRepository(test)
      assert.equal(await submit(sandbox, prompt, env), null)
      assert.deepEqual(list(sandbox), [])
    })
  }

  it('is kept without git, and where git takes no notes', async (test) => {
    const plain = createSandbox(test)
    assert.match((await submit(plain, '[remember] Use tabs')) ?? '', /keeps a memory/)
    assert.equal(list(plain).length, 1)
    if (process.getuid?.() === 0) return
    const locked = createRepository(test)
    chmodSync(join(locked.project, '.git'), 0o500)
    assert.match((await submit(locked, '[remember] Use tabs')) ?? '', /keeps a memory/)
    chmodSync(join(locked.project, '.git'), 0o700)
    assert.equal(list(locked).length, 1)
  })
})

describe('what pre-compact keeps by itself', () => {
  it('is the surest of what was settled, each once, and what the model marked; the person hears of it afterwards', async (test) => {
    const sandbox = createRepository(test)
    writeTranscript(sandbox, ...WORK)
    await compact(sandbox)
    const stored = list(sandbox)
    const texts = stored.map(({ namespace, text }) => `${namespace}: ${text}`).sort()
    assert.deepEqual(texts, [
      'decisions: We decided to use NATS instead of Kafka, because one node is enough.',
      'learnings: Learning: `drain()` has to be awaited before `close()`, otherwise the last messages are lost.',
      'learnings: Turns out the client library reconnects without resubscribing, so every subject is subscribed again.',
      'patterns: Consumers are idempotent.',
      'patterns: Never log the payload of a message.',
    ])
    const marked = stored.filter(({ tags }) => tags.includes('marked'))
    assert.deepEqual(
      marked.map(({ tags, confidence }) => [tags, confidence]),
      [
        [['marked'], null],
        [['marked'], null],
      ],
    )
    for (const { tags, confidence, session_id } of stored.filter((memory) => !marked.includes(memory))) {
      assert.deepEqual(tags, ['auto-captured', 'pre-compact'])
      assert.ok((confidence ?? 0) >= 0.85, String(confidence))
      assert.equal(session_id, SESSION)
    }
    assert.equal((await start(sandbox, 'compact')).systemMessage, undefined)
    const told = (await submit(sandbox, 'Go on.')) ?? ''
    assert.match(
      told,
      /^holdfast: compacted, saved as cx-001, .* memories kept: patterns "Consumers are idempotent\.", /,
    )
    assert.ok(told.length < 400 && !told.includes('\n'), told)
    assert.equal((await start(sandbox, 'resume')).systemMessage, undefined)
    await compact(sandbox)
    assert.deepEqual(list(sandbox).length, 5)
    await compact(sandbox)
    assert.deepEqual(list(sandbox).length, 5)
  })

  it('only what was said since the last compaction, and not what was taken back', async (test) => {
    const sandbox = createRepository(test)
    const boundary = `${JSON.stringify({ type: 'system', subtype: 'compact_boundary', uuid: 'b' })}\n`
    const takenBack = [
      say('user', 'Use Redis for the cache, not memcached.'),
      say('user', 'Actually, forget Redis, use SQLite for the cache instead.'),
    ]
    writeTranscript(sandbox, ...WORK, boundary, ...takenBack)
    await compact(sandbox)
    assert.deepEqual(
      list(sandbox).filter(({ text }) => /NATS|Use Redis/.test(text)),
      [],
    )
  })

  for (const [name, env, count] of [
    ['nothing when it is off', { HOLDFAST_MEMORY__AUTO_CAPTURE__ENABLED: 'off', HOLDFAST_MEMORY__MARKERS: 'off' }, 0],
    ['only what is marked under the older name for off', { HOOK_PRE_COMPACT_AUTO_CAPTURE: 'false' }, 2],
    ['as many as are wanted', { HOLDFAST_MEMORY__AUTO_CAPTURE__LIMIT: '1' }, 3],
    ['only what is sure enough', { HOLDFAST_MEMORY__AUTO_CAPTURE__THRESHOLD: '0.99' }, 2],
  ] as const) {
    it(name, async (test) => {
      const sandbox = createRepository(test)
      writeTranscript(sandbox, ...WORK)
      await compact(sandbox, env)
      assert.equal(list(sandbox).length, count)
    })
  }

  it('as far as the limit leaves room, what is not sure is proposed, and no longer once it is kept', async (test) => {
    const sandbox = createRepository(test)
    const unsure = say('assistant', "The problem is that the Export button doesn't react in Safari.")
    const propose = async (...rows: string[]) => {
      writeTranscript(sandbox, ...rows)
      await compact(sandbox)
      return JSON.parse(runCommand(sandbox, 'memory', 'proposals', '--json').out).proposed as { id: string }[]
    }
    assert.deepEqual(await propose(unsure, ...WORK), [])
    const proposed = await propose(unsure)
    assert.equal(proposed.length, 1)
    await start(sandbox, 'compact')
    assert.match(
      (await submit(sandbox, 'Go on.')) ?? '',
      / 1 memory proposed: node \S+holdfast\.mjs memory proposals\./,
    )
    assert.equal(list(sandbox).filter(({ text }) => text.startsWith('The problem')).length, 0)
    assert.equal(runCommand(sandbox, 'memory', 'proposals', proposed[0]?.id ?? '', '--keep').code, 0)
    assert.deepEqual(await propose(unsure), [])
  })

  it('in prompt-first mode is only proposed, until the person says yes', async (test) => {
    const sandbox = createRepository(test)
    writeTranscript(sandbox, ...WORK)
    const env = { HOOK_PRE_COMPACT_PROMPT_FIRST: 'true' }
    await compact(sandbox, env)
    assert.deepEqual(
      list(sandbox).map(({ namespace }) => namespace),
      ['patterns', 'learnings'],
    )
    await start(sandbox, 'compact', env)
    assert.match(
      (await submit(sandbox, 'Go on.', env)) ?? '',
      / 3 memories proposed: node \S+holdfast\.mjs memory proposals\./,
    )
    const proposed = JSON.parse(runCommand(sandbox, 'memory', 'proposals', '--json').out).proposed as {
      id: string
      text: string
    }[]
    assert.equal(proposed.length, 3)
    const [first, second] = proposed
    assert.equal(runCommand(sandbox, 'memory', 'proposals', first?.id ?? '', '--keep').code, 0)
    assert.equal(runCommand(sandbox, 'memory', 'proposals', second?.id ?? '', '--drop').code, 0)
    assert.deepEqual(
      list(sandbox)
        .map(({ text }) => text)
        .includes(first?.text ?? '?'),
      true,
    )
    assert.equal(list(sandbox).length, 3)
    assert.equal(JSON.parse(runCommand(sandbox, 'memory', 'proposals', '--json').out).proposed.length, 1)
    assert.equal(runCommand(sandbox, 'memory', 'proposals', 'm-none').code, 1)
  })
})

describe('what session-start does for memory', () => {
  it('teaches once, again after a compaction, and to a resumed session not at all', async (test) => {
    const sandbox = createRepository(test)
    const teaches = async (source: string, env = {}) =>
      JSON.stringify(
        await runHook(sandbox, 'session-start', { stdin: payload('SessionStart', { source }), env }),
      ).includes('<response_guidance>')
    assert.equal(await teaches('startup'), true)
    assert.equal(await teaches('resume'), false)
    assert.equal(await teaches('resume', { HOLDFAST_MEMORY__GUIDANCE: 'minimal' }), true)
    assert.equal(await teaches('compact'), true)
    assert.equal(await teaches('clear'), true)
    assert.equal(await teaches('startup', { HOLDFAST_MEMORY__GUIDANCE: 'off' }), false)
    assert.equal(await teaches('startup', { HOOK_SESSION_START_INCLUDE_GUIDANCE: 'false' }), false)
  })

  it('keeps what an earlier process could not, and names logs that are too long where that is wanted', async (test) => {
    const sandbox = createRepository(test)
    const folder = join(sandbox.project, '.holdfast/memory/pending')
    mkdirSync(folder, { recursive: true })
    await submit(sandbox, '[remember] Use tabs')
    const [stored] = list(sandbox)
    writeFileSync(
      join(folder, 'm-1.json'),
      JSON.stringify({ schema_version: '1', namespace: 'patterns', text: 'Left behind' }),
    )
    writeFileSync(join(folder, 'm-2.json'), '{damaged')
    mkdirSync(join(sandbox.project, 'docs'))
    writeFileSync(join(sandbox.project, 'docs/log.md'), `## ADR-001: Old\n**Date**: 2026-01-01\n${'x\n'.repeat(1600)}`)
    const env = {
      HOLDFAST_MEMORY__ROTATION__DECISION_LOGS: 'docs/log.md',
      HOLDFAST_MEMORY__ROTATION__CHECK_AT_START: 'on',
    }
    const { systemMessage } = await start(sandbox, 'startup', env)
    assert.deepEqual(systemMessage?.replace(/node \S+holdfast\.mjs/, 'COMMAND').split('\n'), [
      'holdfast keeps a memory: patterns "Left behind"',
      'docs/log.md has 1602 lines; `COMMAND memory rotate` would archive 1 entries',
    ])
    assert.deepEqual(
      list(sandbox)
        .map(({ text }) => text)
        .sort(),
      ['Left behind', stored?.text],
    )
    assert.equal(existsSync(join(folder, 'm-2.json')), true)
    assert.equal(readFileSync(join(sandbox.project, 'docs/log.md'), 'utf8').includes('notice'), false)
  })
})
