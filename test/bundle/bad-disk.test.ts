import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { asSomebody, endure, referenceOf } from './endure.ts'
import { type Answer, type EventName, parseAnswer } from './host-contract.ts'
import { createPlace } from './place.ts'
import { EVENT_NAMES, type RunOptions, runHook } from './run-hook.ts'
import { createSandbox, findLeftovers, type Sandbox } from './sandbox.ts'
import { PAYLOADS, SESSION, STORY } from './story.ts'

/** Answers that need no place to store anything. */
const STATELESS: readonly EventName[] = ['user-prompt-submit', 'pre-compact', 'pre-tool-use']

/** An answer without what it says of the checkpoint, which could not be written: it says nothing of it then. */
function claimless(stdout: string): string {
  return stdout
    .replace(/Last checkpoint: [^\\]*\\n/, '')
    .replace(' A new session on this branch gets them too.', '')
    .replace(/ The work is saved in \S+; a new session gets it\./, '')
    .replace(/ Let Claude finish [^"]*large\.| The state of this session cannot be written, so [^"]*\./, '')
    .replace(/(?:Goal, requests, |The state of this session cannot )[^\\]* after (?:it|compaction)\./, '')
}

describe('a project that cannot be written to is one line and takes no answer away', { concurrency: 3 }, () => {
  const state = (sandbox: Sandbox) => join(sandbox.project, '.holdfast')
  /** A folder of the home, where nothing may ever be written. */
  const outside = (sandbox: Sandbox) => {
    const path = join(sandbox.home, 'outside')
    mkdirSync(path)
    writeFileSync(join(path, 'kept.txt'), 'kept\n')
    return path
  }
  const spoilers: Record<string, (sandbox: Sandbox) => RunOptions | undefined> = {
    'read-only': (sandbox) => {
      const options = asSomebody(sandbox)
      chmodSync(sandbox.project, 0o555)
      return options
    },
    // A limit on the size of files stands for a full disk: creating works, writing fails (EFBIG for ENOSPC). Mounting
    // a small file system would need more rights than a test should have.
    'on a disk that takes no byte more': () => ({ wrapper: ['sh', '-c', 'ulimit -f 0; exec "$@"', '-'] }),
    'with a file for .holdfast': (sandbox) => void writeFileSync(state(sandbox), 'mine\n'),
    'with a link for .holdfast': (sandbox) => void symlinkSync(outside(sandbox), state(sandbox)),
  }
  for (const [name, spoil] of Object.entries(spoilers)) {
    it(name, async (test) => {
      for (const event of EVENT_NAMES) {
        const sandbox = createSandbox(test, STORY)
        const options = spoil(sandbox) ?? {}
        const { stdout, said, answer } = await endure(sandbox, event, options)
        chmodSync(sandbox.project, 0o755)
        if (STATELESS.includes(event))
          assert.equal(claimless(stdout), claimless((await referenceOf(test, event)).stdout), event)
        if (event === 'session-start') assert.match(JSON.stringify(answer), /Make the parser accept empty input/)
        assert.equal(said.length, 1, `${event}: ${said.join('\n')}`)
        assert.match(said[0] ?? '', /Cannot write/)
      }
    })
  }

  const partly: Record<string, { events: readonly EventName[]; spoil: (sandbox: Sandbox) => void }> = {
    'a link for the sessions': {
      events: ['session-start', 'user-prompt-submit', 'pre-compact', 'post-tool-use'],
      spoil: (sandbox) => {
        mkdirSync(state(sandbox))
        symlinkSync(outside(sandbox), join(state(sandbox), 'sessions'))
      },
    },
    'a link for the checkpoints': {
      events: ['session-start', 'pre-compact'],
      spoil: (sandbox) => {
        mkdirSync(state(sandbox))
        symlinkSync(outside(sandbox), join(state(sandbox), 'checkpoints'))
      },
    },
    'a link for the journal': {
      events: EVENT_NAMES,
      spoil: (sandbox) => {
        mkdirSync(state(sandbox))
        symlinkSync(join(outside(sandbox), 'kept.txt'), join(state(sandbox), 'events.jsonl'))
      },
    },
    'a pipe for the journal': {
      events: EVENT_NAMES,
      spoil: (sandbox) => {
        mkdirSync(state(sandbox))
        execFileSync('mkfifo', [join(state(sandbox), 'events.jsonl')])
      },
    },
    'a folder for the state of the session': {
      events: ['session-start', 'user-prompt-submit', 'pre-compact', 'post-tool-use'],
      spoil: (sandbox) => mkdirSync(join(state(sandbox), 'sessions', SESSION, 'state.json'), { recursive: true }),
    },
    'a link for the artifacts': {
      events: ['post-tool-use'],
      spoil: (sandbox) => {
        mkdirSync(join(sandbox.project, 'docs/tracks'), { recursive: true })
        writeFileSync(join(sandbox.project, 'docs/tracks/ACTIVE_TRACK'), 'parser\n')
        symlinkSync(outside(sandbox), join(sandbox.project, 'artifacts'))
      },
    },
  }
  for (const [name, { events, spoil }] of Object.entries(partly)) {
    it(`with ${name}`, async (test) => {
      for (const event of events) {
        const sandbox = createSandbox(test, STORY)
        spoil(sandbox)
        const { stdout, said } = await endure(sandbox, event)
        if (STATELESS.includes(event))
          assert.equal(claimless(stdout), claimless((await referenceOf(test, event)).stdout), event)
        // Of a track, the log, the evidence and the documents each say so.
        const most = name.includes('artifacts') ? 3 : 2
        assert.ok(said.length >= 1 && said.length <= most, `${event}: ${said.join('\n')}`)
      }
    })
  }

  it('after a disk was full for a while everything works as before', async (test) => {
    for (const event of EVENT_NAMES) {
      const sandbox = createSandbox(test, STORY)
      for (const blocks of [0, 1, 2, 4]) {
        const wrapper = ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, '-']
        const run = await runHook(sandbox, event, { stdin: PAYLOADS[event], wrapper })
        assert.equal(run.exitCode, 0)
        parseAnswer(event, run.stdout)
        for (const path of listState(sandbox)) JSON.parse(readFileSync(path, 'utf8'))
      }
      const { answer } = await endureAfterFullDisk(sandbox, event)
      // What was told with the last bytes is not told again.
      assert.equal(answer.kind === 'nothing', event === 'post-tool-use' || event === 'user-prompt-submit')
    }
  })
})

function listState(sandbox: Sandbox): string[] {
  const folder = join(sandbox.project, '.holdfast')
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.filter((path) => /\.(?:json|acknowledged)$/.test(path))
}

/** The journal may hold a line the full disk cut short; what comes after it must be whole again. */
async function endureAfterFullDisk(sandbox: Sandbox, event: EventName): Promise<{ answer: Answer }> {
  const run = await runHook(sandbox, event, { stdin: PAYLOADS[event] })
  assert.deepEqual({ exitCode: run.exitCode, stderr: run.stderr }, { exitCode: 0, stderr: '' })
  assert.deepEqual(findLeftovers(sandbox), [])
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  const lines = readFileSync(join(sandbox.project, '.holdfast/events.jsonl'), 'utf8').split('\n')
  assert.equal(lines.pop(), '')
  for (const line of lines.slice(-3)) JSON.parse(line)
  return { answer: parseAnswer(event, run.stdout) }
}

it('an absurdly high checkpoint id in the folder does not break the next one', async (test) => {
  const sandbox = createSandbox(test, STORY)
  const folder = join(sandbox.project, '.holdfast/checkpoints')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'cx-999999999-checkpoint.json'), '{}')
  await endure(sandbox, 'pre-compact')
  const { answer, said } = await endure(sandbox, 'session-start')
  assert.match(JSON.stringify(answer), /Make the parser accept empty input/)
  assert.deepEqual(said, [])
})

const say = (prompt: string) => ({ hook_event_name: 'UserPromptSubmit', prompt })

it('a session whose start failed keeps each prompt, beside a session that started', (test) => {
  const place = createPlace('no-start')
  test.after(place.remove)
  place.fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' }, 'started')
  const prompts = ['fix the parser first', 'then write its tests']
  for (const prompt of prompts) assert.equal(place.fire('user-prompt-submit', say(prompt), 'failed').status, 0)
  const lines = readFileSync(join(place.project, '.holdfast/sessions/failed/words.jsonl'), 'utf8').trim().split('\n')
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).text),
    prompts,
  )
})

for (const [depth, link] of ['.holdfast', '.holdfast/sessions', '.holdfast/sessions/s1'].entries()) {
  it(`a prompt does not follow ${link} as a link, although the folder of the session is there`, (test) => {
    const place = createPlace('linked-words')
    test.after(place.remove)
    const outside = join(place.path, 'outside')
    const inside = join(outside, ['sessions/s1', 's1', ''][depth] ?? '')
    mkdirSync(inside, { recursive: true })
    mkdirSync(join(place.project, link, '..'), { recursive: true })
    symlinkSync(outside, join(place.project, link))
    place.fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    const { status } = place.fire('user-prompt-submit', say('fix the parser first'))
    assert.equal(status, 0)
    assert.deepEqual(readdirSync(inside), [])
  })
}

it('no file is removed behind a link for the sessions', (test) => {
  const place = createPlace('linked-calls')
  test.after(place.remove)
  const outside = join(place.path, 'outside')
  const kept = join(outside, 's1/pending-calls/a.json')
  mkdirSync(join(kept, '..'), { recursive: true })
  writeFileSync(kept, 'mine\n')
  mkdirSync(join(place.project, '.holdfast'))
  symlinkSync(outside, join(place.project, '.holdfast/sessions'))
  const call = { tool_name: 'Bash', tool_input: { command: 'ls' }, tool_response: { stdout: '' }, tool_use_id: 'a' }
  assert.equal(place.fire('post-tool-use', { hook_event_name: 'PostToolUse', ...call }).status, 0)
  assert.equal(readFileSync(kept, 'utf8'), 'mine\n')
})

it('nothing is promised where no state can be written, and a marked memory is not called kept', (test) => {
  const place = createPlace('no-state')
  test.after(place.remove)
  const usage = { input_tokens: 150_000, output_tokens: 1 }
  const message = { role: 'assistant', model: 'claude-sonnet-4-6', content: [{ type: 'text', text: 'ok' }], usage }
  const row = JSON.stringify({ type: 'assistant', uuid: 'a', message })
  writeFileSync(join(place.path, 'home/s1.jsonl'), `${row}\n`)
  writeFileSync(join(place.project, '.holdfast'), 'mine\n')
  execFileSync('git', ['init', '--quiet', place.project])
  writeFileSync(join(place.project, '.git/refs/notes'), '')
  const { stdout, stderr } = place.fire('user-prompt-submit', say('[remember] the proxy strips headers'))
  const answer = JSON.parse(stdout)
  const { additionalContext } = answer.hookSpecificOutput
  assert.match(additionalContext, /EMERGENCY.*\n.*The state of this session cannot be written: nothing is sure/s)
  assert.doesNotMatch(additionalContext, /are saved|A new session/)
  const [left, marked] = answer.systemMessage.split('\n')
  assert.match(
    left,
    /^holdfast: 10% is left until [^.]+\. The state of this session cannot be written, so nothing is sure/,
  )
  assert.match(marked, /^holdfast could not keep what you marked/)
  assert.match(stderr, /Cannot write "git notes": .*; no file takes the memory either\n/)
})
