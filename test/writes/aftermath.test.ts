import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { openShellProject } from '../bundle/shell-project.ts'

const AGENT = { agent_id: 'a1b2c3', agent_type: 'general-purpose' }

const OUTSIDE =
  "fs.writeFileSync('src/a.ts', 'b'); fs.writeFileSync('src/b.ts', 'b'); fs.writeFileSync('docs/b.md', 'b')"
const RUN = 'node script.js'

for (const isRepository of [true, false]) {
  describe(isRepository ? 'in a git work tree' : 'without git', { concurrency: 2 }, () => {
    it('what a program wrote outside the roots is told to the model and journaled, once', async (test) => {
      const { before, after, journal } = openShellProject(test, OUTSIDE, isRepository)
      await before(RUN)
      const told = await after(RUN)
      assert.match(
        told,
        /^confined-writes: while Bash ran \(node script\.js\), .*: "src\/a\.ts", "src\/b\.ts"; writes are/,
      )
      const [event, ...others] = journal()
      assert.deepEqual(
        [event.tool, event.target, event.paths, event.agent_id],
        ['Bash', RUN, 'src/a.ts, src/b.ts', null],
      )
      assert.deepEqual(others, [])
      assert.equal(await after(RUN), '')
      assert.equal(journal().length, 1)
    })

    it('what it wrote inside the roots is no matter', async (test) => {
      const { before, after, journal, at } = openShellProject(test, "fs.writeFileSync('docs/b.md', 'b')", isRepository)
      await before(RUN)
      assert.equal(await after(RUN), '')
      assert.deepEqual(journal(), [])
      assert.equal(existsSync(at('.holdfast/sessions/s1/pending-calls')), false)
    })

    it('what was changed before it ran is not laid at its door', async (test) => {
      const { before, after, write } = openShellProject(test, '', isRepository)
      write('src/mine.ts', 'the person is at work\n')
      write('src/a.ts', 'here too\n')
      await before(RUN)
      assert.equal(await after(RUN), '')
    })

    it('a file it removed, and one it changed a second time, are told', async (test) => {
      const script = "fs.rmSync('src/a.ts'); fs.writeFileSync('src/mine.ts', 'another')"
      const { before, after, write } = openShellProject(test, script, isRepository)
      write('src/mine.ts', 'mine')
      await before(RUN)
      assert.match(await after(RUN), /: "src\/a\.ts", "src\/mine\.ts";/)
    })
  })
}

describe('whose call it was', { concurrency: 2 }, () => {
  it('a subagent is told of its own, with its id in the record', async (test) => {
    const { before, after, journal } = openShellProject(test, OUTSIDE)
    await before(RUN, { more: AGENT })
    assert.match(await after(RUN, { more: AGENT }), /^confined-writes: /)
    assert.deepEqual(
      journal().map(({ agent_id }) => agent_id),
      ['a1b2c3'],
    )
  })

  it('a governance file that a plain command writes raises the criticality, also where the call is settled at first sight', async (test) => {
    const { before, after, at, write } = openShellProject(test, '')
    write('docs/adr/.keep', '')
    // The first call leaves the configuration for the next ones to know.
    for (const [index, name] of ['a.md', 'b.md', 'adr/c.md'].entries()) {
      const command = `echo x > docs/${name}`
      await before(command, { id: `toolu_${index}` })
      await after(command, { id: `toolu_${index}` })
      const state = at('.holdfast/sessions/s1/state.json')
      const raised = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).raised_criticality : undefined
      assert.equal(raised, name === 'adr/c.md' ? 'C3' : undefined, name)
    }
  })

  it('a call that failed has no end a hook sees; the next one tells what it left', async (test) => {
    const { before, after, journal } = openShellProject(test, `${OUTSIDE}; process.exit(1)`)
    await before(RUN, { id: 'toolu_1' })
    assert.match(await after('ls', { id: 'toolu_2' }), /^confined-writes: while Bash ran \(node script\.js\)/)
    assert.deepEqual(
      journal().map(({ target }) => target),
      [RUN],
    )
  })

  it("the session does not take up what a subagent's running call may still change", async (test) => {
    const { before, after } = openShellProject(test, OUTSIDE)
    await before(RUN, { id: 'toolu_1', more: AGENT })
    assert.equal(await after('ls', { id: 'toolu_2' }), '')
    assert.match(await after(RUN, { id: 'toolu_1', more: AGENT }), /^confined-writes: /)
  })
})

describe('a build that is settled at first sight', { concurrency: 2 }, () => {
  for (const more of [{}, AGENT])
    it(`leaves the note of a full look, ${more === AGENT ? 'of a subagent' : 'of the session'}`, async (test) => {
      const { fire, at, write } = openShellProject(test, '')
      write('docs/context/GUARDRAILS.md', '---\nschema_version: "1"\n---\n# Rules\n')
      write('.claude/settings.json', '{"hooks":{"Stop":[]}}')
      // The first call leaves the configuration for the next ones to know.
      const calls = [
        'npm test',
        'npm test',
        'cd docs && npx vitest run "a b" 2>&1 | tail -5',
        'npm test -- --outDir src',
      ]
      const notes = []
      for (const [index, command] of calls.entries()) {
        assert.equal(await fire('pre-tool-use', command, { id: `toolu_${index}`, more }), '')
        const { target, ...note } = JSON.parse(
          readFileSync(at(`.holdfast/sessions/s1/pending-calls/toolu_${index}.json`), 'utf8'),
        )
        assert.equal(target, command)
        notes.push(note)
      }
      const [full, ...settled] = notes
      assert.ok(Object.keys(full.own).length > 1 && full.before.trees.length === 1)
      for (const note of settled) assert.deepEqual(note, full)
    })
})

describe('a script of the package', { concurrency: 2 }, () => {
  for (const [name, command] of [
    ['build', 'npm run build'],
    ['build', 'cd docs && npm run build 2>&1 | tail -3'],
    ['build', '(cd docs && npm run build)'],
    ['build', 'npm test; (npm run build); ls'],
    ['pretest', 'npm t'],
  ])
    it(`is followed by each look at \`${command}\``, async (test) => {
      const { fire, write } = openShellProject(test, '')
      write('package.json', JSON.stringify({ scripts: { [String(name)]: 'cp docs/a.md ../outside.md' } }))
      const answers = []
      for (const index of [1, 2, 3]) answers.push(await fire('pre-tool-use', String(command), { id: `toolu_${index}` }))
      assert.match(String(answers[0]), /confined-writes/)
      assert.deepEqual(answers.slice(1), [answers[0], answers[0]])
    })
})

describe('a project of more files than are looked at', () => {
  it('without git, is told of what changed in the part that is, and of nothing else', async (test) => {
    const { before, after, write } = openShellProject(test, OUTSIDE, false)
    for (let folder = 0; folder < 21; folder += 1)
      for (let file = 0; file < 1000; file += 1) write(`many/${folder}/${file}`, '')
    await before(RUN)
    assert.match(await after(RUN), /^$|: "src\/a\.ts", "src\/b\.ts";/)
  })

  it('in git, as well', async (test) => {
    const { before, after, write } = openShellProject(test, OUTSIDE)
    for (let file = 0; file < 2100; file += 1) write(`many/${file}`, '')
    await before(RUN)
    assert.match(await after(RUN), /: "src\/a\.ts", "src\/b\.ts";/)
  })
})
