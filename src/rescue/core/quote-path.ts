/** A path as `git fast-import` reads names: in quotes, with escapes of C. Characters beyond ASCII stay. */
export function quotePath(path: string): string {
  const escaped = path.replace(/["\\\u0000-\u001f\u007f]/g, (character) =>
    character === '"' || character === '\\'
      ? `\\${character}`
      : `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  )
  return `"${escaped}"`
}

/** Characters that some file systems leave out of a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * Whether a path of a tree stays inside a work tree and out of git's own folder. The rules of all file systems count,
 * because a snapshot may come from another repository.
 */
export function isPlainPath(path: string, isWindows: boolean): boolean {
  if (path === '' || path.includes('\0') || (isWindows && /[\\:]/.test(path))) return false
  return path.split('/').every((part) => {
    const name = part.replace(IGNORED, '').toLowerCase()
    return name !== '' && name !== '.' && name !== '..' && !/^(?:\.git|git~\d+)[. ]*(?::.*)?$/.test(name)
  })
}
