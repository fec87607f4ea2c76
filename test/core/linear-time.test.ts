import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBoundary, parseCompactSummary } from '../../src/core/resumption/compaction.ts'
import { auditSummary } from '../../src/core/resumption/facts.ts'
import { parseOrchestrationNotes } from '../../src/core/resumption/orchestration.ts'
import { findAnswers, findClosingQuestion, isReply } from '../../src/core/work-state/asked.ts'
import { findDistinctiveWords, mentions } from '../../src/core/work-state/distinctive-words.ts'
import { findFailing } from '../../src/core/work-state/failing.ts'
import { followWords } from '../../src/core/work-state/follow-words.ts'
import { findGivenUp } from '../../src/core/work-state/given-up.ts'
import {
  describeOutcome,
  describeReport,
  findFailedTests,
  findNoOutcome,
  findRefusalWords,
} from '../../src/core/work-state/outcome.ts'
import { findCommitMessage, findReported, findWrittenDecisions } from '../../src/core/work-state/reported.ts'
import { createRunLog } from '../../src/core/work-state/run-log.ts'
import { foldPastes, splitSentences } from '../../src/core/work-state/sentences.ts'
import { createSlotTest } from '../../src/core/work-state/slot.ts'
import { findStatements, hasCue, isContrary, isQuestion } from '../../src/core/work-state/statements.ts'
import { findDoneSteps, findPlanSteps, findTaskChange, parseTodos } from '../../src/core/work-state/tasks.ts'
import { isTrivial, parseNotification, parseUserWords } from '../../src/core/work-state/user-words.ts'
import { EMPTY_WORK_STATE } from '../../src/core/work-state/work-state.ts'

const CHARS = 100_000

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
]

const asResult = (text: string, isError = true) => ({ id: 't', isError, text })
const asRow = (text: string) => JSON.stringify({ type: 'user', message: { content: text }, isCompactSummary: true })

/** Everything that looks into foreign text with a pattern, each by its name. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  splitSentences,
  foldPastes,
  findStatements,
  isQuestion,
  hasCue,
  isContrary,
  findGivenUp: (text) => findGivenUp(text.slice(0, 600)),
  followWords: (text) => followWords(followWords(EMPTY_WORK_STATE, text), `${text} done`, () => text),
  createSlotTest: (text) => createSlotTest(text.slice(0, 600))?.(text.slice(0, 600)),
  findDistinctiveWords,
  mentions: (text) => mentions(text, text),
  parseUserWords,
  parseNotification: (text) => [parseNotification(text), parseNotification(`<task-notification>${text}`)],
  isTrivial,
  findClosingQuestion,
  findAnswers: (text) => findAnswers(asResult(`User has answered your questions: ${text}`)),
  isReply: (text) => [isReply(text, 'yes'), isReply('Which one?', text)],
  findReported,
  findWrittenDecisions,
  findCommitMessage,
  findPlanSteps,
  findDoneSteps,
  parseTodos: (text) => parseTodos([{ content: text }]),
  findTaskChange: (text) =>
    findTaskChange({ id: 't', name: 'TaskCreate', input: { subject: text } }, asResult(text, false), new Map()),
  describeOutcome: (text) => [
    describeOutcome(asResult(text), text),
    describeOutcome(asResult(text, false), `npm test | ${text}`),
  ],
  describeReport: (text) => describeReport('failed', text),
  findNoOutcome,
  findRefusalWords: (text) => findRefusalWords(asResult(`The user doesn't want to ${text}`)),
  findFailedTests: (text) => findFailedTests('npm test', text),
  findFailing: (text) =>
    findFailing([
      { command: text.slice(0, 300), outcome: 'failed: x' },
      { command: 'a', outcome: 'ok' },
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
        { kind: 'rule', text: 'never edit a' },
        { kind: 'changed file', text: 'a/b' },
      ],
      text,
    ),
  parseOrchestrationNotes: (text) => parseOrchestrationNotes({ current_activity: text, next_step: text }),
}

for (const [name, read] of Object.entries(READERS)) {
  // Far above what is needed on a busy machine, far below what a pattern takes that is not linear.
  test(`${name} reads ${CHARS} characters of anything`, { timeout: 60_000 }, () => {
    let handled = 0
    for (const unit of UNITS) {
      const hostile = `no, use ${unit.repeat(Math.ceil(CHARS / unit.length))} x`
      read(hostile)
      handled += hostile.length
    }
    assert.ok(handled >= UNITS.length * CHARS, `${handled} characters`)
  })
}
