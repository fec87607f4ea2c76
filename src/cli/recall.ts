import { describeProblem } from '../base/core/problem.ts'
import { redactText } from '../base/core/redact.ts'
import { cleanText, excerptLine } from '../base/core/text.ts'
import { findProjectDir } from '../files/io/project-dir.ts'
import { describeHit, describeWhole, ROW_CHARS } from '../recall/core/describe-hit.ts'
import { parseQuery } from '../recall/core/query.ts'
import { cleanEntry, type Hit } from '../recall/core/ranking.ts'
import type { Entry, RecallKind } from '../recall/core/recall-entry.ts'
import { findCurrentTranscript, findTranscripts, type KnownTranscript } from '../recall/find-transcripts.ts'
import { readEntries, searchTranscripts, type TranscriptsRead } from '../recall/search-transcripts.ts'
import { showReading } from './progress.ts'
import { endFailed, fail, isJson, print, printJson, tellProblems } from './terminal.ts'

export interface RecallOptions {
  readonly dir?: string
  readonly session?: string
  readonly all?: boolean
  readonly kind?: RecallKind
  readonly limit: number
  readonly full?: string
}

/** A row of the client holds fewer entries than this. */
const MAX_ENTRIES_OF_ROW = 100

/** `recall`: words and deeds out of the transcripts. Exit code 0 found, 1 not found, 2 called wrongly. */
export function recall(args: readonly string[], options: RecallOptions): void {
  const root = options.dir ?? findProjectDir(process.cwd()) ?? process.cwd()
  const known = findTranscripts(root)
  const chosen = chooseTranscripts(known, options)
  if (options.full !== undefined && args.length > 0) return fail('--full takes a row and no words to look for', 2)
  if (options.full !== undefined) return showRow({ root, known, chosen }, options.full, options)
  const query = parseQuery(args.map((text) => text.replaceAll(`${root}/`, '')))
  if (query === null) return fail('Say what to look for: 1 to 32 words, for example: holdfast recall failing test', 2)
  const { kind = null, limit } = options
  if (limit > 200) return fail('--limit is a number from 1 to 200', 2)
  if (chosen.length === 0) return fail(describeMissing(known, options))
  const found = showReading(() => searchTranscripts(root, chosen, { query, kind, limit }))
  tellProblems(found.problems)
  const asked = excerptLine(redactText(cleanText(args.join(' '))), 200)
  const question = { asked, kind, known, chosen }
  if (isJson()) printJson(serializeSearch(question, found))
  else if (found.hits.length > 0) print(describeSearch(asked, chosen, found))
  else if (found.lines > 0 || found.problems.length === 0) print(describeNothing(question, found))
  process.exitCode = 0
  if (found.hits.length === 0) endFailed(`Nothing found for: ${asked}`)
}

function chooseTranscripts(known: readonly KnownTranscript[], { all, session }: RecallOptions): KnownTranscript[] {
  if (session !== undefined) {
    const named = known.filter(({ sessionId }) => sessionId === session)
    return named.length > 0
      ? named
      : known.filter(({ sessionId }) => session.length >= 6 && sessionId.startsWith(session))
  }
  const current = findCurrentTranscript(known)
  return all === true ? [...known] : current === null ? [] : [current]
}

function describeMissing(known: readonly KnownTranscript[], { session }: RecallOptions): string {
  if (known.length === 0) return 'No session of this folder left a transcript yet; --dir names another folder'
  const ids = known.slice(-5).map(({ sessionId }) => sessionId)
  return `No transcript of session "${cleanText(session ?? '')}" was found; the last ones are ${ids.reverse().join(', ')}`
}

type Search = ReturnType<typeof searchTranscripts>

type Scope = Readonly<Record<'known' | 'chosen', readonly KnownTranscript[]>>

interface Question extends Scope {
  readonly asked: string
  readonly kind: RecallKind | null
}

function describeSearch(asked: string, chosen: readonly KnownTranscript[], search: Search): string {
  const { level, hits, found, isExact } = search
  const total = isExact ? `${found}` : `more than ${found}`
  const count = hits.length < found || !isExact ? `${hits.length} of ${total}` : total
  const heads = {
    3: `${count} found for: ${asked}`,
    2: `Nothing has the phrase word for word; ${count} with all its words: ${asked}`,
    1: `Nothing has all the words; ${count} with some of them, the best first: ${asked}`,
  }
  const head = `${heads[level === 0 ? 1 : level]} (${describeScope(chosen, search)}${level === 1 ? '' : ', newest first'})`
  const blocks = hits.map((hit) =>
    describeHit(hit, { compactions: search.compactions.get(hit.sessionId) ?? 0, namesSession: chosen.length > 1 }),
  )
  const more = hits.length < found ? '; --limit N shows more' : ''
  return [head, ...blocks, ...describeGaps(search), `holdfast recall --full ROW prints a row whole${more}`].join('\n')
}

function describeNothing({ asked, kind, known, chosen }: Question, search: Search): string {
  const what = kind === null ? '' : ` of kind ${kind}`
  const others = known.length - chosen.length
  const hint = others > 0 ? `; --all searches ${others} more of this project` : ''
  return [`Nothing found${what} for: ${asked} (${describeScope(chosen, search)})${hint}`, ...describeGaps(search)].join(
    '; ',
  )
}

function describeScope(chosen: readonly KnownTranscript[], { lines }: TranscriptsRead): string {
  const [first] = chosen
  const what = chosen.length === 1 ? `session ${first?.sessionId.slice(0, ROW_CHARS)}` : `${chosen.length} transcripts`
  return `${what}, ${lines} lines`
}

/** The lines that were not searched. A single cut line is the end of a transcript that is being written. */
function describeGaps({ passedOver, damaged, lines }: TranscriptsRead): string[] {
  return [
    passedOver > 0 ? `not searched: ${passedOver} too long` : '',
    damaged > 1 || (damaged > 0 && damaged === lines) ? `not searched: ${damaged} cut or no rows` : '',
  ].filter((text) => text !== '')
}

function serializeSearch({ asked, kind, chosen }: Question, search: Search) {
  const { level, hits, found, isExact, lines, passedOver, damaged, compactions, problems } = search
  return {
    query: asked,
    kind,
    sessions: chosen.map(({ sessionId }) => sessionId),
    match: ['nothing', 'some words', 'all words', 'all'][level],
    found,
    found_is_exact: isExact,
    hits: hits.map((hit) => ({
      session_id: hit.sessionId,
      compactions_since: (compactions.get(hit.sessionId) ?? 0) - hit.place.compactions,
      times: hit.times,
      ...serializeEntry(hit),
    })),
    lines,
    lines_too_long: passedOver,
    lines_damaged: damaged,
    problems: problems.map((problem) => cleanText(describeProblem(problem))),
  }
}

function serializeEntry({ kind, verb, head, outcome, details, place }: Entry | Hit) {
  return { row: place.row, line: place.line, time: place.time || null, kind, verb, text: head, outcome, details }
}

/** `--full ROW`: finds a row by the beginning of its uuid, or by its line in the session. */
function showRow({ root, known, chosen }: Scope & { readonly root: string }, row: string, options: RecallOptions) {
  const isLine = /^\d{1,7}$/.test(row)
  if (!isLine && !/^[\w-]{4,64}$/.test(row))
    return fail('--full takes a row as recall shows it: 4 or more of its characters, or a line', 2)
  const isIt = ({ place }: Entry) => (isLine ? place.line === Number(row) : place.row?.startsWith(row) === true)
  const read = (transcripts: readonly KnownTranscript[]) => {
    const entries: (Entry & { readonly sessionId: string })[] = []
    const take = (entry: Entry, sessionId: string) => {
      if (isIt(entry) && entries.length < MAX_ENTRIES_OF_ROW) entries.push({ ...cleanEntry(entry), sessionId })
    }
    const { problems } = readEntries(root, transcripts, { take })
    tellProblems(problems)
    return entries
  }
  const here = read(chosen)
  const isAnywhere = here.length === 0 && !isLine && options.session === undefined
  const found = isAnywhere ? read(known.filter((transcript) => !chosen.includes(transcript))) : here
  if (found.length === 0) return fail(`No row "${row}" that says or does anything was found`)
  const rows = [...new Set(found.map(({ place }) => place.row))]
  if (rows.length > 1 && !isLine) return fail(`"${row}" begins ${rows.length} rows: ${rows.join(', ')}`, 2)
  process.exitCode = 0
  if (!isJson()) return print(found.map(describeWhole).join('\n'))
  const rowsWhole = found.map((entry) => ({ session_id: entry.sessionId, ...serializeEntry(entry) }))
  printJson(rowsWhole)
}
