import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { checkMarkup, parseAnswer } from './host-contract.ts'
import { makeJourney } from './journey-steps.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox, FIXTURES, type Sandbox } from './sandbox.ts'

const recordedStart = (client: 'codex' | 'gemini'): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FIXTURES, client, '001-SessionStart.json'), 'utf8'))

/** The start of a new session, as each client announces it. */
const STARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  claude: {
    session_id: '5e551000-0000-4000-8000-0000000000ff',
    transcript_path: '$HOME/.claude/projects/-project/5e551000-0000-4000-8000-0000000000ff.jsonl',
    cwd: '$PROJECT',
    hook_event_name: 'SessionStart',
    source: 'startup',
  },
  codex: {
    ...recordedStart('codex'),
    session_id: '01a1fe2f-4caa-7423-8863-0000000000ff',
    transcript_path:
      '$HOME/.codex/sessions/2026/11/21/rollout-2026-11-21T17-57-55-01a1fe2f-4caa-7423-8863-0000000000ff.jsonl',
  },
  gemini: recordedStart('gemini'),
}

/** Who worked, the story up to a checkpoint nobody was told of, what was said behind it, and facts the next one needs. */
const WORK = [
  {
    writer: 'Claude Code',
    story: 'what-was-corrected-between-two-compactions-holds-after-the-second',
    last: 'pre-compact',
    later: {
      path: '$HOME/.claude/projects/-project/5e551000-0000-4000-8000-00000000000a.jsonl',
      row: {
        ...{ parentUuid: null, isSidechain: false, promptId: 'promptid-9', type: 'user', userType: 'external' },
        message: { role: 'user', content: 'Sort the columns by name.' },
        ...{ uuid: '00000099-0000-4000-8000-00000000000a', timestamp: '2026-11-21T13:10:00.000Z', cwd: '$PROJECT' },
        sessionId: '5e551000-0000-4000-8000-00000000000a',
      },
    },
    facts: [
      'Sort the columns by name.',
      'Put the examples into docs/examples.',
      'No, use Parquet instead of CSV.',
      'Write the manual',
      '>Write the export</finished>',
    ],
  },
  {
    writer: 'Codex',
    story: 'a-compaction-in-codex-is-prepared-and-restored',
    last: 'pre-compact',
    later: {
      path: recordedStart('codex').transcript_path as string,
      row: {
        ...{ timestamp: '2026-11-21T13:10:00.000Z', ordinal: 99, type: 'response_item' },
        payload: {
          ...{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Log each attempt.' }] },
          internal_chat_message_metadata_passthrough: { content_item_kinds: ['user.text'] },
        },
      },
    },
    facts: ['Log each attempt.', 'Use five attempts, not three.', '- a.txt', '- src/retry.ts', 'The check fails.'],
  },
] as const

/** A project in which a session worked and ended behind its last checkpoint. */
async function leaveWork(
  test: Parameters<typeof makeJourney>[0],
  { story, last, later }: (typeof WORK)[number],
  start?: Record<string, unknown>,
): Promise<Sandbox> {
  const sandbox = await makeJourney(test, story, last, start)
  appendRows(sandbox, later.path, `${JSON.stringify(later.row)}\n`)
  return sandbox
}

/** A project in which a session started and was asked for something, and its client ended. */
async function leavePrompt(test: Parameters<typeof createSandbox>[0], start: Record<string, unknown>) {
  const sandbox = createSandbox(test)
  const prompt = 'Move the retry policy into retry.ts.'
  await runHook(sandbox, 'session-start', { stdin: JSON.stringify(start) })
  const stdin = JSON.stringify({ ...start, hook_event_name: 'UserPromptSubmit', prompt })
  await runHook(sandbox, 'user-prompt-submit', { stdin })
  return sandbox
}

/** What a new session of a client is told of the work. */
async function tellStart(sandbox: Sandbox, client: string, more: Record<string, string> = {}): Promise<string> {
  const run = await runHook(sandbox, 'session-start', {
    stdin: JSON.stringify(STARTS[client]),
    env: { HOLDFAST_NOW: '2026-11-21T14:00:00.000Z', ...more },
  })
  assert.deepEqual([run.exitCode, run.stderr], [0, ''])
  const answer = parseAnswer('session-start', run.stdout)
  const told = 'context' in answer ? (answer.context ?? '') : ''
  checkMarkup(told)
  const resumption = /<resumption-context[\s\S]*?<\/resumption-context>/.exec(told)?.[0] ?? ''
  return resumption.replaceAll(sandbox.root, '$ROOT')
}

for (const work of WORK) {
  const { writer, facts } = work
  describe(`work of ${writer}`, { concurrency: 2 }, () => {
    for (const client of Object.keys(STARTS)) {
      it(`is told to the next session of ${client}, the same as to any other, once`, async (test) => {
        const sandbox = await leaveWork(test, work)
        const told = await tellStart(sandbox, client)
        const own = writer === 'Codex' ? 'codex' : 'claude'
        assert.equal(told, await tellStart(await leaveWork(test, work), own))
        for (const fact of facts) assert.ok(told.includes(fact), `${fact} is not in ${told}`)
        const later = { ...STARTS[client], session_id: '01a1fe2f-4caa-7423-8863-0000000000fe' }
        const again = await runHook(sandbox, 'session-start', { stdin: JSON.stringify(later) })
        assert.doesNotMatch(again.stdout, /<resumption-context/)
      })

      it(`is printed for ${client}, with its own copy of the search`, async (test) => {
        const sandbox = await leaveWork(test, work)
        const folder = `.${client}/holdfast/dist`
        mkdirSync(join(sandbox.project, folder), { recursive: true })
        writeFileSync(join(sandbox.project, folder, 'holdfast.mjs'), '')
        const { code, out, err } = runCommand(sandbox, 'resume', '--for', client)
        assert.deepEqual([code, err], [0, ''])
        assert.ok(out.startsWith(`Continue the work of an earlier ${writer} session in this repository.`), out)
        assert.ok(out.includes(`search it: node ${folder}/holdfast.mjs recall WORDS`), out)
        for (const fact of facts) assert.ok(out.includes(fact), `${fact} is not in ${out}`)
        assert.ok(Math.ceil(out.length / 4) <= 1_000, `${out.length} characters`)
        checkMarkup(out)
      })
    }

    it('is found by recall, whoever did it', async (test) => {
      const sandbox = await leaveWork(test, work)
      const { code, out } = runCommand(sandbox, 'recall', writer === 'Codex' ? 'five attempts' : 'Parquet')
      assert.equal(code, 0, out)
    })
  })
}

/** Variables of `claude -p`. */
const PROGRAM = { CLAUDE_CODE_SESSION_ATTENDED: '0', CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' }

describe('work that is told to `claude -p`', { concurrency: 2 }, () => {
  it('is that of Codex, which does not say whether a person is there, with a checkpoint', async (test) => {
    const told = await tellStart(await leaveWork(test, WORK[1], recordedStart('codex')), 'claude', PROGRAM)
    for (const fact of WORK[1].facts) assert.ok(told.includes(fact), `${fact} is not in ${told}`)
  })

  for (const client of ['codex', 'gemini'] as const)
    it(`is that of ${client} without a checkpoint`, async (test) => {
      const told = await tellStart(await leavePrompt(test, recordedStart(client)), 'claude', PROGRAM)
      assert.match(told, /The user's last request there: "Move the retry policy into retry\.ts\."/)
    })

  it('is none of a person in Claude Code', async (test) => {
    const start = { ...STARTS.claude, session_id: '5e551000-0000-4000-8000-00000000000a' }
    const sandbox = await leavePrompt(test, start)
    assert.equal(await tellStart(sandbox, 'claude', PROGRAM), '')
    assert.match(await tellStart(sandbox, 'claude'), /Move the retry policy/, 'which it leaves to the person')
  })
})

describe('resume --for', () => {
  it('lets no word of a transcript name a file to Gemini CLI', async (test) => {
    const sandbox = await leaveWork(test, WORK[0])
    const path = join(sandbox.project, '.holdfast/checkpoints/cx-002-checkpoint.json')
    const { mac: _mark, ...checkpoint } = JSON.parse(readFileSync(path, 'utf8'))
    const text = JSON.stringify(checkpoint, null, 2).replaceAll('docs/examples.', 'docs/examples @scope/package @.env.')
    writeFileSync(path, `${text}\n`)
    rmSync(join(sandbox.home, '.claude'), { recursive: true })
    assert.match(runCommand(sandbox, 'resume', '--for', 'codex').out, / @scope\/package @\.env/)
    const { out } = runCommand(sandbox, 'resume', '--for', 'gemini')
    assert.match(out, / \\@scope\/package \\@\.env/)
    assert.doesNotMatch(out, /(?<!\\)@/)
  })

  it('names the clients it knows', async (test) => {
    const { code, err } = runCommand(await leaveWork(test, WORK[0]), 'resume', '--for', 'cursor')
    const sentence =
      "error: option '--for <client>' argument 'cursor' is invalid. Allowed choices are claude, codex, gemini."
    assert.deepEqual([code, err], [2, `${sentence}\n(holdfast --help lists the commands)\n`])
  })
})
