import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createRegistration } from '../../src/client/core/registration.ts'
import { readTree } from './read-tree.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Pages at the root that travel with the package. */
const PAGES = ['LICENSE', 'README.md', 'SECURITY.md']

let place: string
before(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-package-'))
  for (const name of ['home', 'packed', 'project']) mkdirSync(join(place, name))
})
after(() => rmSync(place, { recursive: true, force: true }))

/** Runs npm, or what it installed, without a network and with nothing of this machine's settings. */
function run(command: string, args: readonly string[], cwd: string, input = '') {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
  const quiet = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  const env = { PATH, HOME: join(place, 'home'), HOLDFAST_NOW: '2026-11-21T12:00:00.000Z', ...quiet }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, input, encoding: 'utf8' })
  assert.equal(status, 0, `${command} ${args.join(' ')}:\n${stdout}${stderr}`)
  return stdout
}

describe('the npm package', () => {
  test('holds what runs, in a few files, and nothing else', () => {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', join(place, 'packed')], repository))
    const files = (packed.files as { readonly path: string }[]).map(({ path }) => path).sort()
    const shipped = ['dist', 'commands', 'docs', '.claude-plugin'].flatMap((folder) =>
      readdirSync(join(repository, folder), { withFileTypes: true })
        // The schema travels in dist/.
        .filter((entry) => entry.isFile() && (folder === 'dist' || !entry.name.endsWith('.schema.json')))
        .map(({ name }) => `${folder}/${name}`),
    )
    assert.deepEqual(files, [...PAGES, 'hooks.json', 'package.json', 'skills/look-up/SKILL.md', ...shipped].sort())
    assert.ok(packed.size < 2_000_000, `${packed.size} bytes`)
  })

  test('may be published with its origin proven, and only with bundles that are those of the sources', () => {
    const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
    assert.equal(manifest.private, undefined)
    assert.deepEqual(manifest.publishConfig, { access: 'public', provenance: true })
    assert.match(manifest.scripts.prepublishOnly, /node build\.mjs && git diff --exit-code .*dist/)
    assert.equal(manifest.scripts.postinstall ?? manifest.scripts.install ?? manifest.scripts.prepare, undefined)
  })

  test('installed into an empty project, `npx holdfast init` puts a copy there that works without it', () => {
    const project = join(place, 'project')
    writeFileSync(join(project, 'package.json'), '{"name": "empty", "version": "1.0.0", "private": true}\n')
    const [tarball = ''] = readdirSync(join(place, 'packed'))
    run('npm', ['install', '--ignore-scripts', '--save-dev', join(place, 'packed', tarball)], project)
    assert.deepEqual(readdirSync(join(project, 'node_modules')).sort(), ['.bin', '.package-lock.json', 'holdfast'])
    const said = run('npx', ['--no-install', 'holdfast', 'init', '--commands'], project)
    assert.match(said, /holdfast is installed in/)
    const settings = readFileSync(join(project, '.claude/settings.json'), 'utf8')
    assert.deepEqual(JSON.parse(settings).hooks, createRegistration())
    assert.doesNotMatch(JSON.stringify(readTree(join(project, '.claude/commands'))) + settings, /node_modules/)
    rmSync(join(project, 'node_modules'), { recursive: true })
    const { command } = JSON.parse(settings).hooks.SessionStart[0].hooks[0]
    const payload = { hook_event_name: 'SessionStart', session_id: 's1', source: 'startup', cwd: project }
    const stdin = JSON.stringify({ ...payload, transcript_path: join(place, 'home/s1.jsonl') })
    const answer = run('sh', ['-c', `CLAUDE_PROJECT_DIR='${project}'; ${command}`], project, stdin)
    assert.match(JSON.parse(answer).hookSpecificOutput.additionalContext, /<project-context>/)
    assert.ok(existsSync(join(project, '.holdfast/events.jsonl')), 'the journal is kept')
  })
})
