import { renderTable } from '../../base/core/markdown-table.ts'
import { TASK_FILES, TRACK_POINTER, TRACKS_FOLDER } from '../../config/core/tier-paths.ts'

interface ArtifactPath {
  readonly path: string
  readonly writer: string
  readonly isCommitted: boolean
}

const row = (path: string, writer: string, inGit: 'yes' | 'no'): ArtifactPath => ({
  path,
  writer,
  isCommitted: inGit === 'yes',
})

/**
 * Every path holdfast writes in a repository with tracks. A test compares these paths with the files sessions leave
 * behind.
 */
export const ARTIFACT_PATHS: readonly ArtifactPath[] = [
  row(TRACK_POINTER, '`holdfast track`', 'yes'),
  ...TASK_FILES.map((name) =>
    row(
      `${TRACKS_FOLDER}/<track>/${name}`,
      name === 'SPEC.md' ? '`holdfast track new`, then people' : '`holdfast track new`, then people and compaction',
      'yes',
    ),
  ),
  row(`${TRACKS_FOLDER}/<track>/CLOSED`, '`holdfast track close`: when', 'yes'),
  row('docs/context/*.md', '`holdfast init --tracks`, then people', 'yes'),
  row('docs/context/INVARIANTS.md', 'compaction: proposals', 'yes'),
  row('artifacts/sessions/<session>/work_log.md', 'each tool call; entries', 'no'),
  row('artifacts/sessions/<session>/recent_diff.txt', 'each Write and Edit; each checkpoint', 'no'),
  row('artifacts/sessions/<session>/test_output.txt', 'each test run; each checkpoint', 'no'),
  row('artifacts/sessions/<session>/compacted.json', 'compaction: which entries have reached the documents', 'no'),
  row('artifacts/sessions/notes/work_log.md', '`holdfast track note`', 'no'),
  row('artifacts/checkpoints/<track>/latest.json', 'compaction: what it read and made, with checksums', 'no'),
  row('artifacts/checkpoints/<track>/replaced-<n>.json', 'compaction: what documents no longer say', 'no'),
  row('artifacts/checkpoints/<track>/pending.json', 'compaction, while it writes', 'no'),
  row('.holdfast/config.toml', 'people', 'yes'),
  row('.holdfast/checkpoints/cx-<n>-checkpoint.json', 'each checkpoint; never rewritten', 'no'),
  row('.holdfast/checkpoints/cx-<n>.acknowledged', 'when it was told', 'no'),
  row('.holdfast/sessions/<session>/state.json', 'the hooks', 'no'),
  row('.holdfast/events.jsonl', 'the hooks: the journal', 'no'),
  row('.holdfast/events-<n>.jsonl', 'the first session of a day: older parts of the journal', 'no'),
]

export const ARTIFACT_PATHS_PAGE = `# Artifact paths

These paths are fixed: recovery finds things by them. \`<track>\` is the name of a track, \`<session>\` the client's id of a session.

${renderTable(
  ['path', 'written by', 'in git'],
  ARTIFACT_PATHS.map(({ path, writer, isCommitted }) => [`\`${path}\``, writer, isCommitted ? 'yes' : 'no']),
)}

What is not in git is ignored by \`artifacts/.gitignore\` and \`.holdfast/.gitignore\`. Remove the first where a team wants to share its
artifacts: secrets of known shapes are taken out before anything is written, but a diff and the output of tests may hold others.
Switches: \`sections.work_log\`, \`sections.recent_diff\` and \`sections.test_output\` in \`.holdfast/config.toml\`.
`
