import { findHome } from '../../files/io/own-places.ts'
import { readText } from '../../files/io/read-text.ts'

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

/** Reads only the top of a `config.toml`: below the first table the name means something else. */
export function findCompactLimit(text: string): number | null {
  const table = /^[ \t]*\[/m.exec(text)
  const top = table === null ? text : text.slice(0, table.index)
  const digits = /^[ \t]*model_auto_compact_token_limit[ \t]*=[ \t]*(\d[\d_]{0,15})[ \t]*(?:#.*)?\r?$/m.exec(top)?.[1]
  const tokens = Number(digits?.replaceAll('_', ''))
  return tokens > 0 ? tokens : null
}
