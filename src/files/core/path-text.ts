/**
 * A path in one spelling: forward slashes, an upper-case drive letter, no `.`, `..` or double slash. `..` is taken off
 * as text. Only the disk can tell where a `..` behind a link leads.
 *
 * @param windows Whether backslashes separate and drive letters exist.
 */
export function normalizePath(path: string, windows = false): string {
  const slashed = windows ? toSlashes(path) : path
  const drive = windows ? (/^[A-Za-z]:(?=\/|$)/.exec(slashed)?.[0] ?? '') : ''
  const share = windows && slashed.startsWith('//') ? '/' : ''
  const steps: string[] = []
  for (const step of slashed.slice(drive.length).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(windows ? dropTail(step) : step)
  }
  return `${drive.toUpperCase()}${share}/${steps.join('/')}`
}

/** `\\?\C:\x` and `/c/x` of Git Bash are `C:/x`. */
function toSlashes(path: string): string {
  const slashed = path.replaceAll('\\', '/').replace(/^\/\/[?.]\/(?=[A-Za-z]:)/, '')
  return slashed.replace(/^\/(?:mnt\/|cygdrive\/)?([A-Za-z])(?=\/|$)/, '$1:')
}

/** Windows opens `name.txt.`, `name.txt ` and `name.txt:stream` as `name.txt`. */
function dropTail(step: string): string {
  const colon = step.indexOf(':')
  return (colon > 0 ? step.slice(0, colon) : step).replace(/(?<![. ])[. ]+$/, '')
}

export function isWindowsPath(path: string): boolean {
  return /^(?:[A-Za-z]:[\\/]|\\\\)/.test(path)
}

/** An absolute path for a tool's argument: `~` is the home folder, and a relative path starts at `cwd`. */
export function absolutePath(path: string, cwd: string, home: string | null): string {
  if (home !== null && (path === '~' || path.startsWith('~/') || path.startsWith('~\\'))) return home + path.slice(1)
  const windows = isWindowsPath(cwd)
  if (path.startsWith('/') || (windows && (isWindowsPath(path) || path.startsWith('\\')))) return path
  return `${cwd}/${path}`
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/** The paths that lie in no other of them, each once. */
export function listOutermost(paths: readonly string[]): string[] {
  const all = [...new Set(paths)]
  return all.filter((path) => !all.some((other) => other !== path && isInside(path, other)))
}

export function foldPath(path: string, fold: boolean): string {
  return fold ? path.normalize('NFC').toLowerCase() : path
}

/** The last name of a path, whichever slash the system writes. */
export function lastName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

/** The folder a path lies in, whichever slash the system writes. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')))
}

/** A path as a person would write it: a path inside the project is relative to the project. */
export function describePath(path: string, projectDir: string): string {
  return path !== projectDir && isInside(path, projectDir) ? path.slice(projectDir.length + 1) : path
}

/** Folders of a relative path from the top down, without the path itself. */
export function listParents(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * A path from the root of the project, with forward slashes; null for a path elsewhere. Windows takes either slash and
 * either case, of the drive and of names.
 */
export function findProjectPath(path: string, projectDir: string): string | null {
  if (!/^(?:[A-Za-z]:[\\/]|\\\\)/.test(projectDir)) {
    return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : null
  }
  const [whole, root] = [path.replaceAll('\\', '/'), projectDir.replaceAll('\\', '/').replace(/\/$/, '')]
  return whole.toLowerCase().startsWith(`${root.toLowerCase()}/`) ? whole.slice(root.length + 1) : null
}
