import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journey, repository, type World } from './journey.ts'
import { at, bash, calls } from './turns.ts'

interface Told {
  readonly healthy: boolean
  readonly findings: readonly { readonly id: string; readonly severity: string; readonly what: string }[]
  readonly events: readonly { readonly event: string; readonly last_seen: string | null; readonly occasions: number }[]
}

function diagnose({ project }: World): Told {
  const env = { PATH: process.env.PATH, HOME: join(project, '..', 'home') }
  const args = [join(repository, 'dist/holdfast.mjs'), 'doctor', project, '--json', '--quick']
  return JSON.parse(spawnSync(process.execPath, args, { env, encoding: 'utf8' }).stdout)
}

const script = (world: World) =>
  world.api.script('main', at(40_000), calls(120_000, bash()), at(122_000), at(21_000), at(22_000))

journey('after a session doctor is healthy and tells when each hook was last seen', {}, async (world) => {
  script(world)
  await world.play(['hello', 'Look around.', '/compact', 'go on'])
  const told = diagnose(world)
  assert.deepEqual(
    told.findings.filter(({ severity }) => severity !== 'note'),
    [],
  )
  const events = Object.fromEntries(told.events.map((event) => [event.event, event]))
  for (const name of ['SessionStart', 'UserPromptSubmit', 'PreCompact', 'PostToolUse']) {
    assert.match(events[name]?.last_seen ?? '', /^20\d\d-/, name)
  }
  // One call, allowed in silence: the client keeps no record of that.
  assert.equal(events.PreToolUse?.last_seen, null)
  assert.equal(events.PreToolUse?.occasions, 1)
  assert.equal(events.PreCompact?.occasions, 1)
})

journey('a registration that was damaged shows in what the client did, and in what doctor says', {}, async (world) => {
  const path = join(world.project, '.claude/settings.json')
  // Valid for whoever wrote it, void for the client.
  writeFileSync(path, `// shared by the team\n${readFileSync(path, 'utf8')}`)
  script(world)
  await world.play(['hello', 'Look around.', '/compact', 'go on'])
  assert.equal(world.read('.holdfast/events.jsonl'), null, 'no hook ran')
  const voided = diagnose(world)
  assert.equal(voided.healthy, false)
  assert.ok(
    voided.findings.some(({ id }) => id === 'settings-invalid'),
    JSON.stringify(voided.findings),
  )
})
