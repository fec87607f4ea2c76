import { stringOf } from '../../base/core/record.ts'
import { excerpt, excerptEnds, excerptMiddle } from '../../base/core/text.ts'
import type { Row, ToolResult, ToolUse } from '../../sessions/core/row.ts'
import { BESIDE, createTurn, findRefusalWords } from '../../sessions/core/turn.ts'
import { findNamed } from '../../words/core/option-labels.ts'
import { isTrivial } from '../../words/core/trivial.ts'
import { readUserWords, type UserWords } from '../../words/core/user-words.ts'
import { findTitle, isTyped, showMessage } from '../../words/core/utterance.ts'
import {
  type Answer,
  answersQuestion,
  describeAsked,
  describeChoice,
  findAnswers,
  findCorrected,
  isUnanswered,
  POINTS_CHARS,
  pairNumbered,
  picksOne,
} from './asked.ts'
import { findClosingQuestion } from './closing-question.ts'
import type { FindingLedger } from './finding-ledger.ts'
import { isLeftBy } from './findings.ts'
import { addDecision, addMessage, addTexts, cutGoal, finish, type Intent, reopenTasks, replaceTodos } from './intent.ts'
import { findWrittenDecisions } from './reported.ts'
import { addSaid, makeCuttable } from './said.ts'
import { findTaskChange, parseCheckList, parseTodos } from './tasks.ts'
import { LIMITS } from './work-limits.ts'
import { emptyWorkState, type PlanStatus, type Todo, type WorkState } from './work-state.ts'

export interface Dialogue {
  readonly addUser: (words: UserWords) => void
  readonly addAnswer: (row: Extract<Row, { kind: 'assistant' }>) => void
  readonly addResult: (call: ToolUse, result: ToolResult) => void
  readonly setGoal: (goal: string) => void
  readonly setPlan: (text: string | null, status: PlanStatus) => void
  readonly finish: (what: string, evidence: string) => void
  readonly result: () => Intent & Pick<WorkState, 'pendingQuestion' | 'lastAnswer' | 'lastTexts' | 'textsBefore'>
}

/** Follows the talk of user and model: wishes, plans, decisions, finished work, and whose turn comes next. */
export function createDialogue(ledger: FindingLedger): Dialogue {
  let intent: Intent = emptyWorkState()
  let question: { readonly text: string; readonly callId: string | null } | null = null
  let lastAnswer: string | null = null
  /** The last texts since the newest request, and those before: they would read as said after the request. */
  let [lastTexts, earlierTexts]: [readonly string[], readonly string[]] = [[], []]
  /** The newest act. A text that no call follows ends a turn. */
  let act: 'text' | 'call' | 'refusal' | null = null
  /** The end of the last answer, which may hold the numbered points that the person answers. */
  let points = ''
  const placeInTurn = createTurn()
  const tasks = new Map<string, Todo>()
  let hasTaskTool = false

  const ask = (text: string | null, callId: string | null) => {
    question = text === null ? null : { text, callId }
  }

  const setPlan = (text: string | null, planStatus: PlanStatus) => {
    const plan = excerpt(makeCuttable(text ?? ''), LIMITS.planChars)
    intent = { ...intent, plan: plan === '' ? intent.plan : plan, planStatus }
  }

  const setGoal = (goal: string) => {
    intent = { ...intent, goal: excerpt(goal, LIMITS.goalChars), goalStated: true }
  }

  const addUser = (row: UserWords) => {
    const { utterances } = row
    const shown = showMessage(utterances)
    if (shown !== '') {
      const inTurn = placeInTurn(shown, intent.lastUserMessages.at(-1), row)
      if (inTurn === null) return
      addWords(showMessage(utterances.filter(isTyped)), shown, inTurn)
    }
    for (const { author, form, text, from } of utterances) {
      if (author === 'team') addOrder(from ?? '', text)
      if (form !== 'plan') continue
      setPlan(text, 'approved')
      setGoal(findTitle(text))
    }
  }

  /** Finds the question or statement that a message answers. A number or letter needs the last text. */
  const findAsked = (typed: string): string | null => {
    const open = question !== null && answersQuestion(question.text, typed) ? question.text : null
    const named = picksOne(typed) ? null : findNamed(points, typed)
    if (named !== null) return open !== null && findNamed(open, typed) !== null ? open : named
    if (open !== null || picksOne(typed)) return open ?? lastTexts.at(-1) ?? null
    return findCorrected(typed, lastTexts.at(-1) ?? '')
  }

  const addWords = (typed: string, shown: string, inTurn: number) => {
    const asked = findAsked(typed)
    const words = makeCuttable(typed)
    intent = addMessage(intent, typed === shown ? words : makeCuttable(shown), inTurn)
    if (typed !== '') {
      const pairs = pairNumbered(points, typed).map((pair) => ({ ...pair, text: makeCuttable(pair.text) }))
      const said = (pairs.length === 0 ? [{ text: words, asked }] : pairs).reduce(addSaid, intent.said)
      const goal = intent.goal ?? (isTrivial(typed) ? null : cutGoal(words))
      intent = reopenTasks({ ...intent, said, goal }, typed)
      ledger.addWords(typed, asked !== null || isTrivial(typed))
      for (const decision of findWrittenDecisions(typed)) intent = addDecision(intent, decision)
    } else ledger.addWords(shown, false)
    question = null
    lastAnswer = null
    if (!isTrivial(shown)) [lastTexts, earlierTexts] = [[], addTexts(earlierTexts, lastTexts)]
  }

  const addOrder = (from: string, text: string) => {
    if (!/lead/i.test(from)) return
    const order = { from, text: excerptMiddle(makeCuttable(text), LIMITS.saidChars * 0.75, LIMITS.saidChars / 4) }
    intent = { ...intent, orders: [...intent.orders, order].slice(-LIMITS.orders) }
    question = null
    lastAnswer = null
  }

  const addAnswer: Dialogue['addAnswer'] = ({ text, tools, endsTurn }) => {
    if (text.trim() !== '') readText(text, endsTurn)
    for (const tool of tools) addCall(tool)
  }

  const readText = (text: string, endsTurn: boolean | null) => {
    const asked = endsTurn === false ? null : findClosingQuestion(text)
    // A question inside a turn does not reach the user. A question at the end of a turn stands until the user answers.
    if (endsTurn === null || (endsTurn && asked !== null)) ask(asked, null)
    lastAnswer = endsTurn === true ? excerpt(text, LIMITS.outcomeChars) : null
    if (text !== '') points = text.slice(-POINTS_CHARS)
    // Shorter texts are mere sounds and tell no state of the work.
    if (text.trim().length >= 15) lastTexts = addTexts(lastTexts, [excerptEnds(text, LIMITS.lastTextChars)])
    act = 'text'
    ledger.addAnswer(text)
    const list = hasTaskTool ? [] : parseCheckList(text)
    if (list.length > 0) intent = replaceTodos(intent, list.slice(0, LIMITS.todos))
  }

  const addCall = (tool: ToolUse) => {
    lastAnswer = null
    act = 'call'
    const asked = describeAsked(tool)
    // The turn goes on, so a question in the text before the call did not reach the user.
    if (asked !== null || question?.callId === null) ask(asked, tool.id)
    if (tool.name === 'ExitPlanMode') setPlan(stringOf(tool.input.plan), 'proposed')
  }

  const addChoice = (answer: Answer) => {
    const isLeft = isLeftBy(answer)
    const said = addSaid(intent.said, { text: answer.answer, asked: answer.asked })
    ledger.keepOnly(isLeft)
    intent = { ...(answer.isChosen ? addDecision(intent, describeChoice(answer)) : intent), said }
    ;[lastTexts, earlierTexts] = [lastTexts.filter(isLeft), earlierTexts.filter(isLeft)]
    if (answer.isChosen || isTrivial(answer.answer)) return
    const inTurn = placeInTurn(answer.answer, intent.lastUserMessages.at(-1), BESIDE) ?? 0
    intent = addMessage(intent, answer.answer, inTurn)
    ;[lastTexts, earlierTexts] = [[], addTexts(earlierTexts, lastTexts)]
  }

  const addResult = (call: ToolUse, result: ToolResult) => {
    for (const answer of findAnswers(call, result)) addChoice(answer)
    if (question?.callId === result.id && !isUnanswered(result)) question = null
    if (isUnanswered(result)) act = 'refusal'
    if (call.name === 'ExitPlanMode') setPlan(null, result.isError ? 'rejected' : 'approved')
    const refusal = readUserWords(findRefusalWords(call.name, result) ?? '')
    if (refusal !== null) addUser({ ...refusal, place: 'refusal' })
    if (call.name.startsWith('Task')) trackTask(call, result)
    if (call.name === 'TodoWrite' && !result.isError) setTodos(parseTodos(call.input.todos))
  }

  const setTodos = (todos: readonly Todo[]) => {
    hasTaskTool = true
    intent = replaceTodos(intent, todos.slice(0, LIMITS.todos))
  }

  const trackTask = (call: ToolUse, result: ToolResult) => {
    const todo = /^Task(?:Create|Update)$/.test(call.name) ? findTaskChange(call, result, tasks) : null
    if (todo === null) return
    tasks.set(todo.id ?? '', todo)
    setTodos([...tasks.values()])
  }

  return {
    addUser,
    addAnswer,
    addResult,
    setPlan,
    setGoal,
    finish: (...deed) => {
      intent = finish(intent, ...deed)
    },
    // `lastAnswer` is null behind a presented plan: the plan is the answer, not the text before.
    result: () => {
      // An announcement of a call that the person refused tells no deed.
      const since = act === 'refusal' ? lastTexts.filter((text) => !text.endsWith(':')) : lastTexts
      const texts = addTexts(earlierTexts, since)
      const said = { pendingQuestion: question?.text ?? null, lastAnswer, lastTexts: texts }
      return { ...intent, findings: ledger.list(), ...said, textsBefore: texts.length - since.length }
    },
  }
}
