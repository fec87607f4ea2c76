import assert from 'node:assert/strict'
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { placeKey, sealState } from '../bundle/seal-state.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const SESSION = '5e551000-0000-4000-8000-00000000000a'
const STATE = `.holdfast/sessions/${SESSION}/state.json`

let place: string
let project: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-upgrade-'))
  project = join(place, 'project')
  mkdirSync(join(project, '.git'), { recursive: true })
  writeFileSync(join(project, '.git/HEAD'), 'ref: refs/heads/main\n')
  mkdirSync(join(place, 'home'))
  placeKey(join(place, 'home'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(project, path), 'utf8')

function start(bundle: string, fields: Readonly<Record<string, unknown>>): ChildProcessWithoutNullStreams {
  const env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home'), CLAUDE_PROJECT_DIR: project }
  const payload = { session_id: SESSION, transcript_path: join(place, 'home/t.jsonl'), cwd: project, ...fields }
  const child = spawn(process.execPath, [bundle], { env })
  child.stdin.end(JSON.stringify(payload))
  return child
}

async function fire(bundle: string, fields: Readonly<Record<string, unknown>>) {
  const child = start(bundle, fields)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, code] = await Promise.all([readText(child.stdout), readText(child.stderr), ended])
  assert.deepEqual([code, err], [0, ''], fields.hook_event_name as string)
  return out
}

/**
 * The same bundles as another build: a part that is read back by the wrong one is not found under its name, and says another
 * word where it is.
 */
function makeOtherBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const name of readdirSync(to)) {
    const text = readFileSync(join(to, name), 'utf8')
    const [, build] = /^\/\/\| parts \{"":"([0-9a-f]{16})"/m.exec(text) ?? []
    if (build === undefined) continue
    const other = text.replaceAll(build, [...build].reverse().join('')).replaceAll('hooks/on-', 'hooks/at-')
    writeFileSync(
      join(to, name),
      other.replaceAll('"Root"', '"ROOT"').replaceAll('no checkpoint yet', 'NO CHECKPOINT YET'),
    )
  }
}

const isStart = { hook_event_name: 'SessionStart', source: 'startup' }

describe('while hooks run', () => {
  test('their bundles are replaced over and over: each call is answered whole, by one version or the other', async () => {
    const [one, two, live] = ['one', 'two', 'live'].map((name) => join(place, name)) as [string, string, string]
    cpSync(join(repository, 'dist'), one, { recursive: true })
    makeOtherBuild(one, two)
    cpSync(one, live, { recursive: true })
    // As `init` does: a whole file, then a rename.
    const replace = (from: string) => {
      cpSync(join(from, 'session-start.mjs'), join(live, '.tmp'))
      renameSync(join(live, '.tmp'), join(live, 'session-start.mjs'))
    }
    let [running, rounds] = [true, 0]
    const upgrades = (async () => {
      while (running) {
        replace(rounds++ % 2 === 0 ? two : one)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })()
    const seen = { Root: 0, ROOT: 0 }
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          fire(join(live, 'session-start.mjs'), { ...isStart, session_id: `${name}${round}` }),
        ),
      )
      for (const answer of answers) {
        const [, word] = /\n(Root|ROOT): /.exec(JSON.parse(answer).hookSpecificOutput.additionalContext) ?? []
        assert.ok(word === 'Root' || word === 'ROOT', answer)
        seen[word] += 1
      }
    }
    running = false
    await upgrades
    assert.ok(rounds > 50, `${rounds} upgrades`)
    assert.equal(seen.Root + seen.ROOT, 36)
  })

  /** What a call answers whose bundle is replaced before it needs the rest of it. */
  async function startAndReplace(given: NodeJS.ProcessEnv, name = 'session-start.mjs') {
    const [one, two] = [join(place, 'one'), join(place, 'two')]
    cpSync(join(repository, 'dist'), one, { recursive: true })
    makeOtherBuild(one, two)
    const bundle = join(one, name)
    // It has started and waits for its payload; then the file is another.
    const env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home'), CLAUDE_PROJECT_DIR: project, ...given }
    const child = spawn(process.execPath, [bundle], { env })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    renameSync(join(two, name), bundle)
    child.stdin.end(JSON.stringify({ session_id: SESSION, transcript_path: null, cwd: project, ...isStart }))
    const [out, err] = await Promise.all([readText(child.stdout), readText(child.stderr)])
    return { out, err }
  }

  test('a call whose bundle is replaced before it needs the rest of it is answered by the new one', async () => {
    const { out, err } = await startAndReplace({})
    assert.equal(err, '')
    assert.match(JSON.parse(out).hookSpecificOutput.additionalContext, /\nROOT: /)
  })

  test('the status line is then shown by the new one, once', async () => {
    const { out, err } = await startAndReplace({}, 'statusline.mjs')
    assert.equal(err, '')
    assert.match(out, /^context not measured yet \| NO CHECKPOINT YET \| main\n$/)
  })

  test('a call whose bundle never stays the same gives up, and does not speak of mixed builds', async () => {
    const { out, err } = await startAndReplace({ REPLACED_HOLDFAST: '24' })
    assert.equal(out, '')
    assert.match(err, /^holdfast: "[^"]+" was replaced 24 times in a row; nothing was done\n$/)
  })
})

describe('a file that mixes two builds', () => {
  /** As a merge of two versions of `dist` leaves it: the index names another build than the code. */
  function mixBuilds(name: string): string {
    const text = readFileSync(join(repository, 'dist', name), 'utf8')
    const mixed = join(place, name)
    writeFileSync(mixed, text.replace(/(\n\/\/\| parts \{"":")[0-9a-f]{16}/, '$10123456789abcdef'))
    return mixed
  }
  test('a file that was written over while its parts are read runs none of what lies there now', () => {
    const text = readFileSync(join(repository, 'dist/session-start.mjs'), 'utf8')
    const shifted = join(place, 'session-start.mjs')
    writeFileSync(shifted, text.replace('\n//| parts {', '\n\n//| parts {'))
    const run = spawnSync(process.execPath, [shifted], {
      env: { PATH: process.env.PATH ?? '', HOME: join(place, 'home'), CLAUDE_PROJECT_DIR: project },
      input: JSON.stringify({ session_id: SESSION, cwd: project, ...isStart }),
      encoding: 'utf8',
    })
    assert.deepEqual([run.status, run.stdout], [0, ''])
    assert.equal(run.stderr, 'holdfast: this hook failed (ECHANGED); nothing was done\n')
  })

  const TOLD = /^holdfast: "[^"]+" mixes two builds: copy the file anew; nothing was done\n$/

  for (const [name, status] of [
    ['session-start.mjs', 0],
    ['pre-tool-use.mjs', 0],
    ['statusline.mjs', 0],
    ['holdfast.mjs', 1],
  ] as const) {
    test(`${name} says so in one line and starts itself no more`, () => {
      const payload = {
        session_id: SESSION,
        cwd: project,
        ...isStart,
        tool_name: 'Bash',
        tool_input: { command: 'a;b' },
      }
      const event = name === 'pre-tool-use.mjs' ? 'PreToolUse' : 'SessionStart'
      const env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home'), CLAUDE_PROJECT_DIR: project }
      const args = name === 'holdfast.mjs' ? ['--version'] : []
      const run = spawnSync(process.execPath, [mixBuilds(name), ...args], {
        env,
        input: JSON.stringify({ ...payload, hook_event_name: event }),
        encoding: 'utf8',
        timeout: 60_000,
      })
      assert.deepEqual([run.status, run.stdout], [status, ''], run.stderr)
      assert.match(run.stderr, TOLD)
    })
  }
})

describe('two versions on one project', () => {
  const bundleOf = (hook: string) => join(repository, 'dist', `${hook}.mjs`)

  function writeTranscript(...words: readonly string[]): void {
    const rows = words.map((content, index) =>
      JSON.stringify({
        type: 'user',
        message: { role: 'user', content },
        uuid: `u${index}`,
        isSidechain: false,
        parentUuid: null,
      }),
    )
    writeFileSync(join(place, 'home/t.jsonl'), `${rows.join('\n')}\n`)
  }

  test('what a newer one keeps in the state of a session is kept', async () => {
    await fire(bundleOf('session-start'), isStart)
    const state = JSON.parse(read(STATE))
    writeFileSync(join(project, STATE), JSON.stringify({ ...state, next_thing: { a: [1, 2] }, next_word: 'x' }))
    sealState(project, join(place, 'home'))
    writeTranscript('Rename the field.')
    await fire(bundleOf('pre-compact'), { hook_event_name: 'PreCompact', trigger: 'manual', custom_instructions: null })
    const after = JSON.parse(read(STATE))
    assert.deepEqual([after.next_thing, after.next_word], [{ a: [1, 2] }, 'x'])
    assert.deepEqual(after.pending, ['cx-001'], 'and this one has its own in it')
  })

  test('a state in a form only a newer one can read is left as it is, and the work is saved all the same', async () => {
    await fire(bundleOf('session-start'), isStart)
    const newer = '{"schema_version": "2", "level": {"name": "low"}}\n'
    writeFileSync(join(project, STATE), newer)
    writeTranscript('Rename the field.')
    await fire(bundleOf('pre-compact'), { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null })
    await fire(bundleOf('session-start'), { hook_event_name: 'SessionStart', source: 'compact' })
    await fire(bundleOf('user-prompt-submit'), { hook_event_name: 'UserPromptSubmit', prompt: 'go on' })
    assert.equal(read(STATE), newer)
    assert.match(read('.holdfast/checkpoints/cx-001-checkpoint.json'), /Rename the field\./)
  })

  test('a checkpoint of an older or a newer version is told to the next session', async () => {
    writeTranscript('Rename the field.')
    await fire(bundleOf('session-start'), isStart)
    await fire(bundleOf('pre-compact'), { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null })
    const path = join(project, '.holdfast/checkpoints/cx-001-checkpoint.json')
    const { compaction: _, ...written } = JSON.parse(readFileSync(path, 'utf8'))
    const { touches: _1, doubted: _2, remarks: _3, failing_tests: _4, skills: _5, ...work } = written.work_state
    const older = { ...written, work_state: work }
    const newer = { ...written, schema_version: '2', next_thing: { a: 1 }, work_state: { ...work, next_list: ['x'] } }
    for (const [index, wire] of [older, newer].entries()) {
      writeFileSync(path, JSON.stringify(wire))
      sealState(project, join(place, 'home'))
      const sealed = readFileSync(path, 'utf8')
      rmSync(join(project, '.holdfast/checkpoints/cx-001.acknowledged'), { force: true })
      const answer = await fire(bundleOf('session-start'), {
        ...isStart,
        session_id: `later-${index}`,
        transcript_path: null,
      })
      const { additionalContext } = JSON.parse(answer).hookSpecificOutput
      assert.match(additionalContext, /<resumption-context checkpoint="cx-001">[\s\S]*Rename the field\./)
      assert.equal(readFileSync(path, 'utf8'), sealed, 'never rewritten')
    }
  })

  test('a line of the journal that only a newer version knows is passed over', async () => {
    await fire(bundleOf('session-start'), isStart)
    const line = { at: '2026-11-21T10:00:00.000Z', session_id: SESSION, event: 'something_new', fields: { deep: true } }
    writeFileSync(join(project, '.holdfast/events.jsonl'), `${read('.holdfast/events.jsonl')}${JSON.stringify(line)}\n`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundleOf('holdfast'), 'journal'], {
      cwd: project,
      env: { PATH: process.env.PATH ?? '', HOME: join(place, 'home') },
      encoding: 'utf8',
    })
    assert.deepEqual([status, stderr], [0, ''])
    assert.match(stdout, /session_started|started/)
  })
})
