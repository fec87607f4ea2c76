import assert from 'node:assert/strict'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { checkMarkup } from './host-contract.ts'
import { makeJourney } from './journey-steps.ts'
import { runCommand } from './run-command.ts'
import { createSandbox, distOf, type Sandbox } from './sandbox.ts'
import { SESSION } from './story.ts'

const RICH = 'compactions-close-together-shrink-what-is-injected'
const CORRECTED = 'what-was-corrected-between-two-compactions-holds-after-the-second'
const checkpointPath = (sandbox: Sandbox, id: string) =>
  join(sandbox.project, '.holdfast/checkpoints', `${id}-checkpoint.json`)

/** The text of an element. */
function elementOf(prompt: string, name: string): string {
  return new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(prompt)?.[1] ?? ''
}

describe('resume', { concurrency: 3 }, () => {
  it('prints a prompt of 500 to 1,000 tokens for a session with much to tell', async (test) => {
    const { code, out, err } = runCommand(await makeJourney(test, RICH), 'resume')
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^Continue the work of an earlier Claude Code session in this repository\./)
    assert.match(out, /<resumption-context checkpoint="cx-004">/)
    const tokens = Math.ceil(out.length / 4)
    assert.ok(tokens >= 500 && tokens <= 1000, `${tokens} tokens`)
    checkMarkup(out)
    assert.doesNotMatch(out, /has ended/, 'nobody looked whether it still runs')
  })

  it('prints what was said in its order, what is open and what is done', async (test) => {
    const { out } = runCommand(await makeJourney(test, CORRECTED), 'resume')
    assert.match(elementOf(out, 'earlier-user-words'), /Use CSV for the export\.\n- No, use Parquet instead of CSV\./)
    assert.match(elementOf(out, 'open-tasks'), /^Write the manual/)
    assert.equal(elementOf(out, 'finished'), 'Write the export')
    assert.equal(elementOf(out, 'newest-user-words'), 'Yes. Put the examples into docs/examples.')
    assert.doesNotMatch(elementOf(out, 'goal'), /CSV/)
    assert.doesNotMatch(out, /The user had not answered the open question/)
  })

  it('never answers a question for the user', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    const { out } = runCommand(sandbox, 'resume', '--checkpoint', 'cx-001')
    assert.match(out, /<resumption-context checkpoint="cx-001">/)
    assert.match(out, /The user had not answered the open question: ask it again, do not decide it\./)
    assert.doesNotMatch(out, /Parquet/, 'an older checkpoint is told as it stands')
    assert.match(out, /<waiting-for-user answered="no">[^<]*Shall I compress it with gzip\?<\/waiting-for-user>/)
  })

  it('takes the newest checkpoint of a session', async (test) => {
    const sandbox = await makeJourney(test, 'two-sessions-never-hear-of-each-other')
    const other = SESSION.replace(/a$/, 'b')
    assert.match(runCommand(sandbox, 'resume').out, /Translate the manual\./)
    assert.match(runCommand(sandbox, 'resume', '--session', SESSION).out, /Make the parser accept empty input\./)
    assert.match(runCommand(sandbox, 'resume', '--session', other).out, /Translate the manual\./)
    assert.match(runCommand(sandbox, 'resume', '--session', '5e55').out, /Translate the manual\./, 'by its beginning')
  })

  it('prints the work of an ended session although another session was handed it already', async (test) => {
    const { code, out } = runCommand(await makeJourney(test, 'an-ended-session-is-handed-over-once'), 'resume')
    assert.equal(code, 0)
    assert.equal(elementOf(out, 'newest-user-words'), 'Make the parser accept empty input.')
    assert.match(elementOf(out, 'failing'), /^npm test: failed/)
  })

  it('names checkpoint, session and size as JSON', async (test) => {
    const sandbox = await makeJourney(test, RICH)
    const { prompt, tokens, ...names } = JSON.parse(runCommand(sandbox, 'resume', '--json').out)
    assert.deepEqual(names, { checkpoint_id: 'cx-004', session_id: SESSION })
    assert.equal(`${prompt}\n`, runCommand(sandbox, 'resume').out)
    assert.ok(tokens >= 500 && tokens <= 1000, `${tokens} tokens`)
  })

  it('says how to search the transcript with the command that printed it, and that works', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    assert.match(runCommand(sandbox, 'resume').out, /search it: node \$DIST\/holdfast\.mjs recall WORDS<\/transcript>/)
    const found = runCommand(sandbox, 'recall', 'Parquet')
    assert.equal(found.code, 0, found.err)
    assert.match(found.out, /No, use Parquet instead of CSV\./)
  })

  it('calls a command that lies in the project by its path in it', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    const folder = join(sandbox.project, '.claude/holdfast')
    cpSync(distOf(sandbox), join(folder, 'dist'), { recursive: true, dereference: true })
    const { out } = runCommand({ ...sandbox, root: folder }, 'resume')
    assert.match(out, /search it: node \.claude\/holdfast\/dist\/holdfast\.mjs recall WORDS/)
  })

  it('without any work says so', (test) => {
    const { code, out, err } = runCommand(createSandbox(test), 'resume')
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^No work yet: no session of yours has asked for anything here\n$/)
  })

  it('passes over a damaged checkpoint, and names it when it is asked for', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    writeFileSync(checkpointPath(sandbox, 'cx-002'), '{"checkpoint_id":')
    assert.match(runCommand(sandbox, 'resume').out, /<resumption-context checkpoint="cx-001">/)
    const { code, out, err } = runCommand(sandbox, 'resume', '--checkpoint', 'cx-002')
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /Cannot use checkpoint "\.holdfast\/checkpoints\/cx-002-checkpoint\.json": not JSON/)
    assert.equal(readFileSync(checkpointPath(sandbox, 'cx-002'), 'utf8'), '{"checkpoint_id":', 'it is left as it is')
  })

  it('works without the transcript', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    rmSync(join(sandbox.home, '.claude'), { recursive: true })
    const { code, out, err } = runCommand(sandbox, 'resume')
    assert.deepEqual([code, err], [0, ''])
    assert.match(elementOf(out, 'earlier-user-words'), /No, use Parquet instead of CSV\./)
    assert.match(
      out,
      /Recorded in \.holdfast\/checkpoints\/cx-\d+-checkpoint\.json; its transcript is gone; the user's words/,
    )
    assert.equal(elementOf(out, 'transcript'), '', 'nobody can search it')
  })

  it('refuses what is no session, no checkpoint or no folder', async (test) => {
    const sandbox = await makeJourney(test, CORRECTED)
    const refused = [
      [['--session', '../x'], /is not a session id/],
      [['--session', 'nobody'], /No checkpoint of session "nobody"; holdfast checkpoint list shows what there is/],
      [
        ['--checkpoint', '../x'],
        /"\.\.\/x" is not a checkpoint id, as cx-001 is; holdfast checkpoint list shows what there is/,
      ],
      [['--checkpoint', 'cx-099'], /There is no checkpoint "cx-099"; holdfast checkpoint list shows what there is/],
      [['nowhere'], /"nowhere" is not a folder; name the repository/],
    ] as const
    for (const [args, reason] of refused) {
      const { code, out, err } = runCommand(sandbox, 'resume', ...args)
      assert.ok(code !== 0, args.join(' '))
      assert.equal(out, '', args.join(' '))
      assert.match(err, reason)
    }
  })
})
