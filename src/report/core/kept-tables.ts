import { escapeText } from '../../base/core/element.ts'
import { sumOf } from '../../base/core/record.ts'
import { countNouns, excerptLine } from '../../base/core/text.ts'
import { type Memory, summarizeMemory } from '../../memory/core/memory.ts'
import { describeFill } from '../../resumption/core/checkpoint-words.ts'
import type { Fact } from '../../resumption/core/facts.ts'
import { formatTime } from './chart.ts'
import type { AuditedCompaction } from './compaction-trail.ts'

/** Limit of facts and of memories in a table; the counts have all of them. */
const MAX_ROWS = 100
const FACT_CHARS = 300

export function countFacts(compactions: readonly AuditedCompaction[]) {
  const [kept, lost] = [sumOf(compactions, (item) => item.kept.length), sumOf(compactions, (item) => item.lost.length)]
  return { facts: kept + lost, kept, restored: sumOf(compactions, ({ restoredCount }) => restoredCount) }
}

export function renderCompaction(compaction: AuditedCompaction): string {
  const { checkpoint, trigger, kept, lost, restored, restoredCount } = compaction
  const facts = kept.length + lost.length
  const gone = lost.length - restoredCount
  const how = (trigger ?? checkpoint.trigger) === 'manual' ? 'on request' : 'automatic'
  const head = `Compaction ${checkpoint.compactionSequence}, ${formatTime(checkpoint.timestamp)}, ${how}${describeFill(checkpoint)}`
  const words = [
    `${facts} ${facts === 1 ? 'fact was' : 'facts were'} recorded before it, in ${checkpoint.checkpointId}.`,
    `The summary kept ${kept.length}; of the others holdfast told ${restoredCount} again.`,
    ...(gone === 0
      ? []
      : [`Nobody told the remaining ${gone}; holdfast checkpoint show ${checkpoint.checkpointId} does.`]),
  ]
  const came = new Set(restored)
  const open = lost.filter((fact) => !came.has(fact))
  return [
    `<h3>${escapeText(head)}</h3>`,
    `<p>${escapeText(words.join(' '))}</p>`,
    renderFacts([
      ...open.map((fact) => [gone === open.length ? 'not told again' : '', fact] as const),
      ...restored.map((fact) => ['told again', fact] as const),
    ]),
    renderKept(kept),
  ].join('\n')
}

function renderFacts(rows: readonly (readonly [fate: string, fact: Fact])[]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(([fate, { kind, text }]) => [fate, kind, excerptLine(text, FACT_CHARS)])
  return renderTable('facts', ['Lost by the summary', 'Kind', 'Fact'], cells)
}

/** A table of plain texts, of which it shows the first. */
function renderTable(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: string) => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('')}</tr>`
  const lines = rows.slice(0, MAX_ROWS).map(line('td'))
  const more = rows.length > MAX_ROWS ? `\n<p class="soft">And ${rows.length - MAX_ROWS} more.</p>` : ''
  return `<table class="${name}"><thead>${line('th')(head)}</thead>
<tbody>\n${lines.join('\n')}\n</tbody></table>${more}`
}

function renderKept(kept: readonly Fact[]): string {
  if (kept.length === 0) return ''
  const items = kept
    .slice(0, MAX_ROWS)
    .map(({ kind, text }) => `<li>${escapeText(kind)}: ${escapeText(excerptLine(text, FACT_CHARS))}</li>`)
  return `<details><summary>${kept.length} kept by the summary</summary>\n<ul>\n${items.join('\n')}\n</ul></details>`
}

export function renderMemories(memories: readonly Memory[]): string {
  if (memories.length === 0) return ''
  const rows = memories.map((memory) => {
    const { id, namespace, createdAt } = memory
    return [createdAt === null ? '' : formatTime(createdAt), id, namespace, summarizeMemory(memory)]
  })
  return `<h3>${countNouns(memories.length, 'memory', 'memories')} made</h3>
${renderTable('memories', ['Time', 'Id', 'Kind', 'Memory'], rows)}`
}
