import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { putFile } from '../put-file.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox, type Sandbox } from './sandbox.ts'

export const A = '5e551000-0000-4000-8000-00000000000a'
export const B = '5e551000-0000-4000-8000-00000000000b'
export const FOLDER = 'docs/tracks/alpha'
export const NOW = '2026-11-21T12:00:00.000Z'

export const PLAN = `# Plan: alpha

Words of a person, kept as they are.

- Task: T1 Read the old format
  - Status: todo
  - Acceptance: the files of 2024 open
  - Owner: dev

| a | b |
|---|---|
| 1 | 2 |

\`\`\`
- Task: not one
\`\`\`
`

/** A repository with an active track and a plan. */
export function openTrack(test: TestContext) {
  const sandbox = createSandbox(test)
  const path = (name: string) => join(sandbox.project, name)
  const write = (name: string, text: string) => putFile(path(name), text)
  const read = (name: string) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : null)
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('docs/tracks/ACTIVE_TRACK', 'alpha\n')
  write(`${FOLDER}/PLAN.md`, PLAN)
  const holdfast = (...args: string[]) => runCommand(sandbox, ...args)
  const json = (...args: string[]) => JSON.parse(holdfast(...args, '--json').out)
  return { sandbox, path, write, read, holdfast, json }
}

export const transcriptOf = (session: string) => `$HOME/.claude/projects/-project/${session}.jsonl`

let row = 0
export function say(
  sandbox: Sandbox,
  session: string,
  text: string,
  at: string,
  role: 'assistant' | 'user' = 'assistant',
  tokens = 1000,
) {
  row += 1
  const usage = { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: tokens, output_tokens: 20 }
  const answer = { id: `msg_${row}`, type: 'message', model: 'claude-sonnet-4-6', stop_reason: 'end_turn', usage }
  const message = role === 'user' ? { role, content: text } : { ...answer, role, content: [{ type: 'text', text }] }
  const uuid = `${String(row).padStart(8, '0')}-0000-4000-8000-00000000000a`
  const line = { parentUuid: null, isSidechain: false, type: role, message, uuid, timestamp: at, sessionId: session }
  appendRows(sandbox, transcriptOf(session), `${JSON.stringify(line)}\n`)
}

export function fire(
  sandbox: Sandbox,
  event: 'pre-compact' | 'session-start',
  session: string,
  more: object = {},
  now = NOW,
) {
  const names = { 'pre-compact': 'PreCompact', 'session-start': 'SessionStart' }
  const stdin = JSON.stringify({
    hook_event_name: names[event],
    session_id: session,
    transcript_path: transcriptOf(session),
    cwd: '$PROJECT',
    ...(event === 'pre-compact' ? { trigger: 'auto', custom_instructions: null } : { source: 'startup' }),
    ...more,
  })
  return runHook(sandbox, event, { stdin, env: { HOLDFAST_NOW: now } })
}

export const entry = (kind: string, title: string, fields: Readonly<Record<string, string>>) =>
  `- ${kind}: ${title}\n${Object.entries(fields)
    .map(([key, value]) => `  - ${key}: ${value}\n`)
    .join('')}`
export const decision = (title: string) =>
  entry('Decision', title, { Reason: `reason of ${title}`, Impact: `impact of ${title}` })

export function checkpointOf(read: (name: string) => string | null, id: string) {
  return JSON.parse(read(`.holdfast/checkpoints/${id}-checkpoint.json`) ?? '{}')
}

export function contextOf(stdout: string): { context: string; message: string } {
  const answer = JSON.parse(stdout)
  return { context: answer.hookSpecificOutput?.additionalContext ?? '', message: answer.systemMessage ?? '' }
}
