import type { Engine } from '../../command/core/engine.ts'
import { expandText, expandWord } from '../../command/core/expand-word.ts'
import { noteVariable } from '../../command/core/note-variable.ts'
import type { BashAssignment } from '../../command/core/parse-bash.ts'
import type { Output } from '../../command/core/shell.ts'
import {
  type ShellState,
  type ShellValue,
  setVariable,
  textValue,
  UNKNOWN_VALUE,
  withoutEntry,
} from '../../command/core/state.ts'

const MAX_COMBINATIONS = 32

function assignedValue(assignment: BashAssignment, state: ShellState, engine: Engine): ShellValue {
  const { value, append, index, name } = assignment
  if (index !== undefined) {
    expandText(index, engine.scope(state))
    return UNKNOWN_VALUE
  }
  const before = state.variables.get(name)
  if (value.type === 'ArrayValue') {
    const lists = value.elements.map((word) => expandWord(word, engine.scope(state)))
    if (lists.some((list) => list.length !== 1)) return UNKNOWN_VALUE
    const items = lists.flatMap((list) => list[0] ?? [])
    if (append !== true) return { kind: 'array', items }
    return before?.kind === 'array' ? { kind: 'array', items: [...before.items, ...items] } : UNKNOWN_VALUE
  }
  const texts = expandText(value, engine.scope(state))
  if (append !== true) return textValue(...texts)
  if (before?.kind !== 'text' || before.texts.length * texts.length > MAX_COMBINATIONS) return UNKNOWN_VALUE
  return textValue(...before.texts.flatMap((start) => texts.map((text) => start + text)))
}

export function assign(assignment: BashAssignment, state: ShellState, engine: Engine): void {
  const value = assignedValue(assignment, state, engine)
  setVariable(state, assignment.name, value)
  if (value.kind === 'text') noteVariable(engine.shell, assignment.name, value.texts)
}

/** Variables set before a command are its own; what it changes otherwise stays. */
export function withVariables(
  assignments: readonly BashAssignment[],
  state: ShellState,
  engine: Engine,
  run: () => Output,
): Output {
  if (assignments.length === 0) return run()
  const before = assignments.map(({ name }) => [name, state.variables.get(name)] as const)
  const { exported } = state
  for (const assignment of assignments) assign(assignment, state, engine)
  state.exported = new Set([...exported, ...assignments.map(({ name }) => name)])
  const output = run()
  state.exported = exported
  for (const [name, value] of before) {
    if (value === undefined) state.variables = withoutEntry(state.variables, name)
    else setVariable(state, name, value)
  }
  return output
}
