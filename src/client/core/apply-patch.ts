import { stringOf } from '../../base/core/record.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import type { ToolResultInput } from './input.ts'

/** A file that a patch changes. A moved file counts as two: the old name and the new name. */
export interface PatchedFile {
  readonly path: string
  readonly action: 'add' | 'update' | 'delete'
}

const HEADS: Readonly<Record<string, PatchedFile['action']>> = {
  '*** Add File: ': 'add',
  '*** Update File: ': 'update',
  '*** Move to: ': 'add',
  '*** Delete File: ': 'delete',
}

/**
 * A file's own text begins with `+`, `-` or a space, so stars are a head. Codex (0.169.0) trims lines before it looks.
 */
export function listPatchedFiles(patch: string): PatchedFile[] {
  return patch.split('\n').flatMap((line): PatchedFile[] => {
    const text = line.trim()
    if (!text.startsWith('*** ')) return []
    const head = Object.keys(HEADS).find((start) => text.startsWith(start))
    const action = head === undefined ? undefined : HEADS[head]
    const path = text.slice(head?.length ?? 0).trim()
    return action === undefined || path === '' ? [] : [{ path, action }]
  })
}

export function countAddedChars(patch: string): number {
  return patch.split('\n').reduce((sum, line) => sum + (line.startsWith('+') ? line.length : 0), 0)
}

/** A patch of Codex becomes a call per file. Its text stays out, because kept calls never hold contents. */
export function splitPatch(input: ToolResultInput, projectDir: string): readonly ToolResultInput[] {
  if (input.toolName !== 'apply_patch') return [input]
  return listPatchedFiles(stringOf(input.toolInput.command) ?? '').map(({ path, action }) => ({
    ...input,
    toolName: action === 'add' ? 'Write' : 'Edit',
    toolInput: { file_path: isAbsolutePath(path) ? path : `${input.cwd ?? projectDir}/${path}` },
  }))
}
