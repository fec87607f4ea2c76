import { stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { ToolResult, ToolUse } from '../../transcript/core/row.ts'
import { findMarkedLines } from './marked-lines.ts'
import { LIMITS } from './work-state.ts'

/** Finds `Decision: ...` lines and bullets, with or without emphasis. `Decision` is a fixed key of the plan. */
export function findWrittenDecisions(text: string): string[] {
  const marked = findMarkedLines(text).filter(({ label }) => label === 'Decision')
  return marked.map((line) => excerptLine(line.text, LIMITS.statementChars))
}

/** The commit that a command made, as `id subject` if git told the id, or null. A commit is finished work. */
export function findCommit(call: ToolUse, result: ToolResult): string | null {
  const subject = findSubject(stringOf(call.input.command) ?? '')
  if (subject === null) return null
  const id = /^\[[^\]\n]{1,200} ([0-9a-f]{7,40})\] /m.exec(result.text)?.[1]
  return id === undefined ? subject : `${id} ${subject}`
}

function findSubject(command: string): string | null {
  if (!command.includes('commit') || !/\bgit(?:\s+-\S{1,60}(?:\s+[^-\s]\S{0,200})?){0,4}\s+commit\b/.test(command))
    return null
  const quoted = /\s-(?:[a-z]*m|-message)[= ]?\s*(?:"((?:[^"\\]|\\.){1,2000})"|'([^']{1,2000})')/.exec(command)
  const here = /<<-?\s*['"]?EOF['"]?\n([^\n]{1,400})/.exec(command)
  const message = here?.[1] ?? quoted?.[1] ?? quoted?.[2]
  const subject = message?.split(/\n|\\n/).find((line) => line.trim() !== '')
  return subject === undefined || subject.startsWith('$(') ? null : excerptLine(subject, 200)
}
