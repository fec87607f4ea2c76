import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matchesName } from '../../src/base/core/match-name.ts'
import type { Loss } from '../../src/command/core/effects.ts'
import type { Changes } from '../../src/git/core/status-changes.ts'
import { judgeLosses } from '../../src/guards/core/judge-losses.ts'
import { type LostPlace, listLost } from '../../src/rescue/core/lost-files.ts'
import { isDispensable } from '../../src/rescue/core/removal.ts'

const file = (path: string, state: 'tracked' | 'untracked', staged: boolean, unsaved: boolean) => ({
  ...{ path, state, staged, unsaved },
})
const CHANGES: Changes = {
  root: '/p',
  head: '0'.repeat(40),
  files: [
    file('src/unsaved.ts', 'tracked', false, true),
    file('src/staged.ts', 'tracked', true, false),
    file('docs/both.md', 'tracked', true, true),
    file('notes.md', 'untracked', false, true),
    file('src/deep/new.ts', 'untracked', false, true),
    { ...file('module', 'tracked', false, true), submodule: true },
  ],
}
const [unsaved, staged, both, notes, fresh] = CHANGES.files.map(({ path }) => path) as [
  string,
  string,
  string,
  string,
  string,
]
const below = (path: string, names?: string): LostPlace => ({
  path,
  below: true,
  ...(names !== undefined && { names }),
})

const ROWS: readonly (readonly [what: Loss, places: readonly LostPlace[] | null, files: readonly string[]])[] = [
  ['unsaved', null, [unsaved, both]],
  ['changes', null, [unsaved, staged, both]],
  ['staged', null, [staged, both]],
  ['index', null, [both]],
  ['untracked', null, [notes, fresh]],
  ['files', null, [unsaved, both, notes, fresh]],
  ['worktree', null, [unsaved, staged, both, notes, fresh]],
  ['stash', null, []],
  ['changes', [below('/p/src')], [unsaved, staged]],
  ['files', [below('/p/src')], [unsaved, fresh]],
  ['files', [below('/p/sr')], []],
  ['files', [{ path: '/p/src', below: false }], []],
  ['files', [{ path: '/p/notes.md', below: false }], [notes]],
  ['files', [below('/p', '*.ts')], [unsaved, fresh]],
  ['files', [below('/p', 'deep')], [fresh]],
  ['files', [below('/')], [unsaved, both, notes, fresh]],
  ['files', [below('/q')], []],
]

describe('the changes that a loss takes', () => {
  for (const [what, places, files] of ROWS)
    it(`${what} at ${JSON.stringify(places)}`, () => {
      assert.deepEqual(
        listLost(CHANGES, what, places).map((lost) => lost.file.path),
        files,
      )
    })
  it('a pattern of names', () => {
    for (const [name, pattern] of [
      ['a.ts', '*.ts'],
      ['a.ts', 'a.ts'],
      ['abc', 'a*c'],
      ['abcbc', 'a*b*c'],
      ['x', '*'],
    ] as const)
      assert.ok(matchesName(pattern, name), `${name} ${pattern}`)
    for (const [name, pattern] of [
      ['a.tsx', '*.ts'],
      ['ab', 'a*b*b'],
      ['a', 'a*a'],
      ['ba', 'a*'],
    ] as const)
      assert.ok(!matchesName(pattern, name), `${name} ${pattern}`)
  })
})

it('temporary folders, caches and what tools make again are nothing to ask about', () => {
  const places = { home: '/home/p', temporary: '/scratch' }
  for (const path of [
    '/tmp/x',
    '/scratch/x',
    '/home/p/.cache/x',
    '/home/p/.npm',
    '/home/p/a/node_modules',
    '/var/tmp/y',
  ])
    assert.ok(isDispensable(path, places), path)
  for (const path of ['/tmp', '/home/p', '/home/p/Documents', '/home/p/.ssh', '/home/p/.cachex', '/etc', '/'])
    assert.ok(!isDispensable(path, places), path)
  assert.ok(
    !isDispensable('/tmp/home/Documents', { home: '/tmp/home', temporary: '/tmp' }),
    'a home in a temporary folder',
  )
})

describe('the words of the guard', () => {
  const kept = {
    root: '/p',
    files: ['a', 'b', 'c', 'd', 'e'],
    isSure: true,
    commits: 1,
    takers: ['git reset --hard'],
    cause: null,
  }
  const terms = { mode: 'rescue', command: 'node h.mjs', isTrial: false } as const
  const say = (id: string | null, more = {}, unkept: Parameters<typeof judgeLosses>[1] = [], own = {}) =>
    judgeLosses([{ ...kept, ...own, id }], unkept, { ...terms, ...more })
  it('a snapshot is told in one line, with the way back', () => {
    const found = say('7')
    assert.equal(found?.decision, 'warn')
    assert.match(found.reason, /5 files \(a, b, c, d, \.\.\.\) and 1 commit .* snapshot 7\. .*: node h\.mjs rewind 7$/)
    assert.ok(!found.reason.includes('\n'))
  })
  it('a snapshot of a repository inside is brought back there', () =>
    assert.match(
      say('7', {}, [], { elsewhere: { folder: '/p/sub', command: 'node /p/h.mjs' } })?.reason ?? '',
      / The person gets it back in "\/p\/sub" with: node \/p\/h\.mjs rewind 7$/,
    ))
  it('content that may stay is not said to go', () =>
    assert.match(
      judgeLosses([{ ...kept, id: '7', isSure: false }], [], terms)?.reason ?? '',
      /^git reset --hard may take away uncommitted content of 5 files/,
    ))
  it('of several programs each is named', () =>
    assert.match(
      say('7', {}, [], { takers: ['rm', 'git reset --hard'] })?.reason ?? '',
      /^rm and git reset --hard take away uncommitted content of 5 files/,
    ))
  it('a look takes none', () =>
    assert.match(say(null, { isTrial: true })?.reason ?? '', /a snapshot would be taken first/))
  it('without a snapshot the person is asked', () => {
    assert.equal(say(null)?.decision, 'ask')
    assert.equal(say(null, { mode: 'ask' })?.decision, 'ask')
    assert.equal(say(null, { mode: 'deny' })?.decision, 'deny')
    assert.equal(say('7', {}, [{ path: '/x', why: 'outside', words: 'rm' }])?.decision, 'ask')
    assert.equal(judgeLosses([], [], terms), null)
  })
})
