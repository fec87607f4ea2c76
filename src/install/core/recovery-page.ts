import { CORE_FILES, listTransientPaths, TASK_FILES, TRACK_POINTER } from '../../config/core/tier-paths.ts'

export const RECOVERY_FLOW_PAGE = `# Recovery flow

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
