import type { Problem } from '../base/core/problem.ts'
import { reportProblems } from '../host/io/report-problems.ts'
import { moveFilesToNotes } from './io/memory-store.ts'
import { findRemote, syncNotes } from './io/note-sync.ts'
import { configureNotesIfUnset } from './io/notes-config.ts'
import { rebuildIndex } from './refresh-index.ts'

/** A failure is a Problem, and also in the journal. */
export async function syncMemories(projectDir: string, asked: string | null) {
  await moveFilesToNotes(projectDir)
  const found = findRemote(projectDir, asked)
  const synced = 'error' in found ? found : syncNotes(projectDir, found.remote)
  if ('error' in synced) {
    const path = 'error' in found ? (asked ?? 'a remote') : found.remote
    const problem: Problem = { code: 'memory-not-synced', path, cause: synced.error }
    reportProblems([problem], { hook: 'memory sync', projectDir, sessionId: null })
    return { result: null, problems: [problem] }
  }
  const { count, problems } = await rebuildIndex(projectDir)
  if (count > 0) configureNotesIfUnset(projectDir)
  return { result: { ...synced, count }, problems }
}
