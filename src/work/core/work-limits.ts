import { FAILING_TESTS, OUTCOME_CHARS } from '../../sessions/core/outcome-words.ts'

/** Bounds of a checkpoint's texts and lists: large enough to go on, small enough to read. */
export const LIMITS = {
  userMessages: 8,
  userMessageChars: 4000,
  goalChars: 1000,
  planChars: 4000,
  todos: 40,
  decisions: 40,
  orders: 4,
  lastTexts: 3,
  lastTextChars: 500,
  finished: 30,
  statementChars: 300,
  said: 120,
  saidChars: 2000,
  saidTotalChars: 40_000,
  findings: 60,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: OUTCOME_CHARS,
  reportChars: 800,
  failingTests: FAILING_TESTS,
  agents: 15,
  loaded: 20,
} as const
