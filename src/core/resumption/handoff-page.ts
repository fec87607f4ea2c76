import type { CheckpointData } from '../checkpoint/checkpoint.ts'
import { cleanText, excerpt, excerptLine } from '../text.ts'
import { createBriefing } from './briefing.ts'

const ITEMS = 20
const FILES = 40

/**
 * What a session leaves to another person: a Markdown page to be reviewed and completed. It has room where the
 * resumption has not, and one place for words of its own; everything else is recorded, not judged.
 */
export function renderHandoffPage(checkpoint: CheckpointData): string {
  const { checkpointId, timestamp, sessionId, sessionInfo, workState: work } = checkpoint
  const briefing = createBriefing(work)
  const { branch, head } = sessionInfo
  const place =
    branch === null ? '' : `, branch ${line(branch)}${head === null ? '' : ` at ${line(head).slice(0, 12)}`}`
  const changed = work.filesModified.slice(0, FILES)
  const read = work.filesRead.filter((path) => !work.filesModified.includes(path)).slice(0, FILES)
  const sections = [
    section('Asked for', quote([briefing.goal, briefing.request, briefing.newest])),
    section('Waiting for an answer of the user', quote([work.pendingQuestion])),
    section('Corrections and rules of the user', list([...briefing.corrections, ...briefing.rules])),
    section('Decided', list([...briefing.decisions, ...briefing.agreed])),
    section('May have changed since', list(briefing.doubted)),
    section('Plan', quote([briefing.plan])),
    section('Open', list(briefing.open)),
    section('Fails', list(briefing.failing)),
    section('Finished', list(briefing.finished)),
    section('Finished, as the model reported', list(briefing.reported)),
    section('Given up', list(briefing.superseded)),
    section('Files changed', list(changed)),
    section('Files read', list(read)),
  ]
  return [
    `# Handoff ${checkpointId}`,
    `Recorded by holdfast at ${line(timestamp)} from session ${line(sessionId)}${place}. Nobody has reviewed it yet.`,
    '## For the reader\n\nNothing has been written here yet.',
    ...sections.filter((text) => text !== ''),
    `## Going on\n\n\`holdfast resume --checkpoint ${checkpointId}\` prints this as a prompt for a new session, \`holdfast recall WORDS\` searches what was said.`,
  ]
    .join('\n\n')
    .concat('\n')
}

function section(title: string, body: string): string {
  return body === '' ? '' : `## ${title}\n\n${body}`
}

function list(items: readonly string[]): string {
  return items
    .slice(0, ITEMS)
    .map((item) => `- ${line(item)}`)
    .join('\n')
}

/** The words themselves, with their line breaks: each line quoted, so that none of them can begin anything else. */
function quote(texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null && text.trim() !== '')
    .map((text) => `> ${asWords(excerpt(text ?? '', 2000)).replaceAll('\n', '\n> ')}`)
    .join('\n\n')
}

function line(text: string): string {
  return asWords(excerptLine(text, 400))
}

/** Foreign words are words: neither HTML nor a comment that hides what follows. */
function asWords(text: string): string {
  return cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
