import { listPatchedFiles } from '../clients/patch.ts'
import { stringOf } from '../record.ts'
import { isAbsolutePath } from '../safe-name.ts'
import type { ToolResultInput } from './input.ts'

/**
 * A tool's result as calls that each concern one file: a patch of Codex is as many as it has files, all else is itself. The
 * text of the patch stays out: what is kept of a call names files, never what is in them.
 */
export function splitPatch(input: ToolResultInput, projectDir: string): readonly ToolResultInput[] {
  if (input.toolName !== 'apply_patch') return [input]
  return listPatchedFiles(stringOf(input.toolInput.command) ?? '').map(({ path, action }) => ({
    ...input,
    toolName: action === 'add' ? 'Write' : 'Edit',
    toolInput: { file_path: isAbsolutePath(path) ? path : `${input.cwd ?? projectDir}/${path}` },
  }))
}
