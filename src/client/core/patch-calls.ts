import { stringOf } from '../../base/core/record.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { listPatchedFiles } from './apply-patch.ts'
import type { ToolResultInput } from './input.ts'

/** A patch of Codex becomes a call per file. Its text stays out, because kept calls never hold contents. */
export function splitPatch(input: ToolResultInput, projectDir: string): readonly ToolResultInput[] {
  if (input.toolName !== 'apply_patch') return [input]
  return listPatchedFiles(stringOf(input.toolInput.command) ?? '').map(({ path, action }) => ({
    ...input,
    toolName: action === 'add' ? 'Write' : 'Edit',
    toolInput: { file_path: isAbsolutePath(path) ? path : `${input.cwd ?? projectDir}/${path}` },
  }))
}
