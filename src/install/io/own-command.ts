import { existsSync } from 'node:fs'
import { findProjectPath, folderOf } from '../../files/core/path-text.ts'

export function findCommandBundle(): string | null {
  const script = process.argv[1]
  if (script === undefined) return null
  const path = `${folderOf(script)}/holdfast.mjs`
  return existsSync(path) ? path : null
}

/** Null without that command. Quotes protect paths that a shell would take apart. */
export function findOwnCommand(projectDir: string): string | null {
  const command = findCommandBundle()
  if (command === null) return null
  return describeCall(command, projectDir)
}

/** The words by which a message names the command. Without a bundle of the command the name stands alone. */
export function nameOwnCommand(projectDir: string): string {
  return findOwnCommand(projectDir) ?? 'holdfast'
}

/** Words the call of a bundle. Every shell and every system with node understands forward slashes. */
export function describeCall(bundle: string, projectDir: string): string {
  const slashed = /^(?:[A-Za-z]:|\\\\)/.test(bundle) ? bundle.replaceAll('\\', '/') : bundle
  const path = findProjectPath(bundle, projectDir) ?? slashed
  return `node ${/^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`}`
}

/** Line by which the person called this command, shown where the person has to call the command again. */
export function describeOwnCall(): string {
  const script = (process.argv[1] ?? '').replaceAll('\\', '/')
  if (/\/node_modules\/(?:\.bin|holdfast)\//.test(script)) return 'npx holdfast'
  return script.endsWith('.mjs') ? describeCall(process.argv[1] ?? '', process.cwd()) : 'holdfast'
}
