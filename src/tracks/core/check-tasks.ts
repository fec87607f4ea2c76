import { firstWords } from '../../documents/core/check-entry.ts'
import { type Entry, findField, findLeadingId } from '../../documents/core/document-entry.ts'
import { STATUSES } from '../../documents/core/entry-schemas.ts'
import type { PlanFinding } from './plan-finding.ts'
import { findIds } from './sections.ts'

/** A task or requirement by its id, with its line. */
export interface Identified {
  readonly id: string
  readonly line: number
}

export function checkUnique(document: PlanFinding['document'], items: readonly Identified[]): PlanFinding[] {
  return items.flatMap(({ id, line }, index): PlanFinding[] => {
    const first = items.find((other) => other.id === id)
    if (first === undefined || items.indexOf(first) === index) return []
    return [{ document, line, rule: 'duplicate-id', text: `${id} is already taken by line ${first.line}` }]
  })
}

/** Findings about tasks: their fields, their ids, their references, and requirements without a task. */
export function checkTasks(tasks: readonly Entry[], requirements: readonly Identified[]): PlanFinding[] {
  const document = 'PLAN.md' as const
  if (tasks.length === 0) {
    return [
      {
        document,
        line: 0,
        rule: 'no-tasks',
        text: 'there is no task (a check box, or a bullet "Task: ..." with Status, Owner and Acceptance)',
      },
    ]
  }
  const keyed = tasks.filter(({ isBox }) => !isBox)
  const fields = keyed.flatMap((task) => [
    ...(task.title === '' ? [lackField(document, task, 'Task')] : []),
    ...checkField(document, task, ['Status'], STATUSES),
    ...checkField(document, task, ['Owner', 'Role', 'Owner role'], null),
    ...checkField(document, task, ['Acceptance'], null),
  ])
  const ids = tasks.flatMap((task) => {
    const id = findLeadingId(task.title)
    return id === null ? [] : [{ id, line: task.line }]
  })
  const known = new Set([...ids, ...requirements].map(({ id }) => id))
  const dangling = tasks.flatMap((task) =>
    ['covers', 'requirements', 'requirement', 'depends', 'depends on', 'after', 'implements'].flatMap((key) =>
      findIds(findField(task, key) ?? '')
        .filter((id) => !known.has(id))
        .map(
          (id): PlanFinding => ({
            document,
            line: task.line,
            rule: 'unresolved-reference',
            text: `${key} names ${id}, which is neither a requirement nor a task`,
          }),
        ),
    ),
  )
  const covered = new Set(tasks.flatMap(({ lines }) => findIds(lines.join('\n'))))
  const uncovered = requirements
    .filter(({ id }) => !covered.has(id))
    .map(
      ({ id, line }): PlanFinding => ({
        document: 'SPEC.md',
        line,
        rule: 'uncovered-requirement',
        text: `${id} is covered by no task of PLAN.md`,
      }),
    )
  return [...fields, ...checkUnique(document, ids), ...dangling, ...uncovered]
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
  return [{ document, line: entry.line, rule: 'bad-value', text }]
}

function lackField(document: PlanFinding['document'], entry: Entry, key: string): PlanFinding {
  return { document, line: entry.line, rule: 'missing-field', text: `the ${entry.kind} has no ${key}` }
}
