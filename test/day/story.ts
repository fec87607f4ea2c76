import type { Session, World } from './world.ts'

const PLAN = `# Plan: importer

- [x] T1: read CSV files row by row
- [ ] T2: read JSON files row by row
- [ ] T3: write rows into the database in batches of 500
- [ ] T4: document the new flags in docs/importer.md
`

const FILES = {
  'package.json': '{\n  "name": "importer",\n  "scripts": { "test": "node --test" }\n}\n',
  'src/csv.js': 'export function readCsv(path) {\n  return path\n}\n',
  'src/json.js': 'export function readJson(path) {\n  return path\n}\n',
  'test/csv.test.js': "import { readCsv } from '../src/csv.js'\nreadCsv('a.csv')\n",
  'deploy/production.yaml': 'replicas: 2\n',
  'README.md': '# importer\n',
  '.gitignore': 'node_modules/\n',
}

/** The process of a client that has ended. */
const GONE = 4_194_305

const REQUEST =
  'Port the JSON importer to streams, as the plan says. Keep the old flags working, and add no dependency.'
const CORRECTION = 'No, batches of 500 rows, not 1000. And never touch deploy/ without asking me.'

/** A day of work in a repository that just got holdfast, and the morning after. */
export function playDay(world: World): void {
  install(world)
  world.setClock('23T09:00')
  const first = world.session('a7c3f1e2-0000-4000-8000-00000000000a', GONE)
  playMorning(world, first)
  playFirstCompaction(world, first)
  playAfternoon(world, first)
  playEvening(world)
  playNextDay(world)
}

function install(world: World): void {
  world.setClock('23T08:40')
  world.git('init', '-q', '-b', 'main')
  world.write(FILES)
  world.git('add', '-A')
  world.git('-c', 'user.name=p', '-c', 'user.email=p@example.com', 'commit', '-q', '-m', 'Start')
  world.command('init', '--tracks', '--commands')
  world.command('track', 'new', 'importer', '--title', 'Importer')
  world.write({ 'docs/tracks/importer/PLAN.md': PLAN })
  world.git('add', '-A')
  world.git('-c', 'user.name=p', '-c', 'user.email=p@example.com', 'commit', '-q', '-m', 'Adopt holdfast')
  world.command('track', 'list')
  world.command('doctor', '--quick')
  world.command('status')
}

const edit = (world: World, path: string) => ({
  file_path: `${world.project}/${path}`,
  old_string: 'return path',
  new_string: 'return stream(path)',
})

/** A refusal as the client words it, around the text that the edit looked for. */
const NOT_FOUND = '<tool_use_error>String to replace not found in file.\nString: return load(path)</tool_use_error>'

/** The client writes a call into the transcript before its end is told. */
function work(session: Session, tokens: number, title: string, tool: string, input: object): void {
  session.call(tokens, tool, input, 'done')
  const tool_response = { stdout: 'done', stderr: '', interrupted: false }
  session.fire(title, 'post-tool-use', { tool_name: tool, tool_input: input, tool_response })
}

function prompt(session: Session, title: string, text: string): void {
  session.fire(title, 'user-prompt-submit', { prompt: text })
  session.user(text)
}

function playMorning(world: World, session: Session): void {
  session.fire('A session starts', 'session-start', { source: 'startup', model: 'claude-sonnet-4-6' })
  session.statusline(null)
  world.setClock('23T09:02')
  prompt(session, 'The first prompt', REQUEST)
  work(session, 31_000, 'An edit in src, context nearly empty', 'Edit', edit(world, 'src/json.js'))
  session.statusline(31_000)
  world.setClock('23T09:20')
  const outside = { file_path: `${world.project}/deploy/production.yaml`, content: 'replicas: 4\n' }
  session.fire('A write outside the roots', 'pre-tool-use', { tool_name: 'Write', tool_input: outside })
  const shell = { command: 'sed -i s/2/4/ deploy/production.yaml', description: 'More replicas' }
  session.fire('A command that writes there too', 'pre-tool-use', { tool_name: 'Bash', tool_input: shell })
  const large = { file_path: `${world.project}/src/table.js`, content: 'x'.repeat(104_000) }
  session.fire('A huge file in one call', 'pre-tool-use', { tool_name: 'Write', tool_input: large })
  const policy = { file_path: `${world.project}/docs/context/GUARDRAILS.md`, old_string: 'src/**', new_string: '**' }
  session.fire('The model edits the policy', 'pre-tool-use', { tool_name: 'Edit', tool_input: policy })
  const loss = { command: 'git checkout -- .', description: 'Undo' }
  world.write({ 'src/json.js': 'export function readJson(path) {\n  return stream(path)\n}\n' })
  session.fire('A command that discards uncommitted work', 'pre-tool-use', { tool_name: 'Bash', tool_input: loss })
  session.call(34_000, 'Bash', loss, 'PreToolUse:Bash hook error: outside the write roots', true)
  world.setClock('23T09:40')
  session.call(
    103_000,
    'Bash',
    { command: 'npm test' },
    'Exit code 1\nnot ok 1 - reads 3 rows\n  expected 3, got 2',
    true,
  )
  prompt(session, 'A prompt at 62 %', CORRECTION)
  session.say(104_000, '**Decision**: batches hold 500 rows, because the database refuses larger ones.')
  prompt(session, 'The next prompt, at the same fill', 'go on')
  session.statusline(104_000)
  world.setClock('23T10:00')
  work(session, 121_000, 'An edit at 72 %, in the middle of the work', 'Edit', edit(world, 'src/csv.js'))
  session.statusline(121_000)
  for (const count of [1, 2, 3, 4, 5, 6])
    session.call(122_000 + count, 'Edit', edit(world, 'src/batch.js'), NOT_FOUND, true)
  prompt(session, 'A prompt behind six failing edits', 'what is going on there?')
  playAgent(world, session)
  work(session, 137_000, 'A tool result at 82 %', 'Bash', { command: 'ls src' })
  prompt(session, 'A prompt at 82 %', 'go on')
  session.statusline(137_000)
  work(session, 152_000, 'A tool result at 91 %', 'Bash', { command: 'cat src/json.js' })
  prompt(session, 'A prompt at 91 %', 'finish the batches first')
  session.statusline(152_000)
}

function playAgent(world: World, session: Session): void {
  world.setClock('23T10:20')
  const order = { description: 'Find the slow query', prompt: 'Find the slow query.', subagent_type: 'general-purpose' }
  session.fire('A subagent is to start', 'pre-tool-use', { tool_name: 'Agent', tool_input: order })
  const of = { agent_id: 'a1b2c3', agent_type: 'general-purpose' }
  const look = {
    tool_name: 'Bash',
    tool_input: { command: 'cat src/json.js' },
    tool_response: { stdout: 'x', stderr: '' },
  }
  session.fire('A session start inside the subagent', 'session-start', { ...of, source: 'startup' })
  session.agent(of.agent_id, 60_000, 'The query has no index.')
  session.fire('A tool result of the subagent, at 36 % of its window', 'post-tool-use', { ...of, ...look })
  session.agent(of.agent_id, 152_000, 'Reading on.')
  session.fire('A tool result of the subagent, at 91 % of its window', 'post-tool-use', { ...of, ...look })
  session.call(125_000, 'Agent', order, 'The query on orders has no index on user_id.')
  session.fire('The subagent ends', 'post-tool-use', { tool_name: 'Agent', tool_input: order, tool_response: {} })
}

function playFirstCompaction(world: World, session: Session): void {
  world.setClock('23T10:40')
  session.fire('The client is about to compact by itself', 'pre-compact', {
    trigger: 'auto',
    custom_instructions: null,
  })
  session.fire('The session goes on with a summary', 'session-start', { source: 'compact', model: 'claude-sonnet-4-6' })
  session.compact(166_000, 'auto', 'The user wants the JSON importer ported to streams. npm test fails.')
  const push = { command: 'git push --force', description: 'Push' }
  session.fire('A weighty step behind it', 'pre-tool-use', { tool_name: 'Bash', tool_input: push })
  session.say(24_000, 'Running the tests again.')
  prompt(session, 'The first prompt behind it', 'go on')
  session.say(25_000, 'I go on with the batches.')
  prompt(session, 'The second prompt behind it', 'thanks')
  session.statusline(25_000)
}

function playAfternoon(world: World, session: Session): void {
  world.setClock('23T14:00')
  session.call(60_000, 'Bash', { command: 'npm test' }, '# pass 12\n# fail 0')
  const commit = { command: 'git commit -am "Read JSON files row by row"' }
  session.call(61_000, 'Bash', commit, '[main 1a2b3c4] Read JSON files row by row\n 1 file changed')
  session.say(100_000, 'T2 is done. T3 is next: the batches of 500 rows.')
  session.fire('The person compacts by hand', 'pre-compact', {
    trigger: 'manual',
    custom_instructions: 'keep the plan',
  })
  session.fire('The session goes on', 'session-start', { source: 'compact', model: 'claude-sonnet-4-6' })
  session.compact(100_100, 'manual', 'T2 is done and committed. T3 is next: batches of 500 rows.')
  session.say(22_000, 'Ready.')
  prompt(session, 'The first prompt behind it', 'now T3')
  session.call(40_000, 'Edit', edit(world, 'src/batch.js'), 'done')
  session.say(41_000, 'The batches are half written; the last one is not flushed yet.')
  world.command('status')
  world.command('checkpoint', 'list')
  world.command('recall', 'batches')
}

/** The session ends without a word: no hook hears of it. */
function playEvening(world: World): void {
  world.setClock('23T18:00')
  world.tell('The person closes the terminal', [])
}

function playNextDay(world: World): void {
  world.setClock('24T09:00')
  const session = world.session('b81d20c4-0000-4000-8000-00000000000b', process.pid)
  session.fire('The next morning, a new session', 'session-start', { source: 'startup', model: 'claude-sonnet-4-6' })
  prompt(session, 'Its first prompt', 'what was I doing?')
  session.say(22_000, 'You were at T3.')
  world.command('resume')
  world.command('checkpoint', 'changes')
  world.command('rewind')
  world.command('report', 'journal', '--sessions')
  world.command('ci', 'audit')
  world.command('ci', 'verify')
  world.command('doctor', '--quick')
  world.command('report')
}
