/**
 * The number of tokens a `config.toml` of Codex asks to be compacted at, or null. Only the top of the file: below its first
 * table the name means something else. A line, not the whole language: a hook has no use for the rest.
 */
export function findCompactLimit(text: string): number | null {
  const table = /^[ \t]*\[/m.exec(text)
  const top = table === null ? text : text.slice(0, table.index)
  const digits = /^[ \t]*model_auto_compact_token_limit[ \t]*=[ \t]*(\d[\d_]{0,15})[ \t]*(?:#.*)?\r?$/m.exec(top)?.[1]
  const tokens = Number(digits?.replaceAll('_', ''))
  return tokens > 0 ? tokens : null
}
