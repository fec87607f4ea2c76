import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { followWords } from '../../src/core/work-state/follow-words.ts'
import { findGivenUp } from '../../src/core/work-state/given-up.ts'
import { splitSentences } from '../../src/core/work-state/sentences.ts'
import { findStatements, isQuestion, type Statement } from '../../src/core/work-state/statements.ts'
import { EMPTY_WORK_STATE } from '../../src/core/work-state/work-state.ts'
import { hostileText, SEED } from './arbitraries.ts'

type Kind = Statement['kind']

/** What a message of one sentence is. */
const STATEMENTS: readonly (readonly [kind: Kind, messages: readonly string[]])[] = [
  [
    'decision',
    [
      "Let's use Vitest.",
      'lets use vitest',
      'let\u2019s go with pnpm',
      'ok, use Postgres for the store',
      'Go with Fastify',
      'We decided to keep the v1 API',
      "I've decided on Fastify",
      'ive decided on fastify',
      'The port should be 8080',
      'I would rather have plain CSS',
      'switch to pnpm',
      "let's stick with REST",
      "let's go back to Postgres after all",
      'Back to Postgres',
      'The deadline is Friday',
      'Name it fetchUser',
      'For the cache, take Redis',
      'can you use Postgres for the store?',
      'go with option B',
      'Option 2 please',
    ],
  ],
  [
    'correction',
    [
      'No, use zod instead',
      'no use zod instead',
      'Use Postgres instead of SQLite.',
      'use postgres rather than sqlite',
      "don't use moment, use dayjs",
      'dont use moment, use dayjs',
      'Let\u2019s use Redis, don\u2019t use Memcached',
      'Instead of Redis use Postgres',
      'not Redis but Postgres',
      'I meant staging, not production',
      'the name should be fetchUser, not getUser',
      'Switch from npm to pnpm',
      'I prefer plain CSS over Tailwind',
      'I changed my mind about Redis',
      'scrap the GraphQL idea',
      'forget about the Redis cache',
      "we don't need the CSV export anymore",
      'we dont need the csv export any more',
      "Let's not do the rewrite",
      'the export feature is cancelled',
      'Hold off on the release',
      'Stop using lodash',
      'can you use Postgres instead of SQLite?',
      'use TS instead of JS',
      'Use S3 instead of the disk',
    ],
  ],
  [
    'rule',
    [
      'never commit to main',
      'Never edit the generated files.',
      'always run the linter before committing',
      'From now on answer in German',
      'do not touch the migrations folder',
      'dont touch the migrations folder',
      'make sure every new file has a licence header',
      'Keep the bundle under 100 KB',
      'All API responses must be JSON',
      'secrets must never be logged',
      'Important: the lockfile stays as it is',
      'Leave the vendored parser alone',
      'Ask me before installing anything',
    ],
  ],
  [
    'finished',
    [
      'the login page is done',
      'The migration is finished.',
      'The parser branch has been merged, it is done',
      'Tests pass now',
      'the importer works now',
      "We've already shipped the importer",
    ],
  ],
  [
    'goal',
    [
      'Goal: ship the importer by Friday',
      'New goal: make the importer fast',
      'The goal is now to ship the exporter',
      'our goal for today: ship the exporter',
      "From now on we're working on the exporter",
    ],
  ],
]

for (const [kind, messages] of STATEMENTS) {
  for (const message of messages) {
    test(`${kind}: ${message}`, () =>
      assert.deepEqual(
        findStatements(message).map((item) => item.kind),
        [kind],
      ))
  }
}

/** What the user says that decides nothing and takes nothing back. */
const HARMLESS: readonly (readonly [what: string, messages: readonly string[]])[] = [
  [
    'a question',
    [
      'why does it return 404 instead of 200?',
      'should we use Redis for the cache?',
      'Should we use tabs instead of spaces?',
      'Is the migration done?',
      'are the tests fixed?',
      'Would it be better to use tabs rather than spaces?',
      'how about switching from npm to pnpm?',
      'What is the difference between let and const?',
      'Do you know why others use Redis instead of memcached?',
      'Why did you drop the users table?',
      'Did you forget about the changelog?',
      'could you check whether we use moment or dayjs?',
    ],
  ],
  [
    'a supposition',
    [
      'what if we use Redis instead of memcached?',
      'maybe use Redis instead',
      'If we go with Postgres instead of MySQL, what breaks?',
      'I wonder whether SQLite is better than Postgres',
      "I'm not sure we should use tabs",
      'perhaps we could drop the cache',
      'Just wondering: why Redis and not memcached',
      'Suppose we never cache anything',
    ],
  ],
  [
    'a bug report',
    [
      'It returns 404 instead of 200.',
      'The page shows the old logo instead of the new one',
      'the parser gives null, not an empty list',
      'The test fails with 3 instead of 4',
      'fix: users see a blank page instead of the login form',
      'Fix the bug where the dropdown keeps the old value instead of the new one',
      'the query is too slow',
      'the report total is wrong',
      'The login form is gone when I resize the window',
      'The date format is incorrect on the invoice',
      'the second column is out of range',
      'The upload is cancelled when I close the tab',
      'The worker is dead after an hour',
      'table 3 in the docs is wrong',
      'not all tests pass',
      'Not every row is imported',
      'no tests were found',
      'nothing changed',
      'The endpoint is not documented',
      'there is no test for the parser',
      'I tried Redis instead of memcached yesterday, it was slow',
      'we were using Redis instead of memcached',
      'The scratch directory is full',
    ],
  ],
  [
    'a task with such a verb in it',
    [
      'drop the users table',
      'Remove the cancel button from the dialog',
      'remove the trailing comma in config.json',
      'Delete the old migration files',
      'Remove unused imports',
      'get rid of the warnings',
      'Kill the process on port 3000',
      'cancel the running job on the server',
      'Stop the dev server',
      'undo the last commit',
      'Revert the last commit',
      'implement undo for the editor',
      'Add a cancel button',
      'Add a test that checks the request is cancelled',
      'Skip empty lines in the parser',
      'write a function that skips empty lines',
      'ignore case when comparing names',
      'Make it ignore hidden files',
      'discard changes in package-lock.json',
      'park the car model in the scene',
      'replace lodash with native functions',
      'rename foo to bar',
      'change the colour from red to blue',
      'move the helper from utils.ts to text.ts',
      "Don't forget to update the changelog",
      "don't forget the changelog entry",
      'dont forget to run the tests',
      'drop me a note when ready',
      'add a check that a name is never empty',
      'write a test which makes sure the cache is not used',
      'Tell me when the migration is finished',
      'once the tests are done, commit',
      'Explain why we use Redis instead of memcached',
      'find out why the build was cancelled',
      'Check whether the migration is finished',
      'show the name instead of the id',
    ],
  ],
  [
    'politeness',
    [
      'no problem',
      'No problem!',
      'no worries',
      'No worries, take your time',
      'no rush',
      'no idea',
      'No thanks',
      'never mind the typo in my last message',
      'nevermind the typos',
      'ok',
      'yes',
      'thanks, looks good',
      'Perfect. Go on.',
      'forget-me-not colours look nice in the palette',
    ],
  ],
  [
    "somebody else's words",
    [
      'The docs say "use Redis instead of memcached".',
      'He said "always use tabs" yesterday.',
      'fix the error "must not be null"',
      '> use Redis instead of memcached',
      '```\nuse Redis instead of memcached\nnever commit to main\n```',
      'Look at this:\n```js\n// never edit this file, use the generator instead of an editor\n```',
      '$ git commit -m "use zod instead of yup"',
      '| tool | note |\n| zod | use it instead of yup |',
    ],
  ],
]

for (const [what, messages] of HARMLESS) {
  for (const message of messages) {
    test(`${what} settles nothing: ${message.split('\n').join(' / ')}`, () => {
      // A weak form counts only where it meets something that is wanted; here nothing is.
      const { decisions, corrections, rules, finished, superseded, goalStated } = followWords(EMPTY_WORK_STATE, message)
      assert.deepEqual([...decisions, ...corrections, ...rules, ...finished, ...superseded], [])
      assert.equal(goalStated, false)
    })
  }
}

/** What a sentence takes back, in its own words. */
const GIVEN_UP: readonly (readonly [sentence: string, phrases: readonly string[]])[] = [
  ['Use Postgres instead of SQLite.', ['SQLite']],
  ["don't use moment, use dayjs", ['moment']],
  ['not Redis but Postgres', ['Redis']],
  ['I meant staging, not production', ['production']],
  ['Switch from npm to pnpm', ['npm']],
  ['scrap the GraphQL idea', ['GraphQL']],
  ["we don't need the CSV export anymore", ['CSV export']],
  ['I prefer plain CSS over Tailwind', ['Tailwind']],
  ["use 'zod' instead of 'yup'", ['yup']],
  ['no more Redux', ['Redux']],
  ['Keep src/a.ts and not src/b.ts', ['src/b.ts']],
  ['Use v2.1 instead of v1.9.', ['v1.9']],
  ['the export feature is cancelled', ['export feature']],
  ['Instead of Redis use Postgres', ['Redis']],
]

for (const [sentence, phrases] of GIVEN_UP) {
  test(`given up in ${JSON.stringify(sentence)}: ${phrases.join(', ')}`, () => {
    const found = findGivenUp(sentence)
    for (const phrase of phrases) assert.ok(found?.phrases.includes(phrase), JSON.stringify(found))
    assert.equal(found?.refersBack, false)
  })
}

for (const sentence of [
  'Scrap that.',
  'scrap the plan',
  'forget it',
  'never mind',
  'nevermind',
  'undo that',
  'On second thought, no',
]) {
  test(`${JSON.stringify(sentence)} takes back what was said last`, () => {
    const found = findGivenUp(sentence)
    assert.deepEqual([found?.refersBack, found?.phrases], [true, []])
  })
}

for (const sentence of [
  'You can edit the migrations again',
  'the rule about migrations no longer applies',
  'src/vendor is fair game',
]) {
  test(`${JSON.stringify(sentence)} lifts a ban`, () => assert.equal(findGivenUp(sentence)?.lifts, true))
}

test('a message of several sentences gives each statement once, in order', () => {
  const message = [
    'Thanks, that works.',
    'Use Postgres for the store.',
    'Never touch the lexer.',
    'Why is the build so slow?',
    'Run the tests again.',
  ].join(' ')
  assert.deepEqual(
    findStatements(message).map(({ kind, text }) => [kind, text]),
    [
      ['decision', 'Use Postgres for the store.'],
      ['rule', 'Never touch the lexer.'],
    ],
  )
})

test('a list of points gives each point as a statement', () => {
  const message = 'Some notes:\n- use Postgres for the store\n- never touch the lexer\n1. the port should be 8080'
  assert.deepEqual(
    findStatements(message)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'remark'),
    ['decision', 'rule', 'decision'],
  )
})

test('what corrects is told together with what holds instead', () => {
  const [first, ...rest] = findStatements('No, not the cache. Put it into the session store instead.')
  assert.equal(first?.kind, 'correction')
  assert.match(first?.text ?? '', /not the cache.*session store/)
  assert.deepEqual(rest, [])
})

test('a statement around a long paste is found at either end, and nothing in the paste is one', () => {
  const log = Array.from(
    { length: 3000 },
    (_, index) => `[${index}] GET /a 404 (never retry, use cache instead of disk)`,
  )
  const found = findStatements(
    `Use Postgres for the store.\n\n\`\`\`\n${log.join('\n')}\n\`\`\`\n\nNever touch the lexer.`,
  )
  assert.deepEqual(
    found.map(({ text }) => text),
    ['Use Postgres for the store.', 'Never touch the lexer.'],
  )
})

test('statements are bounded, well-formed and on one line, whatever the message', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom('', 'no, use ', 'never ', 'scrap ', 'goal: '), (text, start) => {
      for (const statement of findStatements(`${start}${text}`)) {
        assert.ok(statement.text.length <= 300, `${statement.text.length}`)
        assert.ok(statement.text.isWellFormed(), 'lone surrogate')
        assert.ok(!statement.text.includes('\n'), statement.text)
      }
    }),
    { seed: SEED, numRuns: 500 },
  )
})

const SENTENCES: readonly (readonly [message: string, sentences: readonly string[]])[] = [
  ['', []],
  ['  \n ', []],
  ['one sentence', ['one sentence']],
  ['Fix the parser. Then run the tests!', ['Fix the parser.', 'Then run the tests!']],
  ['Look at src/a.ts and v1.2.3. Now bump it.', ['Look at src/a.ts and v1.2.3.', 'Now bump it.']],
  [
    '- first point here\n* second point here\n3. third point here',
    ['first point here', 'second point here', 'third point here'],
  ],
  ['> quoted words here\nmy own words here', ['my own words here']],
  ['before it all\n```\ncode here\n```\nafter it all', ['before it all', 'after it all']],
]

for (const [message, sentences] of SENTENCES) {
  test(`sentences of ${JSON.stringify(message)}`, () => {
    const joined = splitSentences(message).join(' | ')
    for (const sentence of sentences) assert.ok(joined.includes(sentence), joined)
    if (sentences.length === 0) assert.deepEqual(splitSentences(message), [])
  })
}

test('questions are told from requests', () => {
  for (const text of ['Is it done?', 'why is it slow', 'What now? And then?']) assert.ok(isQuestion(text), text)
  for (const text of ['Fix it for me', 'Can you fix the parser?', 'Is it done? Then commit the parser.'])
    assert.ok(!isQuestion(text), text)
})
