/**
 * A path from the root of the project, with forward slashes; null for one that lies elsewhere. Windows writes the same
 * place in several ways: either slash, the drive in either case, and nowhere is case told apart.
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
