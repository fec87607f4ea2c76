import { excerpt, excerptLine } from '../text.ts'
import { findDistinctiveWords, mentions } from '../work-state/distinctive-words.ts'
import { LIFTED_MARK } from '../work-state/give-up.ts'
import { isOpen } from '../work-state/intent.ts'
import { isSameRequest } from '../work-state/merge.ts'
import { foldPastes, splitSentences } from '../work-state/sentences.ts'
import { hasCue } from '../work-state/statements.ts'
import { DELETED } from '../work-state/tasks.ts'
import { isTrivial } from '../work-state/user-words.ts'
import type { WorkState } from '../work-state/work-state.ts'

/** What was said and done, as a continuing model needs it: nothing twice, nothing given up or finished among what is open. */
export interface Briefing {
  readonly goal: string | null
  readonly newest: string | null
  /** The last words that say something, when the newest ones only push on. */
  readonly request: string | null
  /** Sentences of earlier messages that stand for themselves, the newest message first. */
  readonly earlier: readonly string[]
  readonly corrections: readonly string[]
  readonly decisions: readonly string[]
  /** What the model offered to do and was told to. */
  readonly agreed: readonly string[]
  readonly rules: readonly string[]
  readonly remarks: readonly string[]
  /** Remarks that only report, or that were made in the same words of one thing after another. */
  readonly asides: readonly string[]
  /** Decisions and rules that later words may have changed. */
  readonly doubted: readonly string[]
  readonly superseded: readonly string[]
  readonly open: readonly string[]
  readonly finished: readonly string[]
  /** Finished by the model's own account only. */
  readonly reported: readonly string[]
  readonly plan: string | null
  readonly failing: readonly string[]
}

/** Sorts a work state into a briefing. The newest of every kind stands first. */
export function createBriefing(work: WorkState): Briefing {
  const newest = work.lastUserMessages.at(-1) ?? null
  const substantive = work.lastUserMessages.filter((text) => !isTrivial(text))
  const request = newest !== null && isTrivial(newest) ? (substantive.at(-1) ?? null) : null
  const shown = [newest, request].filter((text) => text !== null)
  const isShown = (text: string) => shown.some((known) => known.includes(text.replace(/ \.\.\.$/, '')))
  const gone = work.superseded.map(({ what }) => what)
  // A task made before the part that was read has no words here.
  const named = work.todos.filter(({ task, status }) => task !== '' && status !== DELETED)
  const done = named.filter((todo) => todo.status === 'completed').map((todo) => todo.task)
  const finished = [...done.reverse(), ...known(work, false)]
  const statements = new Set([...work.corrections, ...work.decisions, ...work.rules, ...work.remarks])
  const isSettled = (sentence: string) =>
    isGone(sentence, gone) ||
    statements.has(excerptLine(sentence, 300)) ||
    work.goal?.includes(sentence) === true ||
    finished.some((what) => isSameThing(sentence, what))
  const goal = work.goal !== null && shown.some((text) => isSameRequest(text, work.goal ?? '')) ? null : work.goal
  const messages = substantive.filter(
    (text) => !shown.includes(text) && !(work.goal !== null && isSameRequest(text, work.goal)),
  )
  const isToldAsGoal = (item: string) => goal?.includes(item.replace(/ \.\.\.$/, '')) === true
  const kept = (items: readonly string[]) => items.filter((item) => !isShown(item) && !isToldAsGoal(item)).reverse()
  const corrections = new Set(work.corrections)
  return {
    goal,
    newest: newest === null ? null : foldPastes(newest),
    request: request === null ? null : foldPastes(request),
    earlier: messages.reverse().flatMap((text) => {
      const rest = splitSentences(text).filter((sentence) => !isSettled(sentence))
      return rest.length === 0 ? [] : [excerpt(rest.join(' '), 240)]
    }),
    corrections: kept(work.corrections),
    decisions: kept(work.decisions.filter((item) => !corrections.has(item) && !isOffer(item))),
    agreed: kept(work.decisions.filter(isOffer)),
    rules: kept(work.rules),
    ...sortRemarks(kept(work.remarks).filter((text) => !finished.some((what) => isSameThing(text, what)))),
    doubted: kept(work.doubted.filter((item) => !statements.has(item))),
    superseded: [
      ...describePlanGone(work),
      ...[...gone].reverse().filter((what) => isPlanLive(work) || work.plan?.includes(what) !== true),
    ].filter((what) => !isShown(what)),
    open: named
      .filter((todo) => isOpen(todo.status))
      .sort((a, b) => rankStatus(a.status) - rankStatus(b.status))
      .map(({ task, status }) => (status === 'pending' ? task : `${task} (${status})`)),
    finished: finished.filter((what, index) => finished.indexOf(what) === index),
    reported: known(work, true).filter((what) => !finished.some((item) => isSameThing(item, what))),
    plan:
      work.plan !== null &&
      isPlanLive(work) &&
      (work.planStatus === 'proposed' || work.planStatus === 'rejected' || work.todos.length === 0)
        ? work.plan
        : null,
    failing: describeFailing(work),
  }
}

function sortRemarks(remarks: readonly string[]): Pick<Briefing, 'remarks' | 'asides'> {
  const shapes = remarks.map(findShape)
  const isAside = (text: string, index: number) =>
    !hasCue(text) || shapes.indexOf(shapes[index] ?? '') !== shapes.lastIndexOf(shapes[index] ?? '')
  return { remarks: remarks.filter((text, index) => !isAside(text, index)), asides: remarks.filter(isAside) }
}

/** A sentence without the names in it. */
function findShape(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#-]*/g, (word) =>
      findDistinctiveWords(word).size > 0 ? '*' : word,
    )
}

/** The model offered to go on with something and was told to: that is under way or done, hardly a decision. */
function isOffer(decision: string): boolean {
  return /\b(?:do you want me to|shall i|should i|want me to) (?!use|go (?:with|ahead)|do (?:it|that|so)\b|switch|delete|remove|drop|keep)[^?]*\? "/i.test(
    decision,
  )
}

function known(work: WorkState, byModel: boolean): string[] {
  return work.finished
    .filter(({ evidence }) => (evidence === 'model') === byModel)
    .map(({ what, evidence }) => (evidence === 'commit' ? `${what} (committed)` : what))
    .reverse()
}

function rankStatus(status: string): number {
  return status === 'in_progress' ? 0 : 1
}

/** A plan that was turned down is still what is talked about: the user's words since say what is wrong with it. */
function isPlanLive({ planStatus }: WorkState): boolean {
  return planStatus !== 'dropped'
}

function describePlanGone(work: WorkState): string[] {
  return work.plan === null || isPlanLive(work) ? [] : [`the plan "${excerptLine(work.plan, 120)}"`]
}

function isGone(sentence: string, gone: readonly string[]): boolean {
  return gone.some((what) => sentence.startsWith(what.replace(LIFTED_MARK, '').replace(/ \.\.\.$/, '')))
}

/** Whether a sentence speaks of the very thing a finished task names: by two words of it at least, or all there are. */
function isSameThing(sentence: string, what: string): boolean {
  return findDistinctiveWords(what).size > 1 && mentions(sentence, what)
}

/** Commands that fail, the newest first, each with the tests it named. */
function describeFailing(work: WorkState): string[] {
  return [...work.failing].reverse().map((failing) => {
    const tests = work.failingTests.filter(({ command }) => failing.startsWith(`${command}: `))
    const named = tests.map(({ test, error }) => (error === '' || failing.includes(error) ? test : `${test}: ${error}`))
    const fresh = named.filter((test) => !failing.includes(test))
    return fresh.length === 0
      ? excerptLine(failing, 300)
      : `${excerptLine(failing, 300)} [${excerptLine(fresh.join('; '), 240)}]`
  })
}
