import { escapeText } from '../../base/core/element.ts'
import { findWrittenPath } from '../../policy/core/governance.ts'
import type { Row, ToolResult, ToolUse } from '../../sessions/core/row.ts'

export interface FailureRun {
  readonly tool: string
  readonly path: string
  readonly error: string
  readonly count: number
  readonly firstId: string
}

/** Failures in a row that are told; a model usually reads the file after the first. */
const MIN_FAILURES = 6

export function createFailureScan() {
  const uses = new Map<string, ToolUse>()
  const waiting: ToolResult[] = []
  let run: FailureRun | null = null
  let isDone = false
  const add = ({ isError, text }: ToolResult, { id, name, input }: ToolUse) => {
    const path = findWrittenPath(name, input)
    const error = readRefusal(text)
    const isSame = run === null || (run.tool === name && run.path === path && run.error === error)
    if (!isError || path === null || error === null || !isSame) isDone = true
    else run = { tool: name, path, error, count: (run?.count ?? 0) + 1, firstId: id }
  }
  /** Takes the row before; true when the run is whole. */
  const visit = (row: Row | null): boolean => {
    if (row?.kind === 'boundary') isDone = true
    if (row?.kind === 'results') waiting.push(...[...row.results].reverse())
    if (row?.kind === 'assistant') for (const use of row.tools) uses.set(use.id, use)
    while (!isDone && waiting[0] !== undefined) {
      const use = uses.get(waiting[0].id)
      if (use === undefined && waiting[0].isError) break
      if (use === undefined) isDone = true
      else add(waiting.shift() as ToolResult, use)
    }
    return isDone
  }
  return { visit, find: () => (run !== null && run.count >= MIN_FAILURES ? run : null) }
}

/** The first line of the client's own refusal. Failed calls, and refusals by the person or a hook, have none. */
function readRefusal(text: string): string | null {
  return /^<tool_use_error>([^\n]*?)(?:\n|<\/tool_use_error>)/.exec(text)?.[1]?.trim() ?? null
}

/** Errors that a look at the file mends. */
const OUT_OF_DATE = /not found in file|has not been read|modified since/

/** A line on a run of failures. The advice to read stands only behind errors that a look at the file mends. */
export function renderFailureRun({ tool, path, error, count }: FailureRun): string {
  const words = `${tool} of ${path.slice(-200)} failed ${count} times in a row with the same error: "${error.slice(0, 120)}"`
  const advice = OUT_OF_DATE.test(error) ? ' Read the file anew before the next try.' : ''
  return `<repeated-failure>${escapeText(words + advice)}</repeated-failure>`
}

/** Whether a call has to do with the file of a run. The model then looks at the file already, or has mended it. */
export function isAbout(toolInput: unknown, { path }: FailureRun): boolean {
  return JSON.stringify(toolInput).includes(path.slice(path.lastIndexOf('/') + 1))
}
