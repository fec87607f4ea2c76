import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path'
import { attempt } from '../../base/core/attempt.ts'

const TIMEOUT_MS = 5_000

/**
 * The place of a program on the PATH. Folders of the project do not count: a repository must not choose what is run.
 */
export function findOnPath(name: string, projectDir: string): string | null {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name]
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(delimiter)
  for (const folder of folders) {
    if (!isAbsolute(folder) || `${folder}${sep}`.startsWith(`${projectDir}${sep}`)) continue
    const found = names.map((file) => join(folder, file)).find(isProgram)
    if (found !== undefined) return found
  }
  return null
}

function isProgram(path: string): boolean {
  return attempt(() => {
    const stat = statSync(path)
    return stat.isFile() && (process.platform === 'win32' || (stat.mode & 0o111) !== 0)
  }, false)
}

/**
 * The answer of a program that is asked for its version; empty on a failure. The program starts outside the project.
 */
export function askVersion(path: string): string {
  const { PATH, Path, SystemRoot, HOME, USERPROFILE } = process.env
  const given = { PATH, Path, SystemRoot, HOME: HOME ?? homedir(), USERPROFILE, DISABLE_AUTOUPDATER: '1' }
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const run = spawnSync(path, ['--version'], {
    cwd: dirname(path),
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 64 << 10,
    windowsHide: true,
  })
  return run.status === 0 ? (run.stdout ?? '') : ''
}

/** The variables that make node start slowly, as far as they are set. Their values are nobody's business. */
export function listSlowVariables(): string[] {
  return ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'].filter((name) => Boolean(process.env[name]))
}

/** Values of the variables that make node start slowly, for a process that is as slow as a hook. */
export function readSlowVariables(): Record<string, string> {
  return Object.fromEntries(listSlowVariables().map((name) => [name, process.env[name] ?? '']))
}
