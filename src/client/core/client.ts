import type { UnknownRecord } from '../../base/core/record.ts'

/** The clients whose hooks holdfast answers, beside Claude Code. Their payloads are mapped to those of Claude Code. */
export const OTHER_CLIENTS = ['codex', 'gemini'] as const
export type OtherClient = (typeof OTHER_CLIENTS)[number]
export const CLIENTS = ['claude', ...OTHER_CLIENTS] as const
export type Client = (typeof CLIENTS)[number]

/** Codex (0.169.0) counts turns and keeps rollouts; Gemini CLI (0.61.0) has events of its own and keeps chats. */
export function findClient({ transcript_path: path, turn_id: turn, hook_event_name: event }: UnknownRecord): Client {
  if (typeof turn === 'string') return 'codex'
  if (event === 'BeforeAgent' || event === 'BeforeTool' || event === 'AfterTool') return 'gemini'
  // Cheap to see, and dear to look for as a pattern.
  const isOther = typeof path === 'string' && (path.includes('rollout-') || path.includes('session-'))
  const kept = isOther ? /[\\/](?:(rollout-)|chats[\\/]session-)[^\\/]+\.jsonl$/.exec(path) : null
  if (kept === null) return 'claude'
  return kept[1] === undefined ? 'gemini' : 'codex'
}
