// What each hook costs in the project as it is now: instructions, on a copy, for a session that
// is always the same.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateTranscript } from '../gen-transcript.mjs'
import { countInstructions } from '../lib/instructions.mjs'
import { EVENTS } from './world.mjs'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const SESSION = 'fa2e98dd-4bf5-4d60-8b7e-889f0771ea46'
const TOOL = {
  tool_name: 'Bash',
  tool_input: { command: 'npm test', description: 'Run the tests' },
  tool_use_id: 'toolu_01A',
}
const FIELDS = {
  'session-start': { source: 'startup', model: 'claude-sonnet-4-6' },
  'user-prompt-submit': { prompt: 'now fix the failing test in src/a.ts' },
  'pre-tool-use': TOOL,
  'post-tool-use': { ...TOOL, tool_response: { stdout: 'ok\n', stderr: '', interrupted: false, isImage: false } },
  'pre-compact': { trigger: 'auto', custom_instructions: null },
}

/**
 * Millions of instructions by event. The copies have paths of the same length, a branch on which nobody left work, and on
 * every day the rules of the first, and no checkpoint that waits for a session to hear of it: what differs is what has gathered.
 */
export async function probeHooks(world, now, config, events = Object.keys(EVENTS)) {
  const [ready, project] = [join(world.root, 'copied0'), join(world.root, 'copied1')]
  const transcript = join(world.root, 'probe.jsonl')
  if (!existsSync(transcript)) generateTranscript(transcript, 1_000_000, {})
  for (const folder of [ready, project]) rmSync(folder, { recursive: true, force: true })
  cpSync(world.project, ready, { recursive: true, preserveTimestamps: true })
  writeFileSync(join(ready, '.git', 'HEAD'), 'ref: refs/heads/probe\n')
  writeFileSync(join(ready, '.holdfast', 'config.toml'), config)
  rmSync(join(ready, 'docs', 'tracks', 'ACTIVE_TRACK'), { force: true })
  markAll(ready, world.home)
  const startOf = (event, folder) => ({
    name: event,
    command: [process.execPath, join(DIST, `${event}.mjs`)],
    env: {
      PATH: process.env.PATH,
      HOME: world.home,
      CLAUDE_PROJECT_DIR: folder,
      HOLDFAST_NOW: now,
      CLAUDE_PID: String(process.pid),
    },
    cwd: folder,
    stdin: JSON.stringify({
      session_id: SESSION,
      transcript_path: transcript,
      cwd: folder,
      ...FIELDS[event],
      hook_event_name: EVENTS[event],
    }),
    reset: ['sh', '-c', `rm -rf '${project}' && cp -a '${ready}' '${project}'`],
  })
  const run = (event, folder) => {
    const { command, env, stdin } = startOf(event, folder)
    spawnSync(command[0], command.slice(1), { env, input: stdin, cwd: folder })
  }
  // A session that has run for a while: its first calls, which look at everything, are behind it.
  for (const event of ['session-start', 'user-prompt-submit', 'post-tool-use', 'user-prompt-submit']) run(event, ready)
  // Caches in the home go by the path of the project.
  cpSync(ready, project, { recursive: true, preserveTimestamps: true })
  run('session-start', project)
  const found = {}
  for (const event of events) {
    const { instructions } = await countInstructions(startOf(event, project), { hasTime: true })
    found[event] = Math.round(instructions / 1e4) / 100
  }
  for (const folder of [ready, project]) rmSync(folder, { recursive: true, force: true })
  return found
}

/** Marks every checkpoint of the copy as told: to hand one over is work that a start does once, not what gathers. */
function markAll(project, home) {
  const folder = join(project, '.holdfast', 'checkpoints')
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names.filter((found) => found.endsWith('-checkpoint.json'))) {
    const id = name.replace('-checkpoint.json', '')
    if (names.includes(`${id}.acknowledged`)) continue
    const env = { PATH: process.env.PATH, HOME: home }
    const run = spawnSync(process.execPath, [join(DIST, 'holdfast.mjs'), 'checkpoint', 'ack', id], {
      env,
      cwd: project,
    })
    if (run.status !== 0) throw new Error(`Cannot mark checkpoint "${id}": ${run.stderr}`)
  }
}
