import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { playCodex } from './codex-world.ts'
import { journey, type World } from './journey.ts'
import { wholeText } from './request-texts.ts'
import { at, bash, calls, write } from './turns.ts'

const RULE = 'Never edit vendor/kosmiru.txt by hand, it is generated.'
const NEWEST = 'Now make the lirkemu table print in colour.'
const FILES = { 'check.sh': 'echo "Error: sorvedu is missing" >&2; exit 1\n' }
/** What the next session needs, whatever client it is of. */
const FACTS = [RULE, NEWEST, 'src/harbosu.ts', 'sh check.sh', 'sorvedu']

const isSaved = ({ project }: World) =>
  readdirSync(join(project, '.holdfast/checkpoints')).some((name) => name.endsWith('-checkpoint.json'))

const listMissing = (text: string) => FACTS.filter((fact) => !text.includes(fact))

/** A request as text, with the quotes as they were written. */
const plain = (text: string) => text.replaceAll('\\"', '"')

describe('work of one real client, gone on with in another', () => {
  journey('from Claude Code to Codex, as to Claude Code', { files: FILES }, async (world) => {
    world.api.script(
      'main',
      at(30_000),
      calls(31_000, write('src/harbosu.ts', 'export const attempts = 3\n')),
      calls(140_000, bash('sh check.sh')),
      calls(140_500, bash('ls')),
      at(141_000, 'The table is half done.'),
    )
    await world.play([RULE, NEWEST])
    assert.ok(isSaved(world), 'CRITICAL saves a checkpoint')
    await playCodex(world, async (codex) => {
      await codex.prompt('Go on.')
      const told = plain(codex.sent(0))
      assert.match(told, /<resumption-context checkpoint="cx-\d+">/)
      assert.deepEqual(listMissing(told), [], told)
      await codex.prompt('And now?')
      assert.doesNotMatch(codex.sent(-1), /<resumption-context/, 'once')
    })
  })

  journey('from Codex to Claude Code', { files: FILES }, async (world) => {
    await playCodex(world, async (codex) => {
      const patch = [
        '*** Begin Patch',
        '*** Add File: src/harbosu.ts',
        '+export const attempts = 3',
        '*** End Patch',
        '',
      ]
      codex.api.script(
        { text: 'Understood.', tokens: 20_000 },
        { patch: patch.join('\n'), tokens: 21_000 },
        { command: 'sh check.sh', tokens: 205_000 },
        { command: 'ls', tokens: 206_000 },
        { text: 'The table is half done.', tokens: 207_000 },
      )
      await codex.prompt(RULE)
      await codex.prompt(NEWEST, { resume: true })
    })
    assert.ok(isSaved(world), 'CRITICAL saves a checkpoint')
    await world.play(['Go on.'])
    const told = wholeText(world.request('main', 0))
    assert.match(told, /<resumption-context checkpoint="cx-\d+">/)
    assert.deepEqual(listMissing(told), [], told)
  })
})
