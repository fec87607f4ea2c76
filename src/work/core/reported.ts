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

/**
 * The commit that a command made, as `id subject` if git told the id, or null. A commit is finished work.
 *
 * @param isOwn Whether a folder belongs to the project, which may itself lie among temporary files.
 */
export function findCommit(call: ToolUse, result: ToolResult, isOwn: (folder: string) => boolean): string | null {
  const command = stringOf(call.input.command) ?? ''
  const subject = findSubject(command)
  if (subject === null || isScratch(command, isOwn)) return null
  const id = /^\[[^\]\n]{1,200} ([0-9a-f]{7,40})\] /m.exec(result.text)?.[1]
  return id === undefined ? subject : `${id} ${subject}`
}

/** Whether a command works on a repository made for a try: a commit there finishes no work. */
function isScratch(command: string, isOwn: (folder: string) => boolean): boolean {
  if (!['init', '/tmp', '/var/', 'mktemp', 'TMPDIR'].some((word) => command.includes(word))) return false
  if (/\bgit(?:\s+-C\s+\S{1,300})?\s+init\b/.test(command)) return true
  const places = command.matchAll(
    /(?:\bcd|\bgit\s+-C)\s+["']?((?:(?:\/private)?\/(?:tmp|var\/(?:tmp|folders))\b|\$\(mktemp\b|\$\{?TMPDIR\b)[^\s"';&|]*)/g,
  )
  return [...places].some(([, folder = '']) => !isOwn(folder))
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

/** Paths that a command takes away with `rm` or `git rm`. Behind a change of folder no relative path is sure. */
export function listRemoved(command: string): string[] {
  if (!command.includes('rm ')) return []
  const isElsewhere = /\bcd\s/.test(command)
  return command.split(/&&|\|\||[;|\n]/).flatMap((part) => {
    const words: readonly string[] =
      /^\s*(?:git\s+)?rm\s+(.+)$/.exec(part)?.[1]?.match(/"[^"]{1,400}"|'[^']{1,400}'|\S+/g) ?? []
    const paths = words.map((word) => word.replace(/^(["'])(.*)\1$/, '$2').replace(/^\.\/|\/$/g, ''))
    const isKept = words.includes('--cached')
    return paths.filter((path) => !isKept && /^[^-$*?[{<>&]+$/.test(path) && (path.startsWith('/') || !isElsewhere))
  })
}
