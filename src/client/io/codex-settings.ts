import { findHome } from '../../files/io/own-places.ts'
import { readText } from '../../files/io/read-text.ts'
import { findCompactLimit } from '../core/compact-limit.ts'

const MAX_CONFIG_BYTES = 1 << 20

/** The project's configuration counts before the person's. Null without a configured limit. */
export function readCodexLimit(projectDir: string): number | null {
  const home = findHome()
  const own = process.env.CODEX_HOME || (home === null ? null : `${home}/.codex`)
  for (const path of [`${projectDir}/.codex/config.toml`, ...(own === null ? [] : [`${own}/config.toml`])]) {
    const limit = findCompactLimit(readText(path, MAX_CONFIG_BYTES, true) ?? '')
    if (limit !== null) return limit
  }
  return null
}
