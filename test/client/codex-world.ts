import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { putFile } from '../put-file.ts'
import { type CodexApi, startCodexApi } from './codex-api.ts'
import { installCodex } from './install-client.ts'
import { runClient } from './run-client.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const RUN_MS = 60_000

/** A project with holdfast installed for Codex, a home and an API of its own, thrown away afterwards. */
export interface CodexWorld {
  readonly project: string
  readonly home: string
  readonly api: CodexApi
  /** One `codex exec`: a prompt to a new session, or to the last one; its process id. Fails when Codex does. */
  readonly prompt: (text: string, more?: { readonly resume?: boolean; readonly from?: string }) => Promise<number>
  /** What a request held of the conversation, as one text. */
  readonly sent: (index: number) => string
  readonly read: (path: string) => string | null
  readonly write: (path: string, text: string) => void
}

export function codexJourney(
  name: string,
  files: Readonly<Record<string, string>>,
  play: (world: CodexWorld) => Promise<void>,
): void {
  test(name, { timeout: 120_000 }, async () => {
    const binary = await installCodex()
    // Codex keeps no helpers of its own under the folder for temporary files; it says so and goes on.
    const root = mkdtempSync(join(tmpdir(), 'holdfast-codex-'))
    const api = await startCodexApi()
    try {
      const place = { project: join(root, 'project'), home: join(root, 'home') }
      mkdirSync(place.project)
      execFileSync('git', ['init', '--quiet', '--initial-branch=main', place.project])
      const world = createWorld(place, binary, api)
      for (const [path, text] of Object.entries(files)) world.write(path, text)
      await play(world)
      const problems = (world.read('.holdfast/events.jsonl') ?? '').split('\n').filter((line) => /"problem"/.test(line))
      assert.deepEqual(problems, [], 'holdfast reported a problem')
    } finally {
      await api.close()
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  })
}

/** Codex in a place where another client works: the same project and home, hooks of its own. */
export async function playCodex(
  place: Pick<CodexWorld, 'project' | 'home'>,
  play: (world: CodexWorld) => Promise<void>,
): Promise<void> {
  const binary = await installCodex()
  const api = await startCodexApi()
  try {
    await play(createWorld(place, binary, api))
  } finally {
    await api.close()
  }
}

function createWorld(
  { project, home }: Pick<CodexWorld, 'project' | 'home'>,
  binary: string,
  api: CodexApi,
): CodexWorld {
  mkdirSync(join(home, '.codex'), { recursive: true })
  const init = [join(repository, 'dist/holdfast.mjs'), 'init', '--client', 'codex', project]
  execFileSync(process.execPath, init, { env: { PATH: process.env.PATH }, stdio: 'pipe' })
  writeFileSync(join(home, '.codex/config.toml'), describeConfig(project, api.url))
  const prompt: CodexWorld['prompt'] = async (text, { resume = false, from = '.' } = {}) => {
    // Trust of a hook is given by a person in the terminal; automation that knows the hooks says so.
    const args = ['exec', '--dangerously-bypass-hook-trust', ...(resume ? ['resume', '--last'] : []), text]
    const env = { PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8', MOCK_KEY: 'not-a-key' }
    const { pid, stderr } = await runClient(binary, args, { cwd: join(project, from), env, timeout: RUN_MS })
    assert.doesNotMatch(stderr, /hook.{0,40}(?:failed|timed out|invalid)/i, stderr.slice(-2000))
    return pid
  }
  const read = (path: string) => {
    const file = join(project, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const write = (path: string, text: string) => putFile(join(project, path), text)
  const sent = (index: number) => {
    const request = api.requests.at(index)
    assert.ok(request !== undefined, `there is no request ${index}, only ${api.requests.length}`)
    // Without what Codex says of itself and of its tools, which is the same every time.
    const items = request.input.map((item) => JSON.stringify(item))
    return items.filter((item) => !/You are Codex|<skills_instructions>/.test(item)).join('\n')
  }
  return { project, home, api, prompt, sent, read, write }
}

/** A provider on the loopback interface, and a project that is trusted: only then are its hooks looked at. */
function describeConfig(project: string, url: string): string {
  return [
    'model = "gpt-5.5"',
    'model_provider = "mock"',
    'approval_policy = "never"',
    'sandbox_mode = "danger-full-access"',
    '[model_providers.mock]',
    'name = "mock"',
    `base_url = "${url}"`,
    'wire_api = "responses"',
    'env_key = "MOCK_KEY"',
    `[projects."${project}"]`,
    'trust_level = "trusted"',
    '',
  ].join('\n')
}
