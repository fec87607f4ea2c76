import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist')

type Fields = Readonly<Record<string, unknown>>

/** A repository, a home and the shipped bundles, in which sessions are played against a clock of their own. */
export interface Place {
  readonly project: string
  readonly home: string
  readonly holdfast: (...args: string[]) => { readonly code: number | null; readonly out: string; readonly err: string }
  readonly startSession: (id: string, start: string, model?: string) => Session
  readonly remove: () => void
}

export interface Session {
  readonly transcript: string
  /** A prompt of the user, told to the hook as the client does. */
  readonly prompt: (text: string) => void
  /** An answer that calls a tool, which adds `tokens` to the context. */
  readonly call: (name: string, input: Fields, tokens: number) => void
  readonly say: (text: string) => void
  readonly compact: (trigger?: 'auto' | 'manual') => void
  readonly fire: (hook: string, fields: Fields) => string
  readonly used: () => number
}

/** What is there before any work, and what the client keeps of a conversation it compacted. */
const START_TOKENS = 21_000
const AFTER_COMPACTION_TOKENS = 24_000

export function createPlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-report-'))
  const [project, home] = [join(root, 'weather-service'), join(root, 'home')]
  mkdirSync(join(project, '.git'), { recursive: true })
  const folder = join(home, '.claude', 'projects', project.replace(/[^A-Za-z0-9]/g, '-'))
  mkdirSync(folder, { recursive: true })
  const base = { PATH: process.env.PATH ?? '', HOME: home }
  return {
    project,
    home,
    holdfast: (...args) => {
      const env = { ...base, HOLDFAST_NOW: '2026-11-22T00:00:00.000Z' }
      const run = spawnSync('node', [join(DIST, 'holdfast.mjs'), ...args], { cwd: root, env, encoding: 'utf8' })
      return { code: run.status, out: run.stdout, err: run.stderr }
    },
    startSession: (id, start, model = 'claude-sonnet-4-6') => playSession({ id, start, model, folder, project, base }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

interface Stage {
  readonly id: string
  readonly start: string
  readonly model: string
  readonly folder: string
  readonly project: string
  readonly base: Readonly<Record<string, string>>
}

function playSession({ id, start, model, folder, project, base }: Stage): Session {
  const transcript = join(folder, `${id}.jsonl`)
  let now = Date.parse(start)
  let context = START_TOKENS
  let rows = 0
  let answers = 0
  const tick = (seconds: number) => {
    now += seconds * 1000
    return new Date(now).toISOString()
  }
  const append = (type: string, fields: Fields) => {
    rows += 1
    const frame = { uuid: `${id}-${rows}`, timestamp: tick(1), sessionId: id, cwd: project, version: '2.1.329' }
    appendFileSync(
      transcript,
      `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...fields, ...frame })}\n`,
    )
  }
  const fire = (hook: string, fields: Fields) => {
    const payload = { session_id: id, transcript_path: transcript, cwd: project, ...fields }
    const env = { ...base, CLAUDE_PROJECT_DIR: project, HOLDFAST_NOW: tick(1) }
    const run = spawnSync('node', [join(DIST, `${hook}.mjs`)], {
      input: JSON.stringify(payload),
      env,
      encoding: 'utf8',
    })
    if (run.status !== 0 || run.stderr !== '') throw new Error(`${hook}: ${run.stderr}`)
    const told = run.stdout.startsWith('{') ? JSON.parse(run.stdout).hookSpecificOutput.additionalContext : undefined
    const event = fields.hook_event_name
    if (typeof told === 'string') {
      const attachment = { type: 'hook_additional_context', content: [told], hookName: event, hookEvent: event }
      append('attachment', { attachment, rendered: [{ content: told }] })
      context += Math.ceil(told.length / 4)
    }
    return run.stdout
  }
  const answer = (content: readonly Fields[], output: number) => {
    answers += 1
    tick(20)
    const usage = {
      input_tokens: 6,
      cache_creation_input_tokens: 900,
      cache_read_input_tokens: context - 906,
      output_tokens: output,
    }
    // One row per content block, each with the same id and the whole usage.
    for (const block of content) {
      const message = { id: `msg_${id}_${answers}`, type: 'message', role: 'assistant', model, content: [block], usage }
      append('assistant', { message, requestedModel: model })
    }
    context += output
  }
  fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
  return {
    transcript,
    fire,
    used: () => context,
    prompt: (text) => {
      tick(60)
      fire('user-prompt-submit', { hook_event_name: 'UserPromptSubmit', prompt: text, prompt_id: `p${rows}` })
      append('user', { message: { role: 'user', content: text }, promptId: `p${rows}` })
      context += Math.ceil(text.length / 4)
    },
    call: (name, input, tokens) => {
      const toolUseId = `toolu_${id}_${rows}`
      answer(
        [
          { type: 'text', text: 'Next.' },
          { type: 'tool_use', id: toolUseId, name, input },
        ],
        140,
      )
      const call = { tool_name: name, tool_input: input, tool_use_id: toolUseId }
      const verdict = fire('pre-tool-use', { hook_event_name: 'PreToolUse', ...call })
      const isDenied = verdict.includes('"deny"')
      const text = isDenied ? 'PreToolUse hook error' : 'line of output\n'.repeat(Math.ceil((tokens * 4) / 15))
      const content = [{ tool_use_id: toolUseId, type: 'tool_result', content: text }]
      append('user', { message: { role: 'user', content } })
      context += Math.ceil(text.length / 4)
      if (!isDenied)
        fire('post-tool-use', { hook_event_name: 'PostToolUse', ...call, tool_response: { stdout: text, stderr: '' } })
    },
    say: (text) => answer([{ type: 'text', text }], Math.ceil(text.length / 4) + 40),
    compact: (trigger = 'auto') => {
      const preTokens = context
      fire('pre-compact', { hook_event_name: 'PreCompact', trigger, custom_instructions: null })
      context = AFTER_COMPACTION_TOKENS
      fire('session-start', { hook_event_name: 'SessionStart', source: 'compact' })
      const compactMetadata = { trigger, preTokens, postTokens: 2900 }
      append('system', { subtype: 'compact_boundary', content: 'Conversation compacted', compactMetadata })
      const summary = 'This session is being continued from a previous conversation.'
      append('user', { message: { role: 'user', content: summary }, isCompactSummary: true })
    },
  }
}

/** Three sessions of a working day: a long one that is compacted, one that a person compacts, a short one. */
export function playDay(place: Place): void {
  const short = place.startSession('a1b06e52-0000-4000-8000-000000000001', '2026-11-20T16:05:00.000Z')
  short.prompt('What does the cache of the forecast client do when the clock goes back?')
  short.call('Read', { file_path: `${place.project}/src/forecast/cache.ts` }, 3_000)
  short.say('It keeps the entry until its own time has passed.')

  const manual = place.startSession(
    'c47f9d10-0000-4000-8000-000000000002',
    '2026-11-20T18:00:00.000Z',
    'claude-opus-4-6',
  )
  manual.prompt('Review the retry logic and write down what is wrong with it.')
  for (let step = 0; step < 14; step += 1)
    manual.call('Read', { file_path: `${place.project}/src/retry/part-${step}.ts` }, 8_000)
  manual.say('Three findings, see the notes.')
  manual.compact('manual')
  manual.prompt('Now fix the first one.')
  manual.call('Edit', { file_path: `${place.project}/src/retry/backoff.ts`, old_string: 'a', new_string: 'b' }, 60)
  // The next session is told so at its start.
  manual.say('The delay doubles now. The second finding is next.')

  const long = place.startSession('e93a2b77-0000-4000-8000-000000000003', '2026-11-21T09:00:00.000Z')
  for (let round = 0; round < 2; round += 1) {
    long.prompt(round === 0 ? 'Move the <station> import to the new API & keep "old" files readable' : 'go on')
    while (long.used() < 160_000) {
      long.call('Read', { file_path: `${place.project}/src/import/station-${round}.ts` }, 5_200)
      long.call('Bash', { command: 'npm test -- import', description: 'Run the tests' }, 2_400)
      long.call('Agent', { description: 'Check the callers', prompt: 'look' }, 6_500)
    }
    long.call('Write', { file_path: `${place.project}/data/all.json`, content: 'x'.repeat(108_000) }, 60)
    long.compact()
  }
  long.prompt('finish it and run everything')
  long.call('Bash', { command: 'npm test' }, 3_000)
  long.say('All tests pass.')
}
