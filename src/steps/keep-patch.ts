import type { ToolResultInput } from '../core/hook/input.ts'
import { stringOf } from '../core/record.ts'
import { renderPatch } from '../core/tracks/patch.ts'
import { readClock } from '../io/clock.ts'
import { appendPatch } from '../io/recent-diff-file.ts'

/** Adds what a Write or Edit changed to the session's diff. Files outside the project are none of its business. */
export function keepPatch(projectDir: string, input: ToolResultInput): void {
  const path = stringOf(input.toolInput.file_path)
  if (path === null || !path.startsWith(`${projectDir}/`)) return
  const relative = path.slice(projectDir.length + 1)
  if (/^(?:artifacts|\.holdfast)\/|(?:^|\/)\.\.(?:\/|$)/.test(relative)) return
  const block = renderPatch(relative, readClock().toISOString(), input.toolName, input.toolResponse)
  if (block !== null) appendPatch(projectDir, input.sessionId, block)
}
