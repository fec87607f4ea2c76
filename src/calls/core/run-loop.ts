import type { Engine, Run } from '../../command/core/engine.ts'
import { expandWord } from '../../command/core/expand-word.ts'
import { HOLE, hasMarks, SPLIT } from '../../command/core/marks.ts'
import type { BashNode } from '../../command/core/parse-bash.ts'
import type { Output } from '../../command/core/shell.ts'
import {
  forkState,
  isSameState,
  joinStates,
  replaceState,
  type ShellState,
  setVariable,
  textValue,
  UNKNOWN_VALUE,
  widenState,
} from '../../command/core/state.ts'

type CompoundList = BashNode & { type: 'CompoundList' }
type WordLoop = BashNode & { type: 'For' | 'Select' }

/** Rounds of a loop over a written-out list that are followed one by one. */
const MAX_ROUNDS = 64
/** Rounds after which what still changes could be anything. */
const MAX_SEARCH = 3

/** Runs a body and joins the states in which it was left early. */
function runRound(body: CompoundList, state: ShellState, input: Output, engine: Engine): void {
  const exits: ShellState[] = []
  engine.loopExits.push(exits)
  engine.runList(body.commands, state, input)
  engine.loopExits.pop()
  for (const exit of exits) replaceState(state, joinStates(state, exit))
}

/** Runs a body until a further round teaches nothing new; what still changes then could be anything. */
function runUntilStable(state: ShellState, round: (inside: ShellState) => void): void {
  for (let index = 0; index < MAX_SEARCH; index += 1) {
    const inside = forkState(state)
    round(inside)
    const joined = index === MAX_SEARCH - 2 ? widenState(state, inside) : joinStates(state, { ...inside, ended: false })
    const isStable = isSameState(joined, state)
    replaceState(state, joined)
    if (isStable) return
  }
}

type PlainLoop = { readonly body: CompoundList; readonly clause?: CompoundList }
export const runWhile: Run<PlainLoop> = (loop, state, input, engine) => {
  runUntilStable(state, (inside) => {
    if (loop.clause !== undefined) engine.runList(loop.clause.commands, inside, input)
    runRound(loop.body, inside, input, engine)
  })
  return null
}

function loopWords(node: WordLoop, state: ShellState, engine: Engine): readonly string[] | null {
  if (node.wordlist === undefined) return state.positional
  const lists = node.wordlist.map((word) => expandWord(word, engine.scope(state)))
  const words = lists.flatMap((choices) => choices.flat())
  return words.length > MAX_ROUNDS ? null : words
}

/** Follows a loop over a written-out list round by round, and any other one until it is stable. */
export const runFor: Run<WordLoop> = (node, state, input, engine) => {
  const name = node.name.value
  const words = loopWords(node, state, engine)
  if (words === null || node.type === 'Select') {
    const value = words === null ? UNKNOWN_VALUE : textValue(...words)
    runUntilStable(state, (inside) => {
      setVariable(inside, name, value)
      runRound(node.body, inside, input, engine)
    })
    return null
  }
  for (const word of words) {
    setVariable(state, name, textValue(word.replaceAll(SPLIT, HOLE)))
    // A word that stands for many means many rounds.
    if (hasMarks(word)) runUntilStable(state, (inside) => runRound(node.body, inside, input, engine))
    else runRound(node.body, state, input, engine)
    if (state.ended) state.ended = false
  }
  return null
}
