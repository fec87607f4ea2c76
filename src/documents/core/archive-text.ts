import { countNouns } from '../../base/core/text.ts'
import type { LogEntry, LogFacts, LogKind, LogPiece } from './log.ts'

const NOTICE = /<!-- holdfast:notice -->\r?\n(?:>[^\n]*\n){1,10}<!-- \/holdfast:notice -->\r?\n(?:\r?\n)?/

/** A log without the notice an earlier rotation left. Each log has at most one notice. */
export function dropNotice(text: string): string {
  return text.replace(NOTICE, '')
}

/** The rest of a log after a rotation, with a notice above its first entry. */
export function addNotice(
  rest: readonly LogPiece[],
  facts: LogFacts & { readonly archivePath: string; readonly moved: readonly LogEntry[] },
): string {
  const { moved, archivePath, today } = facts
  const lines = [
    '<!-- holdfast:notice -->',
    `> **NOTICE**: Older entries are in \`archive/\`, the newest of them in \`${archivePath}\``,
    `> **Last Archival**: ${today}`,
    `> **Archived**: ${describeRange(moved)}`,
    '<!-- /holdfast:notice -->',
  ]
  const first = rest.findIndex(({ entry }) => entry !== null)
  const place = first === -1 ? rest.length : first
  const join = (pieces: readonly LogPiece[]) => pieces.map(({ text }) => text).join('')
  const above = join(rest.slice(0, place))
  // The notice stands on lines of its own, whatever text precedes the notice.
  const gap = above === '' || above.endsWith('\n') ? '' : '\n'
  return `${above}${gap}${lines.join('\n')}\n\n${join(rest.slice(place))}`
}

export function renderTitle(kind: LogKind): string {
  if (kind === 'notes') return '# Notes Archive\n'
  return kind === 'decisions' ? '# Architecture Decision Records Archive\n' : '# Resolved Issues Archive\n'
}

/** The text one rotation adds to an archive: origin of the entries, then the entries as they stood. */
export function renderBatch(entries: readonly LogEntry[], { source, today }: LogFacts): string {
  const head = [
    `<!-- holdfast:archived ${today} -->`,
    `> **ARCHIVED**: ${today}`,
    `> **Source**: ${source}`,
    `> **Entries**: ${describeRange(entries)}`,
    '',
    '---',
    '',
  ]
  // The line of a batch ends the entry before: a deeper entry behind it would be read as its part.
  const texts = entries.map(({ text }, index) => {
    const before = entries[index - 1]
    const isSwallowed = before !== undefined && levelOf(text) > levelOf(before.text)
    return `${isSwallowed ? `\n${head[0]}\n\n` : ''}${text.endsWith('\n') ? text : `${text}\n`}`
  })
  return `${head.join('\n')}\n${texts.join('')}`
}

const levelOf = (text: string) => /^#*/.exec(text)?.[0].length ?? 0

/** `ADR-001 through ADR-007 (7 entries)`; entries without numbers give a count alone. */
function describeRange(entries: readonly LogEntry[]): string {
  const count = countNouns(entries.length, 'entry', 'entries')
  const numbers = entries.map(({ title }) => /^\[?(ADR-\d+)/i.exec(title)?.[1]?.toUpperCase())
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return count
  return first === last ? `${first} (${count})` : `${first} through ${last} (${count})`
}
