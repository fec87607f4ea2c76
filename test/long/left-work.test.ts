import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { GONE, openStory, time } from '../bundle/left-story.ts'
import { runCommand } from '../bundle/run-command.ts'
import { runHook } from '../bundle/run-hook.ts'
import { appendRows, fillIn } from '../bundle/sandbox.ts'
import { COMPACTION_ROWS, readState } from '../bundle/story.ts'
import { A, B, transcriptOf } from '../bundle/track.ts'

const C = B.replace(/b$/, 'c')
const AS_PERSON = ['-c', 'user.name=P', '-c', 'user.email=p@localhost', '-c', 'commit.gpgsign=false']
const LINES =
  /^<resumption-context session="5e55[^"]*a">\nAn earlier session on main \(2026-11-21 10:00 to 11:\d\d UTC\) left work unfinished\. The user's last request there: "Port the importer to streams, and keep the old flags working\."\nOpen: ([^\n]*)\. If the user wants to go on, `holdfast resume` prints the rest \(node \S+holdfast\.mjs resume --session 5e55\S*a\)\.\n<\/resumption-context>$/

describe('what the next session is told of an ended one', { concurrency: 3 }, () => {
  it('exit: the request, since when, what is open, once; and holdfast resume prints the rest', async (test) => {
    const story = openStory(test)
    await story.work()
    story.say('The CSV reader is ported. The JSON reader is next.')
    const told = await story.start(B)
    assert.match(told, LINES)
    assert.equal(LINES.exec(told)?.[1], 'tasks: Port the JSON reader')
    assert.equal(await story.start(C), '', 'once')
    for (const args of [[], ['--session', A], ['--session', '5e551']]) {
      const { code, out, err } = story.resume(...args)
      assert.deepEqual([code, err], [0, ''])
      assert.match(out, /was last at work on 2026-11-21T11:00:00\.000Z/)
      assert.match(out, /<newest-user-words[^>]*>Port the importer to streams/)
      assert.match(out, /<open-tasks>Port the JSON reader</)
    }
    assert.equal(JSON.parse(story.resume('--json').out).checkpoint_id, null)
  })

  it("the model's findings, as its own words", async (test) => {
    const story = openStory(test)
    await story.work()
    story.say('The real cause is that `readRows` counts each retry twice.')
    story.say('The CSV reader is ported. The JSON reader is next.')
    await story.start(B)
    const found = /<last-answer note="the model's own words before, newest first">([^<]*)<\/last-answer>/
    assert.match(found.exec(story.resume().out)?.[1] ?? '', /readRows` counts each retry twice/)
  })

  it('/clear: the session of the same client that came before', async (test) => {
    const story = openStory(test)
    await story.work()
    story.say('The CSV reader is ported.')
    assert.match(await story.start(B, { source: 'clear', pid: GONE }), LINES)
    assert.equal(await story.start(C, { source: 'clear', pid: GONE }), '')
  })

  it('kill: a turn that was cut off', async (test) => {
    const story = openStory(test)
    await story.work()
    story.call('Bash', { command: 'npm test' }, null)
    assert.match(
      LINES.exec(await story.start(B))?.[1] ?? '',
      /^its last turn was cut off; tasks: Port the JSON reader$/,
    )
  })

  it('crash of the terminal: half a line at the end, or no transcript at all', async (test) => {
    const story = openStory(test)
    await story.work()
    appendFileSync(fillIn(story.sandbox, transcriptOf(A)), '{"parentUuid":null,"type":"assist')
    assert.match(await story.start(B), LINES)
    const lost = openStory(test)
    await lost.work()
    rmSync(fillIn(lost.sandbox, transcriptOf(A)))
    const told = await lost.start(B)
    assert.match(told, /last request there: "Port the importer/)
    assert.match(told, /Open: no answer is recorded\./)
    assert.equal(await lost.start(C), '')
    assert.match(lost.resume().out, /Port the importer to streams/)
  })

  it('a compaction, one more prompt, an exit', async (test) => {
    const story = openStory(test)
    await story.work()
    const compact = (event: 'pre-compact' | 'session-start', name: string, more: object) =>
      runHook(story.sandbox, event, {
        stdin: story.payload(name, A, more),
        env: { HOLDFAST_NOW: time(11, 10), CLAUDE_PID: GONE },
      })
    await compact('pre-compact', 'PreCompact', { trigger: 'manual', custom_instructions: null })
    await compact('session-start', 'SessionStart', { source: 'compact' })
    appendRows(story.sandbox, transcriptOf(A), COMPACTION_ROWS)
    await story.ask('Now port the JSON reader.', time(11, 20))
    story.say('I have begun with the JSON reader.', time(11, 21))
    const told = await story.start(B)
    assert.match(
      told,
      /there: "Now port the JSON reader\.", and before: "Port [^\n]*\nOpen: tasks: Port the JSON reader\./,
    )
    assert.equal(await story.start(C), '')
    assert.match(story.resume().out, /Now port the JSON reader\./)
    await story.ask('Then port the XML reader.', time(13), A)
    await compact('pre-compact', 'PreCompact', { trigger: 'auto', custom_instructions: null })
    assert.match(
      story.resume().out,
      /Its last turn was cut off\. Compactions of that session: 1 by \/compact at [^;]*, cx-001\. /,
    )
    const next = await story.start(C.replace(/c$/, 'd'), { now: time(14), pid: GONE })
    assert.match(next, /Compactions of that session: 1 by \/compact at [^;]*, cx-001\. /)
  })

  it('branch switched: another branch hears nothing and does not use it up', async (test) => {
    const story = openStory(test)
    await story.work()
    story.checkOut('other')
    assert.equal(await story.start(B), '')
    const { settled } = readState(story.sandbox, A)
    assert.match(JSON.stringify(settled), /"branch":"main"/, 'later starts of other branches do not read it again')
    assert.equal(await story.start(B.replace(/b$/, 'd')), '')
    assert.deepEqual(readState(story.sandbox, A).settled, settled)
    story.checkOut('main')
    assert.match(await story.start(C), LINES)
    const within = openStory(test)
    await within.work()
    await within.ask('Go to the branch of the manual and list its pages.', time(11, 5), A, 'other')
    assert.equal(await within.start(B), '', 'the work went to the other branch')
    within.checkOut('other')
    assert.match(await within.start(C), /An earlier session on other .*\n.*cut off/)
  })

  it('a rebase cut off: the branch before hears of it, and a head that is still detached', async (test) => {
    for (const isDetached of [false, true]) {
      const story = openStory(test)
      await story.work()
      await story.ask('Rebase it onto the release.', time(11, 5), A, 'HEAD')
      if (isDetached) writeFileSync(join(story.sandbox.project, '.git/HEAD'), `${'1'.repeat(40)}\n`)
      assert.match(
        await story.start(B),
        /An earlier session \([^)]*\) left [^\n]*there: "Rebase it onto the release\."/,
      )
    }
    const story = openStory(test)
    await story.work()
    await story.ask('Rebase it onto the release.', time(11, 5), A, 'HEAD')
    story.checkOut('other')
    assert.equal(await story.start(B), '')
  })

  it('a paste before a compaction is not told as words that nobody answered', async (test) => {
    const story = openStory(test)
    await story.start(A, { now: time(10), pid: GONE })
    const log = Array.from(
      { length: 12 },
      (_, line) => `2026-11-21T10:00:${10 + line} ERROR worker ${line} lost its lease`,
    )
    await story.ask(log.join('\n'))
    story.edit()
    const stdin = story.payload('PreCompact', A, { trigger: 'manual', custom_instructions: null })
    await runHook(story.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, 10), CLAUDE_PID: GONE } })
    const start = story.payload('SessionStart', A, { source: 'compact' })
    await runHook(story.sandbox, 'session-start', {
      stdin: start,
      env: { HOLDFAST_NOW: time(11, 10), CLAUDE_PID: GONE },
    })
    appendRows(story.sandbox, transcriptOf(A), COMPACTION_ROWS)
    story.edit()
    story.say('Fixed: the lease is renewed in time. All tests pass.', time(11, 21))
    assert.doesNotMatch(await story.start(B), /cut off/)
  })

  it('a renamed branch hears of what was left under the old name, with a compaction and without', async (test) => {
    for (const isCompacted of [true, false]) {
      const story = openStory(test)
      const git = (...args: string[]) => execFileSync('git', [...AS_PERSON, ...args], { cwd: story.sandbox.project })
      git('init', '-q', '-b', 'main')
      git('commit', '-q', '--allow-empty', '-m', 'one')
      await story.work()
      const stdin = story.payload('PreCompact', A, { trigger: 'manual', custom_instructions: null })
      if (isCompacted) await runHook(story.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, 10) } })
      git('branch', 'topic')
      git('checkout', '-q', 'topic')
      if (isCompacted) assert.equal(await story.start(B), '', 'the old name is there')
      git('checkout', '-q', 'main')
      git('branch', '-m', 'main', 'feature/retry')
      assert.match(await story.start(C), /Port the importer to streams/)
    }
  })

  it('a commit that was dropped after the end of the session is not told as finished', async (test) => {
    const story = openStory(test)
    const git = (...args: string[]) =>
      execFileSync('git', [...AS_PERSON, ...args], { cwd: story.sandbox.project, encoding: 'utf8' })
    git('init', '-q', '-b', 'main')
    const commit = (subject: string) => {
      const printed = git('commit', '--allow-empty', '-m', subject)
      story.call('Bash', { command: `git commit --allow-empty -m "${subject}"` }, printed)
      return git('rev-parse', '--short', 'HEAD').trim()
    }
    await story.work()
    const [kept, dropped] = [commit('Read dates'), commit('Read times')]
    const changes = () => runCommand(story.sandbox, 'checkpoint', 'changes', '--session', A).out
    assert.ok([kept, dropped].every((id) => changes().includes(id)))
    git('reset', '-q', '--hard', 'HEAD^')
    assert.match(changes(), /Read dates/)
    assert.doesNotMatch(changes(), /Read times/)
    const stdin = story.payload('PreCompact', A, { trigger: 'manual', custom_instructions: null })
    await runHook(story.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, 10) } })
    const told = await story.start(B)
    assert.match(told, /Read dates \(committed\)/)
    assert.doesNotMatch(told, /Read times \(committed\)/)
  })

  it('a damaged checkpoint: the intact one before it counts', async (test) => {
    const story = openStory(test)
    await story.work()
    const compact = async (minute: number) => {
      const stdin = story.payload('PreCompact', A, { trigger: 'manual', custom_instructions: null })
      await runHook(story.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, minute) } })
    }
    await compact(10)
    await story.ask('Now port the JSON reader.', time(11, 20))
    await compact(30)
    appendRows(story.sandbox, transcriptOf(A), COMPACTION_ROWS)
    const file = join(story.sandbox.project, '.holdfast/checkpoints/cx-002-checkpoint.json')
    writeFileSync(file, '{')
    runCommand(story.sandbox, 'checkpoint', 'ack', 'cx-001')
    assert.match(await story.start(B), /Open: (?:[^\n]*; )?tasks: Port the JSON reader/)
  })

  it('a repository inside the project: the branch is that of the project, with a compaction and without', async (test) => {
    for (const isCompacted of [true, false]) {
      const story = openStory(test)
      const nested = join(story.sandbox.project, 'vendor/lib')
      mkdirSync(join(nested, '.git'), { recursive: true })
      writeFileSync(join(nested, '.git/HEAD'), 'ref: refs/heads/dev\n')
      await story.work()
      const row = { type: 'assistant', uuid: 'u-nested', timestamp: time(11), gitBranch: 'dev', cwd: nested }
      const message = { id: 'm', role: 'assistant', content: [{ type: 'text', text: 'I look at the library.' }] }
      appendRows(story.sandbox, transcriptOf(A), `${JSON.stringify({ ...row, message })}\n`)
      const more = { cwd: nested, trigger: 'manual', custom_instructions: null }
      const stdin = story.payload('PreCompact', A, more)
      if (isCompacted) await runHook(story.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, 10) } })
      assert.match(await story.start(B), /Port the importer to streams/)
    }
  })
})

describe('what is not told', { concurrency: 3 }, () => {
  const silent = (name: string, make: (story: ReturnType<typeof openStory>) => Promise<unknown> | unknown) =>
    it(name, async (test) => {
      const story = openStory(test)
      await story.start(A, { now: time(10), pid: GONE })
      await make(story)
      assert.equal(await story.start(B), '')
      assert.equal(await story.start(C), '')
    })
  silent('a session without a request', () => {})
  silent('a session of slash commands and greetings', async ({ ask, say }) => {
    await ask('/deploy now')
    await ask('hello')
    say('Hello. What shall I do?')
  })
  silent('a question that was answered', async ({ ask, say }) => {
    await ask('Where is the importer configured?')
    say('In src/config.ts, by the key "importer".')
  })
  silent('tasks that are all ticked', async ({ ask, say, edit, todos }) => {
    await ask('Port the importer to streams.')
    edit()
    todos(['Port the CSV reader', 'completed'], ['Port the JSON reader', 'completed'])
    say('Both readers use streams.')
  })
  silent('work that was committed', async ({ ask, say, edit, call }) => {
    await ask('Port the importer to streams.')
    edit()
    call('Bash', { command: 'git commit -am "Port the importer"' }, '[main 1234567] Port the importer')
    say('It is in.')
  })
  silent('work that the person closed', async ({ ask, say, edit }) => {
    await ask('Port the importer to streams.')
    edit()
    say('It is ported.')
    await ask('thanks, great')
  })
  it('changes that the person committed alone; changes that are not committed are named', async (test) => {
    const story = openStory(test)
    const { project } = story.sandbox
    const git = (...args: readonly string[]) => execFileSync('git', ['-C', project, ...AS_PERSON, ...args])
    git('init', '-q', '-b', 'main')
    git('commit', '-q', '--allow-empty', '-m', 'Begin')
    await story.start(A, { now: time(10), pid: GONE })
    await story.ask('Port the importer to streams.')
    story.edit()
    story.say('The readers share a buffer.')
    mkdirSync(join(project, 'src'), { recursive: true })
    writeFileSync(join(project, 'src/import.ts'), 'b\n')
    const told = await story.start(B)
    assert.match(told, /may have left work unfinished.*\nOpen: uncommitted changes to src\/import\.ts\. /)
    story.say('The writers are next.')
    await story.start(A, { source: 'resume', now: time(13), pid: GONE })
    story.edit()
    await story.ask('And the comments.', time(13, 5))
    story.say('The comments name the buffer.', time(13, 6))
    git('add', 'src')
    git('commit', '-q', '-m', 'Port the importer')
    assert.equal(await story.start(C, { now: time(14) }), '')
  })
  silent('work that an answer calls done', async ({ ask, say, edit }) => {
    await ask('Port the importer to streams.')
    edit()
    say('Done. All tests pass.')
  })
  silent('work whose last word is short, behind an answer that spoke of more', async ({ ask, say, edit }) => {
    await ask('Review the importer and write down what is wrong with it.')
    say('Three findings, see the notes.')
    await ask('Now fix the first one.', time(11, 10))
    edit()
    say('Done.', time(11, 11))
  })

  it('work older than the limit, of a running session, of a resumed one, to a subagent', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.equal(await story.start(B, { agent: 'agent-1' }), '', 'a subagent')
    assert.equal(await story.start(B, { source: 'resume' }), '', 'a resumed session')
    assert.equal(await story.start(A, { source: 'startup', pid: GONE }), '', 'the session itself')
    assert.match(await story.start(C), LINES, 'none of them used it up')
    const old = openStory(test)
    await old.work()
    assert.equal(await old.start(B, { now: '2026-11-29T12:00:00.000Z' }), '')
    const running = openStory(test)
    await running.start(A, { now: time(10), pid: '1' })
    await running.ask('Port the importer to streams.')
    assert.equal(await running.start(B, { pid: GONE }), '')
  })

  it('work of a person to a program, which does not use it up; a program goes on with work of programs', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.equal(await story.start(B, { attended: false, pid: GONE }), '')
    assert.match(await story.start(C), LINES)
    const loop = openStory(test)
    await loop.start(A, { now: time(10), pid: GONE, attended: false })
    await loop.ask('Port the importer to streams.')
    loop.call('Bash', { command: 'npm test' }, null)
    assert.match(await loop.start(B, { attended: false, pid: GONE }), /cut off/)
    const compacted = openStory(test)
    await compacted.work()
    const stdin = compacted.payload('PreCompact', A, { trigger: 'auto', custom_instructions: null })
    await runHook(compacted.sandbox, 'pre-compact', { stdin, env: { HOLDFAST_NOW: time(11, 10), CLAUDE_PID: GONE } })
    assert.equal(await compacted.start(B, { attended: false, pid: GONE }), '')
    assert.match(await compacted.start(C), /checkpoint="cx-001"/)
  })

  it('work that a fork goes on with: the fork is told alone', async (test) => {
    const story = openStory(test)
    await story.work()
    const rows = readFileSync(fillIn(story.sandbox, transcriptOf(A)), 'utf8')
    for (const [fork, minute] of [[B, 1] as const, [C, 2] as const]) {
      assert.equal(await story.start(fork, { source: 'fork', now: time(12, minute), pid: GONE }), '')
      appendRows(story.sandbox, transcriptOf(fork), rows.replaceAll(A, fork))
    }
    await story.ask('Then the XML reader.', time(12, 5), C)
    const D = B.replace(/b$/, 'd')
    const told = await story.start(D, { now: time(13), pid: GONE })
    assert.match(told, /<resumption-context session="5e55\S*c">\n.*"Then the XML reader\."/)
    assert.equal(await story.start(D.replace(/d$/, 'e'), { now: time(13, 1), pid: GONE }), '')
  })

  it('work of another person', async (test) => {
    const story = openStory(test)
    await story.work()
    writeFileSync(join(story.sandbox.home, '.local/state/holdfast/key'), `${'ab'.repeat(16)}\n`)
    assert.equal(await story.start(B), '')
    assert.equal(story.resume().code, 1)
  })

  it('work that goes on after it was told is told anew at its next end, and no other', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.match(await story.start(B, { pid: GONE }), LINES)
    await story.ask('Where is the importer configured?', time(12, 1), B)
    story.say('In src/config.ts, by the key "importer".', time(12, 1), B)
    await story.start(A, { source: 'resume', now: time(13), pid: GONE })
    assert.deepEqual(readState(story.sandbox).settled, { at: time(11), bytes: null }, 'it runs again')
    assert.equal(await story.start(C, { now: time(13, 1) }), '', 'nothing was done since it was told')
    await story.ask('And the XML reader.', time(13, 5))
    assert.match(
      await story.start(C.replace(/c$/, 'd'), { now: time(14) }),
      /last request there: "And the XML reader\."/,
    )
  })
})
