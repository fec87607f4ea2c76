import type { Action, Certainty, ShellWrite, UnresolvedWrite } from './effects.ts'
import { climbs, isAbsolutePath, joinPath, type LocatedPath, locatePath } from './locate-path.ts'
import { locatePattern, locateSource } from './locate-words.ts'
import { ANY_MARK, dropSpared, HOLE, hasMarks, toPattern } from './marks.ts'
import { findLoss } from './record-discards.ts'
import type { WriteOptions } from './shell.ts'
import type { ShellState } from './state.ts'

/** The certainty of a recursive action, where its program gives no other. */
const CERTAINTY: Partial<Readonly<Record<Action, Certainty>>> = {
  copy: 'likely',
  extract: 'likely',
  remove: 'certain',
  move: 'certain',
  permit: 'certain',
}

/** Whether a write makes a directory exist, so that a later `cd` finds it. */
export function makes(write: ShellWrite, directory: string): boolean {
  if (write.by === null || write.action === 'remove') return false
  return write.path === directory || (write.recursive && directory.startsWith(`${write.path}/`))
}

/** The path as spelled, where it leads up: behind a link the disk goes up from where the link leads. */
export function findSpelling(cwd: string, text: string): { readonly spelled?: string } {
  if (!climbs(text)) return {}
  const whole = dropSpared(isAbsolutePath(text) ? text : `${cwd}/${text}`)
  return { spelled: hasMarks(whole) ? toPattern(whole) : whole }
}

export type KnownEnds = Pick<UnresolvedWrite, 'start' | 'end'>

/** The ends of a path whose middle nobody knows. A text in the middle is taken to be a name, or a path below. */
export function findEnds(cwd: string | null, text: string, { recursive, action }: WriteOptions): KnownEnds {
  const whole = isAbsolutePath(text) ? text : `${cwd ?? HOLE}/${text}`
  const cut = whole.search(ANY_MARK)
  const rest = whole.slice(cut)
  const end = recursive === true || action === 'remove' ? '' : (/[^/\uFDD0-\uFDD8]*$/.exec(rest)?.[0] ?? '')
  const last = end === '' ? {} : { end }
  // A path that begins with what nobody knows may be absolute.
  if (cut <= whole.length - text.length || climbs(rest)) return last
  const folder = whole.slice(0, whole.lastIndexOf('/', cut) + 1)
  const start = `${joinPath('/', folder)}/${whole.slice(folder.length, cut)}`
  return { start: start.replace(/^\/\//, '/'), ...last }
}

export function toWrite(located: LocatedPath, by: string | null, options: WriteOptions): ShellWrite {
  const { action = 'replace', fromTop, follows, source, picks, only, brings } = options
  const recursive = located.recursive || options.recursive === true
  const certainty = options.certainty ?? (recursive ? (CERTAINTY[action] ?? 'possible') : 'certain')
  const loses = findLoss({ ...options, action, recursive }, located.recursive)
  const sweeps: ShellWrite['sweeps'] | false = recursive && (options.sweeps ?? (located.recursive && 'files'))
  const effect = { by, action, certainty, recursive, ...(sweeps && { sweeps }) }
  const endings = recursive && options.endings !== undefined ? { endings: options.endings } : {}
  const more = { ...endings, ...(follows && { follows }), ...(loses && { loses }) }
  return {
    ...located,
    ...effect,
    ...more,
    ...(fromTop && { fromTop }),
    ...(source && { source }),
    ...(picks && { picks }),
    ...(only && { only }),
    ...(brings && { brings }),
  }
}

/** Whether an effect changes a name itself, and never the file a link of that name leads to. */
export const isOfName = ({ action, follows }: ShellWrite) =>
  action === 'link' || (action === 'remove' && follows !== true)

/** Whether the command makes the text of the file, so that running the file runs that text. */
export const makesText = ({ action }: ShellWrite) => action === 'replace' || action === 'append'

/** Whether nobody can say which path a text means. */
export const isLost = ({ cwd }: ShellState, text: string) =>
  (isAbsolutePath(text) ? ['/'] : (cwd ?? [null])).some(
    (folder) => folder === null || typeof locatePath(folder, text) === 'string',
  )

/** Patterns for all that a text may mean which nobody can locate; none where the text may mean any path. */
export function listStarts({ cwd }: ShellState, text: string, options: WriteOptions): readonly string[] {
  const folders = isAbsolutePath(text) ? ['/'] : (cwd ?? [null])
  const starts = folders.flatMap((folder) => findEnds(folder, text, options).start ?? [])
  return starts.length < folders.length ? [] : starts.map((start) => `${start}*`)
}

/** The options with the folder of the sources, and the file that is copied, as places. */
export function locateOptions(state: ShellState, options: WriteOptions): WriteOptions {
  const { source, brings, picks } = options
  if (source === undefined && brings === undefined && picks === undefined) return options
  const located = {
    ...options,
    source: source === undefined ? undefined : locateSource(state, source),
    picks: picks === undefined ? undefined : locatePattern(state, picks),
  }
  if (brings === undefined || 'text' in brings) return located
  const from = locateSource(state, brings.from)
  return { ...located, brings: from === undefined ? undefined : { ...brings, from } }
}

/** A write that was noted before, with what it brings as far as another word tells. */
export function bring(known: ShellWrite, { brings }: ShellWrite): ShellWrite {
  if (brings === undefined) return known
  const isMore = known.action === 'append' && known.brings !== undefined && 'text' in known.brings && 'text' in brings
  return { ...known, brings: isMore ? { text: known.brings.text + brings.text } : brings }
}

export function keyWrite(write: ShellWrite): string {
  const { by, action, certainty, path, recursive, glob, names, spared, endings, loses, source, brings } = write
  // Archives may be opened in the same folder, one after the other.
  const opened = action === 'extract' && JSON.stringify(brings)
  const limits = [names, spared, endings, loses, source, write.picks, write.step, write.fromTop, opened]
  return [by, action, certainty, path, recursive, glob, ...limits].join('\n')
}
