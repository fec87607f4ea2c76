import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import test from 'node:test'
import { putFile } from '../put-file.ts'
import { leaveSharedCode } from '../share-code.ts'
import type { EventName } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox, REPOSITORY, type Sandbox } from './sandbox.ts'
import { COMPACTION_ROWS, PAYLOADS, STORY, TRANSCRIPT } from './story.ts'
import { A, openTrack, say, transcriptOf } from './track.ts'

const CLASSES: readonly (readonly [name: string, path: RegExp])[] = [
  ['transcript', /\/home\/.*\.jsonl$/],
  ['code', /\/\.cache\/holdfast\/code\//],
  ['cache', /\/\.cache\/holdfast\//],
  ['session', /\/\.holdfast\/sessions\//],
  ['state', /\/\.holdfast\/(?!config)/],
  ['git', /\/\.git(?:\/|$)/],
  ['settings', /\/\.claude(?:\.json$|\/settings)/],
  ['configuration', /\/(?:config\.toml|GUARDRAILS\.md)$/],
  ['track', /\/docs\/tracks\/|\/artifacts\//],
  // The key of the person counts here, too: a call that knows or makes state reads the key once.
  ['project', /./],
]

/**
 * Runs a bundle and counts what it reads of the sandbox. By class of path: how often a file was opened, and how often the
 * disk was only asked. A file that was opened twice is named.
 */
async function countReads(sandbox: Sandbox, event: EventName, stdin: string): Promise<string> {
  const log = join(sandbox.root, 'reads.json')
  const preload = `--require=${join(REPOSITORY, 'test/bundle/count-reads.cjs')}`
  const run = await runHook(sandbox, event, { stdin, env: { NODE_OPTIONS: preload, READS_LOG: log } })
  assert.deepEqual({ exitCode: run.exitCode, stderr: run.stderr }, { exitCode: 0, stderr: '' })
  const counts = JSON.parse(readFileSync(log, 'utf8')) as Record<string, { asked: number; opened: number }>
  const places = Object.entries(counts).filter(([path]) => /^\/(?:project|home)/.test(path.replace(sandbox.root, '')))
  const reads = CLASSES.flatMap(([name]) => {
    const own = places.filter(([path]) => CLASSES.find(([, pattern]) => pattern.test(path))?.[0] === name)
    const sum = (kind: 'asked' | 'opened') => own.reduce((total, [, count]) => total + count[kind], 0)
    return own.length === 0 ? [] : [`${name} ${sum('opened')}+${sum('asked')}`]
  })
  const again = places.flatMap(([path, { opened }]) => (opened > 1 ? [`${basename(path)} ${opened} times`] : []))
  return [...reads, ...again].join(', ')
}

const payload = (event: string, more: object) =>
  JSON.stringify({
    hook_event_name: event,
    session_id: A,
    transcript_path: transcriptOf(A),
    cwd: '$PROJECT',
    prompt_id: 'd0035cac-872e-4dc8-ae47-be3a57e771de',
    permission_mode: 'default',
    ...more,
  })
const PROMPT = payload('UserPromptSubmit', { prompt: 'now fix the failing test in src/a.ts' })
const tool = (command: string) => ({ tool_name: 'Bash', tool_input: { command }, tool_use_id: 'toolu_01A' })

/** A repository and a session whose last answer left so many tokens in the context. */
function openSession(t: Parameters<typeof createSandbox>[0], tokens: number): Sandbox {
  const sandbox = createSandbox(t)
  leaveSharedCode(sandbox.home)
  put(sandbox, '.git/HEAD', 'ref: refs/heads/main\n')
  say(sandbox, A, 'Done.', '2026-11-21T11:00:00.000Z', 'assistant', tokens)
  return sandbox
}

function put({ project }: Sandbox, path: string, text: string): void {
  putFile(join(project, path), text)
}

test('a silent prompt', async (t) => {
  const sandbox = openSession(t, 1000)
  await runHook(sandbox, 'user-prompt-submit', { stdin: PROMPT })
  assert.equal(
    await countReads(sandbox, 'user-prompt-submit', PROMPT),
    'transcript 1+1, cache 0+2, session 1+2, state 0+1, git 0+4, settings 0+6, configuration 0+5, track 0+1, project 1+11',
  )
})

test('a prompt that is told the monitor', async (t) => {
  const sandbox = openSession(t, 125_000)
  await runHook(sandbox, 'user-prompt-submit', { stdin: PROMPT })
  assert.equal(
    await countReads(sandbox, 'user-prompt-submit', PROMPT),
    'transcript 1+0, code 1+2, cache 0+2, session 3+6, state 1+4, git 0+5, settings 0+8, configuration 0+5, track 0+1, project 1+16, state.json 3 times',
  )
})

test('a compaction: before it, the start behind it, the first prompt', async (t) => {
  const sandbox = createSandbox(t, STORY)
  leaveSharedCode(sandbox.home)
  const before = await countReads(sandbox, 'pre-compact', PAYLOADS['pre-compact'])
  const start = await countReads(sandbox, 'session-start', PAYLOADS['session-start'])
  appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
  const first = await countReads(sandbox, 'user-prompt-submit', PAYLOADS['user-prompt-submit'])
  assert.deepEqual(
    { before, start, first },
    {
      before:
        'transcript 1+0, code 2+2, cache 0+2, session 0+6, state 1+8, git 6+16, settings 0+8, configuration 0+5, track 0+2, project 1+14, .git 2 times, HEAD 2 times, main 2 times',
      start:
        'transcript 1+0, code 8+3, cache 0+3, session 3+8, state 2+12, git 3+17, settings 0+4, configuration 0+6, track 0+2, project 1+24, state.json 3 times',
      first:
        'transcript 1+0, code 2+4, cache 1+9, session 6+15, state 2+17, git 0+7, settings 0+8, configuration 0+5, track 0+1, project 1+25, state.json 6 times',
    },
  )
})

test('a new session', async (t) => {
  const sandbox = openSession(t, 1000)
  const stdin = payload('SessionStart', { source: 'startup' })
  assert.equal(
    await countReads(sandbox, 'session-start', stdin),
    'transcript 2+1, code 1+2, cache 0+3, session 1+8, state 0+11, git 3+24, settings 0+4, configuration 0+6, track 0+2, project 1+20, .git 2 times, 5e551000-0000-4000-8000-00000000000a.jsonl 2 times',
  )
})

test('a compaction of a track', async (t) => {
  const { sandbox } = openTrack(t)
  leaveSharedCode(sandbox.home)
  say(sandbox, A, 'Done.', '2026-11-21T11:00:00.000Z')
  const stdin = payload('PreCompact', { trigger: 'auto', custom_instructions: null })
  assert.equal(
    await countReads(sandbox, 'pre-compact', stdin),
    'transcript 1+0, code 5+2, cache 0+2, session 0+6, state 1+8, git 4+19, settings 0+8, configuration 0+7, track 6+51, project 1+29, .git 2 times, HEAD 2 times, PLAN.md 4 times',
  )
})

test('a command that writes under a policy', async (t) => {
  const sandbox = openSession(t, 1000)
  put(sandbox, 'docs/context/GUARDRAILS.md', '---\nschema_version: "1"\nguardrails:\n  write_roots: ["docs/**"]\n---\n')
  const stdin = payload('PreToolUse', tool("sed -i 's/a/b/' src/a.ts && echo done > docs/b.md"))
  assert.equal(
    await countReads(sandbox, 'pre-tool-use', stdin),
    'code 6+2, cache 0+3, state 0+1, git 0+7, settings 0+8, configuration 1+5, project 1+26',
  )
})

test('a write inside a root, named with stars or without', async (t) => {
  for (const root of ['docs/**', 'docs']) {
    const sandbox = openSession(t, 1000)
    put(sandbox, '.holdfast/config.toml', `[guardrails]\nwrite_roots = ["${root}"]\n`)
    put(sandbox, 'docs/a.md', 'a')
    const stdin = payload('PreToolUse', {
      ...{
        tool_name: 'Write',
        tool_input: { file_path: '$PROJECT/docs/a.md', content: 'b' },
        tool_use_id: 'toolu_01A',
      },
    })
    await runHook(sandbox, 'pre-tool-use', { stdin })
    const counts = 'cache 1+2, git 0+5, settings 0+6, configuration 1+5, project 0+6'
    assert.equal(await countReads(sandbox, 'pre-tool-use', stdin), counts, root)
  }
})

test('a tool call on a track', async (t) => {
  const { sandbox } = openTrack(t)
  leaveSharedCode(sandbox.home)
  say(sandbox, A, 'Done.', '2026-11-21T11:00:00.000Z')
  const stdin = payload('PostToolUse', { ...tool('npm test'), tool_response: { stdout: 'ok\n', stderr: '' } })
  const first = await countReads(sandbox, 'post-tool-use', stdin)
  const later = await countReads(sandbox, 'post-tool-use', stdin)
  assert.deepEqual(
    { first, later },
    {
      first:
        'transcript 1+1, code 2+2, cache 0+2, session 0+8, state 0+3, git 0+5, settings 0+10, configuration 0+5, track 1+13, project 1+17',
      later:
        'transcript 1+1, code 2+2, cache 0+1, session 1+2, git 0+4, settings 0+8, configuration 0+5, track 2+12, project 0+8',
    },
  )
})
