import { renderTable } from '../../base/core/markdown.ts'
import {
  CORE_FILES,
  listTransientPaths,
  TASK_FILES,
  TRACK_POINTER,
  TRACKS_FOLDER,
} from '../../config/core/tier-paths.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS, type EntryKind } from '../../documents/core/entry-schemas.ts'
import { ARTIFACTS_IGNORE_LINES } from '../../files/core/ignore-lines.ts'
import { CONTEXT_TIERS_PAGE } from './context-tiers-page.ts'
import { POLICY_TEXT } from './policy-document.ts'

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
const COMPACTION_RULES_PAGE = `# Compaction rules

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

/** Every path holdfast writes in a repository with tracks; a test compares them with what sessions leave behind. */
export const ARTIFACT_PATHS: readonly (readonly [path: string, writer: string, inGit: 'yes' | 'no'])[] = [
  [TRACK_POINTER, '`holdfast track`', 'yes'],
  ...TASK_FILES.map((name) => {
    const writer = `\`holdfast track new\`, then people${name === 'SPEC.md' ? '' : ' and compaction'}`
    return [`${TRACKS_FOLDER}/<track>/${name}`, writer, 'yes'] as const
  }),
  [`${TRACKS_FOLDER}/<track>/CLOSED`, '`holdfast track close`: when', 'yes'],
  ['docs/context/*.md', '`holdfast init --tracks`, then people', 'yes'],
  ['docs/context/INVARIANTS.md', 'compaction: proposals', 'yes'],
  ['artifacts/sessions/<session>/work_log.md', 'each tool call; entries', 'no'],
  ['artifacts/sessions/<session>/recent_diff.txt', 'each Write and Edit; each checkpoint', 'no'],
  ['artifacts/sessions/<session>/test_output.txt', 'each test run; each checkpoint', 'no'],
  ['artifacts/sessions/<session>/compacted.json', 'compaction: which entries have reached the documents', 'no'],
  ['artifacts/sessions/notes/work_log.md', '`holdfast track note`', 'no'],
  ['artifacts/checkpoints/<track>/latest.json', 'compaction: what it read and made, with checksums', 'no'],
  ['artifacts/checkpoints/<track>/replaced-<n>.json', 'compaction: what documents no longer say', 'no'],
  ['artifacts/checkpoints/<track>/pending.json', 'compaction, while it writes', 'no'],
  ['.holdfast/config.toml', 'people', 'yes'],
  ['.holdfast/checkpoints/cx-<n>-checkpoint.json', 'each checkpoint; never rewritten', 'no'],
  ['.holdfast/checkpoints/cx-<n>.acknowledged', 'when it was told', 'no'],
  ['.holdfast/sessions/<session>/state.json', 'the hooks', 'no'],
  ['.holdfast/events.jsonl', 'the hooks: the journal', 'no'],
  ['.holdfast/events-<n>.jsonl', 'the first session of a day: older parts of the journal', 'no'],
]

const ARTIFACT_PATHS_PAGE = `# Artifact paths

These paths are fixed: recovery finds things by them. \`<track>\` is the name of a track, \`<session>\` the client's id of a session.

${renderTable(
  ['path', 'written by', 'in git'],
  ARTIFACT_PATHS.map(([path, ...rest]) => [`\`${path}\``, ...rest]),
)}

What is not in git is ignored by \`artifacts/.gitignore\` and \`.holdfast/.gitignore\`. Remove the first where a team wants to share its
artifacts: secrets of known shapes are taken out before anything is written, but a diff and the output of tests may hold others.
Switches: \`sections.work_log\`, \`sections.recent_diff\` and \`sections.test_output\` in \`.holdfast/config.toml\`.
`

/** First text of `docs/context/CONTEXT_CORE.md`. `init` writes the page once, and then the page belongs to people. */
const CONTEXT_CORE_STARTER = `# Core context

<!-- What holds for the whole project and every track. Keep it short: it is loaded into every session. -->

## Purpose

[describe what this project is for, in a sentence or two]

## Boundaries

- [describe what this project does not do, or what nobody may change]

## Invariants

<!-- Each with the keys Invariant and Scope. Compaction proposes new ones in INVARIANTS.md; they count when they stand here. -->
`

const ROLES_STARTER = `# Roles

| role | decides | may not |
|---|---|---|
| [name a person or team] | goals, releases, what a risk is worth | |
| main session | how a task of the plan is done | change goals, drop tasks, accept risks |
| subagent | nothing beyond its task | write outside the roots of GUARDRAILS.md |
`

const RECOVERY_FLOW_PAGE = `# Recovery flow

How the state of the work is put together again after a compaction or in a new session. Always these steps in this order:

1. Load the core tier: ${CORE_FILES.map((path) => `\`${path}\``).join(', ')}.
2. Load the task tier: \`${TRACK_POINTER}\` names the track; of its folder ${TASK_FILES.map((name) => `\`${name}\``).join(', ')}.
3. Load the last checkpoint of the track: \`artifacts/checkpoints/<track>/latest.json\`, with the checksums of what was there.
4. Load the transient files it names: ${listTransientPaths('<session>')
  .map((path) => `\`${path}\``)
  .join(', ')}.
5. Rebuild the state from \`DECISIONS.md\` and \`PLAN.md\`. Where an older artifact says otherwise, the documents are right.

A file that is missing, or whose checksum is not the one recorded, is said to be so, and what does not depend on it is used all the
same. Nothing is guessed: where \`PLAN.md\` cannot be read there is no plan. On another machine, where the artifacts of this one
are not, steps 1, 2 and 5 give the state.

\`holdfast track tiers\` shows steps 1, 2 and 4 for a session; \`holdfast ci gate recovery\` goes through all five and fails when the plan that
comes out is not the one in \`PLAN.md\`. Where nothing was compacted, as on a fresh clone, it passes and says so.
`

/** A file `init --tracks` writes where there is none. A page is holdfast's own description; a starter becomes a person's. */
export const CONTEXT_PAGES: readonly {
  readonly path: string
  readonly text: string
  readonly kind: 'page' | 'starter'
}[] = [
  { path: 'docs/context/CONTEXT_TIERS.md', text: CONTEXT_TIERS_PAGE, kind: 'page' },
  { path: 'docs/context/COMPACTION_RULES.md', text: COMPACTION_RULES_PAGE, kind: 'page' },
  { path: 'docs/context/RECOVERY_FLOW.md', text: RECOVERY_FLOW_PAGE, kind: 'page' },
  { path: 'docs/context/ARTIFACT_PATHS.md', text: ARTIFACT_PATHS_PAGE, kind: 'page' },
  { path: 'docs/context/GUARDRAILS.md', text: POLICY_TEXT, kind: 'starter' },
  { path: 'docs/context/CONTEXT_CORE.md', text: CONTEXT_CORE_STARTER, kind: 'starter' },
  { path: 'docs/context/ROLES.md', text: ROLES_STARTER, kind: 'starter' },
  { path: 'artifacts/.gitignore', text: ARTIFACTS_IGNORE_LINES, kind: 'starter' },
]
