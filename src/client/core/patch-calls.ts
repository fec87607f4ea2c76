import { stringOf } from '../../base/core/record.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { listPatchedFiles } from './apply-patch.ts'
import type { ToolResultInput } from './input.ts'

/**
 * A tool's result as calls that each concern one file. A patch of Codex becomes a call per file; any other result stays
 * a single call. The text of the patch stays out, because kept calls name files and never hold their contents.
 */
export function splitPatch(input: ToolResultInput, projectDir: string): readonly ToolResultInput[] {
  if (input.toolName !== 'apply_patch') return [input]
  return listPatchedFiles(stringOf(input.toolInput.command) ?? '').map(({ path, action }) => ({
    ...input,
    toolName: action === 'add' ? 'Write' : 'Edit',
    toolInput: { file_path: isAbsolutePath(path) ? path : `${input.cwd ?? projectDir}/${path}` },
  }))
}
