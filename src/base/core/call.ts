import type { Problem } from './problem.ts'

type Reading<T> = (place: string, call: Call) => T

/** One call of a hook or a command. The call remembers each fact about its project as it was read first. */
export interface Call {
  readonly projectDir: string
  readonly report: (problem: Problem) => void
  /** The answer of a reading, taken once and remembered for the call. The place is the project where none is given. */
  readonly know: <T>(read: Reading<T>, place?: string) => T
  /** Has the next question read anew, because this call wrote what the reading reads. */
  readonly forget: (read: Reading<unknown>) => void
}

/** Asks the call; without a call, as in a quick look, the reading runs and is not remembered. */
export function ask<T>(call: Call | null, read: (place: string) => T, place: string): T {
  return call === null ? read(place) : call.know(read, place)
}

export function openCall(projectDir: string, report: (problem: Problem) => void = () => {}): Call {
  const known = new Map<Reading<unknown>, Map<string, unknown>>()
  const call: Call = { projectDir, report, know, forget: (read) => void known.delete(read) }
  return call

  function know<T>(read: Reading<T>, place = projectDir): T {
    const answers = known.get(read) ?? new Map<string, unknown>()
    if (!answers.has(place)) answers.set(place, read(place, call))
    known.set(read, answers)
    return answers.get(place) as T
  }
}
