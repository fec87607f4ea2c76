const KINDS = ['checkpoints', 'sessions', 'artifacts', 'journal', 'memory', 'other']
const count = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** The page of a run: what was played, what was on disk after each day, what a hook cost, what is kept. */
export function renderReport(week, wrongs) {
  const { scale, sessions, spawns, killed, counts, end, limits } = week
  const calls = counts['pre-tool-use'] ?? 0
  return `# A simulated week

Written by \`npm run bench:soak -- --record\`. The shipped bundles are started as processes, one per event as the client does, three or more
sessions at a time, with a clock that runs through seven days. Transcripts grow between the calls; some calls are a
subagent's; from the third to the fifth day a track is worked on, from the fourth on a policy confines writes; sessions
end in the middle, right before their compaction, or well; every 211th process is killed while it runs. \`SOAK=1\` is 200 sessions,
40 compactions and 20,000 tool calls; below it both the sessions and the calls in each are fewer, and the limits of what
is kept shrink with them, so that they are reached in the same week. Only counts are judged, never time.

This run: SOAK=${scale}, ${count(sessions)} sessions, ${count(counts['pre-compact'] ?? 0)} compactions, ${count(calls)} tool calls, ${count(spawns)} processes, ${count(killed)} of them killed, ${week.minutes} minutes.
${week.note === undefined ? '' : `${week.note}\n`}Limits: ${limits.checkpoints} checkpoints, ${limits.sessions} sessions, a journal of ${limits.journalBytes >> 20} MiB.

## On disk, after each day

${renderTable(
  ['day', 'processes', ...KINDS.map((kind) => `${kind}: files, bytes`), 'all bytes'],
  week.days.map(({ day, spawns: started, disk }) => [
    day,
    count(started),
    ...KINDS.map((kind) => `${count(disk[kind][0])}, ${count(disk[kind][1])}`),
    count(KINDS.reduce((sum, kind) => sum + disk[kind][1], 0)),
  ]),
)}

A checkpoint is two files: itself and the marker that it was told. Memories and documents are kept for good.

${renderInstructions(week.days)}
## What is kept

- checkpoints: ${end.checkpoints.made} made, ${end.checkpoints.removed} removed after they were told, ${end.checkpoints.untold} not told yet and all still there; no id was given twice
- sessions: ${end.sessionsRemoved} removed; the state of none that ran was touched
- journal: ${count(end.events)} events in it, ${end.journalFilesRemoved} files removed; ${end.cleanings} times it says that something was removed
- memories asked for in prompts: ${end.memories}, all listed at the end; decisions said in sessions: ${end.decisions}, all in DECISIONS.md
- calls refused by the policy: ${end.denied}; \`holdfast ci verify\` passes
- wrong: ${wrongs.length === 0 ? 'nothing' : wrongs.map((text) => `\n  - ${text}`).join('')}
`
}

function renderInstructions(days) {
  const probed = days.filter(({ instructions }) => instructions !== null)
  if (probed.length === 0) return ''
  const [first] = probed
  const rows = Object.keys(first.instructions).map((event) => [
    event,
    ...probed.map(({ instructions }) => `${instructions[event].toFixed(1)} M`),
    (probed.at(-1).instructions[event] / first.instructions[event]).toFixed(3),
  ])
  return `## What a hook costs

Instructions outside the kernel, counted on a copy of the project, for a session that is always the same; node
itself is most of it.

${renderTable(['hook', ...probed.map(({ day }) => `after day ${day}`), 'last over first'], rows)}

`
}

function renderTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
