import { openPersonKey } from '../author/io/open-person-key.ts'
import type { Problem } from '../base/core/problem.ts'
import type { PromptSubmitInput } from '../client/core/input.ts'
import { openStateFolder } from '../files/io/state-folder.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import { keepWords } from '../sessions/io/kept-words.ts'
import { loadCleaner } from './io/quick-look.ts'

/** Keeps the request at once: a save at a threshold needs the person's newest words on disk. */
export async function keepRequest(
  projectDir: string,
  { sessionId, prompt }: PromptSubmitInput,
  report: (problem: Problem) => void,
): Promise<void> {
  try {
    const lack = await keepWords(projectDir, sessionId, prompt, loadCleaner)
    if (lack === null || (lack === 'key' && openPersonKey(projectDir) === null)) return
    openStateFolder(projectDir, ['sessions', sessionId])
    await keepWords(projectDir, sessionId, prompt, loadCleaner)
  } catch (error) {
    report(createWriteProblem(projectDir, error))
  }
}
