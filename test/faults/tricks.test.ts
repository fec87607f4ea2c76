import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { scramble } from '../bundle/endure.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { checkManners, snapshotOf } from './invariants.ts'
import type { Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { createStage, runScenario, type Stage } from './stage.ts'

/** Where a trick would lead: nothing here may ever change. */
const lureOf = (sandbox: Sandbox) => join(sandbox.root, 'lure')

function setLure(sandbox: Sandbox): void {
  mkdirSync(lureOf(sandbox))
  writeFileSync(join(lureOf(sandbox), 'kept.txt'), '{"kept":true}\n')
}

/** What stands in the place of a file or a folder that holdfast writes. */
const TRICKS: Readonly<Record<string, (path: string, sandbox: Sandbox) => void>> = {
  'a link to a file outside': (path, sandbox) => symlinkSync(join(lureOf(sandbox), 'kept.txt'), path),
  'a link to a folder outside': (path, sandbox) => symlinkSync(lureOf(sandbox), path),
  'a link to nothing outside': (path, sandbox) => symlinkSync(join(lureOf(sandbox), 'new.txt'), path),
  'a link to itself': (path) => symlinkSync(basename(path), path),
  'a link to a device': (path) => symlinkSync('/dev/zero', path),
  'a second name of a file outside': (path, sandbox) => linkSync(join(lureOf(sandbox), 'kept.txt'), path),
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
  'a link to a pipe': (path) => {
    execFileSync('mkfifo', [`${path}.pipe`])
    symlinkSync(`${basename(path)}.pipe`, path)
  },
  'a socket': (path) =>
    void execFileSync('python3', [
      '-c',
      'import os,socket,sys;os.chdir(sys.argv[1]);socket.socket(socket.AF_UNIX).bind(sys.argv[2])',
      dirname(path),
      basename(path),
    ]),
  'a folder': (path) => void mkdirSync(path),
  'a file': (path) => writeFileSync(path, 'mine\n'),
}

/** What a file that is read holds instead. */
const CONTENTS: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  'bytes that are no text': (text) => scramble(Math.max(text.length, 100)),
  'a byte that is no text in its midst': (text) => {
    const middle = text.length >> 1
    return Buffer.concat([text.subarray(0, middle), Buffer.from([0xff, 0xc3]), text.subarray(middle)])
  },
  'Windows line ends': (text) => Buffer.from(text.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  'a byte order mark': (text) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
  nothing: () => Buffer.alloc(0),
  zeros: (text) => Buffer.alloc(text.length + 10),
  'its first half': (text) => text.subarray(0, text.length >> 1),
}

let tried = 0
let withstood = 0

/** Tries something on a scenario's sandbox; nothing outside the project may change, and the run ends in good manners. */
async function attempt(stage: Stage, scenario: Scenario, spoil: () => void): Promise<string[]> {
  const { sandbox } = stage
  stage.reset()
  setLure(sandbox)
  spoil()
  const before = snapshotOf(sandbox)
  const wrong = checkManners(sandbox, scenario, await runScenario(sandbox, scenario), 6)
  if (readFileSync(join(lureOf(sandbox), 'kept.txt'), 'utf8') !== '{"kept":true}\n')
    wrong.push('written through a link')
  const strangers = execFileSync('ls', ['-A', lureOf(sandbox)], { encoding: 'utf8' })
  if (strangers !== 'kept.txt\n') wrong.push(`made outside: ${strangers}`)
  const now = snapshotOf(sandbox)
  const home = Object.keys(now).filter((path) => path.startsWith('home/') && now[path] !== before[path])
  if (scenario.outside === undefined && home.length > 0) wrong.push(`written in the home: ${home.join(' ')}`)
  tried += 1
  if (wrong.length === 0) withstood += 1
  return wrong
}

/** The paths a scenario writes, with the folders above them, and those it may read; each once for a program. */
async function listPlaces(stage: Stage, scenario: Scenario) {
  const { sandbox } = stage
  const before = snapshotOf(sandbox)
  await runScenario(sandbox, scenario)
  const after = snapshotOf(sandbox)
  const written = Object.keys(after).filter((path) => path.startsWith('project/') && after[path] !== before[path])
  const folders = written.flatMap((path) => {
    const parts = path.split('/')
    return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))
  })
  return { written: [...new Set([...written, ...folders])].sort(), read: Object.keys(before).sort() }
}

const IS_FULL = process.env.FAULTS === 'full'
const seen = new Set<string>()
const isNew = (key: string) => !seen.has(key) && seen.add(key) !== undefined

/** Every place once for a program; all ways in full, else one, and ways take turns. */
function selectWays<T>(places: readonly string[], ways: Readonly<Record<string, T>>) {
  return places.filter(isNew).flatMap((key) => {
    const all = Object.entries(ways)
    const chosen = IS_FULL ? all : all.filter((_, index) => index === seen.size % all.length)
    return chosen.map(([way, apply]) => ({ path: key.split(' ').at(-1) ?? '', way, apply }))
  })
}

async function tryAll(stage: Stage, scenario: Scenario): Promise<string[]> {
  const { sandbox } = stage
  const { written, read } = await listPlaces(stage, scenario)
  const failures: string[] = []
  const note = (way: string, path: string, wrong: readonly string[]) => {
    if (wrong.length > 0) failures.push(`${way}: ${path}:\n    ${wrong.join('\n    ')}`)
  }
  const keyOf = (verb: string) => (path: string) => `${scenario.program} ${verb} ${path.replaceAll(' ', '')}`
  for (const { path, way, apply } of selectWays(written.map(keyOf('writes')), TRICKS)) {
    // People share settings, and the folder around them, through links: the command follows these on purpose.
    if (way === 'a link to a file outside' && /\/\.claude\/settings(?:\.local)?\.json$/.test(path)) continue
    if (way === 'a link to a folder outside' && path === 'project/.claude') continue
    const target = join(sandbox.root, path)
    const spoil = () => {
      rmSync(target, { recursive: true, force: true })
      mkdirSync(dirname(target), { recursive: true })
      apply(target, sandbox)
    }
    note(way, path, await attempt(stage, scenario, spoil))
  }
  for (const { path, way, apply } of selectWays(read.map(keyOf('reads')), CONTENTS)) {
    const target = join(sandbox.root, path)
    const wrong = await attempt(stage, scenario, () => writeFileSync(target, apply(readFileSync(target))))
    // What is read once goes then, damaged or not, and a stranger's file gives way; all else stays for a person to look at.
    const isOnce = scenario.isStrangers === true || /\/pending-calls\/|\/captured\.json$/.test(path)
    if (!existsSync(target) && scenario.program !== 'holdfast' && !isOnce) wrong.push('the damaged file is gone')
    note(way, path, wrong)
  }
  return failures
}

describe('tricks with what is written and damage to what is read', { concurrency: 2 }, () => {
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(process.env.CASE ?? ''))) {
    // Two commands start every bundle several times; what they write is tried with the first of them.
    if (scenario.name.includes('--tracks')) continue
    it(scenario.name, async (test) => {
      const failures = await tryAll(await createStage(test, scenario), scenario)
      assert.ok(failures.length === 0, failures.join('\n'))
    })
  }
  after(() => saveCounts('faults', { tricks: tried, withstood }))
})
