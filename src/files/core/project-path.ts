/**
 * A path from the root of the project, with forward slashes; null for a path elsewhere. Windows takes either slash and
 * either case, of the drive and of names.
 */
export function findProjectPath(path: string, projectDir: string): string | null {
  if (!/^(?:[A-Za-z]:[\\/]|\\\\)/.test(projectDir)) {
    return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : null
  }
  const [whole, root] = [toSlashes(path), toSlashes(projectDir).replace(/\/$/, '')]
  return whole.toLowerCase().startsWith(`${root.toLowerCase()}/`) ? whole.slice(root.length + 1) : null
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
