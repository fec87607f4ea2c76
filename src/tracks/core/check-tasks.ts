import { firstWords } from '../../documents/core/check-entry.ts'
import { type Entry, findField, findLeadingId } from '../../documents/core/document-entry.ts'
import { STATUSES } from '../../documents/core/entry-schemas.ts'
import { findIds } from '../../documents/core/sections.ts'
import { findIn, type PlanFinding } from './plan-finding.ts'

export interface Identified {
  readonly id: string
  readonly line: number
}

export function checkUnique(document: PlanFinding['document'], items: readonly Identified[]): PlanFinding[] {
  return items.flatMap(({ id, line }, index) => {
    const first = items.find((other) => other.id === id)
    if (first === undefined || items.indexOf(first) === index) return []
    return [findIn(document)('duplicate-id', `${id} is already taken by line ${first.line}`, line)]
  })
}

const inPlan = findIn('PLAN.md')
const REFERENCES = ['covers', 'requirements', 'requirement', 'depends', 'depends on', 'after', 'implements']

/** Findings about tasks: their fields, their ids, their references, and requirements without a task. */
export function checkTasks(tasks: readonly Entry[], requirements: readonly Identified[]): PlanFinding[] {
  if (tasks.length === 0) {
    const text = 'there is no task (a check box, or a bullet "Task: ..." with Status, Owner and Acceptance)'
    return [inPlan('no-tasks', text)]
  }
  const keyed = tasks.filter(({ isBox }) => !isBox)
  const fields = keyed.flatMap((task) => [
    ...(task.title === '' ? [lackField('PLAN.md', task, 'Task')] : []),
    ...checkField('PLAN.md', task, ['Status'], STATUSES),
    ...checkField('PLAN.md', task, ['Owner', 'Role', 'Owner role'], null),
    ...checkField('PLAN.md', task, ['Acceptance'], null),
  ])
  const ids = tasks.flatMap((task) => {
    const id = findLeadingId(task.title)
    return id === null ? [] : [{ id, line: task.line }]
  })
  const known = new Set([...ids, ...requirements].map(({ id }) => id))
  const dangling = tasks.flatMap((task) =>
    REFERENCES.flatMap((key) => {
      const unknown = findIds(findField(task, key) ?? '').filter((id) => !known.has(id))
      const text = (id: string) => `${key} names ${id}, which is neither a requirement nor a task`
      return unknown.map((id) => inPlan('unresolved-reference', text(id), task.line))
    }),
  )
  const covered = new Set(tasks.flatMap(({ lines }) => findIds(lines.join('\n'))))
  const uncovered = requirements
    .filter(({ id }) => !covered.has(id))
    .map(({ id, line }) => findIn('SPEC.md')('uncovered-requirement', `${id} is covered by no task of PLAN.md`, line))
  return [...fields, ...checkUnique('PLAN.md', ids), ...dangling, ...uncovered]
}

export function checkField(
  document: PlanFinding['document'],
  entry: Entry,
  keys: readonly string[],
  values: readonly string[] | null,
): PlanFinding[] {
  const [key = ''] = keys
  const value = findField(entry, ...keys)
  if (value === null) return [lackField(document, entry, key)]
  if (values === null || values.includes(firstWords(value))) return []
  const text = `${key} "${value.slice(0, 60)}" is not one of ${values.join(', ')}`
  return [findIn(document)('bad-value', text, entry.line)]
}

function lackField(document: PlanFinding['document'], { kind, line }: Entry, key: string): PlanFinding {
  return findIn(document)('missing-field', `the ${kind} has no ${key}`, line)
}
