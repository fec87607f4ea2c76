import { renderTable } from '../../base/core/markdown.ts'
import {
  type CORE_FILES,
  type TASK_FILES,
  TRACK_POINTER,
  TRACKS_FOLDER,
  type TRANSIENT_FILES,
} from '../../config/core/tier-paths.ts'

const CORE: Readonly<Record<(typeof CORE_FILES)[number], string>> = {
  'CLAUDE.md': 'what every session is told by the client itself',
  'docs/context/CONTEXT_CORE.md': 'what holds for the whole project: purpose, boundaries, invariants',
  'docs/context/ROLES.md': 'who decides what, and what an agent may not',
  'docs/context/GUARDRAILS.md': 'the policy: where files are written, which tools may be used',
}

const TASK: Readonly<Record<(typeof TASK_FILES)[number], string>> = {
  'SPEC.md': 'goal, requirements and acceptance; its front matter may state the criticality',
  'PLAN.md': 'the tasks and where they stand',
  'RISKS.md': 'what could go wrong, with severity and mitigation',
  'DECISIONS.md': 'what was decided and why, oldest first',
}

const TRANSIENT: Readonly<Record<(typeof TRANSIENT_FILES)[number], string>> = {
  'work_log.md': 'one line per tool call that ended well, and entries on their way into the documents',
  'recent_diff.txt':
    'what is not committed, as git says at each checkpoint, and since then what each Write and Edit changed',
  'test_output.txt': 'the newest output of each test run, at most eight of them',
}

const rowsOf = (tier: string, folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, holds]) => [tier, `\`${folder}${name}\``, holds])

/** `docs/context/CONTEXT_TIERS.md`: the tiers, drawn from the lists the loader uses. */
export const CONTEXT_TIERS_PAGE = `# Context tiers

What a session can know of this repository is kept in three tiers. They are loaded in this order, always:

${renderTable(
  ['tier', 'file', 'what it holds'],
  [
    ...rowsOf('core', '', CORE),
    ...rowsOf('task', `${TRACKS_FOLDER}/<track>/`, TASK),
    ...rowsOf('transient', 'artifacts/sessions/<session>/', TRANSIENT),
  ],
)}

- **core** holds for every track.
- **task** is the active track and no other: \`${TRACK_POINTER}\` holds its name (or its folder). \`holdfast track new\`, \`list\`,
  \`switch\` and \`close\` keep it. A name is letters, digits, \`-\`, \`_\` and single dots; anything else in the pointer names no track.
- **transient** is what one session leaves behind. It is evidence, not memory: what has to last becomes an entry
  (COMPACTION_RULES.md).

\`holdfast track tiers\` lists each file with size, tokens and SHA-256, and what is missing. It exits 1 when the pointer names no track, when
a document of the track is missing, or when a file is there and cannot be used: larger than 2 MiB, no UTF-8 text, a folder, or a
link that leads out of the repository. Every checkpoint made while a track is active records path, size and SHA-256 of what was there.
`
