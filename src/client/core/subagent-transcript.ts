import { isSafeName, isTranscriptPath } from '../../base/core/safe-name.ts'

/** The place of a subagent's own transcript. Null for an id or a path that is not sound. */
export function findSubagentTranscript(transcriptPath: unknown, agentId: unknown): string | null {
  if (!isTranscriptPath(transcriptPath) || !isSafeName(agentId) || !transcriptPath.endsWith('.jsonl')) return null
  return `${transcriptPath.slice(0, -'.jsonl'.length)}/subagents/agent-${agentId}.jsonl`
}
