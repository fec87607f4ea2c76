/** Writes transcript rows in the shape of client 2.1.329. Each transcript has its own writer, so ids never repeat. */
export function createTranscriptWriter(sessionId: string, cwd: string) {
  let rows = 0
  const row = (type: string, rest: Readonly<Record<string, unknown>>): string => {
    rows += 1
    const uuid = `${String(rows).padStart(8, '0')}-0000-4000-8000-00000000d3a0`
    const timestamp = '2026-11-21T09:00:00.000Z'
    const frame = { uuid, timestamp, userType: 'external', cwd, sessionId, version: '2.1.329' }
    return `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...rest, ...frame })}\n`
  }
  return {
    user: (text: string) => row('user', { message: { role: 'user', content: text } }),
    /** An answer of the model; `contextTokens` is the API's count for its request. */
    answer: (contextTokens: number, block: Readonly<Record<string, unknown>>) => {
      const model = 'claude-sonnet-4-6'
      const cached = { cache_creation_input_tokens: 1200, cache_read_input_tokens: contextTokens - 1204 }
      const usage = { input_tokens: 4, ...cached, output_tokens: 180 }
      const message = { id: `msg_${rows}`, type: 'message', role: 'assistant', model, content: [block], usage }
      return row('assistant', { message, requestedModel: model })
    },
    result: (toolUseId: string, content: string, isError = false) => {
      const block = { tool_use_id: toolUseId, type: 'tool_result', content, ...(isError ? { is_error: true } : {}) }
      return row('user', { message: { role: 'user', content: [block] }, toolUseResult: {} })
    },
    boundary: (preTokens: number) => {
      const compactMetadata = { trigger: 'auto', preTokens, postTokens: 2900 }
      return row('system', { subtype: 'compact_boundary', content: 'Conversation compacted', compactMetadata })
    },
  }
}
