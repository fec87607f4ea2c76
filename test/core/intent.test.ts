import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { followWords } from '../../src/core/work-state/follow-words.ts'
import { addDecision, finish, type Intent, isOpen, replaceTodos } from '../../src/core/work-state/intent.ts'
import { EMPTY_WORK_STATE, LIMITS, type Todo } from '../../src/core/work-state/work-state.ts'
import { SEED } from './arbitraries.ts'

const follow = (...messages: readonly string[]): Intent => messages.reduce(followFrom, EMPTY_WORK_STATE as Intent)
const followFrom = (intent: Intent, words: string): Intent => followWords(intent, words)
const todo = (task: string, status = 'pending'): Todo => ({ task, status, id: null })
const gone = (intent: Intent) => intent.superseded.map(({ what }) => what)
/** Everything that is told as holding. */
const standing = ({ decisions, corrections, rules, remarks }: Intent) => [
  ...decisions,
  ...corrections,
  ...rules,
  ...remarks,
]

/** Later words that take an earlier choice back, and what holds in the end. */
const SUPERSEDED: readonly (readonly [messages: readonly string[], gone: RegExp, holds: RegExp])[] = [
  [['Use zod for validation', 'No, use valibot instead'], /zod/, /valibot/],
  [['Use zod for validation', 'ok', 'Use valibot for validation'], /zod/, /valibot/],
  [['Use SQLite for the store', 'Use Postgres instead of SQLite'], /SQLite for the store/, /Postgres/],
  [['The port should be 8080', 'The port should be 9090'], /8080/, /9090/],
  [['Set the timeout to 30 seconds', 'Set the timeout to 60 seconds'], /30 seconds/, /60 seconds/],
  [['Name it fetchUser', 'ok', 'Name it loadUser'], /fetchUser/, /loadUser/],
  [['Use blue for the header', 'use green for the header'], /blue/, /green/],
  [['Use Redis for caching', 'dont use redis'], /Redis for caching/, /dont use redis/],
  [
    ['Use Redis for caching', "I don't want Redis any more, an in-memory map is enough"],
    /Redis for caching/,
    /in-memory/,
  ],
  [['Use Redis for caching', 'scrap Redis'], /Redis for caching/, /^/],
  [['Use Redis for caching', 'I changed my mind about Redis'], /Redis for caching/, /^/],
  [
    ['Use SQLite for the store', 'Use Postgres instead of SQLite', 'go back to SQLite'],
    /Postgres/,
    /go back to SQLite/,
  ],
  [['Never edit the lexer by hand', 'You can edit the lexer by hand now'], /Never edit the lexer/, /^/],
  [['Use tabs in src/a.ts', 'use spaces rather than tabs'], /tabs in src/, /spaces/],
  [['Use Node 20', 'Use Node 22'], /Node 20/, /Node 22/],
  [['Always answer in German', 'Fix the parser', 'please answer in English'], /German/, /English/],
  [['The header should be blue', 'no, green'], /blue/, /green/],
  [['I want dark mode', 'dark mode can wait, first the login'], /I want dark mode/, /login/],
]

for (const [messages, lost, holds] of SUPERSEDED) {
  test(`superseded: ${messages.join(' / ')}`, () => {
    const intent = follow(...messages)
    assert.ok(
      gone(intent).some((what) => lost.test(what)),
      JSON.stringify(intent.superseded),
    )
    const live = standing(intent)
    assert.ok(live.length === 0 || live.some((item) => holds.test(item)), JSON.stringify(live))
    for (const what of gone(intent)) assert.ok(!live.includes(what), `${what} is given up and told as holding`)
  })
}

/** Later words that sound like it and take nothing back: the first message stands as it was. */
const KEPT: readonly (readonly [first: string, ...later: readonly string[]])[] = [
  ['Use Postgres for the query layer', 'The query is too slow'],
  ["Let's cache the report totals in Redis", 'the report total is wrong'],
  ['Use a modal for the login form', 'the login form is gone when I resize'],
  ['Use Redis for caching', 'Not all Redis caching tests pass'],
  ['Use Redis for caching', 'no tests were found in the Redis caching module'],
  ['Use Redis for caching', 'is Redis the best choice?', 'What if we drop Redis?', 'maybe use memcached instead'],
  ['Use Redis for caching', 'The docs say "use memcached instead of Redis".'],
  ['Use Redis for caching', '```\nscrap Redis\n```\nwhat does this mean?'],
  ['We will use Redis for sessions', 'Explain why we use Redis instead of memcached for sessions'],
  ['Use pnpm for the workspace', 'no problem'],
  ['Use pnpm for the workspace', 'No worries, take your time'],
  ['Use pnpm for the workspace', 'never mind the typo'],
  ['Use pnpm for the workspace', 'Thanks!', 'Now run the tests', 'undo the last commit'],
  ["Let's keep the CSV export behind a flag", 'Fix the CSV export: it writes dates instead of numbers'],
  ['The limit should be 10 for uploads', 'The limit should be 20 for downloads'],
  ['Use zod for validation', 'Use tabs for indentation'],
  ['Use SQLite for tests', 'Error: cannot use Postgres instead of SQLite'],
  ['Use SQLite for tests', 'npm ERR! use Postgres instead of SQLite'],
  ['Use SQLite for tests', 'what happens if the tests use Postgres instead of SQLite'],
  ['Use SQLite for tests', 'I heard that SQLite is slow'],
  ['Use camelCase for the API', 'The API returns snake_case, not camelCase'],
  ['Use camelCase for the API', 'I said camelCase, not snake_case'],
  ['Use Redis for caching', 'The Redis caching tests no longer pass', 'ok now delete the Redis test fixtures'],
  ['Never deploy to production', 'when the auth module is done, deploy it to staging'],
  ['Name it fetchUser', 'Put the cache into src/cache.ts'],
  ['Use the users table for login', 'Kill the process on port 3000'],
  ['Keep the public API unchanged', 'Add a test for the public API'],
  ['Never touch the migrations folder', 'list what is in the migrations folder'],
  ['Never touch the migrations folder', "don't forget the changelog", 'remove the unused imports in src/a.ts'],
  ['Never commit to main', 'Is it allowed to commit to main again?'],
]

for (const [first, ...later] of KEPT) {
  test(`kept: ${first} / ${later.join(' / ').replaceAll('\n', ' ')}`, () => {
    const before = standing(follow(first))
    const intent = follow(first, ...later)
    assert.ok(before.length > 0, 'the first message states nothing')
    assert.deepEqual(gone(intent), [])
    for (const item of before) assert.ok([...standing(intent), ...intent.doubted].includes(item), `${item} is lost`)
  })
}

test('a request that sounds like another one does not replace it', () => {
  for (const later of [
    'Add a test that checks the upload is cancelled',
    'Remove the debug output from the upload dialog',
  ]) {
    assert.deepEqual(gone(follow('Add a test for the upload dialog', later)), [], later)
  }
})

test('of a request for two things, giving up one leaves the other', () => {
  for (const messages of [
    ['Add dark mode. Add a settings page.', 'scrap dark mode'],
    ['Add dark mode and a settings page', 'scrap dark mode'],
  ]) {
    const intent = follow(...messages)
    const wanted = [intent.goal ?? '', ...intent.lastUserMessages.filter((text) => !gone(intent).includes(text))]
    assert.ok(
      wanted.some((text) => text.includes('settings page')),
      JSON.stringify(intent),
    )
    assert.ok(
      gone(intent).some((what) => what.includes('dark mode')),
      JSON.stringify(intent.superseded),
    )
  }
})

test('"scrap that" takes back the request before it, and only that', () => {
  const intent = follow('Write a parser for dates', 'Also add tests for leap years', 'scrap that')
  assert.equal(intent.goal, 'Write a parser for dates')
  assert.deepEqual(gone(intent), ['Also add tests for leap years'])
  assert.deepEqual(standing(intent), [], '"scrap that" alone tells a continuing model nothing')
  assert.deepEqual(
    gone(follow('Write a parser for dates', 'What is a leap year?', 'never mind')),
    [],
    'a question is no request',
  )
})

test('"scrap that" after a plan takes back the plan', () => {
  const planned: Intent = { ...follow('Port the importer'), plan: '1. Read\n2. Write', planStatus: 'proposed' }
  const intent = followWords(planned, 'scrap that plan')
  assert.equal(intent.planStatus, 'dropped')
  assert.equal(intent.goal, 'Port the importer')
})

test('a plan loses the line that was given up, a todo is dropped, and the others stay', () => {
  const planned: Intent = {
    ...follow('Port the importer'),
    plan: '# Plan\n1. Read the manifest\n2. Add a Redis cache\n3. Write the report',
    planStatus: 'approved',
    todos: [todo('Read the manifest', 'completed'), todo('Add a Redis cache'), todo('Write the report')],
  }
  const intent = followWords(planned, "Let's drop the Redis cache")
  assert.equal(intent.plan, '# Plan\n1. Read the manifest\n3. Write the report')
  assert.equal(intent.planStatus, 'approved')
  assert.deepEqual(
    intent.todos.filter(({ status }) => isOpen(status)).map(({ task }) => task),
    ['Write the report'],
  )
  assert.ok(
    gone(intent).some((what) => what.includes('Redis cache')),
    JSON.stringify(intent.superseded),
  )
})

test('what is finished is not given up afterwards', () => {
  const intent = followWords(
    { ...follow('Port it'), todos: [todo('Add a Redis cache', 'completed')] },
    'scrap the Redis cache',
  )
  assert.deepEqual(intent.todos, [todo('Add a Redis cache', 'completed')])
})

test('the goal is the first request, until another one is named the goal', () => {
  assert.equal(follow('hi', 'Port the importer', 'Now run the tests').goal, 'Port the importer')
  assert.equal(follow('How does the importer work?', 'Port the importer').goal, 'Port the importer')
  assert.match(follow('Port the importer', 'New goal: ship the exporter').goal ?? '', /ship the exporter/)
  const stated = follow('Goal: ship the importer', 'Also fix the typo', 'New goal: ship the exporter', 'Run the tests')
  assert.match(stated.goal ?? '', /ship the exporter/)
  assert.equal(stated.goalStated, true)
})

test('a rule stays while other things change', () => {
  const intent = follow(
    'Never edit the lexer by hand',
    'Use Redis for caching',
    'No, use memcached instead',
    'scrap that',
    'Fix the parser',
    'Goal: ship the importer',
  )
  assert.deepEqual(intent.rules, ['Never edit the lexer by hand'])
})

test('taken up again, a thing is no longer told as given up', () => {
  const back = follow(
    'Use Postgres for the store',
    'Use SQLite instead of Postgres',
    "let's go back to Postgres after all",
  )
  assert.ok(!gone(back).some((what) => /^Use Postgres/.test(what)), JSON.stringify(back.superseded))
  assert.ok(!back.decisions.includes('Use SQLite instead of Postgres'), JSON.stringify(back.decisions))
  const docs = follow('Write docs for the API', 'skip the docs', 'ok write the docs after all')
  assert.ok(!standing(docs).includes('skip the docs'), JSON.stringify(standing(docs)))
})

test('the newest messages are kept word for word, a push only while it is the newest', () => {
  assert.deepEqual(follow('Port the importer', 'ok', 'go on', 'Run the tests').lastUserMessages, [
    'Port the importer',
    'Run the tests',
  ])
  assert.deepEqual(follow('Port the importer', 'yes').lastUserMessages, ['Port the importer', 'yes'])
  const many = follow(...Array.from({ length: 20 }, (_, index) => `Fix bug ${index} in the importer`))
  assert.equal(many.lastUserMessages.length, LIMITS.userMessages)
  assert.equal(many.lastUserMessages.at(-1), 'Fix bug 19 in the importer')
})

test('a bare no is understood with what was said before it', () => {
  const intent = followWords(
    follow('Port the importer'),
    'No, use the second one',
    () => 'I would take the first adapter.',
  )
  assert.match(intent.corrections[0] ?? '', /second one.*first adapter/)
})

test('news of something done closes the task of that name', () => {
  const open: Intent = { ...follow('Port it'), todos: [todo('Migrate the login page'), todo('Write the report')] }
  const intent = followWords(open, 'the login page migration is done')
  assert.deepEqual(
    intent.todos.map(({ status }) => status),
    ['completed', 'pending'],
  )
  const claimed = finish(open, 'Migrated the login page', 'model')
  assert.deepEqual(claimed.todos, open.todos, "the model's word alone closes nothing")
  assert.deepEqual(claimed.finished, [{ what: 'Migrated the login page', evidence: 'model' }])
})

test('a new list keeps what the old one had done', () => {
  const before: Intent = { ...follow('Port it'), todos: [todo('Parse', 'completed'), todo('Test')] }
  const after = replaceTodos(before, [todo('Ship')])
  assert.deepEqual(after.todos, [todo('Ship')])
  assert.deepEqual(after.finished, [{ what: 'Parse', evidence: 'task' }])
  assert.deepEqual(replaceTodos(before, before.todos).finished, [])
})

test('a decision told twice counts once, as the newest', () => {
  const twice = ['use A for x', 'use B for y', 'use A for x'].reduce(addDecision, EMPTY_WORK_STATE as Intent)
  assert.deepEqual(twice.decisions, ['use B for y', 'use A for x'])
})

const THINGS = ['Redis', 'SQLite', 'the lexer', 'dark mode', 'src/cache.ts', 'the CSV export']
const message = fc
  .tuple(
    fc.constantFrom(
      (a: string) => `Use ${a} for the store`,
      (a: string) => `No, use ${a} instead`,
      (a: string, b: string) => `Use ${a} instead of ${b}`,
      (a: string) => `Never touch ${a}`,
      (a: string) => `scrap ${a}`,
      (a: string) => `Add a test for ${a}`,
      (a: string) => `${a} is done`,
      (a: string) => `Goal: ship ${a}`,
      (a: string) => `You can edit ${a} again`,
      () => 'scrap that',
      () => 'ok',
      (a: string) => `why ${a} instead of nothing?`,
    ),
    fc.constantFrom(...THINGS),
    fc.constantFrom(...THINGS),
  )
  .map(([say, a, b]) => say(a, b))

test('whatever is said: bounds hold, the newest words are there, and nothing given up is told as holding', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 60 }), (messages) => {
      const intent = follow(...messages)
      assert.equal(intent.lastUserMessages.at(-1), messages.at(-1))
      assert.ok(intent.decisions.length <= LIMITS.decisions && intent.rules.length <= LIMITS.rules)
      assert.ok(intent.superseded.length <= LIMITS.superseded && intent.remarks.length <= LIMITS.remarks)
      for (const list of [intent.decisions, intent.corrections, intent.rules, intent.remarks])
        assert.equal(new Set(list).size, list.length, 'told twice')
      const live = standing(intent)
      for (const what of gone(intent)) assert.ok(!live.includes(what), `${what} is given up and told as holding`)
    }),
    { seed: SEED, numRuns: 1000 },
  )
})
