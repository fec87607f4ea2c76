import type { CompactionPoint } from '../../src/measure/core/compaction-point.ts'
import type { Answer, Compaction, FilledSession, Trajectory } from '../../src/report/core/trajectory.ts'

/** A compaction point of so many tokens, of a window of 200K. */
export function pointAt(tokens: number): CompactionPoint {
  return { tokens, windowTokens: 200_000, kind: 'proactive', source: 'model x', confidence: 'high' }
}

/** A trajectory measured against one point, whatever its models. */
export function fill(trajectory: Trajectory, tokens = 100_000): FilledSession {
  const points = new Map(trajectory.answers.map(({ model }) => [model, pointAt(tokens)]))
  return { sessionId: 's1', trajectory, points, skippedLines: 0, path: '', trail: { compactions: [], told: [] } }
}

export const NO_COSTS: Trajectory['costs'] = {
  prompt: [],
  read: [],
  edit: [],
  command: [],
  agent: [],
  other: [],
  answer: [],
}

/** The time of the answer at a position: one a minute. */
export function timeOf(position: number): string {
  return new Date(Date.UTC(2026, 10, 21, 9) + position * 60_000).toISOString()
}

/** A session from its fills in percent; a word between two numbers is a compaction with that trigger. */
export function sessionOf(steps: readonly (number | 'auto' | 'manual')[], tokens = 100_000): FilledSession {
  const answers: Answer[] = []
  const compactions: Compaction[] = []
  for (const step of steps) {
    if (typeof step === 'number') {
      const inputTokens = Math.round((step / 100) * tokens)
      const context = compactions.length
      answers.push({ at: timeOf(answers.length), inputTokens, outputTokens: 0, model: 'm', context, work: '' })
    } else {
      const at = timeOf(answers.length - 0.5)
      compactions.push({ at, trigger: step, preTokens: tokens, position: answers.length })
    }
  }
  const trajectory: Trajectory = {
    startedAt: timeOf(0),
    endedAt: timeOf(answers.length),
    firstWords: 'words',
    prompts: 1,
    answers,
    compactions,
    injections: [],
    turns: [],
    costs: NO_COSTS,
  }
  return fill(trajectory, tokens)
}
