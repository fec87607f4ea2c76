import { isRecord, stringOf } from '../record.ts'
import { excerptLine } from '../text.ts'
import type { ToolResult, ToolUse } from './row.ts'
import type { Todo } from './work-state.ts'

const TASK_CHARS = 200

/** The list a TodoWrite call leaves. */
export function parseTodos(value: unknown): Todo[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item) => {
    const task = stringOf(item.content) ?? stringOf(item.subject)
    if (task === null) return []
    return [
      { task: excerptLine(task, TASK_CHARS), status: excerptLine(stringOf(item.status) ?? 'pending', 30), id: null },
    ]
  })
}

/** A task that is gone for good. Kept as such until a merge has taken it out of the older list. */
export const DELETED = 'deleted'

/**
 * The task after a call of a task tool: TaskCreate's id is only in its result's text (`Task #3 created ...`), TaskUpdate
 * names it in `taskId`. A task made before the part of the transcript that was read has no words here, only its id.
 */
export function findTaskChange(call: ToolUse, result: ToolResult, known: ReadonlyMap<string, Todo>): Todo | null {
  if (result.isError) return null
  const { input } = call
  if (call.name === 'TaskCreate') {
    const named = /(?:^|\s)#(\d{1,6})\b|\btask (\d{1,6})\b/i.exec(result.text)
    const id = named?.[1] ?? named?.[2] ?? `${known.size + 1}`
    const task = stringOf(input.subject) ?? stringOf(input.description) ?? 'task'
    return { id, task: excerptLine(task, TASK_CHARS), status: 'pending' }
  }
  const id = String(input.taskId ?? '')
  if (id === '') return null
  const todo = known.get(id) ?? { task: '', status: '' }
  const task = stringOf(input.subject)
  return {
    id: excerptLine(id, 40),
    task: task === null ? todo.task : excerptLine(task, TASK_CHARS),
    status: excerptLine(stringOf(input.status) ?? todo.status, 30),
  }
}

/** A list after the changes of a newer one: by id where a task tool gave ids, replaced where it was written anew. */
export function mergeTodos(older: readonly Todo[], newer: readonly Todo[]): readonly Todo[] {
  if (newer.length === 0) return older
  const changes = new Map(newer.map((todo) => [todo.id, todo]))
  if (changes.has(null) || older.some(({ id }) => id === null)) return newer.filter(isNamed)
  const merged = older.map((todo): Todo => {
    const change = changes.get(todo.id)
    if (change === undefined) return todo
    return { id: todo.id, task: change.task || todo.task, status: change.status || todo.status }
  })
  const known = new Set(older.map(({ id }) => id))
  return [...merged, ...newer.filter(({ id }) => !known.has(id))].filter(isNamed)
}

function isNamed({ task, status }: Todo): boolean {
  return task !== '' && status !== DELETED
}

/**
 * The steps of a plan written as text, for models without a task tool: a check list, or a numbered list under a line
 * that calls itself a plan. Fewer than two steps are no plan.
 */
export function findPlanSteps(text: string): Todo[] {
  if (!/^[ \t]{0,8}(?:[-*+]|\d{1,2}[.)])\s/m.test(text)) return []
  const boxes: Todo[] = []
  const numbered: Todo[] = []
  let isPlan = false
  for (const line of text.slice(0, 20_000).split('\n')) {
    const box = /^\s{0,8}(?:[-*+]|\d{1,2}[.)])\s+\[([ xX~-])\]\s+(\S.*)$/.exec(line)
    const step = /^\s{0,3}(\d{1,2})[.)]\s+(\S.*)$/.exec(line)
    if (box?.[2] !== undefined)
      boxes.push({
        task: excerptLine(box[2], TASK_CHARS),
        status: /x/i.test(box[1] ?? '') ? 'completed' : 'pending',
        id: null,
      })
    else if (step?.[2] !== undefined && isPlan) numbered.push(parseStep(step[2]))
    else if (/\b(?:plan|steps?|to-?dos?|approach|next)\b.{0,60}:?\s*$/i.test(line)) isPlan = true
  }
  if (boxes.length > 1) return boxes
  return numbered.length > 1 ? numbered : []
}

function parseStep(text: string): Todo {
  const isDone =
    /^(?:\u2705|\u2714|\u2611|~~)|(?:\u2705|\u2714|\((?:done|complete|completed)\))\s*$|^(?:done|completed):/i.test(
      text,
    )
  const task = text.replace(/^(?:\u2705|\u2714|\u2611)\s*|\s*(?:\u2705|\u2714)\s*$|~~/g, '')
  return { task: excerptLine(task, TASK_CHARS), status: isDone ? 'completed' : 'pending', id: null }
}

/** The numbers of plan steps an answer reports as done: `Step 2 is done`, `Finished step 3`. */
export function findDoneSteps(text: string): number[] {
  if (!/[Ss]tep \d/.test(text)) return []
  const found = text
    .slice(0, 20_000)
    .matchAll(
      /\bstep (\d{1,2}) (?:is |are )?(?:now )?(?:done|complete|completed|finished)\b|\b(?:finished|completed|done with) step (\d{1,2})\b/gi,
    )
  return [...found].map((match) => Number(match[1] ?? match[2]))
}
