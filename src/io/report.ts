import { writeSync } from 'node:fs'
import { describeProblem } from '../core/describe-problem.ts'
import { serializeEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { redactText } from '../core/redact.ts'
import { cleanText } from '../core/text.ts'
import { readClock } from './clock.ts'
import { appendState } from './state-folder.ts'

/** Puts each Problem where a person will find it: the project's journal, or stderr when that cannot be written. */
export function reportProblems(
  problems: readonly Problem[],
  hook: string,
  projectDir: string | null,
  sessionId: string | null,
): void {
  const texts = problems.map((problem) => redactText(cleanText(describeProblem(problem)).replace(/\s+/g, ' ')))
  try {
    if (projectDir === null) throw new Error('no project')
    const at = readClock().toISOString()
    const lines = problems.map((problem, index) =>
      serializeEvent({ event: 'problem', hook, code: problem.code, text: texts[index] ?? '' }, at, sessionId),
    )
    appendState(projectDir, 'events.jsonl', lines.join(''))
  } catch {
    writeSync(2, texts.map((text) => `holdfast ${hook}: ${text}\n`).join(''))
  }
}
