import type { Call } from '../base/core/call.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { parseDocumentsState } from '../documents/core/latest.ts'
import { runOwnCommand } from '../install/run-own-command.ts'
import type { DocumentsState } from '../work/core/checkpoint.ts'

/**
 * Compacts the documents of the active track, if any, by the command beside this bundle. Prompts and tool calls run
 * this bundle all the time. A session compacts in one call, so this bundle must not carry a Markdown parser.
 */
export function compactElsewhere(
  { projectDir, know, report }: Call,
  { sessionId, transcriptPath }: { readonly sessionId: string; readonly transcriptPath: string | null },
): Partial<DocumentsState> {
  if (!know(hasActiveTrack)) return {}
  const transcript = transcriptPath === null ? [] : ['--transcript', transcriptPath]
  const run = runOwnCommand(['track', 'compact', projectDir, '--session', sessionId, ...transcript, '--json'])
  const documents = parseDocumentsState(run?.stdout ?? '')
  if (documents !== null) return documents
  const cause = run === null ? 'holdfast.mjs is not there' : `holdfast track compact ended with ${run.exitCode}`
  report({ code: 'documents-unusable', path: projectDir, cause })
  return {}
}
