import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, type StartOptions, type World } from './journey.ts'
import { assertIncludes, assertNoTags, findTag, findTags, lastText, wholeText } from './request-texts.ts'
import { at, calls, write } from './turns.ts'

const WISH = 'Please give the parser a test for empty input.'
const COMPACTED = ['hello', WISH, '/compact'] as const

/** The last request of the main thread: the one of the newest prompt. */
const newest = (world: World) => world.request('main', -1)

const assertHandedOver = (world: World) => {
  const tag = findTag(wholeText(newest(world)), 'resumption-context')
  assertIncludes(tag, 'checkpoint="cx-001"', WISH)
  assertNoTags(wholeText(newest(world)), ['compaction-alert'])
}

const assertNothingTold = (text: string) => assertNoTags(text, ['resumption-context', 'compaction-alert'])

describe('a session resumed in another process', () => {
  journey('is not told again what it was told', {}, async (world) => {
    const id = await world.play([...COMPACTED, 'go on'])
    assert.equal(findTags(wholeText(newest(world)), 'compaction-alert').length, 1)
    await world.play(['and on'], { resume: id })
    assertIncludes(lastText(newest(world)), 'and on')
    assertNothingTold(lastText(newest(world)))
    assert.equal(findTags(wholeText(newest(world)), 'compaction-alert').length, 1)
    assert.equal(findTags(wholeText(newest(world)), 'resumption-context').length, 1)
    assert.equal(findTags(wholeText(newest(world)), 'project-context').length, 1)
  })

  journey('that never was compacted is told nothing at all', {}, async (world) => {
    const id = await world.play(['hello', WISH])
    await world.play(['and on'], { resume: id })
    assertNoTags(lastText(newest(world)))
    assert.equal(findTags(wholeText(newest(world)), 'project-context').length, 1)
  })

  journey('is told there what it was not told before it ended', {}, async (world) => {
    const id = await world.play(COMPACTED)
    await world.play(['go on', 'and on'], { resume: id })
    const [told, later] = [world.request('main', -2), newest(world)]
    assertIncludes(findTag(wholeText(told), 'resumption-context'), WISH)
    assertIncludes(findTag(lastText(told), 'compaction-alert'), 'cx-001')
    assertNothingTold(lastText(later))
  })

  journey('keeps the tier it was told', {}, async (world) => {
    world.api.script('main', at(60_000), at(120_000), at(121_000))
    const id = await world.play(['one', 'two'])
    await world.play(['three'], { resume: id })
    assertIncludes(findTag(lastText(newest(world)), 'context-monitor'), 'WARNING (7')
  })
})

describe('what changed between two processes', () => {
  journey('counts from the first prompt: a smaller window', {}, async (world) => {
    world.api.script('main', at(60_000), at(84_000), at(85_000))
    const id = await world.play(['one', 'two', 'three'])
    assertNoTags(lastText(newest(world)))
    await world.play(['four'], { resume: id, env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '150000' } })
    assertIncludes(findTag(lastText(newest(world)), 'context-monitor'), 'WARNING (72.', 'of 117K used')
  })
})

describe('another session in the same project', () => {
  journey('takes over the work of a compacted and ended one, once', {}, async (world) => {
    await world.play(COMPACTED)
    await world.play(['good morning'])
    assertHandedOver(world)
    await world.play(['and another'])
    assertNothingTold(wholeText(newest(world)))
  })

  journey('takes it over from a client that was killed', {}, async (world) => {
    const session = world.start()
    for (const prompt of COMPACTED) await session.prompt(prompt)
    await session.kill()
    await world.play(['good morning'])
    assertHandedOver(world)
  })

  journey('takes it over after /clear in the same client', {}, async (world) => {
    await world.play([...COMPACTED, '/clear', 'something else'])
    assertHandedOver(world)
  })

  journey('takes nothing over when the ended one was told', {}, async (world) => {
    await world.play([...COMPACTED, 'go on'])
    await world.play(['good morning'])
    assertNothingTold(wholeText(newest(world)))
  })

  journey('takes nothing over from one that still runs, which is told itself', {}, async (world) => {
    const first = world.start()
    for (const prompt of COMPACTED) await first.prompt(prompt)
    await world.play(['good morning'])
    assertNothingTold(wholeText(newest(world)))
    await first.prompt('go on')
    assertIncludes(findTag(lastText(newest(world)), 'compaction-alert'), 'cx-001')
    assertIncludes(findTag(wholeText(newest(world)), 'resumption-context'), WISH)
    await first.end()
  })
})

describe('a session that ended without a compaction', () => {
  /** A change, and no word that it is done. */
  const leaveWork = async (world: World, options?: StartOptions) => {
    world.api.script(
      'main',
      calls(30_000, write('retry.ts', 'export const a = 3\n')),
      at(31_000, 'The readers share it.'),
    )
    return world.play([WISH], options)
  }
  const assertLeft = (world: World, ...words: readonly string[]) =>
    assertIncludes(findTag(wholeText(newest(world)), 'resumption-context'), WISH, ...words)

  journey('is told in its own worktree alone', {}, async (world) => {
    const side = join(world.project, '../side')
    commitAll(world)
    git(world, 'worktree', 'add', '--quiet', '-b', 'side', side)
    await leaveWork(world)
    await world.play(['good morning'], { cwd: side })
    assertNothingTold(wholeText(newest(world)))
    await leaveWork(world, { cwd: side })
    await world.play(['good morning'])
    assertLeft(world, 'on main')
    await world.play(['good morning'], { cwd: side })
    assertLeft(world, 'on side')
    git(world, 'worktree', 'remove', '--force', side)
    await world.play(['and another'])
    assertNothingTold(wholeText(newest(world)))
  })

  journey('on no branch is told on no branch', {}, async (world) => {
    commitAll(world)
    git(world, 'checkout', '--quiet', '--detach')
    await leaveWork(world)
    git(world, 'checkout', '--quiet', 'main')
    await world.play(['good morning'])
    assertNothingTold(wholeText(newest(world)))
    git(world, 'checkout', '--quiet', '--detach')
    await world.play(['good morning'])
    assertLeft(world, 'An earlier session (')
  })

  journey('is told to the session whose model hears it', {}, async (world) => {
    await leaveWork(world)
    await world.play([])
    await world.play(['good morning'])
    assertLeft(world)
    await world.play(['and another'])
    assertNothingTold(wholeText(newest(world)))
  })
})

describe('a fork', () => {
  journey('goes on with a checkpoint that waits, so no other session takes it over', {}, async (world) => {
    const id = await world.play(COMPACTED)
    await world.play(['go on'], { resume: id, args: ['--fork-session'] })
    assert.equal(findTags(wholeText(newest(world)), 'resumption-context').length, 1)
    await world.play(['good morning'])
    assertNothingTold(wholeText(newest(world)))
  })
})

function git(world: World, ...args: readonly string[]): void {
  const person = ['-c', 'user.name=P', '-c', 'user.email=p@localhost', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['-C', world.project, ...person, ...args])
}

function commitAll(world: World): void {
  git(world, 'add', '--all')
  git(world, 'commit', '--quiet', '--message', 'Begin')
}
