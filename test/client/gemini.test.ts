import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startGeminiApi } from './gemini-api.ts'
import { installGemini } from './install-client.ts'
import { runClient } from './run-client.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const holdfast = join(repository, 'dist/holdfast.mjs')
const RUN_MS = 100_000

function runHoldfast(...args: readonly string[]): void {
  execFileSync(process.execPath, [holdfast, ...args], { env: { PATH: process.env.PATH }, stdio: 'pipe' })
}

/** No update, no statistics, no question about the folder: only the API of our own is spoken to. */
const SETTINGS = {
  security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
  general: { enableAutoUpdate: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
}

async function prompt(program: string, place: { project: string; home: string; url: string }, words: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: place.home,
    LANG: 'C.UTF-8',
    GEMINI_API_KEY: 'not-a-key',
    GOOGLE_GEMINI_BASE_URL: place.url,
  }
  const args = [program, '--yolo', '-m', 'gemini-2.5-pro', '-p', words]
  const { stderr } = await runClient(process.execPath, args, { cwd: place.project, env, timeout: RUN_MS })
  assert.doesNotMatch(stderr, /Hook execution error|\d failed \(node/, stderr.slice(-2000))
}

test('Gemini CLI, the real client: a session is told where it runs, the policy holds, and uninstall leaves no trace', {
  timeout: 2 * RUN_MS,
}, async () => {
  const program = await installGemini()
  const root = mkdtempSync(join(tmpdir(), 'holdfast gemini-'))
  const [project, home] = [join(root, 'project'), join(root, 'home')]
  const api = await startGeminiApi()
  try {
    for (const folder of [join(project, 'docs'), join(home, '.gemini')]) mkdirSync(folder, { recursive: true })
    writeFileSync(join(home, '.gemini/settings.json'), JSON.stringify(SETTINGS))
    writeFileSync(join(project, 'a.txt'), 'one\n')
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
    runHoldfast('init', '--client', 'gemini', project)
    mkdirSync(join(project, '.holdfast'), { recursive: true })
    writeFileSync(join(project, '.holdfast/config.toml'), '[guardrails]\nwrite_roots = ["docs/**"]\n')
    api.script(
      { call: { name: 'write_file', args: { file_path: 'src.txt', content: 'x' } } },
      { call: { name: 'run_shell_command', args: { command: "sed -i 's/one/two/' a.txt" } } },
      {
        call: { name: 'replace', args: { file_path: 'a.txt', old_string: 'one', new_string: 'two', instruction: 'x' } },
      },
      { call: { name: 'run_shell_command', args: { command: 'echo kept > kept.md', dir_path: 'docs' } } },
    )
    await prompt(program, { project, home, url: api.url }, 'write them')
    const last = api.requests.at(-1) ?? ''
    assert.match(last, /<hook_context>[\s\S]*project-context/)
    assert.equal(last.match(/Tool execution blocked: confined-writes: /g)?.length, 3, last.slice(-3000))
    assert.equal(readFileSync(join(project, 'a.txt'), 'utf8'), 'one\n')
    assert.ok(!existsSync(join(project, 'src.txt')), 'written outside the roots')
    assert.equal(readFileSync(join(project, 'docs/kept.md'), 'utf8'), 'kept\n')
    assert.doesNotMatch(readFileSync(join(project, '.holdfast/events.jsonl'), 'utf8'), /"problem"/)

    runHoldfast('uninstall', '--client', 'gemini', '--state', project)
    assert.deepEqual(readdirSync(project).sort(), ['.git', 'a.txt', 'docs'])
  } finally {
    await api.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})
