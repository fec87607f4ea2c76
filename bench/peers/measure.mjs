import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { generateTranscript } from '../gen-transcript.mjs'
import { raceProcesses } from '../lib/race.mjs'
import { describePayload, listHooksAt, MOMENTS, readAnswer } from './events.mjs'

const SESSION = 'fa2e98dd-4bf5-4d60-8b7e-889f0771ea46'
/** A hook that hangs is ended after this; the client would wait for its own timeout. */
const MAX_MS = 120_000

/** A repository with a commit in it, and a home with nothing: the same for everybody. */
export function layOut(root, tools) {
  const project = join(root, 'project')
  const home = join(root, 'home')
  for (const folder of [project, home, join(project, 'src')]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true }\n')
  writeFileSync(join(project, 'src/b.ts'), 'export const b = 1\n')
  const PATH = [...Object.values(tools).map(dirname), process.env.PATH].join(delimiter)
  const env = { PATH, HOME: home, CLAUDE_PROJECT_DIR: project, LANG: 'C.UTF-8' }
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: project, env })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'start')
  const transcript = join(root, `${SESSION}.jsonl`)
  generateTranscript(transcript, 1_000_000)
  return { project, env, transcript }
}

/** How the client starts a hook: a program with arguments, or a line for a shell. */
function describeStart(name, { command, args, shell = 'sh' }, moment, { project, env, transcript }) {
  return {
    name: `${name}, ${moment.name}`,
    command: args === undefined ? [shell, '-c', command] : [command, ...args],
    env,
    cwd: project,
    stdin: describePayload(moment, { session: SESSION, project, transcript }),
    reset: ['true'],
  }
}

function runOnce({ command, env, cwd, stdin }) {
  return spawnSync(command[0], command.slice(1), { env, cwd, input: stdin, encoding: 'utf8', timeout: MAX_MS })
}

/** How many programs a start runs, itself included, as strace sees them; null without strace. */
function countPrograms({ command, env, cwd, stdin }, folder) {
  const out = join(folder, 'programs')
  const args = ['-f', '-qq', '-e', 'trace=execve', '-e', 'signal=none', '-o', out, ...command]
  const { error } = spawnSync('strace', args, { env, cwd, input: stdin, timeout: MAX_MS })
  if (error !== undefined) return null
  return readFileSync(out, 'utf8')
    .split('\n')
    .filter((line) => /execve\(.* = 0$|execve resumed.* = 0$/.test(line)).length
}

/** A folder whose `node` is the real one with a fixed hash seed: only counts with the same seed can be compared. */
function provideSeededNode(folder, node) {
  const path = join(folder, 'node')
  writeFileSync(path, `#!/bin/sh\nexec "${node}" --hash-seed=7 "$@"\n`, { mode: 0o755 })
  return folder
}

/** Instructions of everything a start runs, the shell included. */
function countAll({ command, env, cwd, stdin }, seeded) {
  const valgrind = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', '--trace-children=yes']
  const seededEnv = { ...env, PATH: `${seeded}${delimiter}${env.PATH}` }
  const timed = { env: seededEnv, cwd, input: stdin, encoding: 'utf8', timeout: 300_000 }
  const { status, stdout, stderr, error } = spawnSync('setarch', ['-R', ...valgrind, ...command], timed)
  const counts = [...(stderr ?? '').matchAll(/Collected : (\d+)/g)].map((match) => Number(match[1]))
  return error !== undefined || counts.length === 0 ? null : { status, stdout, instructions: sum(counts) }
}

/**
 * Measures some moments of a session in a place of their own, after that session has begun: each hook is compared with
 * the bare process of the same round. What a moment costs is the sum of its hooks' CPU; they start side by side, so that
 * the longest is what is waited for.
 */
export function measureMoments(name, names, { hooks, place, node, folder }, { rounds, count }) {
  const startsOf = (moment) =>
    listHooksAt(hooks, moment).map((hook) => ({ moment, hook, start: describeStart(name, hook, moment, place) }))
  const everyday = MOMENTS.filter(({ event }) => event !== 'PreCompact').flatMap(startsOf)
  for (const { start } of [...everyday, ...everyday]) runOnce(start)

  const moments = MOMENTS.filter((moment) => names.includes(moment.name))
  const starts = moments.flatMap(startsOf)
  const empty = join(folder, 'empty.mjs')
  writeFileSync(empty, '')
  const bare = { name: 'bare node', command: [node, empty], env: place.env, cwd: folder, stdin: '', reset: ['true'] }
  const again = { ...bare, name: 'bare node again' }
  const racing = [bare, again, ...starts.map(({ start }) => start)]
  const [, control, ...raced] = raceProcesses(racing, { rounds, mayFail: true })
  const seeded = provideSeededNode(folder, node)
  const bareCount = count ? countAll({ ...bare, command: ['node', empty] }, seeded) : null
  const measured = starts.map(({ moment, hook, start }, index) => {
    const plain = runOnce(start)
    const counted = bareCount === null ? null : countAll(start, seeded)
    // A hook that ran into its own time limit under valgrind did something else.
    const isSame = counted?.status === plain.status && (counted.stdout === '') === (plain.stdout === '')
    return {
      moment,
      isAsync: hook.async === true,
      raced: raced[index],
      answer: readAnswer(moment.event, plain),
      programs: countPrograms(start, folder),
      ratio: isSame ? counted.instructions / bareCount.instructions : null,
    }
  })
  const noise = { cpu: control.cpuRatio, wall: control.wallRatio }
  return moments.map((moment) => ({ ...total(moment, measured), noise }))
}

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0)
const sumOrNull = (numbers) => (numbers.includes(null) ? null : sum(numbers))

function total({ name, event }, measured) {
  const own = measured.filter(({ moment }) => moment.name === name)
  const waitedFor = own.filter(({ isAsync }) => !isAsync)
  return {
    moment: name,
    event,
    hooks: own.length,
    later: own.length - waitedFor.length,
    programs: sumOrNull(own.map(({ programs }) => programs)),
    cpu: sum(own.map(({ raced }) => raced.cpuRatio)),
    wall: Math.max(0, ...waitedFor.map(({ raced }) => raced.wallRatio)),
    instructions: sumOrNull(own.map(({ ratio }) => ratio)),
    answers: own.map(({ answer }) => answer),
  }
}
