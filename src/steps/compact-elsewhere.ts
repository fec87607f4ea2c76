import type { DocumentsState } from '../core/checkpoint/checkpoint.ts'
import { parseDocumentsState } from '../core/documents/latest.ts'
import type { Problem } from '../core/problem.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import { runOwnCommand } from './run-own-command.ts'

/**
 * Compacts the documents of the active track, if there is one, by the command beside this bundle. Prompts and tool
 * calls run this bundle all the time: it must not carry a Markdown parser for the one call in a session that
 * compacts.
 */
export function compactElsewhere(
  projectDir: string,
  { sessionId, transcriptPath }: { readonly sessionId: string; readonly transcriptPath: string | null },
  report: (problem: Problem) => void,
): Partial<DocumentsState> {
  if (!hasActiveTrack(projectDir)) return {}
  const transcript = transcriptPath === null ? [] : ['--transcript', transcriptPath]
  const run = runOwnCommand(['compact', projectDir, '--session', sessionId, ...transcript, '--json'])
  const documents = parseDocumentsState(run?.stdout ?? '')
  if (documents !== null) return documents
  const cause = run === null ? 'holdfast.mjs is not there' : `holdfast compact ended with ${run.exitCode}`
  report({ code: 'documents-unusable', path: projectDir, cause })
  return {}
}
