import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { readAnswer } from '../../src/client/core/answer.ts'
import { putFile } from '../put-file.ts'
import { createSandbox, REPOSITORY } from './sandbox.ts'

export const SESSION = '5e551000-0000-4000-8000-00000000000a'

/** A marker of a rule file. */
export function mark(rank: number, content: string): string {
  return `<!-- L2-REINJECT: rank=${rank}, content="${content}" -->\n`
}

/** A project with one session, played prompt by prompt through the shipped bundles. */
export function openPromptProject(test: Parameters<typeof createSandbox>[0], files: Readonly<Record<string, string>>) {
  const sandbox = createSandbox(test)
  const { project } = sandbox
  const write = (path: string, text: string) => putFile(join(project, path), text)
  write('.git/HEAD', 'ref: refs/heads/main\n')
  for (const [path, text] of Object.entries(files)) write(path, text)
  const transcript = join(sandbox.home, `${SESSION}.jsonl`)
  let rows = 0
  const append = (row: object) => {
    rows += 1
    writeFileSync(transcript, `${JSON.stringify({ uuid: `u-${rows}`, ...row })}\n`, { flag: 'a' })
  }
  const run = (bundle: string, args: readonly string[], input: string, env: object) => {
    const done = spawnSync(process.execPath, [join(REPOSITORY, 'dist', `${bundle}.mjs`), ...args], {
      input,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: sandbox.home,
        CLAUDE_PROJECT_DIR: project,
        HOLDFAST_NOW: '2026-11-21T12:00:00.000Z',
        ...env,
      },
      encoding: 'utf8',
    })
    assert.deepEqual([done.status, done.stderr], [0, ''], done.stdout)
    return done.stdout
  }
  const fire = (bundle: string, payload: object, env: object = {}) =>
    readAnswer(
      run(
        bundle,
        [],
        JSON.stringify({ session_id: SESSION, transcript_path: transcript, cwd: project, ...payload }),
        env,
      ),
    )
  const model = 'claude-sonnet-4-6'
  return {
    sandbox,
    project,
    transcript,
    write,
    append,
    answer: (tokens: number) =>
      append({
        type: 'assistant',
        requestedModel: model,
        message: { id: `m-${rows}`, model, content: [], usage: { input_tokens: tokens - 20, output_tokens: 20 } },
      }),
    prompt: (text = 'go on', env: object = {}) =>
      fire('user-prompt-submit', { hook_event_name: 'UserPromptSubmit', prompt: text }, env),
    tool: () =>
      fire('post-tool-use', {
        hook_event_name: 'PostToolUse',
        tool_name: 'Bash',
        tool_input: { command: 'ls' },
        tool_response: '',
      }),
    start: (source: string, env: object = {}) =>
      fire('session-start', { hook_event_name: 'SessionStart', source }, env),
    compact: () => {
      fire('pre-compact', { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null })
      const told = fire('session-start', { hook_event_name: 'SessionStart', source: 'compact' })
      const compactMetadata = { trigger: 'auto', preTokens: 167_000, postTokens: 9000 }
      append({ type: 'system', subtype: 'compact_boundary', compactMetadata })
      return told
    },
    command: (args: readonly string[], env: object = {}) => run('holdfast', args, '', env),
  }
}

export type PromptProject = ReturnType<typeof openPromptProject>

/** The tokens of each of our tags at the top of a text. */
export function countTags(text: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [whole, name = ''] of text.matchAll(/^<([a-z_-]+)[ >][\s\S]*?<\/\1>$/gm)) {
    counts[name] = (counts[name] ?? 0) + estimateTokens(whole)
  }
  return counts
}
