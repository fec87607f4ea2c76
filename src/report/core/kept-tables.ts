import { escapeText } from '../../base/core/element.ts'
import { countNouns, excerptLine } from '../../base/core/text.ts'
import { type Memory, summarizeMemory } from '../../memory/core/memory.ts'
import { describeFill } from '../../resumption/core/checkpoint-words.ts'
import type { Fact } from '../../resumption/core/facts.ts'
import type { AuditedCompaction } from './audited-compaction.ts'
import { formatTime } from './chart.ts'

/** Limit of facts and of memories in a table; the counts have all of them. */
const MAX_ROWS = 100
const FACT_CHARS = 300

export function countFacts(compactions: readonly AuditedCompaction[]) {
  const sum = (count: (compaction: AuditedCompaction) => number) =>
    compactions.reduce((total, compaction) => total + count(compaction), 0)
  const [kept, lost] = [sum((item) => item.kept.length), sum((item) => item.lost.length)]
  return { facts: kept + lost, kept, restored: sum(({ restoredCount }) => restoredCount) }
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
  const lines = rows
    .slice(0, MAX_ROWS)
    .map(
      ([fate, { kind, text }]) =>
        `<tr><td>${fate}</td><td>${escapeText(kind)}</td><td>${escapeText(excerptLine(text, FACT_CHARS))}</td></tr>`,
    )
  const more = rows.length > MAX_ROWS ? `\n<p class="soft">And ${rows.length - MAX_ROWS} more.</p>` : ''
  return `<table class="facts"><thead><tr><th>Lost by the summary</th><th>Kind</th><th>Fact</th></tr></thead>
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
  const lines = memories.slice(0, MAX_ROWS).map((memory) => {
    const { id, namespace, createdAt } = memory
    const time = createdAt === null ? '' : formatTime(createdAt)
    const cells = [time, id, namespace, summarizeMemory(memory)].map((cell) => `<td>${escapeText(cell)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  const more = memories.length > MAX_ROWS ? `\n<p class="soft">And ${memories.length - MAX_ROWS} more.</p>` : ''
  return `<h3>${countNouns(memories.length, 'memory', 'memories')} made</h3>
<table class="memories"><thead><tr><th>Time</th><th>Id</th><th>Kind</th><th>Memory</th></tr></thead>
<tbody>\n${lines.join('\n')}\n</tbody></table>${more}`
}
