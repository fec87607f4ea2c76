import { renderTable } from '../../base/core/markdown-table.ts'
import { TASK_FILES, TRACK_POINTER, TRACKS_FOLDER } from '../../config/core/tier-paths.ts'

/**
 * Every path holdfast writes in a repository with tracks. A test compares these paths with the files sessions leave
 * behind.
 */
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

export const ARTIFACT_PATHS_PAGE = `# Artifact paths

These paths are fixed: recovery finds things by them. \`<track>\` is the name of a track, \`<session>\` the client's id of a session.

${renderTable(
  ['path', 'written by', 'in git'],
  ARTIFACT_PATHS.map(([path, ...rest]) => [`\`${path}\``, ...rest]),
)}

What is not in git is ignored by \`artifacts/.gitignore\` and \`.holdfast/.gitignore\`. Remove the first where a team wants to share its
artifacts: secrets of known shapes are taken out before anything is written, but a diff and the output of tests may hold others.
Switches: \`sections.work_log\`, \`sections.recent_diff\` and \`sections.test_output\` in \`.holdfast/config.toml\`.
`
