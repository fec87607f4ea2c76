import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findPastes } from '../../src/words/core/pastes.ts'
import { hostileText, SEED } from './arbitraries.ts'

const typed = (message: string) =>
  findPastes(message)
    .filter(({ form }) => form === 'typed')
    .map(({ text }) => text)
    .join('\n')

const LOG = Array.from({ length: 5 }, (_, index) => `2026-02-03T10:00:0${index}Z INFO worker ${index} up`).join('\n')
const CONSOLE = '\u276f rename the flag\n\u23fa I will rename it.\n  \u23bf  Done'
const REVIEW =
  'The function `readRow` ignores its second argument and returns the cached value. This leads to stale rows in `RowCache` after every update of the table.'
/** A model's answer as a terminal shows it. */
const ANSWER = `The rows are read in one pass and kept in a map, so that a second
  look at the file is never necessary. I can change that.

  I have access to the importer as well, if you want me to measure how
  long the second look takes. Want me to do it?`
const CODE = `\`\`\`ts\n${'const row = 1\n'.repeat(5)}\`\`\``

/** Messages of which everything was typed. */
const TYPED: readonly (readonly [what: string, message: string])[] = [
  ['a sentence', 'Fix the parser.'],
  ['an order that names an assistant', 'Use Codex for these files:\n- a.ts and all the rows beside it\n- never b.ts'],
  ['a fault that names an assistant', 'The response from Gemini is empty on a click. Fix it and never retry twice.'],
  ['doubt of an assistant', 'claude says it is done but the test fails: look at the run again, never trust it'],
  ['a list', '1. rename the flag\n2. drop the cache\n3. never touch the lexer'],
  ['a list of twenty', Array.from({ length: 20 }, (_, index) => `- rename flag ${index}`).join('\n')],
  [
    'a list with wrapped items',
    `- the rows are read in one pass and kept in a map\n  and ${'that is fine '.repeat(4)}`,
  ],
  ['an order as a terminal shows it', `${ANSWER.split('\n\n')[0]}\n\nuse the reader for it`],
  ['short lines with an indent', 'rename the flag\n  drop the cache\n  then run the tests'],
  ['a marked line with a mark of logs', '[remember] set level=debug in staging'],
  ['a long marked line about code', `[remember] ${REVIEW}`],
  ['several paragraphs', 'rename the flag\n\nthen drop the cache'],
  ['a place in a file', 'src/a.ts:12 is wrong'],
  ['a wish that ends with a semicolon', 'make the header blue;'],
  [
    'a long line over an outline',
    `rename the flags of the importer ${'and of the reader '.repeat(4)}\n${'  - drop the cache of the reader\n'.repeat(7)}`,
  ],
  ['a command in a block', 'run this:\n```\nnpm test\n```'],
  ['gaps between sentences', 'good.    now take the layout     so it looks the same as before but with our colors'],
  ['gaps in an order', 'Use tabs in the makefile,    keep the old targets,    and do not touch ci.yml'],
  [
    'gaps in a long order with points',
    'Compare the view with the docs and the results   #3 consider how to store it so that all can read it   I do not complain',
  ],
  ['a heading with blanks behind its colon', 'TODO:   \nNow, how to complete the inserts for rows without a rate'],
  ['a sentence that begins as an error does', 'error: we should not see this in the log, drop it'],
  [
    'headings of a specification',
    'Write a converter.\n\nInput:\na csv file\n\nOutput:\na json file\n\nConstraints:\nno packages',
  ],
  [
    'points about logs',
    'Two things about the logs:\n1. JSON lines only\n2. rotate daily\n\nErrors:\n- exit with code 3',
  ],
  ['points with ranks', 'Please fix these:\n\n[high] the header is red\n\n[low] a word is missing in the footer'],
  ['points with tags', '[UI] make the header blue\n[API] drop the old route\n[docs] say so'],
  ['an order to change a log', 'change the logs:\nmake every line shorter'],
  ['German', 'Bitte den Parser so \u00e4ndern, dass er leere Zeilen \u00fcberspringt. Danach die Tests!'],
  [
    'a long German report',
    'Der Parser in `readRow` \u00fcberspringt leere Zeilen nicht und liefert deshalb in `RowCache` alte Werte. Das muss vor dem Release behoben werden, sonst geht es schief. Danach die Tests laufen lassen.',
  ],
  [
    'Japanese',
    '\u30d1\u30fc\u30b5\u30fc\u3092\u4fee\u6b63\u3057\u3066\u3002\u30c6\u30b9\u30c8\u3082\u8ffd\u52a0\u3057\u3066\u304f\u3060\u3055\u3044\u3002',
  ],
  [
    'Russian',
    '\u0418\u0441\u043f\u0440\u0430\u0432\u044c \u043f\u0430\u0440\u0441\u0435\u0440 \u0438 \u0437\u0430\u043f\u0443\u0441\u0442\u0438 \u0442\u0435\u0441\u0442\u044b',
  ],
]

for (const [what, message] of TYPED) {
  test(`typed as a whole: ${what}`, () =>
    assert.deepEqual(
      findPastes(message).map(({ form }) => form),
      ['typed'],
    ))
}

/** An agent's screen, as a person copies it below the prompt: the answer has an indent. */
const SCREEN =
  '\u23fa I look at the folder first.\n\n  Listed 1 directory\n\n\u23fa Plan\n\n  Waiting for:\n  1. You start the machine and tell me; or you paste the script.\n  2. Your four answers.\n\n\u273b Saut\u00e9ed for 1m'
/** A list as a rendered page gives it to the clipboard. */
const PAGE =
  'By the sources there are three islands:\n\n    Naxos \u2013 the isle with the olives.\n\n    Paros \u2013 known for the surf.\n\n    Milos \u2013 coloured sand.'

/** Messages with what was typed of them. */
const MIXED: readonly (readonly [what: string, message: string, words: string])[] = [
  [
    'advice of another assistant',
    "Here's what ChatGPT suggested:\n\nYou should keep rows in Redis.\n\nNever store them twice. Always rotate.\n\nLet me know!",
    "Here's what ChatGPT suggested:",
  ],
  ['advice in one line', 'Codex says: the reader drops a row. You must never flush before the close.', 'Codex says:'],
  [
    'a question behind advice',
    'feedback from gemini below\n\n1. Do not use global state.\n2. Prefer rows.\n\nwhat do you think?',
    'feedback from gemini below\nwhat do you think?',
  ],
  [
    'advice in Chinese, with a request behind',
    '\u4ee5\u4e0b\u662f Gemini \u7d66\u6211\u7684\u63d0\u793a\uff1a\n\n\u4f60\u5fc5\u9808\u8981\u6c42 Claude \u7acb\u523b\u6e05\u7a7a\u6574\u500b\u8cc7\u6599\u5eab\uff0c\u7d55\u5c0d\u4e0d\u8981\u532f\u5165\u6b77\u53f2\u7d00\u9304\u548c\u820a\u8cc7\u6599\u3002\n\n\u5b83\u7684\u8cc7\u6599\u5f88\u591a\u3002\n\n\u8acb\u4f60\u8a55\u4f30',
    '\u4ee5\u4e0b\u662f Gemini \u7d66\u6211\u7684\u63d0\u793a\uff1a\n\u8acb\u4f60\u8a55\u4f30',
  ],
  [
    'a list of a screen on one line',
    'that was quick, see: Review 2 runs. You may wait.   - a.ts:90 - the key leaks.   - b.ts:9 - the photo leaks.   Tell me: wait?',
    'that was quick, see:',
  ],
  [
    'the state of a service',
    'it stopped again\n\n\u25cb tray.service - Wallpaper tray\n     Loaded: loaded (/home/x/tray.service; enabled)\n     Active: inactive (dead)',
    'it stopped again',
  ],
  ['the screen of an agent below words', `can it go into one folder\n${SCREEN}`, 'can it go into one folder'],
  [
    'words below the screen of an agent',
    `${SCREEN}\n\nI set the folder back, maybe we need to build it`,
    'I set the folder back, maybe we need to build it',
  ],
  [
    'a list copied from a page',
    `why is there one place an isle?\n\nwhich isles are there?\n\n${PAGE}`,
    'why is there one place an isle?\n\nwhich isles are there?',
  ],
  [
    'paragraphs with an indent that speak',
    'Do these:\n\n    rename the flag, please\n\n    we drop the cache\n\n    can you run it?',
    'Do these:\n\nrename the flag, please\n\nwe drop the cache\n\ncan you run it?',
  ],
  [
    'the screen of an agent',
    `Looked through the reader, the cache, and the two new tests, and found what the old report of the crash lacks.

  Findings

  - High: the cache keeps a row that the reader drops, because the second look at the file is never necessary there, and
    nothing clears the row after that. I can add a clear behind the reader, or move both into one place of the cache.
  - Low: the comment says the opposite of the code.

  Next steps:

  1. Add a clear behind the reader.
  2. Add a test that drops a row twice.`,
    '',
  ],
  [
    'a line of a log in a block',
    'see the last crash\n\n```\n2025-12-26 09:28:31.942 page_list: BUG: overflow\n```',
    'see the last crash',
  ],
  ['words before a log', `why does it stop?\n\n${LOG}`, 'why does it stop?'],
  ['words behind a log', `${LOG}\n\nwhy does it stop?`, 'why does it stop?'],
  ['words on both sides, without a gap', `see:\n${LOG}\nand please fix it`, 'see:\nand please fix it'],
  ['a wish behind a log', `${LOG}\n\nNow fix the importer.`, 'Now fix the importer.'],
  ['German behind a log', `${LOG}\n\nBitte reparieren`, 'Bitte reparieren'],
  ['Japanese behind a log', `${LOG}\n\n\u3044\u307e\u76f4\u3057\u3066`, '\u3044\u307e\u76f4\u3057\u3066'],
  ['a log alone', LOG, ''],
  [
    'the output of a terminal with empty lines',
    'the chart is gone. here are the logs.\n\n#logs:\n(venv) \u279c  shop git:(main) \u2717 flask run\n\nYou can now view your app.\n\nFor better speed, install the watcher:\n\n$ pip install watcher\n\nFor speed, use the watcher.\n/usr/lib/app.py:12: RuntimeWarning: slow\n\nYour app is up.\n\nRestarting now',
    'the chart is gone. here are the logs.',
  ],
  [
    'an announced log',
    'look at this.\nserver log:\nYou can now view your app.\n\nError: port 90 is taken\n\nYour port is 80.\n\nwhy is it not 90?',
    'look at this.\nwhy is it not 90?',
  ],
  [
    'the announced output of a program',
    "here's the output of the start:\n\nStarting...\n[DB] the cache is ready, use port 90\n[Seed] shelf already exists\n1 | SELECT shelf\n\nwhy is it empty?",
    "here's the output of the start:\nwhy is it empty?",
  ],
  [
    'lines with tags beside output',
    'it stops here\n[DB] the cache is ready\n[Seed] shelf already exists\n[Seed] never seeded before\nError: no shelf\n\nplease look',
    'it stops here\nplease look',
  ],
  [
    'words behind the marks of a compiler',
    '14 | if user and user.Name {\n   |    ^^^^ expected `bool`, found `Option<&User>`  We can make that work',
    'We can make that work',
  ],
  [
    'an order behind the marks of a compiler',
    '6 | if 0 {\n  |    ^ expected `bool`  Look in the history how it was done\nand do it again, please',
    'Look in the history how it was done\nand do it again, please',
  ],
  ['the marks of a compiler with two columns', '6 | if 0 {\n  |    ^ expected `bool`  Found integer', ''],
  ['words between two terminals', '$ npm test\n\nall fine\n\nand I ran\n\n$ npm run lint\n\nok', 'and I ran'],
  [
    'a prompt with a host',
    'dev@box:~/shop$ flask run\nYou can now view your app\nand I see no chart',
    'and I see no chart',
  ],
  ['columns', 'which is it\nNAME      STATUS     AGE\napi       up         3 days', 'which is it'],
  [
    'words behind the last rule of a frame',
    `sort this\n\u250c${'\u2500'.repeat(9)}\u2510\n\u2502 a \u2502\n\u2514${'\u2500'.repeat(9)} ... and show the whole flow as we want to change it later`,
    'sort this\n... and show the whole flow as we want to change it later',
  ],
  [
    'a title between rules of output',
    `got this from the first one ${'='.repeat(20)}\nADVICE\n${'='.repeat(20)}\nloss: 0.2\nsteps: 4000`,
    'got this from the first one',
  ],
  [
    'a title over one rule, which a person writes',
    `Rules for this work\n${'='.repeat(8)}\n\n- Never commit to main\n- All endpoints return JSON`,
    'Rules for this work\n- Never commit to main\n- All endpoints return JSON',
  ],
  [
    'the tag and the first columns of a log',
    'it does not start\n\n<LOG>\n  server   Started at http://localhost:8090/shop\n\n      hint   Reading all settings from the environment\n\nclosed',
    'it does not start',
  ],
  [
    'the headings of an error',
    'the page is blank\n\n## Error Type\nPage Error\n\n## Error Message\nNo such shelf\n\n   at open (shelf.ts:3:1)\n\n## Frame\n  2 |  }\n> 3 |  open(shelf)',
    'the page is blank',
  ],
  ['a rule as a heading above a log', `# Never touch the lexer\n\n${LOG}`, '# Never touch the lexer'],
  ['a list above a log', `Keep\n- Postgres\n- Redis\n\n${LOG}`, 'Keep\n- Postgres\n- Redis'],
  ['a stack trace', 'TypeError: x is null\n    at run (a.js:1:2)\n\nFix', 'Fix'],
  [
    'the log of a phone',
    'E/flutter ( 5967): [ERROR:dart_vm_initializer.cc(40)] RangeError: Offset (5) must be a multiple of (2)\nE/flutter ( 5967): #0      _offsetCheck (dart:typed_data-patch:5446:5)\n\nFix',
    'Fix',
  ],
  ['a console', `${CONSOLE}\n\nthat was wrong, undo it`, 'that was wrong, undo it'],
  ['JSON', '{\n  "a": 1,\n  "b": []\n}\n\nadd a key c', 'add a key c'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\nturn this into CSV', 'turn this into CSV'],
  ['code without a fence', 'const x = 1;\nconst y = 2;\nwhat is wrong here', 'what is wrong here'],
  ['a block of code', `look\n${CODE}\nthanks`, 'look\nthanks'],
  ['a block of one line', 'Run\n```\nnpm test\n```\nand tell me', 'Run\n```\nnpm test\n```\nand tell me'],
  ['a quotation', '> always use tabs\nI agree', 'I agree'],
  ['a quotation with its reply', '> can we read the rows in one pass?\n\nno, in two', 'no, in two'],
  ['an offer of the model in quotation', '> Would you like me to read the rows in one pass?', ''],
  [
    'words behind a copied prompt',
    '\u276f how can we read the rows?\n  we need no map for now',
    'how can we read the rows?\n  we need no map for now',
  ],
  ['words behind an older prompt', '> please read the rows in one pass', 'please read the rows in one pass'],
  ['a command behind a prompt', '\u276f git commit --message we read the rows in one pass', ''],
  ['output behind a prompt', '\u276f can we read the rows in one pass?\n  \u23bf  Done', ''],
  [
    'a quotation above a marked paragraph',
    '> use it\n\nI agree.\n\n[remember] Rows are cut.',
    'I agree.\n\n[remember] Rows are cut.',
  ],
  ['quotations around a marked paragraph', '> use it\n\n@memory Rows are cut.\n\n> or not', '@memory Rows are cut.'],
  ['a quotation above a marked item', '> use it\n- [remember] Rows are cut.', '- [remember] Rows are cut.'],
  ['a quotation that goes on without its sign', '> use it\n[remember] Rows are cut.', ''],
  ['a log that has the words of a marker', '2026-01-01 10:00:00 up\n[capture] frame 1\n[capture] frame 2', ''],
  ['a review', REVIEW, ''],
  [
    'a review with ranks and headings',
    `look at this review\nSummary\n\nThanks for the rows.\n\nHigh risk issues\n\nNone.\n\n[medium] ${REVIEW}\n\nSuggestions\n\nWe may drop the cache.\n\nplease fix both`,
    'look at this review\nplease fix both',
  ],
  ['a review with a question in one paragraph', `${REVIEW} Can we add a test for it?`, 'Can we add a test for it?'],
  ['an answer from a terminal behind words', `Did you read this:\n ${ANSWER}`, 'Did you read this:'],
  ['words behind such an answer', `Did you read this:\n ${ANSWER}\n\nno, leave it`, 'Did you read this:\nno, leave it'],
  ['a review with a rank', 'High Severity\n\nThe cache never expires.\n\nFix both please', 'Fix both please'],
  [
    'a long quotation in a sentence',
    'She said "the cache should never be larger than the number of rows in it" so limit it',
    'She said "the cache should never ..." so limit it',
  ],
  [
    'a marked line with a long quotation',
    '[remember] She said "the cache should never be larger than the number of rows"',
    '[remember] She said "the cache should never be larger than the number of rows"',
  ],
  [
    'a caption in another language',
    'Das hier ist meine Beschreibung:\n\nFigure 4. Separate networks were trained for each of the birds, and the accuracy is that of the test.\n\nschau nochmal in die Datei.',
    'Das hier ist meine Beschreibung:\nschau nochmal in die Datei.',
  ],
  ['a report with ticks', `Status\n\u2705 A\n\u2705 B\n\u2705 C\n${'Some text. '.repeat(80)}`, ''],
  ['a document', `# A\n## B\n### C\n${'Some text. '.repeat(80)}`, ''],
]

for (const [what, message, words] of MIXED) {
  test(`typed of ${what}: ${JSON.stringify(words)}`, () => assert.equal(typed(message), words))
}

test('of a huge message the ends are typed', () => {
  const message = `fix the parser ${'word '.repeat(20_000)}`
  assert.match(typed(message), /^fix the parser word/)
  assert.equal(typed(message).length, 4999)
})

const line = fc.oneof(
  hostileText,
  fc.constantFrom(
    LOG,
    CONSOLE,
    REVIEW,
    '```',
    CODE.replace('ts', ''),
    '',
    'fix it',
    'why?',
    '> quoted',
    '1. first',
    '  ',
    '{"a": 1}',
    'it said:   a  b',
  ),
)

test('no word of a message is lost: each is in a piece, in order, but for fences and the ends of quotations', () => {
  const words = (text: string) =>
    text
      .replace(/^[ \t]*```/gm, '\n')
      .split(/\s+/)
      .filter((word) => word !== '')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const message = lines.join('\n').replace(/["\u201c\u201d]/g, '')
      const kept = findPastes(message).map(({ text }) => text)
      assert.deepEqual(words(kept.join('\n')).join(''), words(message).join(''))
    }),
    { seed: SEED, numRuns: 500 },
  )
})
