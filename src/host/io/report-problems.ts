import { describeProblem, type Problem } from '../../base/core/problem.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText } from '../../base/core/text.ts'
import { complain } from '../../files/io/write-out.ts'
import { appendEvents } from '../../sessions/io/journal-store.ts'

export interface Told {
  readonly hook: string
  readonly projectDir: string | null
  readonly sessionId: string | null
}

/** Puts each Problem where a person will find it: the project's journal, or stderr when that cannot be written. */
export function reportProblems(problems: readonly Problem[], { hook, projectDir, sessionId }: Told): void {
  const distinct = dropRepeated(problems)
  const texts = distinct.map((problem) => redactText(cleanText(describeProblem(problem)).replace(/\s+/g, ' ')))
  try {
    if (projectDir === null) throw new Error('no project')
    appendEvents(
      projectDir,
      sessionId,
      distinct.map(({ code }, index) => ({ event: 'problem', hook, code, text: texts[index] ?? '' })),
    )
  } catch {
    complain(texts.map((text) => `holdfast ${hook}: ${text}\n`).join(''))
  }
}

/** Drops repeated problems: a project that cannot be written to fails at every step, and one line is enough. */
function dropRepeated(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const place = problem.code === 'state-not-writable' ? '' : `${problem.path} ${problem.line}`
    const key = `${problem.code} ${place} ${problem.cause}`
    return seen.has(key) ? false : seen.add(key)
  })
}
