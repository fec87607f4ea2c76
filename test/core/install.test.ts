import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { HOOK_EVENTS } from '../../src/client/core/input.ts'
import { planStatusline, planStatuslineRemoval } from '../../src/client/core/plan-statusline.ts'
import {
  createRegistration,
  HOOK_NAMES,
  mentionsHook,
  planRegistration,
  planUnregistration,
  type SettingsEdit,
} from '../../src/client/core/registration.ts'
import { editSettings } from '../../src/client/io/settings-text.ts'
import { SEED } from './arbitraries.ts'

type Settings = Record<string, unknown>

const HOOKS: Settings = createRegistration()

/** The settings after the edits, made one by one as an editor would. */
function edited(settings: Settings, edits: readonly SettingsEdit[]): Settings {
  const result = structuredClone(settings)
  for (const { path, value } of edits) {
    const steps = [...path]
    const last = steps.pop()
    let holder = result as Record<string | number, unknown>
    for (const step of steps) {
      holder[step] ??= {}
      holder = holder[step] as Record<string | number, unknown>
    }
    if (Array.isArray(holder)) {
      if (value === undefined) holder.splice(Number(last), 1)
      else if (last === -1) holder.push(value)
      else holder[Number(last)] = value
    } else if (value === undefined) delete holder[String(last)]
    else holder[String(last)] = value
  }
  return result
}

const theirs = (command: string) => ({ matcher: 'Bash', hooks: [{ type: 'command', command }] })
const ours = (event: string) => (HOOKS[event] as readonly unknown[])[0]

/** Settings as they are found in repositories. */
const FOUND: readonly (readonly [what: string, settings: Settings])[] = [
  ['none', {}],
  ['other settings', { permissions: { allow: ['Bash(git *)'] }, env: { A: '1' } }],
  ['empty hooks', { hooks: {} }],
  ['an empty event', { hooks: { PreToolUse: [] } }],
  ['hooks of others', { hooks: { PreToolUse: [theirs('lint')], Stop: [theirs('bell')] } }],
  ['ours beside others', { hooks: { PreToolUse: [theirs('lint'), ours('PreToolUse'), theirs('audit')] } }],
  ['all of ours', { hooks: structuredClone(HOOKS) }],
  [
    'an earlier version of ours',
    {
      hooks: {
        PreCompact: [
          { hooks: [{ type: 'command', command: 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/pre-compact.mjs"' }] },
        ],
        Stop: [{ hooks: [{ type: 'command', command: 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/stop.mjs"' }] }],
      },
    },
  ],
  [
    'ours and theirs in one group',
    {
      hooks: {
        SessionStart: [
          {
            hooks: [
              { type: 'command', command: 'echo hi' },
              { type: 'command', command: 'node .claude/holdfast/dist/x.mjs' },
            ],
          },
        ],
      },
    },
  ],
]

const isOurs = (hook: unknown) => JSON.stringify(hook).includes('.claude/holdfast')

function withoutOurs(settings: Settings): unknown[] {
  const groups = Object.values((settings.hooks ?? {}) as Record<string, { hooks: unknown[] }[]>).flat()
  return groups.flatMap((group) => group.hooks).filter((hook) => !isOurs(hook))
}

for (const [what, settings] of FOUND) {
  test(`registering into ${what}: every hook once, what was there stays`, () => {
    const registered = edited(settings, planRegistration(settings))
    const hooks = registered.hooks as Record<string, { hooks: unknown[] }[]>
    for (const [event, groups] of Object.entries(HOOKS)) {
      const own = (hooks[event] ?? []).filter((group) => group.hooks.some(isOurs))
      assert.deepEqual(own, groups, event)
    }
    assert.deepEqual(withoutOurs(registered), withoutOurs(settings))
    for (const [key, value] of Object.entries(settings)) if (key !== 'hooks') assert.deepEqual(registered[key], value)
    for (const hook of HOOK_NAMES) assert.ok(mentionsHook(JSON.stringify(registered), hook), hook)
  })

  test(`registering into ${what} twice changes nothing the second time`, () => {
    const registered = edited(settings, planRegistration(settings))
    assert.deepEqual(planRegistration(registered), [])
  })

  test(`taking out of ${what}: nothing of ours is left, what was there stays`, () => {
    const registered = edited(settings, planRegistration(settings))
    const removed = edited(registered, planUnregistration(registered))
    assert.ok(!JSON.stringify(removed).includes('.claude/holdfast'))
    assert.deepEqual(withoutOurs(removed), withoutOurs(settings))
    assert.deepEqual(planUnregistration(removed), [])
  })
}

test('settings whose hooks are of a wrong type do not make the planning fail', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.values(HOOK_EVENTS)), (value, event) => {
      planRegistration({ hooks: value })
      planUnregistration({ hooks: value })
      planRegistration({ hooks: { [event]: value } })
      planUnregistration({ hooks: { [event]: [value] } })
    }),
    { seed: SEED },
  )
})

test('a copy of hooks.json as settings leaves nothing behind, and a description of others stays', () => {
  const copy = JSON.parse(readFileSync(new URL('../../hooks.json', import.meta.url), 'utf8'))
  const others = { ...copy, description: 'ours' }
  assert.deepEqual(edited(copy, planUnregistration(copy)), {})
  assert.deepEqual(edited(others, planUnregistration(others)), { description: 'ours' })
})

test('a command that only resembles ours is left alone', () => {
  const settings = {
    hooks: { Stop: [theirs('node .claude/holdfast-extra/dist/stop.mjs'), theirs('echo .claude/holdfast')] },
  }
  assert.deepEqual(planUnregistration(settings), [])
})

const THEIR_LINE = { type: 'command', command: `node '/home/me/it's "mine".mjs' | head -1`, padding: 2 }
const apply = (settings: object, edits: readonly SettingsEdit[]) =>
  JSON.parse(editSettings(JSON.stringify(settings), edits))

for (const [where, personal, weaker] of [
  ['the personal settings', { statusLine: THEIR_LINE }, [null, null]],
  ['the project', { model: 'x' }, [{ statusLine: THEIR_LINE }, null]],
  ['the user', {}, [{}, { statusLine: THEIR_LINE }]],
  ['nowhere', { model: 'x' }, [{}, null]],
] as const) {
  test(`the status line of ${where} runs beside ours and is given back`, () => {
    const placed = apply(personal, planStatusline(personal, weaker))
    assert.match(placed.statusLine.command, /^node "\$CLAUDE_PROJECT_DIR\/\.claude\/holdfast\/dist\/statusline\.mjs"/)
    assert.equal(placed.statusLine.command.includes(' --chain '), where !== 'nowhere')
    assert.equal(placed.statusLine.padding, where === 'nowhere' ? undefined : 2)
    assert.deepEqual(planStatusline(placed, weaker), [], 'placed twice')
    assert.deepEqual(apply(placed, planStatuslineRemoval(placed, weaker)), personal)
  })
}

test('a shell reads the chained command back as it was', () => {
  const [edit] = planStatusline({ statusLine: THEIR_LINE }, [])
  assert.ok(edit !== undefined, 'nothing is planned')
  assert.deepEqual(edit.path, ['statusLine', 'command'])
  const command = String(edit.value)
  const word = command.slice(command.indexOf(' --chain ') + ' --chain '.length)
  assert.equal(execFileSync('/bin/sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' }), THEIR_LINE.command)
})

test("another's status line is left alone when ours goes", () => {
  assert.deepEqual(planStatuslineRemoval({ statusLine: THEIR_LINE }, []), [])
  assert.deepEqual(planStatuslineRemoval({}, [{ statusLine: THEIR_LINE }]), [])
})
