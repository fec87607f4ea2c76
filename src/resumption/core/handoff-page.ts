import { cleanText, excerpt, excerptLine } from '../../base/core/text.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import { createBriefing } from './briefing.ts'
import { describeQuote } from './facts.ts'

const ITEMS = 20
const FILES = 40

/**
 * Renders a Markdown page that a person reviews and completes for another person. The page has more room than the
 * resumption. One section waits for the reviewer's words; all others come from the record, without a judgement.
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
    section(
      'Said by the user, oldest first',
      list(briefing.earlier.map(({ text, asked }) => describeQuote(text, asked))),
    ),
    section('Decided', list(briefing.decisions)),
    section('Decided by the model', list(briefing.ownDecisions)),
    section(
      'Found out, in the words of the model',
      list(briefing.findings.filter(({ kind }) => kind === 'finding').map(({ text }) => text)),
    ),
    section('Plan', quote([briefing.plan])),
    section('Open', list(briefing.open)),
    section('Fails', list(briefing.failing)),
    section('Finished', list(briefing.finished)),
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

const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`)

function list(items: readonly string[]): string {
  return items
    .slice(0, ITEMS)
    .map((item) => `- ${line(item)}`)
    .join('\n')
}

/** Quotes words with their line breaks. Every line has a mark, so that no line can begin a heading or a list. */
function quote(texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null && text.trim() !== '')
    .map((text) => `> ${asWords(excerpt(text ?? '', 2000)).replaceAll('\n', '\n> ')}`)
    .join('\n\n')
}

const line = (text: string): string => asWords(excerptLine(text, 400))

/** Escapes foreign words, so that no HTML or comment in them can hide the rest of the page. */
const asWords = (text: string): string => cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
