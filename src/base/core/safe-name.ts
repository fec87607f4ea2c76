/**
 * Whether an id from a payload may become one component of a path. An id has letters, digits, `-` and `_`, at most 128,
 * and no dash in front. So separators, dots, drive letters and characters special to a shell or file system are
 * excluded.
 */
export function isSafeName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value)
}

/** Whether a payload's path is absolute on the sender's platform (POSIX, drive letter or UNC) and free of NUL. */
export function isAbsolutePath(value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('\0')) return false
  return value.startsWith('/') || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value)
}

/** Whether a payload's transcript path may be opened for reading: absolute, and a transcript by its name. */
export function isTranscriptPath(value: unknown): value is string {
  return isAbsolutePath(value) && value.endsWith('.jsonl')
}
