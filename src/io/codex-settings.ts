import { findCompactLimit } from '../core/clients/compact-limit.ts'
import { findHome } from './own-places.ts'
import { readTextFile } from './read-text.ts'

const MAX_CONFIG_BYTES = 1 << 20

/**
 * The limit of tokens Codex is told to compact at: the project's configuration before the person's. Null where none
 * is stated.
 */
export function readCodexLimit(projectDir: string): number | null {
  const home = findHome()
  const own = process.env.CODEX_HOME || (home === null ? null : `${home}/.codex`)
  for (const path of [`${projectDir}/.codex/config.toml`, ...(own === null ? [] : [`${own}/config.toml`])]) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, true)
    const limit = 'text' in file ? findCompactLimit(file.text) : null
    if (limit !== null) return limit
  }
  return null
}
