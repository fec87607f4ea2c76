import { renderTable } from '../../base/core/markdown-table.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS, type EntryKind } from '../../documents/core/entry-schemas.ts'

const OUTPUTS: Readonly<Record<EntryKind, readonly [path: string, how: string]>> = {
  decision: [
    '`docs/tracks/<track>/DECISIONS.md`',
    'added at the end with its own time, never twice, nothing is removed',
  ],
  risk: ['`docs/tracks/<track>/RISKS.md`', 'added, or brought up to date in place'],
  task: ['`docs/tracks/<track>/PLAN.md`', 'added, or brought up to date in place; the plan is written in normal form'],
  invariant: [
    '`docs/context/INVARIANTS.md`',
    'proposed there; in `CONTEXT_CORE.md` itself only with `compaction.core = "write"`',
  ],
}

const rows = ENTRY_KINDS.map((kind) => {
  const { head, required, values } = ENTRY_SCHEMAS[kind]
  const fields = required.map((key) => (values[key] === undefined ? key : `${key} (${values[key].join(', ')})`))
  return [head, fields.join('; '), ...OUTPUTS[kind]]
})

/** Text of `docs/context/COMPACTION_RULES.md`. The table of entries comes from the schemas that the compaction uses. */
export const COMPACTION_RULES_PAGE = `# Compaction rules

When the conversation is compacted, what was decided, planned and feared goes from the session into documents. It is done by rules, not
by a model: the same inputs give the same bytes, whatever the clock, the order of folders or the line endings.

**When**: before each compaction of the client and at each automatic checkpoint, for the session it is about; by \`holdfast track compact\`
(\`--dry-run\` shows what would change) and \`holdfast track close\`, for every session.

**Inputs**: the entries the model and the person wrote in the session's messages, those in its work log, those of \`holdfast track note\`, and
the documents of the active track. An entry belongs to the track that was active when it was made, and waits for it.

**Entries** are bullets with fixed keys, the others below the first:

\`\`\`markdown
- Task: T1 Read the old format
  - Status: doing
  - Acceptance: the files of 2024 open
\`\`\`

${renderTable(['entry', 'with', 'goes to', 'how'], rows)}

- Text that is no entry (prose, tables, code) stays where it is, word for word.
- What a document no longer says after a compaction is kept in \`artifacts/checkpoints/<track>/replaced-<n>.json\`.
- Everything or nothing: a process killed half-way leaves the old documents or the new ones.
- An entry that lacks a key, or has a value that is none, is a violation: it is named with file and line, no document is
  touched, the checkpoint keeps the session's work, and the client's compaction goes on.
`
