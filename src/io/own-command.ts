import { existsSync } from 'node:fs'
import { findProjectPath } from '../core/project-path.ts'

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
  return describeCall(command, projectDir)
}

/** Forward slashes are understood everywhere node runs, and by every shell. */
export function describeCall(bundle: string, projectDir: string): string {
  const slashed = /^(?:[A-Za-z]:|\\\\)/.test(bundle) ? bundle.replaceAll('\\', '/') : bundle
  const path = findProjectPath(bundle, projectDir) ?? slashed
  return `node ${/^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`}`
}

/** How the person called this very command, to be shown where it is to be called again. */
export function describeOwnCall(): string {
  const script = (process.argv[1] ?? '').replaceAll('\\', '/')
  if (/\/node_modules\/(?:\.bin|holdfast)\//.test(script)) return 'npx holdfast'
  return script.endsWith('.mjs') ? describeCall(process.argv[1] ?? '', process.cwd()) : 'holdfast'
}
