import { execFileSync } from 'node:child_process'
import type { TestContext } from 'node:test'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { answersOf, SESSION } from './story.ts'

export const git = (sandbox: Sandbox, ...args: string[]) =>
  execFileSync('git', ['-C', sandbox.project, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: sandbox.home, GIT_CONFIG_NOSYSTEM: '1' },
  })

/** A project with a real repository of one commit. */
export function createRepository(test: TestContext): Sandbox {
  const sandbox = createSandbox(test)
  git(sandbox, 'init', '-q', '-b', 'main')
  git(sandbox, 'commit', '-q', '--allow-empty', '-m', 'First')
  return sandbox
}

export const common = { session_id: SESSION, transcript_path: '$HOME/transcript.jsonl', cwd: '$PROJECT' }
export const payload = (event: string, fields: object) =>
  JSON.stringify({ ...common, hook_event_name: event, ...fields })
export const submit = async (sandbox: Sandbox, prompt: string, env: Record<string, string | null> = {}) => {
  const stdin = payload('UserPromptSubmit', { prompt })
  const [stdout = ''] = answersOf('user-prompt-submit', [await runHook(sandbox, 'user-prompt-submit', { stdin, env })])
  return stdout === '' ? null : (JSON.parse(stdout) as { systemMessage?: string }).systemMessage
}
export const compact = (sandbox: Sandbox, env: Record<string, string | null> = {}) =>
  runHook(sandbox, 'pre-compact', { stdin: payload('PreCompact', { trigger: 'auto', custom_instructions: null }), env })
export const start = async (sandbox: Sandbox, source: string, env: Record<string, string | null> = {}) => {
  const { stdout } = await runHook(sandbox, 'session-start', { stdin: payload('SessionStart', { source }), env })
  return JSON.parse(stdout || '{}') as { systemMessage?: string; hookSpecificOutput: { additionalContext: string } }
}

export interface Stored {
  readonly id: string
  readonly namespace: string
  readonly text: string
  readonly tags: readonly string[]
  readonly session_id: string | null
  readonly confidence: number | null
}
export const list = (sandbox: Sandbox): Stored[] => {
  const { out } = runCommand(sandbox, 'memory', 'list', '--json', '--limit', '100')
  const found = JSON.parse(out) as { memories: Stored[] }
  return found.memories
}
