import { existsSync } from 'node:fs'

/** The bundle of the `holdfast` command beside the running one, or null where it is not installed. */
export function findCommandBundle(): string | null {
  const script = process.argv[1]
  if (script === undefined) return null
  const path = `${script.slice(0, Math.max(script.lastIndexOf('/'), script.lastIndexOf('\\')))}/holdfast.mjs`
  return existsSync(path) ? path : null
}

/**
 * How the `holdfast` command beside the running bundle is called from the project's folder, or null where it is not
 * installed. Paths that a shell would take apart are quoted.
 */
export function findOwnCommand(projectDir: string): string | null {
  const command = findCommandBundle()
  if (command === null) return null
  const path = command.startsWith(`${projectDir}/`) ? command.slice(projectDir.length + 1) : command
  return `node ${/^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`}`
}
