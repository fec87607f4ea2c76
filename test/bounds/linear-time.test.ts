import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditSummary } from '../../src/resumption/core/audit-summary.ts'
import { createSummaryTest, findContradictions } from '../../src/resumption/core/summary.ts'
import { parseBoundary, parseCompactSummary } from '../../src/sessions/core/compaction.ts'
import { findFailing, findRun } from '../../src/sessions/core/failing.ts'
import { findFailedTests, findOutcome, findReported } from '../../src/sessions/core/outcome.ts'
import { findNoOutcome, parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { covers, findTargets } from '../../src/sessions/core/target.ts'
import { findRefusalWords } from '../../src/sessions/core/turn.ts'
import { findUnwritten } from '../../src/sessions/core/unwritten.ts'
import { findDistinctiveWords, mentions } from '../../src/words/core/distinctive-words.ts'
import { findNamed } from '../../src/words/core/option-labels.ts'
import { splitSentences } from '../../src/words/core/sentences.ts'
import { isTrivial } from '../../src/words/core/trivial.ts'
import { parseNotification, readUserWords } from '../../src/words/core/user-words.ts'
import { findTitle, readUtterances, showMessage } from '../../src/words/core/utterance.ts'
import { isContrary, isReply, setsRule, weighAnswer, weighWords } from '../../src/words/core/weigh-words.ts'
import { answersQuestion, findAnswers, findCorrected, isUnanswered } from '../../src/work/core/asked.ts'
import { findClosingQuestion } from '../../src/work/core/closing-question.ts'
import { dropRefuted, findFindings, followFindings } from '../../src/work/core/findings.ts'
import { parseOrchestrationNotes } from '../../src/work/core/orchestration.ts'
import { findCommit, findWrittenDecisions, listRestored } from '../../src/work/core/reported.ts'
import { createRunLog } from '../../src/work/core/run-log.ts'
import { addSaid, listQuotes } from '../../src/work/core/said.ts'
import { findTaskChange, parseCheckList, parseTodos } from '../../src/work/core/tasks.ts'
import { emptyWorkState } from '../../src/work/core/work-state.ts'
import { measureCpuMs } from '../core/cpu-time.ts'

const CHARS = 50_000

/** Pieces that, repeated, make a careless pattern look at the same characters again and again. */
const UNITS = [
  ' ',
  '\n',
  '\t ',
  'a',
  'word ',
  'a, ',
  'a, a, a, ',
  '"',
  "'",
  '"a" ',
  '"a"="b", ',
  '`',
  '```\n',
  '> ',
  '- ',
  '1. ',
  '- [ ] x\n',
  '? ',
  '. ',
  '.',
  '!? ',
  'no ',
  'no, ',
  'not ',
  'not a ',
  'use a instead of ',
  'instead of ',
  'rather than a ',
  'use ',
  'the the ',
  'please just ',
  "let's ",
  "don't ",
  'ok, so, ',
  'scrap ',
  'never mind ',
  'from a to ',
  'keep a ',
  'leave a ',
  'the limit for ',
  'the limit is ',
  'goal ',
  'my goal for ',
  'is now done ',
  'for a, ',
  'use a for b ',
  'yes ',
  'go on ',
  'let me know ',
  'step 1 is ',
  'step 1 is done ',
  'not ok 1 ',
  'not ok 1 - a #',
  'FAILED a::b - ',
  'a:1:',
  'a(1,1): ',
  '\u2716 a (1',
  '\u25cf a \u203a ',
  'FAIL a > ',
  'exit code ',
  'Error: ',
  "thread '",
  'a.b.Error',
  '1 failed ',
  'cd /a && ',
  'cd /a; ',
  '2>&1 ',
  '| ',
  '|| ',
  '; ',
  'git commit ',
  'git -a ',
  'git commit -m "\\',
  " -m '",
  '<<EOF\n',
  '<system-reminder>',
  '<task-notification>',
  '<tool-use-id>',
  '</result>',
  '## ',
  '**Summary',
  'Decision: ',
  '* **',
  'all strategies ',
  'in the ',
  'every ',
  'with or for ',
  '\u{1f600}',
  '\u0300',
  '\u001b[',
  '\u001b[31m',
  ':',
  '1',
  '1 ',
  '/',
  'a/',
  'a.',
  '(',
  '  a  ',
  'a   ',
  'a\t',
  'a a ',
  'A a. ',
  'A `b` a. ',
  '`a`',
  '"a a a a a a a a a a a a ',
  '\u201ca',
  '<a ',
  '<command-name>',
  '<teammate-message ',
  '<system-reminder>a</system-reminder>',
  '[Image',
  '[Image: ',
  'i found ',
  'tried a ',
  'the cause is ',
  'turns out ',
  'caused by ',
  'can you ',
  'or ',
  'which ',
  'shall i ',
  'draft ',
  'it a always ',
  'all the a-a ',
  'tests pass ',
  'run test:a ',
  'test-',
  '-k a ',
  '2>a ',
  '=a',
  '\u3042',
  '\u4e2d\u6587\u3002',
]

/** What stands between pieces of it, so that lines, sentences and paragraphs of it are read, too. */
const LINES = ['\n', '\n\n', '. ']

const wrap = (text: string, end: string) => (text.match(/[\s\S]{1,300}/g) ?? []).join(end)

const asResult = (text: string, isError = true) => ({ id: 't', isError, text })
const asRow = (text: string) => JSON.stringify({ type: 'user', message: { content: text }, isCompactSummary: true })

/** Everything that looks into foreign text with a pattern, each by its name. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  splitSentences,
  readUtterances: (text) => {
    const utterances = readUtterances(text)
    return [showMessage(utterances), findTitle(text), readUserWords(text)]
  },
  // A message of that length is a pasted one: shorter ones are taken apart line by line.
  readUtterancesOfLines: (text) => LINES.map((end) => readUtterances(wrap(text.slice(0, 50_000), end))),
  weighWords: (text) => [weighWords(text), setsRule(text), isContrary(text), isReply(text)],
  weighWordsOfLength: (text) => [weighWords(text.slice(0, 2000)), weighWords(`${text.slice(0, 2000)}?`)],
  weighAnswer: (text) => [weighAnswer(text, 'Which one?'), weighAnswer('yes', `Shall I ${text}?`)],
  addSaid: (text) => listQuotes(addSaid([{ text, asked: null }], { text: `${text}.`, asked: text })),
  findFindings: (text) => [findFindings(text), findFindings(wrap(text, '. '))],
  followFindings: (text) =>
    dropRefuted(followFindings([{ kind: 'finding', text: 'The cause is `a.ts`.' }], `Scratch that. ${text}`), text),
  findTargets: (text) => [findTargets(text), findTargets(`npm test ${text}`), findTargets(`git ${text}`)],
  covers: (text) => findTargets(text).map((target) => covers(target, target)),
  findRun,
  createSummaryTest: (text) => {
    const summary = createSummaryTest(text)
    return [summary.holds(text.slice(0, 300)), summary.holds(text), summary.names('a'), summary.names(' ')]
  },
  findContradictions: (text) =>
    findContradictions(
      {
        ...emptyWorkState(),
        commands: [{ command: 'npm test', outcome: parseOutcome('failed: x') }],
        failing: ['npm test: failed: x'],
      },
      text,
    ),
  findUnwritten: (text) => findUnwritten([text], [], [text]),
  findDistinctiveWords,
  mentions: (text) => mentions(text, text),
  parseNotification: (text) => [parseNotification(text), parseNotification(`<task-notification>${text}`)],
  isTrivial,
  findClosingQuestion,
  findAnswers: (text) =>
    findAnswers({ id: 't', name: 'AskUserQuestion', input: {} }, asResult(`User has answered: ${text}`, false)),
  findNamed: (text) => [findNamed(text, 'F1: A; B'), findNamed('1. a\n(A) b?', text)],
  answersQuestion: (text) => [answersQuestion(text, 'yes'), answersQuestion('Which one?', text)],
  findCorrected: (text) => [findCorrected(text, text), isUnanswered(asResult(text))],
  findWrittenDecisions,
  findCommit: (text) =>
    findCommit({ id: 't', name: 'Bash', input: { command: text } }, asResult(text, false), () => false),
  listRestored: (text) => [listRestored(text), listRestored(`git checkout HEAD ${text}`)],
  parseCheckList,
  parseTodos: (text) => parseTodos([{ content: text }]),
  findTaskChange: (text) =>
    findTaskChange({ id: 't', name: 'TaskCreate', input: { subject: text } }, asResult(text, false), new Map()),
  findOutcome: (text) => [findOutcome(asResult(text), text), findOutcome(asResult(text, false), `npm test | ${text}`)],
  findReported: (text) => findReported('failed', text),
  findNoOutcome,
  findRefusalWords: (text) => findRefusalWords('Bash', asResult(`The user doesn't want to ${text}`)),
  findFailedTests: (text) => findFailedTests('npm test', text),
  findFailing: (text) =>
    findFailing([
      { command: text.slice(0, 300), outcome: parseOutcome('failed: x') },
      { command: 'a', outcome: parseOutcome('ok') },
    ]),
  createRunLog: (text) => {
    const log = createRunLog()
    log.addResult({ id: 'a', name: 'Agent', input: { description: text } }, asResult(text, false))
    log.addResult({ id: 'b', name: 'Bash', input: { command: text } }, asResult(text))
    return log.result([])
  },
  parseCompactSummary: (text) => [parseCompactSummary(asRow(text)), parseBoundary(asRow(text))],
  auditSummary: (text) =>
    auditSummary(
      [
        { kind: 'constraint', text: 'never edit a', weight: 4 },
        { kind: 'changed file', text: 'a/b', weight: 0 },
      ],
      text,
    ),
  parseOrchestrationNotes: (text) => parseOrchestrationNotes({ current_activity: text, next_step: text }),
}

/** Far above what any reader needs, far below what a pattern takes that is not linear. */
const MOST_CPU_MS = 1000

/** A short text is read first: the time of a pattern that breaks the limit at the full length shows in it already. */
const FIRST_CHARS = 20_000
/** A square at the limit takes 160 ms of the short text, a cube 64; a reader of linear time takes some 10. */
const SUSPICIOUS_CPU_MS = 40

const FRAMES: readonly ((text: string) => string)[] = [
  (text) => `no, use ${text} x`,
  (text) => `${text}.`,
  (text) => `Implement the following plan:\na${text}a`,
  (text) => `why does it say this:  X${text}Y`,
]

for (const [name, read] of Object.entries(READERS)) {
  test(`${name} reads ${CHARS} characters of anything`, async () => {
    for (const unit of UNITS) {
      const repeat = (chars: number) => unit.repeat(Math.ceil(chars / unit.length))
      for (const frame of FRAMES) {
        const first = await measureCpuMs(() => read(frame(repeat(FIRST_CHARS))))
        if (first < SUSPICIOUS_CPU_MS) continue
        const ms = await measureCpuMs(() => read(frame(repeat(CHARS))))
        assert.ok(ms < MOST_CPU_MS, `${Math.round(ms)} ms for ${JSON.stringify(frame(unit))}`)
      }
    }
  })
}

test('an element that closes before it opens ends the reading, not the process', () => {
  for (const name of ['task-notification', 'ide_selection', 'teammate-message'])
    assert.equal(readUserWords(`fix it </${name}>\n<${name}>`)?.text, `fix it </${name}>`)
})

test('a path without a name is looked for as it is', () => {
  assert.deepEqual(['src/', 'word/'].map(createSummaryTest('in word/ only').names), [false, true])
})
