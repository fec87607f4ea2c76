/** A hook may cost so much more on the last day than on the first: what is looked through then has reached its limits. */
const INSTRUCTION_GROWTH = 1.05
/**
 * Files per kept checkpoint (itself and its marker) and per kept session (its state and kept prompts; work log, diff, test output and ledger
 * among the artifacts). Twice the limit: between two looks a day's work comes on top.
 */
const FILES = { checkpoints: 2, sessions: 2, artifacts: 4 }
const SLACK = 2

/** What is wrong with how a week grew. Counts only: files, bytes, instructions. */
export function judgeGrowth({ days, limits, end }) {
  const wrongs = []
  for (const { day, disk } of days) {
    const allowed = {
      checkpoints: FILES.checkpoints * limits.checkpoints * SLACK + end.checkpoints.untold,
      sessions: FILES.sessions * limits.sessions * SLACK,
      artifacts: FILES.artifacts * limits.sessions * SLACK,
    }
    for (const [kind, most] of Object.entries(allowed))
      if (disk[kind][0] > most) wrongs.push(`${disk[kind][0]} files of ${kind} after day ${day}, ${most} are allowed`)
    if (disk.journal[1] > limits.journalBytes * SLACK)
      wrongs.push(`a journal of ${disk.journal[1]} bytes after day ${day}`)
  }
  const probed = days.filter(({ instructions }) => instructions !== null)
  const [first, last] = [probed[0], probed.at(-1)]
  for (const [event, count] of Object.entries(last?.instructions ?? {})) {
    const ratio = count / first.instructions[event]
    if (ratio > INSTRUCTION_GROWTH) wrongs.push(`${event} costs ${ratio.toFixed(3)} of what it did on the first day`)
  }
  return wrongs
}
