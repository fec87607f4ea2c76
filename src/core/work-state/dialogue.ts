import { stringOf } from '../record.ts'
import { excerpt } from '../text.ts'
import { describeAsked, describeReply, findAnswers, findClosingQuestion, isReply, isUnanswered } from './asked.ts'
import { followWords } from './follow-words.ts'
import { addDecision, finish, type Intent, replaceTodos } from './intent.ts'
import { findRefusalWords } from './outcome.ts'
import { findReported, findWrittenDecisions } from './reported.ts'
import type { Row, ToolResult, ToolUse } from './row.ts'
import { splitSentences } from './sentences.ts'
import { findDoneSteps, findPlanSteps, findTaskChange, parseTodos } from './tasks.ts'
import { EMPTY_WORK_STATE, LIMITS, type PlanStatus, type Todo, type WorkState } from './work-state.ts'

type DialogueState = Intent & Pick<WorkState, 'pendingQuestion' | 'lastAnswer'>

export interface Dialogue {
  readonly addUser: (words: string) => void
  readonly addAnswer: (row: Extract<Row, { kind: 'assistant' }>) => void
  readonly addResult: (call: ToolUse, result: ToolResult) => void
  readonly setGoal: (goal: string) => void
  readonly setPlan: (text: string | null, status: PlanStatus) => void
  readonly finish: (what: string, evidence: string) => void
  readonly result: () => DialogueState
}

/** What user and model said to each other: what is wanted, planned, decided, done, and who is to speak next. */
export function createDialogue(): Dialogue {
  let intent: Intent = EMPTY_WORK_STATE
  let question: { readonly text: string; readonly callId: string | null } | null = null
  let lastAnswer: string | null = null
  let lastSaid = ''
  const tasks = new Map<string, Todo>()
  let hasTaskTool = false

  const ask = (text: string | null, callId: string | null) => {
    question = text === null ? null : { text, callId }
  }

  const setPlan = (text: string | null, planStatus: PlanStatus) => {
    const plan = excerpt(text ?? '', LIMITS.planChars)
    intent = { ...intent, plan: plan === '' ? intent.plan : plan, planStatus }
  }

  const addUser = (words: string) => {
    if (question !== null && isReply(question.text, words)) {
      intent = addDecision(intent, describeReply(question.text, words))
    }
    intent = followWords(intent, words, () => splitSentences(lastSaid).at(-1) ?? '')
    question = null
    lastAnswer = null
  }

  const addAnswer = ({ text, tools, endsTurn }: Extract<Row, { kind: 'assistant' }>) => {
    for (const decision of findWrittenDecisions(text)) intent = addDecision(intent, decision)
    if (text.trim() !== '') readText(text, endsTurn)
    for (const tool of tools) addCall(tool)
  }

  const readText = (text: string, endsTurn: boolean | null) => {
    const asked = endsTurn === false ? null : findClosingQuestion(text)
    // A question in the middle of a turn is put to nobody; one that ended a turn stands until the user answers.
    if (endsTurn === null || (endsTurn && asked !== null)) ask(asked, null)
    lastSaid = text
    lastAnswer = endsTurn === true ? excerpt(text, LIMITS.outcomeChars) : null
    for (const done of findReported(text)) intent = finish(intent, done, 'model')
    if (!hasTaskTool) intent = replaceTodos(intent, followSteps(intent.todos, text))
  }

  const addCall = (tool: ToolUse) => {
    lastAnswer = null
    const asked = describeAsked(tool)
    // The turn goes on: what the text before the call asked was not put to the user.
    if (asked !== null || question?.callId === null) ask(asked, tool.id)
    if (tool.name === 'ExitPlanMode') setPlan(stringOf(tool.input.plan), 'proposed')
  }

  const addResult = (call: ToolUse, result: ToolResult) => {
    for (const answer of findAnswers(result)) intent = addDecision(intent, answer)
    if (question?.callId === result.id && !isUnanswered(result)) question = null
    if (call.name === 'ExitPlanMode') setPlan(null, result.isError ? 'rejected' : 'approved')
    const words = findRefusalWords(result)
    if (words !== null) addUser(words)
    if (call.name === 'TaskCreate' || call.name === 'TaskUpdate') trackTask(call, result)
    if (call.name === 'TodoWrite' && !result.isError) setTodos(parseTodos(call.input.todos))
  }

  const setTodos = (todos: readonly Todo[]) => {
    hasTaskTool = true
    intent = replaceTodos(intent, todos.slice(0, LIMITS.todos))
  }

  const trackTask = (call: ToolUse, result: ToolResult) => {
    const todo = findTaskChange(call, result, tasks)
    if (todo === null) return
    tasks.set(todo.id ?? '', todo)
    setTodos([...tasks.values()])
  }

  return {
    addUser,
    addAnswer,
    addResult,
    setPlan,
    setGoal: (goal) => {
      intent = { ...intent, goal: excerpt(goal, LIMITS.goalChars), goalStated: true }
    },
    finish: (what, evidence) => {
      intent = finish(intent, what, evidence)
    },
    // A presented plan is the answer; what stood before it is not.
    result: () => ({ ...intent, pendingQuestion: question?.text ?? null, lastAnswer }),
  }
}

/** The steps after an answer: a new list replaces the old one, `step 2 is done` ticks it off. */
function followSteps(steps: readonly Todo[], text: string): readonly Todo[] {
  const written = findPlanSteps(text)
  if (written.length > 0) return written.slice(0, LIMITS.todos)
  const done = new Set(findDoneSteps(text))
  return done.size === 0
    ? steps
    : steps.map((step, index) => (done.has(index + 1) ? { ...step, status: 'completed' } : step))
}
