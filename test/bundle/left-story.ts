import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { parseAnswer } from './host-contract.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox } from './sandbox.ts'
import { A, transcriptOf } from './track.ts'

/** Process numbers of clients: one that is gone, and one that runs. */
export const GONE = '4194305'
const REQUEST = 'Port the importer to streams, and keep the old flags working.'

interface Start {
  readonly source?: string
  readonly now?: string
  readonly pid?: string
  readonly agent?: string
  /** Whether a person sits before the client. */
  readonly attended?: boolean
}

/** A repository in which sessions begin, work and end. */
export function openStory(test: TestContext) {
  const sandbox = createSandbox(test)
  let row = 0
  const checkOut = (branch: string) => {
    mkdirSync(join(sandbox.project, '.git'), { recursive: true })
    writeFileSync(join(sandbox.project, '.git/HEAD'), `ref: refs/heads/${branch}\n`)
  }
  checkOut('main')
  const payload = (event: string, session: string, more: object) =>
    JSON.stringify({
      hook_event_name: event,
      session_id: session,
      transcript_path: transcriptOf(session),
      cwd: '$PROJECT',
      ...more,
    })

  /** Starts a session; the text that its model is told, project and guidance left out. */
  const start = async (session: string, how: Start = {}) => {
    const { source = 'startup', now = time(12), pid = '1', agent, attended = true } = how
    const stdin = payload('SessionStart', session, { source, ...(agent === undefined ? {} : { agent_id: agent }) })
    const client = attended ? ['1', 'cli'] : ['0', 'sdk-cli']
    const [CLAUDE_CODE_SESSION_ATTENDED = '', CLAUDE_CODE_ENTRYPOINT = ''] = client
    const known = { CLAUDE_PID: pid, CLAUDE_CODE_SESSION_ATTENDED, CLAUDE_CODE_ENTRYPOINT }
    const env = { HOLDFAST_NOW: now, HOLDFAST_MEMORY__GUIDANCE: 'off', ...known }
    const answer = parseAnswer('session-start', (await runHook(sandbox, 'session-start', { stdin, env })).stdout)
    const context = answer.kind === 'context' ? (answer.context ?? '') : ''
    return /<resumption-context[\s\S]*<\/resumption-context>/.exec(context)?.[0] ?? ''
  }

  const write = (session: string, type: 'user' | 'assistant', message: object, at: string, gitBranch: string) => {
    row += 1
    const uuid = `${String(row).padStart(8, '0')}-0000-4000-8000-00000000000a`
    const rest = { parentUuid: null, isSidechain: false, sessionId: session, timestamp: at, gitBranch }
    appendRows(sandbox, transcriptOf(session), `${JSON.stringify({ ...rest, type, uuid, message })}\n`)
  }
  const answer = (content: readonly object[], stop: string) => ({
    id: `msg_${row}`,
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-6',
    content,
    stop_reason: stop,
    usage: { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 1000, output_tokens: 20 },
  })

  /** The person types; the hook hears of it and the client writes it down. */
  const ask = async (prompt: string, at = time(11), session = A, gitBranch = 'main') => {
    const stdin = payload('UserPromptSubmit', session, { prompt, prompt_id: `p-${row}`, permission_mode: 'default' })
    await runHook(sandbox, 'user-prompt-submit', { stdin, env: { HOLDFAST_NOW: at, CLAUDE_PID: GONE } })
    write(session, 'user', { role: 'user', content: prompt }, at, gitBranch)
  }
  const say = (text: string, at = time(11), session = A, gitBranch = 'main') =>
    write(session, 'assistant', answer([{ type: 'text', text }], 'end_turn'), at, gitBranch)
  /** The model calls a tool; without a result the call was cut off. */
  const call = (name: string, input: object, result: string | null, at = time(11), session = A) => {
    const id = `toolu_${row}`
    write(session, 'assistant', answer([{ type: 'tool_use', id, name, input }], 'tool_use'), at, 'main')
    if (result === null) return
    const content = [{ type: 'tool_result', tool_use_id: id, content: result }]
    write(session, 'user', { role: 'user', content }, at, 'main')
  }
  const edit = () => call('Edit', { file_path: '$PROJECT/src/import.ts', old_string: 'a', new_string: 'b' }, 'ok')
  const todos = (...items: readonly (readonly [string, string])[]) =>
    call('TodoWrite', { todos: items.map(([content, status]) => ({ content, status, activeForm: content })) }, 'ok')
  /** A session with a request, an edit and one task of two done. */
  const work = async () => {
    await start(A, { now: time(10), pid: GONE })
    await ask(REQUEST)
    edit()
    todos(['Port the CSV reader', 'completed'], ['Port the JSON reader', 'pending'])
  }
  const resume = (...args: readonly string[]) => runCommand(sandbox, 'resume', ...args)
  return { sandbox, checkOut, start, ask, say, call, edit, todos, work, write, resume, payload }
}

export const time = (hour: number, minute = 0) =>
  `2026-11-21T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`
