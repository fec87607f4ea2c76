import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { OTHER_CLIENTS, type OtherClient } from '../../src/client/core/client.ts'
import { CLIENT_PLACES } from '../../src/client/core/client-registration.ts'
import { dropIn } from './doctor-client-cases.ts'
import { createWorld, REPOSITORY, type World } from './doctor-world.ts'

function withWorld(client: OtherClient, play: (world: World) => void): void {
  const world = createWorld()
  try {
    dropIn(world, client)
    rmSync(join(world.project, '.claude'), { recursive: true })
    play(world)
  } finally {
    world.remove()
  }
}

/** A release of its own, with another pre-tool-use: the command knows the checksum of what it came with. */
function release(world: World, client: OtherClient, code: string): string {
  const folder = join(world.place, 'release')
  cpSync(join(REPOSITORY, 'dist'), folder, { recursive: true })
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const was = sha256(readFileSync(join(folder, 'pre-tool-use.mjs'), 'utf8'))
  writeFileSync(join(folder, 'pre-tool-use.mjs'), code)
  const command = readFileSync(join(folder, 'holdfast.mjs'), 'utf8')
  writeFileSync(join(folder, 'holdfast.mjs'), command.replace(was, sha256(code)))
  cpSync(folder, join(world.project, CLIENT_PLACES[client].folder, 'dist'), { recursive: true })
  return join(folder, 'holdfast.mjs')
}

const say = (answer: object) => `console.log(${JSON.stringify(JSON.stringify(answer))})`
const asked = (event: string, permissionDecision: string) =>
  say({ hookSpecificOutput: { hookEventName: event, permissionDecision, permissionDecisionReason: 'x' } })

const DROPPED = {
  codex: { 'a question': asked('PreToolUse', 'ask'), "Gemini CLI's form": say({ decision: 'deny', reason: 'x' }) },
  gemini: { "Claude Code's form": asked('BeforeTool', 'deny'), 'plain text': 'console.log("deny: no")' },
}

for (const client of OTHER_CLIENTS) {
  const { title, settings, folder } = CLIENT_PLACES[client]

  describe(`what is installed for ${title} is fired as that client does`, () => {
    test('healthy, and how often is said', () =>
      withWorld(client, (world) => {
        const { out, code } = world.run(['doctor', world.project])
        assert.match(
          out,
          new RegExp(`ok +${title} +registered in ${settings}; fired 20 times in throw-away repositories\n`),
        )
        assert.match(out, /healthy: 0 errors, 0 warnings/)
        assert.equal(code, 0)
        assert.equal(world.read('.holdfast/events.jsonl'), null, 'the project is left alone')
      }))

    test('with a configuration of its own that refuses everything, or nothing', () => {
      for (const roots of ['write_roots = []', '# none'])
        withWorld(client, (world) => {
          world.write('.holdfast/config.toml', `[guardrails]\n${roots}\n`)
          assert.deepEqual(world.diagnose([]).ids, [])
        })
    })

    const faults: readonly (readonly [name: string, id: string, code: string])[] = [
      ['it fails', 'bundle-fails', 'process.exit(3)'],
      ['it complains', 'bundle-fails', "process.stderr.write('broken')"],
      ['it is silent', 'bundle-silent', ''],
      [
        'it allows what it has to refuse, and says so to the person',
        'bundle-silent',
        say({ systemMessage: 'deny: x' }),
      ],
      ...Object.entries(DROPPED[client]).map(([name, code]) => [name, 'bundle-answer-dropped', code] as const),
    ]
    for (const [name, id, code] of faults) {
      test(`${name}: ${id}`, () =>
        withWorld(client, (world) => {
          const command = release(world, client, code)
          const told = world.diagnose([], command)
          const found = told.findings.find((finding) => finding.id === id)
          assert.ok(found !== undefined, JSON.stringify(told.findings))
          assert.match(found.what, /^pre-tool-use \(/)
          assert.deepEqual([found.severity, found.fix, told.code], ['error', `holdfast init --client ${client}`, 1])
          assert.deepEqual(world.diagnose(['--quick'], command).ids, [], '--quick fires nothing')
        }))
    }

    test('in the folder and the environment that client gives', () =>
      withWorld(client, (world) => {
        const named = client === 'codex' ? 'env.CLAUDE_PID' : 'env.GEMINI_PROJECT_DIR === env.CLAUDE_PROJECT_DIR'
        const start = `const { env, argv } = process
          const here = argv[1].startsWith(env.CLAUDE_PROJECT_DIR) && ${named} && !env.NOT_GIVEN
          if (!here) process.stderr.write('elsewhere')`
        world.env.NOT_GIVEN = '1'
        assert.deepEqual([...new Set(world.diagnose([], release(world, client, start)).ids)], ['bundle-silent'])
      }))

    test('an edited bundle is never run, nor what the settings name beside ours', () =>
      withWorld(client, (world) => {
        const touch = `touch ${world.project}/ran`
        world.write(
          `${folder}/dist/session-start.mjs`,
          `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(join(world.project, 'ran'))}, '')\n`,
        )
        const text = world.read(settings) ?? ''
        world.write(settings, text.replaceAll('"command": "', `"command": "${touch}; `))
        const { ids } = world.diagnose([])
        assert.ok(ids.includes('bundle-changed') && ids.includes('hook-outdated'), ids.join())
        assert.equal(world.read('ran'), null)
      }))
  })
}

test('Codex: a repository around the folder for temporary files lends none of its bundles', () =>
  withWorld('codex', (world) => {
    const around = join(world.place, 'around')
    mkdirSync(join(around, 'tmp'), { recursive: true })
    mkdirSync(join(around, '.codex/holdfast/dist'), { recursive: true })
    spawnSync('git', ['init', '--quiet', around])
    const code = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(join(around, 'ran'))}, '')\n`
    for (const hook of ['session-start', 'pre-tool-use'])
      writeFileSync(join(around, '.codex/holdfast/dist', `${hook}.mjs`), code)
    world.env.TMPDIR = join(around, 'tmp')
    assert.deepEqual(world.diagnose([]).ids, [])
  }))
