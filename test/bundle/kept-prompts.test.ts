import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { answer, user } from '../core/rows.ts'
import { putFile } from '../put-file.ts'
import { runHook } from './run-hook.ts'
import { createSandbox } from './sandbox.ts'

const SESSION = '11111111-2222-4333-8444-555555555555'
const FILLER = 'lorem ipsum dolor sit amet '.repeat(300)
const TOKEN = `sk-ant-api03-${'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8'.repeat(4).slice(0, 93)}`

/** Prompts, and the piece of each that may be neither kept nor told. */
const PROMPTS: readonly (readonly [what: string, prompt: string, gone: string])[] = [
  ['a private span', 'look: <private>PRIVATEWORD</private> at the port of the server', 'PRIVATEWORD'],
  ['a private span that never ends', 'look at the port of the server <private>PRIVATEWORD', 'PRIVATEWORD'],
  ['a private span with a secret', 'the port <private>S3cretpass9x password=S3cretpass9x</private> is', 'S3cretpass'],
  ['a key that the beginning cuts', `${FILLER.slice(0, 2985)} ${TOKEN} ${FILLER}`, TOKEN.slice(0, 14)],
  ['a key that the end cuts', `${FILLER.slice(0, 4500)} ${TOKEN} ${FILLER.slice(0, 910)}`, TOKEN.slice(-20)],
  ['a value that the end cuts from its name', `${FILLER} password: "correct horse ${FILLER.slice(0, 985)}`, ' horse '],
]

for (const [what, prompt, gone] of PROMPTS) {
  it(`${what} is neither kept nor told`, async (test) => {
    const sandbox = createSandbox(test)
    const transcript_path = join(sandbox.root, `${SESSION}.jsonl`)
    const tell = async (
      bundle: 'session-start' | 'user-prompt-submit' | 'pre-compact',
      event: string,
      more: object,
    ) => {
      const payload = { hook_event_name: event, session_id: SESSION, cwd: sandbox.project, transcript_path, ...more }
      const { exitCode, stderr, stdout } = await runHook(sandbox, bundle, { stdin: JSON.stringify(payload) })
      assert.deepEqual([exitCode, stderr], [0, ''])
      return stdout
    }
    await tell('session-start', 'SessionStart', { source: 'startup' })
    const told = [await tell('user-prompt-submit', 'UserPromptSubmit', { prompt })]
    const words = readFileSync(join(sandbox.project, `.holdfast/sessions/${SESSION}/words.jsonl`), 'utf8')
    assert.match(words, /the port|lorem ipsum/, 'the other words are kept')
    assert.ok(!words.includes(gone), words)
    putFile(transcript_path, `${[user(prompt), answer({ type: 'text', text: 'Done.' })].join('\n')}\n`)
    told.push(await tell('pre-compact', 'PreCompact', { trigger: 'manual', custom_instructions: null }))
    told.push(await tell('session-start', 'SessionStart', { source: 'compact' }))
    assert.match(told.join(''), /the port|lorem ipsum/, 'the other words are told')
    const stored = readAll(join(sandbox.project, '.holdfast'))
    assert.match(stored, /"last_user_messages"/, 'a checkpoint stands')
    assert.ok(![...told, stored].join('\n').includes(gone), gone)
  })
}

it('a prompt of nothing but a private span leaves no line', async (test) => {
  const sandbox = createSandbox(test)
  const base = { session_id: SESSION, cwd: sandbox.project, transcript_path: join(sandbox.root, 'none.jsonl') }
  for (const [bundle, payload] of [
    ['session-start', { ...base, hook_event_name: 'SessionStart', source: 'startup' }],
    ['user-prompt-submit', { ...base, hook_event_name: 'UserPromptSubmit', prompt: '<private>all of it</private>' }],
  ] as const)
    await runHook(sandbox, bundle, { stdin: JSON.stringify(payload) })
  assert.ok(!readdirSync(join(sandbox.project, `.holdfast/sessions/${SESSION}`)).includes('words.jsonl'))
})

function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}
