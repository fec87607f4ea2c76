// The repository, the home and the processes of a simulated week: hooks are the shipped bundles, each call a process.
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
export const EVENTS = {
  'session-start': 'SessionStart',
  'user-prompt-submit': 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'pre-tool-use': 'PreToolUse',
  'post-tool-use': 'PostToolUse',
}
/** One spawn in so many is killed with SIGKILL while it runs. */
const KILL_EVERY = 211

export function createWorld({ start }) {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-soak-'))
  const project = join(root, 'project')
  const home = join(root, 'home')
  const transcripts = join(home, '.claude', 'projects', project.replace(/[^A-Za-z0-9]/g, '-'))
  mkdirSync(transcripts, { recursive: true })
  mkdirSync(join(project, 'src'), { recursive: true })
  const git = (...args) =>
    spawnSync('git', args, { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: home } })
  git('init', '-q', '-b', 'main')
  for (const [name, value] of [
    ['user.email', 'soak@example.com'],
    ['user.name', 'Soak'],
  ])
    git('config', name, value)
  writeFileSync(join(project, 'src', 'a.ts'), 'export const a = 1\n')
  git('add', '-A')
  git('commit', '-qm', 'a')
  for (const branch of ['side', 'probe']) git('branch', branch)
  const world = { root, project, home, transcripts, start, spawns: 0, killed: 0, complaints: [], counts: {} }
  return {
    ...world,
    /** A hook as the client runs it. `pid` is the client's; a killed one answers null. */
    async fire(event, payload, { now, pid }) {
      this.spawns += 1
      this.counts[event] = (this.counts[event] ?? 0) + 1
      const doomed = this.spawns % KILL_EVERY === 0
      const env = {
        PATH: process.env.PATH,
        HOME: home,
        CLAUDE_PROJECT_DIR: project,
        HOLDFAST_NOW: now,
        CLAUDE_PID: String(pid),
      }
      const stdin = JSON.stringify({
        cwd: project,
        permission_mode: 'default',
        ...payload,
        hook_event_name: EVENTS[event],
      })
      const run = await runNode(join(DIST, `${event}.mjs`), [], {
        env,
        cwd: project,
        stdin,
        killAfterMs: doomed ? 4 + (this.spawns % 47) : null,
      })
      keepTimes(project, payload.session_id, now)
      if (run.signal !== null) {
        this.killed += 1
        return null
      }
      if (run.code !== 0 || run.stderr !== '')
        this.complaints.push(`${event} at ${now}: exit ${run.code}, ${run.stderr.slice(0, 200)}`)
      return run.stdout
    },
    holdfast(args, now) {
      const env = { PATH: process.env.PATH, HOME: home, HOLDFAST_NOW: now }
      const run = spawnSync(process.execPath, [join(DIST, 'holdfast.mjs'), ...args], {
        env,
        cwd: project,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      })
      return { code: run.status, stdout: run.stdout, stderr: run.stderr }
    },
    write(path, text) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), text)
    },
    setBranch(branch) {
      writeFileSync(join(project, '.git', 'HEAD'), `ref: refs/heads/${branch}\n`)
    },
    appendTranscript(id, text) {
      appendFileSync(join(transcripts, `${id}.jsonl`), text)
    },
    transcriptOf: (id) => join(transcripts, `${id}.jsonl`),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The file system's clock is the real one; a session's files are given the time of the simulation. */
function keepTimes(project, id, now) {
  const time = Date.parse(now) / 1000
  for (const root of ['.holdfast/sessions', 'artifacts/sessions']) {
    const folder = join(project, root, id)
    if (!existsSync(folder)) continue
    // A lock is judged by its age on the real clock.
    for (const name of readdirSync(folder).filter((file) => !file.startsWith('.'))) {
      try {
        utimesSync(join(folder, name), time, time)
      } catch {
        // A temporary file of a hook of the same session's subagent.
      }
    }
  }
}

export function runNode(bundle, args, { env, cwd, stdin, killAfterMs = null }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle, ...args], { env, cwd })
    const collected = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8')
      child[name].on('data', (chunk) => {
        collected[name] += chunk
      })
    }
    const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (timer !== null) clearTimeout(timer)
      resolve({ code, signal, ...collected })
    })
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

/** Files and bytes of everything holdfast wrote, by kind. */
export function measureDisk(project) {
  const kinds = {
    checkpoints: [0, 0],
    sessions: [0, 0],
    journal: [0, 0],
    memory: [0, 0],
    artifacts: [0, 0],
    other: [0, 0],
  }
  for (const top of ['.holdfast', 'artifacts']) {
    if (!existsSync(join(project, top))) continue
    for (const entry of readdirSync(join(project, top), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const relative = path.slice(project.length + 1)
      const kind = findKind(relative)
      try {
        kinds[kind][1] += readFileSync(path).length
        kinds[kind][0] += 1
      } catch {
        // Gone since it was listed.
      }
    }
  }
  return kinds
}

function findKind(path) {
  if (path.startsWith('.holdfast/checkpoints/')) return 'checkpoints'
  if (path.startsWith('.holdfast/sessions/')) return 'sessions'
  if (path.startsWith('.holdfast/events')) return 'journal'
  if (path.startsWith('.holdfast/memory/')) return 'memory'
  return path.startsWith('artifacts/') ? 'artifacts' : 'other'
}
