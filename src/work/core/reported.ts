import { stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { findMarkedLines } from '../../capture/core/marked-lines.ts'
import type { ToolResult, ToolUse } from '../../sessions/core/row.ts'
import { LIMITS } from './work-limits.ts'
import { type Finished, UNDONE } from './work-state.ts'

/** Finds `Decision: ...` lines and bullets, with or without emphasis. `Decision` is a fixed key of the plan. */
export function findWrittenDecisions(text: string): string[] {
  const marked = findMarkedLines(text).filter(({ label }) => label === 'Decision')
  return marked.map((line) => excerptLine(line.text, LIMITS.statementChars))
}

/** A commit is finished work. `isOwn`: a project may itself lie among temporary files. */
export function findCommit(call: ToolUse, result: ToolResult, isOwn: (folder: string) => boolean): string | null {
  const command = stringOf(call.input.command) ?? ''
  if (!command.includes('commit') || isScratch(command, isOwn)) return null
  const [, id, told = null] = /^\[[^\]\n]{1,200} ([0-9a-f]{7,40})\] ([^\n]{1,400})/m.exec(result.text) ?? []
  const subject = findSubject(command) ?? (command.includes('--amend') && told !== null ? excerptLine(told, 200) : null)
  if (subject === null) return null
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

/** The text is empty for the folder of the call. Behind another change of folder no relative path is sure: null. */
function splitFolder(command: string): readonly [folder: string | null, rest: string] {
  const [lead = '', quoted, plain = quoted] =
    /^\s*cd\s+(?:"([^"$`~]{1,400})"|([^\s"'$`~;&|-][^\s"'$`~;&|]{0,400}))[ \t]*(?:&&|[;\n])/.exec(command) ?? []
  const rest = command.slice(lead.length)
  if (/\bcd\s/.test(rest) || plain?.includes('..')) return [null, rest]
  return [plain === undefined ? '' : `${plain}/`.replace(/^\.\//, '').replace(/\/\/$/, '/'), rest]
}

/** Paths that a command takes away with `rm` or `git rm`, or moves elsewhere; behind `-t` the target comes first. */
export function listRemoved(command: string): string[] {
  if (!(command.includes('rm ') || command.includes('mv '))) return []
  const [folder, rest] = splitFolder(command)
  return rest.split(/&&|\|\||[;|\n]/).flatMap((part) => {
    const [, verb, operands = ''] = /^\s*(?:git\s+)?(rm|mv)\s+(.+)$/.exec(part) ?? []
    if (/\s(?:--cached|-\w*t|--t\S+)\s/.test(` ${operands} `)) return []
    const words = operands.match(/"[^"]{1,400}"|'[^']{1,400}'|\S+/g)?.map(unquote) ?? []
    const plain = words.map((word) => word.replace(/^\.\/|\/$/g, '')).filter((path) => /^(?!-)[^$*?[{<>&]+$/.test(path))
    return (verb === 'mv' ? plain.slice(0, -1) : plain).flatMap((path) => placeIn(folder, path))
  })
}

const unquote = (word: string) => word.replace(/^(["'])(.*)\1$/, '$2')
const placeIn = (folder: string | null, path: string): string[] =>
  path.startsWith('/') ? [path] : folder === null ? [] : [`${folder}${path}`]

/** Files that a command wrote with `cat` from its own text. Behind a change of folder no relative path is sure. */
export function listWritten(command: string): string[] {
  if (!command.includes('<<') || !command.includes('cat ') || /\bcd\s/.test(command)) return []
  // Lines behind the first may be of the text.
  const form = /^\s*cat\s+(?:>{1,2}\s*([\w.-][\w./-]*)\s*<<|<<\S+\s*>{1,2}\s*([\w.-][\w./-]*))/
  const [, before, behind] = form.exec(command.split('\n', 1)[0] ?? '') ?? []
  return (before ?? behind)?.replace(/^\.\//, '').split('\n') ?? []
}

/** Files that a command brought back from the last commit with `git restore` or `git checkout`. */
export function listRestored(command: string): string[] {
  if (!(command.includes('git restore') || command.includes('git checkout'))) return []
  const [folder, behind] = splitFolder(command)
  return behind.split(/&&|\|\||[;|\n]/).flatMap((part) => {
    const [, verb, rest = ''] = /^\s*git\s+(restore|checkout)\s+(?:HEAD\s+(?=--\s))?(\S.*)$/.exec(part) ?? []
    const words = rest.replace(/\s\d?>{1,2}\s?&?\S+/g, '').match(/"[^"]{1,400}"|'[^']{1,400}'|\S+/g) ?? []
    // A single name without `--` is a branch or a file, and more names begin with a branch.
    const paths = words[0] === '--' ? words.slice(1) : words
    if (verb === undefined || (verb === 'checkout' && paths === words && words.length > 1)) return []
    const plain = paths.map((word) => unquote(word).replace(/^\.\//, ''))
    return plain.every((path) => !path.startsWith('-')) ? plain.flatMap((path) => placeIn(folder, path)) : []
  })
}

/** `last 2`, `to ID`, `one ID`, `one SUBJECT` or `all`. Commits after `ids` have other ids. */
export function findUndone(call: ToolUse, result: ToolResult, isOwn: (folder: string) => boolean): string[] {
  const command = stringOf(call.input.command) ?? ''
  if (!['reset', 'revert', 'rebase', '--amend'].some((word) => command.includes(word))) return []
  if (isScratch(command, isOwn)) return []
  const calls = command.matchAll(
    /\bgit(?:\s+-\S{1,60}(?:\s+[^-\s]\S{0,200})?){0,4}\s+(reset|revert|rebase|pull|commit)\b((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^|;&\n"']){0,300})/g,
  )
  return [...calls].flatMap(([, name = '', rest = '']) => {
    const words: readonly string[] = rest.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
    const has = (...options: readonly string[]) => words.some((word) => options.includes(word))
    if (has('--abort', '--quit', '--skip', '--edit-todo')) return []
    const names = words.map(unquote).filter((word) => !/^(?:-|\d?[<>])/.test(word))
    if (name === 'commit') return has('--amend') ? ['last 1'] : []
    if (name === 'revert') return listReverted(names, result.text)
    if (name === 'reset') return findReset(names, has('--hard', '--soft', '--mixed', '--keep', '--merge'))
    if ((name === 'pull' && !has('--rebase', '-r')) || result.text.includes('up to date')) return []
    return [has('-i', '--interactive', '--onto', '--root') || command.includes('SEQUENCE_EDITOR') ? 'all' : 'ids']
  })
}

/** A reset with more than one name is one of files. A single name may be a file, too. */
function findReset([to = 'HEAD', ...more]: readonly string[], isWhole: boolean): string[] {
  const back = more.length > 0 ? 'last 0' : (describeBack(to) ?? (isWhole ? 'all' : 'last 0'))
  return back === 'last 0' ? [] : [back]
}

/** How far back a revision lies: by steps from the newest commit, or by id; null for any other name. */
function describeBack(revision: string): string | null {
  const steps = /^(?:HEAD|@)((?:\^(?!\d)|~\d{0,3})*)$/.exec(revision)?.[1]
  if (steps === undefined) return /^[0-9a-f]{7,40}$/.test(revision) ? `to ${revision}` : null
  const counts = steps.match(/\^|~\d*/g)?.map((step) => (/\d/.test(step) ? Number(step.slice(1)) : 1)) ?? []
  return `last ${counts.reduce((sum, count) => sum + count, 0)}`
}

/** The commits that `git revert` took back: git tells their subjects, else the command names the commits. */
function listReverted(names: readonly string[], output: string): string[] {
  const told = output.matchAll(/^\[[^\]\n]{1,200}\] Revert "(.{1,300})"$/gm)
  const subjects = [...told].map(([, subject]) => `one ${subject}`)
  if (subjects.length > 0) return subjects
  return names.map((name) => {
    const back = describeBack(name)
    if (back === 'last 0') return 'last 1'
    return back?.startsWith('to ') === true ? `one ${back.slice(3)}` : 'all'
  })
}

/** The finished work without commits that were taken back. Notes stay, for work before this stretch that is merged with it. */
export function undo(finished: readonly Finished[], undone: string): readonly Finished[] {
  const { gone, rest } = findGone(
    finished.filter(({ evidence }) => evidence === 'commit'),
    undone,
  )
  const texts = [...gone.map(({ what }) => `one ${what}`), ...(rest === null ? [] : [rest])]
  const left = finished.filter((item) => !gone.includes(item) && !texts.includes(item.what))
  const notes = texts.map((what) => ({ what, evidence: UNDONE }))
  return [...notes, ...(undone === 'ids' ? left.map(dropId) : left)]
}

function findGone(commits: readonly Finished[], undone: string) {
  const [kind = '', wanted = ''] = /^(\w+) ?(.*)$/s.exec(undone)?.slice(1) ?? []
  if (kind === 'ids' || kind === 'all') return { gone: kind === 'all' ? commits : [], rest: undone }
  if (kind === 'last') {
    const count = Number(wanted)
    const gone = commits.slice(Math.max(0, commits.length - count))
    return { gone, rest: gone.length < count ? `last ${count - gone.length}` : null }
  }
  const at = commits.findLastIndex((item) => isCommit(item, wanted))
  if (at === -1) return { gone: kind === 'to' ? commits : [], rest: undone }
  return { gone: kind === 'to' ? commits.slice(at + 1) : commits.slice(at, at + 1), rest: null }
}

/** Whether a commit, told as `id subject` or by the subject alone, is that of an id or a subject. */
function isCommit(item: Finished, wanted: string): boolean {
  const id = findId(item)
  const isId = id !== null && /^[0-9a-f]{7,40}$/.test(wanted)
  return isId ? id.startsWith(wanted) || wanted.startsWith(id) : item.what === wanted || dropId(item).what === wanted
}

/** The id that git told of a commit; null for other work, and for a commit without one. */
export function findId({ what, evidence }: Finished): string | null {
  const [id = '', subject = ''] = evidence === 'commit' ? what.split(' ', 2) : []
  return subject !== '' && /^[0-9a-f]{7,40}$/.test(id) ? id : null
}

function dropId(item: Finished): Finished {
  const id = findId(item)
  return id === null ? item : { ...item, what: item.what.slice(id.length + 1) }
}

/** The work of an earlier stretch without the commits that a later stretch took back. */
export function undoEarlier(earlier: readonly Finished[], later: readonly Finished[]): readonly Finished[] {
  const notes = later.filter(({ evidence }) => evidence === UNDONE).reverse()
  return notes.reduce((left, { what }) => undo(left, what), earlier)
}
