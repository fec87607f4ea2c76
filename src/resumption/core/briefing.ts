import { excerptLine, excerptMiddle } from '../../base/core/text.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { RULE_WEIGHT } from '../../words/core/message-pieces.ts'
import { isThanks, isTrivial } from '../../words/core/trivial.ts'
import { holdsBack, isReply, refersBack } from '../../words/core/weigh-words.ts'
import { describeChoice } from '../../work/core/asked.ts'
import { isOpen } from '../../work/core/intent.ts'
import { listQuotes, type Quote } from '../../work/core/said.ts'
import { DELETED } from '../../work/core/tasks.ts'
import { dropNotes, type Finding, type FindingKind, type Said, type WorkState } from '../../work/core/work-state.ts'
import { isCheck, isChecked } from './checked-task.ts'
import { isDecisionAlone, listDecisionIds } from './kept-decisions.ts'

/** Words and deeds as a continuing model needs them: no item twice, no finished task among the open tasks. */
export interface Briefing {
  /** The goal only if somebody called it so, or a plan under way. */
  readonly goal: string | null
  readonly newest: string | null
  /** The question before the newest words, for words that say little without the question. */
  readonly newestAsked: string | null
  /** The last substantive words, when the newest words only push on, or were typed at a refused call. */
  readonly request: string | null
  /** All other typed words of the person, the oldest first. */
  readonly earlier: readonly Quote[]
  /** Options the person chose, with their questions. The newest first. */
  readonly decisions: readonly string[]
  /** Decisions that were marked, noted or kept as memories. The newest first. */
  readonly ownDecisions: readonly string[]
  /** Findings and vain attempts in the model's words. The newest first. */
  readonly findings: readonly Finding[]
  readonly open: readonly string[]
  readonly finished: readonly string[]
  readonly plan: string | null
  readonly failing: readonly string[]
}

export function createBriefing(work: WorkState): Briefing {
  const newest = work.lastUserMessages.at(-1) ?? null
  const isPart = newest !== null && (work.inTurn > 0 || isTrivial(newest))
  const request = isPart ? findRequest(work) : null
  const shown = [newest, request].filter((text) => text !== null)
  const typed = shown.map(joinTypedLines)
  const ends = typed.map((text) => excerptMiddle(text, SHOWN_CHARS, SHOWN_CHARS))
  // The ends alone stand in every restoration: a rule between them would be lost.
  const isShown = ({ text, weight }: Quote) =>
    (weight >= RULE_WEIGHT ? ends : typed).some((known) =>
      known.includes(joinTypedLines(text).replace(/^\.\.\. | \.\.\.$/g, '')),
    )
  // A task made before the first row of the reading has no words here.
  const named = work.todos.filter(({ task, status }) => task !== '' && status !== DELETED)
  const done = named.filter((todo) => todo.status === 'completed').map((todo) => todo.task)
  const finished = listFinished(work, done)
  const decided = listDecisionIds(work)
  // `decisions` has the chosen options.
  const spoken = work.said.filter((item) => !isChosen(work, item))
  const lastOrder = spoken.findLastIndex(({ text, asked }) => asked === null && !/[?\uff1f]\s*$/.test(text))
  return {
    goal: findGoal(work, finished),
    newest,
    newestAsked: findNewestAsked(work, newest),
    request,
    earlier: listQuotes(spoken)
      .filter(
        (quote) =>
          !isShown(quote) &&
          !isBare(quote) &&
          !isDecisionAlone(quote.text, decided) &&
          !(quote.message < lastOrder && holdsBack(quote.text)),
      )
      .map((quote) => (quote.message < lastOrder && spoken[quote.message]?.isCommitted ? settle(quote) : quote))
      .map((quote) => (quote.text.endsWith(':') ? { ...quote, paste: findPaste(quote.text, work) } : quote)),
    decisions: [...work.decisions].reverse(),
    ownDecisions: listFindings(work, ['decision']).flatMap(({ text }) => (isQuotedIn(newest, text) ? [] : [text])),
    findings: listFindings(work, ['finding', 'statement']),
    open: named
      .filter((todo) => isOpen(todo.status) && !isChecked(todo, work))
      .sort((a, b) => rankStatus(a.status) - rankStatus(b.status))
      .map(({ task, status }) => (status === 'pending' ? task : `${task} (${status})`)),
    finished,
    plan: findPlan(work),
    failing: describeFailing(work),
  }
}

/** A commit carries out what was asked for before. Rules hold on. */
const settle = (quote: Quote): Quote =>
  quote.weight < RULE_WEIGHT ? { ...quote, weight: Math.min(quote.weight, SETTLED_WEIGHT) } : quote

/** Neither the summarizer nor the alert tells words so light, but they may still turn round words before. */
const SETTLED_WEIGHT = 1.5

/** Whether a quote is one word or a heading: no statement without the words around. */
function isBare({ text, asked, weight }: Quote): boolean {
  if (asked !== null || weight >= RULE_WEIGHT) return false
  return text.startsWith('#') ? /^#{1,6} .*$/.test(text) : !text.includes(' ') && /^\W{0,3}\w+\W{0,3}$/.test(text)
}

/** The name of the paste behind words that announce what follows. */
function findPaste(text: string, { lastUserMessages }: WorkState): string | undefined {
  const begin = `${text}\n[pasted, `
  const message = lastUserMessages.findLast((each) => each.includes(begin))
  return message
    ?.slice(message.indexOf(begin) + text.length)
    .trim()
    .split('\n', 1)[0]
}

/** Each end of the newest words that a restoration shows at least. */
const SHOWN_CHARS = 200

/**
 * Finds the last substantive words: neither an answer nor words that name no thing, such as "done, what is next". Thanks
 * settle all before.
 */
function findRequest({ lastUserMessages, inTurn, said }: WorkState): string | null {
  const isAnswer = (text: string) => refersBack(text) && said.some((item) => item.asked !== null && item.text === text)
  const isSubstantive = (text: string) => !isTrivial(text) && findDistinctiveWords(text).size > 0 && !isAnswer(text)
  const messages = lastUserMessages.slice(0, Math.max(0, lastUserMessages.length - inTurn))
  return messages.slice(messages.findLastIndex(isThanks) + 1).findLast(isSubstantive) ?? null
}

/** Finds the stated goal. Finished work that speaks of all that the goal names may have carried it out. */
function findGoal({ goal, goalStated }: WorkState, finished: readonly string[]): string | null {
  if (goal === null || !goalStated) return null
  const wanted = [...findDistinctiveWords(goal)]
  const isDone = (done: string) => wanted.every((word) => findDistinctiveWords(done).has(word))
  return wanted.length > 0 && finished.some(isDone) ? null : goal
}

/** Joins a message to one line, without the names of pasted blocks. */
function joinTypedLines(text: string): string {
  const typed = text.includes('[p') ? text.replace(/^\[(?:pasted, \d+ \w+|plan): .*\]$/gm, '') : text
  return typed.replace(/\s+/g, ' ').trim()
}

/** Finds the question before the newest words: "yes" and "the second one" make sense only beside the question. */
function findNewestAsked({ said }: WorkState, newest: string | null): string | null {
  const last = said.at(-1)
  if (last === undefined || last.asked === null || last.text !== newest || !isReply(last.text)) return null
  return last.asked
}

function isChosen({ decisions }: WorkState, { text, asked }: Said): boolean {
  if (asked === null) return false
  const begin = `${text} (to: "`
  const found = decisions.filter((decision) => decision.startsWith(begin.slice(0, CHOICE_CHARS)))
  if (found.length === 0) return false
  const choice = describeChoice({ asked, answer: text, passedOver: [] }).slice(0, CHOICE_CHARS)
  return found.some((decision) => decision.startsWith(choice.replace(/"\)$/, '"')))
}

/** The beginning that tells a choice from others: the store may cut the end. */
const CHOICE_CHARS = 200

function listFindings({ findings }: WorkState, kinds: readonly FindingKind[]): Finding[] {
  return findings.filter(({ kind }) => kinds.includes(kind)).reverse()
}

/** Longer words are quoted by their ends. */
const MAX_WHOLE_CHARS = 300

/** Whether words as short as a quote say a thing already. */
function isQuotedIn(words: string | null, text: string): boolean {
  return words !== null && words.length <= MAX_WHOLE_CHARS && words.includes(text)
}

/** Ticked tasks and commits, the newest first. */
function listFinished({ finished }: WorkState, done: readonly string[]): string[] {
  const known = dropNotes(finished).map(({ what, evidence }) => (evidence === 'commit' ? `${what} (committed)` : what))
  return [...new Set([...[...done].reverse(), ...known.reverse()])].filter((task) => !isCheck(task))
}

const rankStatus = (status: string): number => (status === 'in_progress' ? 0 : 1)

/** Finds a plan that waits or was turned down: the words since say the fault. The goal holds a plan under way. */
function findPlan({ plan, planStatus }: WorkState): string | null {
  return planStatus === 'proposed' || planStatus === 'rejected' || planStatus === 'noted' ? plan : null
}

/** Failing targets, the newest first, each with the tests that the run named. A fault of one place stands once. */
function describeFailing({ failing, failingTests }: WorkState): string[] {
  const faultOf = (text: string) => text.slice(Math.max(0, text.indexOf(': failed: ')))
  const newest = new Map(failing.map((text) => [faultOf(text), text]))
  const isNew = (text: string) => newest.get(faultOf(text)) === text || !/\w[./]\w/.test(faultOf(text))
  const fresh = [...failing].reverse().filter(isNew)
  return fresh.map((text) => {
    const tests = failingTests.filter(({ command }) => text.startsWith(`${command}: `))
    const named = tests.map(({ test, error }) => (error === '' || text.includes(error) ? test : `${test}: ${error}`))
    const others = named.filter((test) => !text.includes(test)).join('; ')
    return `${excerptLine(text, 300)}${others === '' ? '' : ` [${excerptLine(others, 240)}]`}`
  })
}
