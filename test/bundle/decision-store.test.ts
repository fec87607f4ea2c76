import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scanEntries } from '../../src/documents/core/scan-entries.ts'
import { runHook } from './run-hook.ts'
import { A, FOLDER, openTrack, say, transcriptOf } from './track.ts'

const count = (text: string, words: string) => text.split(words).length - 1
const payload = (event: string, fields: object) =>
  JSON.stringify({
    session_id: A,
    transcript_path: transcriptOf(A),
    cwd: '$PROJECT',
    hook_event_name: event,
    ...fields,
  })

test('a decision in the newest words is told with them, once', async (t) => {
  const { sandbox, holdfast } = openTrack(t)
  const prompt = '@memory:decisions Files are read by line'
  await runHook(sandbox, 'session-start', { stdin: payload('SessionStart', { source: 'startup' }) })
  await runHook(sandbox, 'user-prompt-submit', { stdin: payload('UserPromptSubmit', { prompt }) })
  say(sandbox, A, prompt, '2026-11-21T11:00:00.000Z', 'user')
  const stdin = payload('PreCompact', { trigger: 'auto', custom_instructions: null })
  const { stdout } = await runHook(sandbox, 'pre-compact', { stdin })
  assert.equal(count(stdout, 'Files are read by line'), 1, stdout)
  const { out } = holdfast('resume')
  assert.equal(count(out, 'Files are read by line'), 1, out)
})

test('a text that only counts as a kept one is not told as kept', async (t) => {
  const { holdfast, json, sandbox, read } = openTrack(t)
  for (const [first, second] of [
    ['Use -n.', 'Use -N.'],
    ['Use tabs; reason: A', 'Use tabs; reason: gofmt forces it'],
    ['5 retries are allowed', '> 5 retries are allowed'],
  ] as const) {
    const { memory } = json('memory', 'add', '--tag', 'old', first)
    const same = holdfast('memory', 'add', '--namespace', 'patterns', first.replace(' ', '  '))
    assert.equal(same.code, 0, same.err)
    assert.ok(same.out.includes(`known already: ${memory.id}  learnings`) && same.out.includes('old'), same.out)
    const other = holdfast('memory', 'add', '--namespace', 'patterns', second)
    assert.equal(other.code, 1)
    assert.match(other.err, new RegExp(`^Not kept: the text counts as the same memory as ${memory.id}`))
    assert.ok(other.out.endsWith(`\n${first}\n`) && other.out.includes('learnings'), other.out)
  }
  const note = (reason: string) => holdfast('note', 'decision', 'Tabs', '--reason', reason, '--impact', 'i').out
  assert.match(note('r1'), / and kept as memory m-/)
  assert.match(note('r2'), /work_log\.md; memory m-\w+ stays as it was kept before; the next compaction/)
  const prompt = '@memory:decisions TABS!'
  const told = await runHook(sandbox, 'user-prompt-submit', { stdin: payload('UserPromptSubmit', { prompt }) })
  assert.match(told.stdout, /kept this before: decisions .{1,4}Tabs/)
  assert.match(read('artifacts/sessions/notes/work_log.md') ?? '', /Reason: r2/)
})

test('a memory is found by a tag as a person writes the tag', (t) => {
  const { json } = openTrack(t)
  json('memory', 'add', '--tag', 'größe,Foo Bar,日本', 'Letters have a size')
  const count = (tag: string) => json('memory', 'list', '--tag', tag).found
  assert.deepEqual(['größe', 'GRÖßE', 'Foo Bar', 'foo-bar', '日本', '日本,größe'].map(count), [1, 1, 1, 1, 1, 1])
  assert.deepEqual(['gr-e', '!', '日本,other'].map(count), [0, 0, 0])
})

test('a value of an option stays whole, whatever stands in it', (t) => {
  const { holdfast, read } = openTrack(t)
  const reason = 'the API is slow; impact: users leave'
  holdfast(
    'note',
    'decision',
    'Pipes | and; Reason: hidden',
    '--reason',
    `; Impact: x ${reason}`,
    '--impact',
    'we | Owner: me',
  )
  assert.equal(holdfast('compact').code, 0)
  const entries = scanEntries(read(`${FOLDER}/DECISIONS.md`) ?? '')
  assert.deepEqual(
    entries.map(({ title, fields }) =>
      [title, ...fields.slice(1).map(({ key, value }) => `${key}=${value}`)].map((text) =>
        text.replaceAll('\u00a0', ' '),
      ),
    ),
    [['Pipes | and; Reason: hidden', `Reason=; Impact: x ${reason}`, 'Impact=we | Owner: me']],
  )
})

test('a decision that was marked, noted or captured is in every place, once, with one id', async (t) => {
  const { sandbox, read, json, holdfast } = openTrack(t)
  const run = async (event: 'session-start' | 'user-prompt-submit' | 'pre-compact', name: string, fields: object) =>
    (await runHook(sandbox, event, { stdin: payload(name, fields) })).stdout
  await run('session-start', 'SessionStart', { source: 'startup' })
  const added = json('memory', 'add', '--namespace', 'decisions', 'Sessions live in Redis')
  const whole = 'Decision: Tokens live in cookies; Reason: scripts cannot read them; Impact: one more header'
  assert.equal(json('memory', 'add', '--namespace', 'decisions', whole).log, 'artifacts/sessions/notes/work_log.md')
  const noted = json(
    'note',
    'decision',
    'Letters are sent at night',
    '--reason',
    'it is cheaper',
    '--impact',
    'a cron job',
  )
  await run('user-prompt-submit', 'UserPromptSubmit', { prompt: '@memory:decisions Files are read by line' })
  say(sandbox, A, '@memory:decisions Files are read by line', '2026-11-21T11:00:00.000Z', 'user')
  // The model says again what was kept already, and marks one more.
  const said = [
    '**Decision**: sessions live in Redis.',
    'Decision: Letters are sent at night',
    '**Decision**: Logs rotate daily',
  ]
  say(sandbox, A, said.join('\n'), '2026-11-21T11:01:00.000Z')
  say(sandbox, A, 'Now write the code', '2026-11-21T11:02:00.000Z', 'user')
  const all = [
    'essions live in Redis',
    'Tokens live in cookies',
    'Letters are sent at night',
    'Files are read by line',
    'Logs rotate daily',
  ]
  const summarizer = await run('pre-compact', 'PreCompact', { trigger: 'auto', custom_instructions: null })
  const memories = json('memory', 'list').memories as { id: string; text: string }[]
  const checkpoint = JSON.parse(read('.holdfast/checkpoints/cx-001-checkpoint.json') ?? '{}')
  const decisions = (checkpoint.work_state.findings as { kind: string; text: string }[]).filter(
    ({ kind }) => kind === 'decision',
  )
  const resumed = holdfast('resume').out
  for (const words of all) {
    assert.equal(count(summarizer, words), 1, `summarizer: ${words}\n${summarizer}`)
    assert.equal(memories.filter(({ text }) => text.includes(words)).length, 1, `memory: ${words}`)
    assert.equal(decisions.filter(({ text }) => text.includes(words)).length, 1, `checkpoint: ${words}`)
    assert.equal(count(resumed, words), 1, `resumption: ${words}\n${resumed}`)
  }
  assert.equal(memories.length, all.length)
  assert.equal(memories.find(({ text }) => text === 'Sessions live in Redis')?.id, added.memory.id)
  assert.equal(memories.find(({ text }) => text.includes('Letters'))?.id, noted.memory)
  const plan = read('docs/decisions/DECISIONS.md') ?? read(`${FOLDER}/DECISIONS.md`) ?? ''
  for (const words of ['Tokens live in cookies', 'Letters are sent at night']) assert.equal(count(plan, words), 1, plan)
})
