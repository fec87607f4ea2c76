import { isRecord, stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { ToolResult, ToolUse } from '../../sessions/core/row.ts'
import { dropCodeBlocks } from '../../words/core/sentences.ts'
import type { Todo } from './work-state.ts'

const TASK_CHARS = 200

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

/** Status of a removed task. The task stays in the list until a merge has removed the same task of the older list. */
export const DELETED = 'deleted'

/** TaskCreate's id stands only in the text (`Task #3 created ...`). A task from before the reading has only an id. */
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

/** Applies a newer list to an older list. Ids of a task tool join the tasks; a list without ids replaces the older. */
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

const isNamed = ({ task, status }: Todo): boolean => task !== '' && status !== DELETED

const TICKED = ['[x]', '[X]', '[~]', '[-]']

/** A single box is no list, and a numbered list is prose. A list without a tick, or in code, may be a draft. */
export function parseCheckList(text: string): Todo[] {
  if (!TICKED.some((box) => text.includes(box))) return []
  const boxes = [
    ...dropCodeBlocks(text.slice(0, 20_000)).matchAll(/^\s{0,8}(?:[-*+]|\d{1,2}[.)])\s+\[([ xX~-])\]\s+(\S.*)$/gm),
  ]
  if (boxes.length < 2 || boxes.every(([, mark]) => mark === ' ')) return []
  return boxes.map(([, mark = '', task = '']) => ({
    task: excerptLine(task, TASK_CHARS),
    status: /x/i.test(mark) ? 'completed' : 'pending',
    id: null,
  }))
}
