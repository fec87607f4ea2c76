import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOOK_EVENTS, type HookName } from '../../src/client/core/input.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
export const MODEL = 'claude-sonnet-4-6'

/** Words that somebody reads, and the reader. */
interface Told {
  readonly to: 'the model' | 'the person' | 'the summarizer' | 'the person, who is asked'
  readonly words: string
}

export interface World {
  readonly project: string
  /** Writes the heading of an event to the page. */
  readonly tell: (title: string, told: readonly Told[]) => void
  readonly setClock: (time: string) => void
  readonly write: (files: Readonly<Record<string, string>>) => void
  readonly git: (...args: readonly string[]) => void
  /** Runs the command as a person does, and puts all it says on the page. */
  readonly command: (...args: readonly string[]) => void
  /** A session of a client; `pid` is the client's process. */
  readonly session: (id: string, pid: number) => Session
  readonly page: () => string
  readonly remove: () => void
}

export interface Session {
  /** Fires a hook, and puts all it says on the page. */
  readonly fire: (title: string, hook: HookName, fields: object) => void
  readonly statusline: (tokens: number | null) => void
  readonly user: (text: string) => void
  readonly say: (tokens: number, text: string) => void
  readonly call: (tokens: number, name: string, input: object, result: string, isError?: boolean) => void
  readonly compact: (tokens: number, trigger: string, summary: string) => void
  /** A subagent's own transcript, that far into its window. */
  readonly agent: (id: string, tokens: number, text: string) => void
  /** The client's own row of a hook that told the model something. */
  readonly note: (hookEvent: string, context: string) => void
}

export function createWorld(): World {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-day-'))
  const [project, home] = [join(root, 'importer'), join(root, 'home')]
  for (const folder of [project, home]) mkdirSync(folder)
  const lines: string[] = []
  let time = ''
  const clean = (text: string) =>
    text.replaceAll(project, '/importer').replaceAll(home, '~').replaceAll(DIST, '/holdfast/dist').trimEnd()
  const quote = ({ to, words }: Told) => [`**To ${to}:**`, '', '```text', clean(words), '```', '']
  const tell = (title: string, told: readonly Told[]) => {
    const said = told.filter(({ words }) => words.trim() !== '')
    lines.push(
      `## ${time.slice(11, 16)} ${title}`,
      '',
      ...(said.length === 0 ? ['(silence)', ''] : said.flatMap(quote)),
    )
  }
  const env = (more: Readonly<Record<string, string>> = {}) => ({
    PATH: process.env.PATH ?? '',
    HOME: home,
    HOLDFAST_NOW: time,
    ...more,
  })
  const run = (bundle: string, input: string, args: readonly string[] = [], more = {}) => {
    const options = { cwd: project, env: env(more), input, encoding: 'utf8' } as const
    return spawnSync(process.execPath, [join(DIST, `${bundle}.mjs`), ...args], options)
  }
  const command = (...args: readonly string[]) => {
    const { stdout, stderr, status } = run('holdfast', '', args)
    const words = `${stdout}${stderr}${status === 0 ? '' : `(exit code ${status})`}`
    tell(`holdfast ${args.join(' ')}`, [{ to: 'the person', words }])
  }
  const session = (id: string, pid: number): Session => {
    const transcript = join(home, '.claude/projects/-importer', `${id}.jsonl`)
    const common = { session_id: id, transcript_path: transcript, cwd: project, permission_mode: 'default' }
    const writer = createWriter(transcript, id, () => time)
    return {
      ...writer,
      fire: (title, hook, fields) => {
        const payload = {
          ...common,
          hook_event_name: HOOK_EVENTS[hook],
          prompt_id: title,
          tool_use_id: title,
          ...fields,
        }
        const attended = {
          CLAUDE_PROJECT_DIR: project,
          CLAUDE_CODE_SESSION_ATTENDED: '1',
          CLAUDE_CODE_ENTRYPOINT: 'cli',
          CLAUDE_PID: `${pid}`,
        }
        const { stdout, stderr } = run(hook, `${JSON.stringify(payload)}\n`, [], attended)
        const told = readTold(stdout)
        const context = told.find(({ to, words }) => to === 'the model' && words.startsWith('<'))
        if (context !== undefined && !('agent_id' in fields)) writer.note(HOOK_EVENTS[hook], context.words)
        tell(`${title} (${HOOK_EVENTS[hook]})`, [...told, { to: 'the person', words: stderr }])
      },
      statusline: (tokens) => {
        const usage = tokens === null ? null : { input_tokens: tokens - 20, output_tokens: 20 }
        const window = { context_window_size: 200_000, current_usage: usage, used_percentage: 0 }
        const shown = { ...common, model: { id: MODEL, display_name: 'Sonnet 4.6' }, context_window: window }
        const { stdout } = run('statusline', JSON.stringify({ ...shown, workspace: { project_dir: project } }))
        tell('The status line', [{ to: 'the person', words: stdout }])
      },
    }
  }
  return {
    ...{ project, tell, command, session },
    setClock: (now) => {
      time = `2026-11-${now}:00.000Z`
    },
    write: (files) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(project, path)), { recursive: true })
        writeFileSync(join(project, path), text)
      }
    },
    git: (...args) => void execFileSync('git', args, { cwd: project, env: env() }),
    page: () => lines.join('\n'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** All that a hook prints, by its reader. Plain text goes to the summarizer. */
function readTold(stdout: string): Told[] {
  if (!stdout.startsWith('{')) return [{ to: 'the summarizer', words: stdout }]
  const { systemMessage = '', hookSpecificOutput: output = {} } = JSON.parse(stdout)
  const { permissionDecision: decision = '', permissionDecisionReason: reason = '', additionalContext = '' } = output
  const isAsked = decision === 'ask'
  return [
    { to: isAsked ? 'the person, who is asked' : 'the model', words: reason === '' ? '' : `${decision}: ${reason}` },
    { to: 'the model', words: additionalContext },
    { to: 'the person', words: systemMessage },
  ]
}

/** Writes a transcript in the shape of the client. */
function createWriter(transcript: string, sessionId: string, readTime: () => string) {
  mkdirSync(dirname(transcript), { recursive: true })
  let rows = 0
  const row = (type: string, rest: object, path = transcript) => {
    rows += 1
    const uuid = `${String(rows).padStart(8, '0')}-0000-4000-8000-${sessionId.slice(-12)}`
    const frame = { uuid, timestamp: readTime(), sessionId, gitBranch: 'main', version: '2.1.329' }
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...rest, ...frame })}\n`)
  }
  const answer = (tokens: number, content: object, stop_reason: string) => {
    const cached = { cache_creation_input_tokens: 1000, cache_read_input_tokens: tokens - 1030 }
    const usage = { input_tokens: 10, ...cached, output_tokens: 20 }
    return { message: { id: `msg_${rows}`, role: 'assistant', model: MODEL, content: [content], stop_reason, usage } }
  }
  const user = (content: unknown, more: object = {}) => row('user', { message: { role: 'user', content }, ...more })
  return {
    user: (text: string) => user(text),
    say: (tokens: number, text: string) => row('assistant', answer(tokens, { type: 'text', text }, 'end_turn')),
    call: (tokens: number, name: string, input: object, content: string, isError = false) => {
      const id = `toolu_${rows}`
      row('assistant', answer(tokens, { type: 'tool_use', id, name, input }, 'tool_use'))
      const result = { tool_use_id: id, type: 'tool_result', content, ...(isError ? { is_error: true } : {}) }
      user([result], { toolUseResult: isError ? content : { stdout: content, stderr: '' } })
    },
    compact: (preTokens: number, trigger: string, summary: string) => {
      row('system', {
        subtype: 'compact_boundary',
        content: 'Conversation compacted',
        compactMetadata: { trigger, preTokens },
      })
      user(summary, { isCompactSummary: true, isVisibleInTranscriptOnly: true })
    },
    note: (hookEvent: string, context: string) =>
      row('attachment', { attachment: { type: 'hook_additional_context', hookEvent, content: [context] } }),
    agent: (agentId: string, tokens: number, text: string) => {
      const own = { isSidechain: true, agentId, ...answer(tokens, { type: 'text', text }, 'tool_use') }
      row('assistant', own, join(transcript.replace(/\.jsonl$/, ''), 'subagents', `agent-${agentId}.jsonl`))
    },
  }
}
