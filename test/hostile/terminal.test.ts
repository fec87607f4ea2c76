import assert from 'node:assert/strict'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { runHook } from '../bundle/run-hook.ts'
import { appendRows, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { COMPACTION_ROWS, PAYLOADS, SESSION, TRANSCRIPT } from '../bundle/story.ts'
import { listCommands } from './every-command.ts'
import { createRepository, type Environment, git, runBundle, statuslinePayload, write } from './stage.ts'

let outputs = 0
let obeyed = 0
after(() =>
  saveCounts('hostile', { terminal: `${outputs} outputs of commands, ${obeyed} with a sequence a terminal obeys` }),
)

/**
 * What a terminal does something on: titles, links, the clipboard, the cursor, conceal, a bell, lines overwritten,
 * direction turned.
 */
const SEQUENCES = [
  '\u001b]0;title\u0007',
  '\u001b]8;;http://evil\u001b\\link\u001b]8;;\u001b\\',
  '\u001b]52;c;cm0gLXJm\u0007',
  '\u001b[2J\u001b[H',
  '\u001b[8mhidden\u001b[0m',
  '\u001b[1A\u001b[2K',
  '\u001bP+q\u001b\\',
  '\u001b_apc\u001b\\',
  '\u001bc',
  '\u009b31m\u009d0;x\u009c\u0090q\u0085',
  '\r overwritten',
  '\b\b\b',
  '\u0007',
  '\u007f',
  '\u000b\u000c\u000e\u0000',
  '\u202egnp.exe\u202c\u2066x\u2069\u200f\u061c',
  '\u200b\u2060\ufeff\u00ad',
  '\u2028\u2029',
  '\u{e0041}\u{e0042}',
  '\ud800',
]
const HOSTILE = `evil ${SEQUENCES.join(' ')} end`

/** Only what `paint` writes itself, tabs and line feeds. */
const OBEYED =
  /\u001b(?!\[(?:[12]|22|3[1-6]|39)m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u

function check(name: string, text: string): void {
  outputs += 1
  const found = OBEYED.exec(text)
  if (found === null) return
  obeyed += 1
  assert.fail(`${name}: ${JSON.stringify(text.slice(Math.max(0, found.index - 80), found.index + 40))}`)
}

/** A value with the sequences in every text of a record that a file holds, its ids and times left as they are. */
function infect(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => infect(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, infect(item, name)]))
  const isKey =
    /id$|^(?:type|at|timestamp|trigger|event|schema_version|role|status|code|uuid|parentUuid|previous|previous_tier|new_tier|threshold_tier|transcript_path|plan_status)$/.test(
      key,
    )
  return typeof value === 'string' && !isKey ? `${value} ${HOSTILE}` : value
}

const infectLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : JSON.stringify(infect(JSON.parse(line)))))
    .join('\n')

/** A session, its checkpoints, journal, memories, documents, configuration and branch, each as if an enemy had written it. */
async function createInfected(sandbox: Sandbox): Promise<void> {
  const { project } = sandbox
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  await runHook(sandbox, 'session-start', { stdin: PAYLOADS['session-start'] })
  appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  await runBundle(sandbox, 'holdfast.mjs', ['memory', 'add', 'Keep the parser.'])
  const transcripts = join(sandbox.home, '.claude/projects')
  for (const name of readdirSync(transcripts, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.jsonl'))) {
    const path = join(transcripts, name)
    writeFileSync(path, infectLines(readFileSync(path, 'utf8')))
  }
  const state = join(project, '.holdfast')
  for (const name of readdirSync(join(state, 'checkpoints')).filter((file) => file.endsWith('.json'))) {
    const path = join(state, 'checkpoints', name)
    writeFileSync(path, `${JSON.stringify(infect(JSON.parse(readFileSync(path, 'utf8'))))}\n`)
  }
  const journal = join(state, 'events.jsonl')
  writeFileSync(journal, infectLines(readFileSync(journal, 'utf8')))
  appendFileSync(
    journal,
    `${JSON.stringify({ at: HOSTILE, event: HOSTILE, session_id: HOSTILE, guard: HOSTILE, tool: HOSTILE, target: HOSTILE })}\n`,
  )
  appendFileSync(
    journal,
    `${JSON.stringify({ at: '2026-11-21T12:00:00.000Z', event: 'problem', hook: HOSTILE, code: HOSTILE, text: HOSTILE, session_id: SESSION })}\n`,
  )
  const note = `---\nid: m-evil\nnamespace: decisions\ntags: [${JSON.stringify(HOSTILE)}]\nbranch: ${JSON.stringify(HOSTILE)}\ntrack: ${JSON.stringify(HOSTILE)}\ncreated: ${JSON.stringify(HOSTILE)}\n---\n${HOSTILE.replaceAll('\u0000', '')} Keep the parser.\n`
  git(project, 'notes', '--ref=holdfast/decisions', 'add', '-F', write(sandbox.root, 'note', note), 'HEAD')
  const words = HOSTILE.replaceAll(/[\n\u2028\u2029\u0000]/g, ' ')
  write(
    project,
    'docs/tracks/alpha/PLAN.md',
    `# ${words}\n\n- Task: T1 ${words}\n  - Status: ${words}\n  - Acceptance: ${words}\n`,
  )
  write(project, 'docs/tracks/alpha/DECISIONS.md', `- Decision: ${words}\n  - Reason: ${words}\n`)
  write(project, 'docs/tracks/alpha/SPEC.md', `---\ncriticality: "${words}"\n---\n# ${words}\n`)
  write(project, 'docs/tracks/al\u001b]0;x\u0007pha/PLAN.md', '# Plan\n')
  write(project, `docs/context/${'\u001b[2J\u202e'}.md`, words)
  write(
    project,
    '.claude/agents/evil.md',
    `---\nname: "${words}"\ndescription: x\ntools: "Rea\u001b[2Jd, ${words}"\n---\n${words}\n`,
  )
  write(
    project,
    '.claude/config.yaml',
    `features:\n  ${JSON.stringify(words)}: true\n  party_mode: ${JSON.stringify(words)}\n`,
  )
  write(
    project,
    '.holdfast/config.toml',
    `${JSON.stringify(HOSTILE.replaceAll('\u007f', '').toWellFormed())} = 1\ncriticality = "C\\u001b[2J"\nreinforcement.files = ["\\u001b]0;x\\u0007.md"]\n`,
  )
  write(project, '.claude/context/memory/decisions.md', `## 2020-01-01 ${words}\n\n${`${words}\n`.repeat(1600)}`)
  write(project, '.git/HEAD', `ref: refs/heads/\u001b[2J\u202eevil\n`)
}

const MISTAKES = [
  ['status', HOSTILE],
  [HOSTILE],
  ['--', HOSTILE],
  [`--${HOSTILE}`],
  ['checkpoint', 'show', HOSTILE],
  ['checkpoint', 'diff', HOSTILE, HOSTILE],
  ['checkpoint', 'create', '--session', HOSTILE],
  ['checkpoint', 'create', '--dir', HOSTILE],
  ['resume', '--session', HOSTILE],
  ['resume', '--checkpoint', HOSTILE],
  ['audit', '--session', HOSTILE],
  ['recall', HOSTILE],
  ['recall', '--session', HOSTILE, HOSTILE],
  ['recall', '--kind', HOSTILE, 'x'],
  ['recall', '--full', HOSTILE],
  ['recall', '--limit', HOSTILE, 'x'],
  ['journal', '--event', HOSTILE],
  ['journal', '-n', HOSTILE],
  ['report', '--session', HOSTILE],
  ['report', '-o', `/dev/null/${HOSTILE}`],
  ['explain', HOSTILE],
  ['explain', '--input', HOSTILE],
  ['explain', '--tool', HOSTILE, '--path', HOSTILE],
  ['config', 'get', HOSTILE],
  ['config', 'set', HOSTILE, HOSTILE],
  ['config', 'set', 'criticality', HOSTILE],
  ['config', 'set', 'resumption.orchestration_file', HOSTILE],
  ['flags', 'enable', HOSTILE],
  ['flags', 'enable', 'x', '--percent', HOSTILE],
  ['memory', 'add', '--namespace', HOSTILE, 'x'],
  ['memory', 'list', '--limit', HOSTILE],
  ['memory', 'list', '--dir', HOSTILE],
  ['memory', 'sync', '--remote', HOSTILE],
  ['memory', 'show', HOSTILE],
  ['memory', 'proposals', HOSTILE],
  ['note', HOSTILE, 'x'],
  ['note', 'risk', HOSTILE],
  ['track', 'new', HOSTILE],
  ['track', 'new', 'x', '--template', HOSTILE],
  ['track', 'switch', HOSTILE],
  ['track', 'close', HOSTILE],
  ['tiers', '--session', HOSTILE],
  ['gate', 'all', '--dir', HOSTILE],
  ['init', HOSTILE],
  ['uninstall', HOSTILE],
  ['verify', HOSTILE],
].map((args) => args.map((arg) => arg.replaceAll('\u0000', '')))

it('no command prints what a terminal obeys, whatever it reads or is told', { timeout: 570_000 }, async (test) => {
  const sandbox = createRepository(test)
  await createInfected(sandbox)
  const words = HOSTILE.replaceAll('\u0000', '')
  const isLast = ([name]: readonly string[]) => name === 'init' || name === 'uninstall'
  const lines = [...MISTAKES, ...listCommands({ sessionId: SESSION, words }).filter((args) => !isLast(args))]
  const runOne = async (args: readonly string[], env: Environment) => {
    const { stdout, stderr } = await runBundle(sandbox, 'holdfast.mjs', args, { env })
    check(args.join(' '), stdout)
    check(`${args.join(' ')}, on stderr`, stderr)
    if (args.includes('--json') && /^[[{]/.test(stdout)) assert.doesNotThrow(() => JSON.parse(stdout), args.join(' '))
  }
  // What commands know to print as data is asked for both ways.
  const calls = [
    ...lines.map((args) => () => runOne(args, { FORCE_COLOR: '1' })),
    ...listCommands({ sessionId: SESSION, words })
      .filter((args) => !isLast(args))
      .map((args) => () => runOne([...args, '--json'], { NO_COLOR: '1' })),
  ]
  const work = async () => {
    for (let call = calls.shift(); call !== undefined; call = calls.shift()) await call()
  }
  await Promise.all([work(), work(), work()])
  for (const args of listCommands({ sessionId: SESSION, words }).filter(isLast))
    await runOne(args, { FORCE_COLOR: '1' })
  const { stdout } = await runBundle(sandbox, 'statusline.mjs', [], { stdin: statuslinePayload(sandbox) })
  assert.match(stdout, /evil/)
  check('the status line', stdout)
})
