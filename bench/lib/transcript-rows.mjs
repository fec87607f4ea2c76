/** The rows of one session, in the client's own key order. */
export function createSession(source, sessionId = source.uuid()) {
  const { int, hex, text, uuid } = source
  let parentUuid = null
  let time = Date.UTC(2026, 0, 1)

  const frame = (row, rest = {}) => {
    const id = uuid()
    time += 1 + int(4000)
    const framed = {
      parentUuid,
      isSidechain: false,
      ...row,
      uuid: id,
      timestamp: new Date(time).toISOString(),
      ...rest,
      userType: 'external',
      entrypoint: 'cli',
      cwd: '/home/u/project',
      sessionId,
      version: '2.1.329',
      gitBranch: 'main',
    }
    parentUuid = id
    return framed
  }

  const assistant = (content, usage, isSidechain = false) =>
    frame(
      {
        isSidechain,
        message: {
          id: `msg_01${hex(22)}`,
          type: 'message',
          role: 'assistant',
          model: 'claude-sonnet-4-6',
          content,
          stop_reason: 'tool_use',
          stop_sequence: null,
          usage,
          stop_details: null,
        },
        requestId: `req_011${hex(20)}`,
        type: 'assistant',
      },
      { effort: 'high', madeBy: 'model' },
    )

  const user = (content, rest) => frame({ type: 'user', message: { role: 'user', content } }, rest)

  const result = (toolUseId, length, { isError = false, details } = {}) =>
    user([{ tool_use_id: toolUseId, type: 'tool_result', content: text(length), is_error: isError }], {
      toolUseResult: details ?? {
        stdout: text(Math.min(length, 2000)),
        stderr: '',
        interrupted: false,
        isImage: false,
      },
    })

  const attachment = (body) => frame({ attachment: body, type: 'attachment' })

  const boundary = (preTokens) => {
    const logicalParentUuid = parentUuid
    parentUuid = null
    return frame({
      logicalParentUuid,
      type: 'system',
      subtype: 'compact_boundary',
      content: 'Conversation compacted',
      level: 'info',
      compactMetadata: { trigger: 'auto', preTokens },
    })
  }

  const bookkeeping = () => [
    { type: 'last-prompt', lastPrompt: text(60), leafUuid: parentUuid, sessionId },
    { type: 'mode', mode: 'normal', sessionId },
    { type: 'permission-mode', permissionMode: 'default', sessionId },
  ]

  const turnEnd = () => frame({ type: 'system', subtype: 'turn_duration', durationMs: 718, messageCount: 14 })

  /** A row without a usage of the main thread; some carry one that is not the answer's. */
  const quiet = (maxLength) => {
    const kind = int(6)
    const length = Math.min(source.resultSize(), maxLength)
    const aside = describeUsage(source, int(9000))
    if (kind === 0)
      return result(source.toolId(), length, { details: { status: 'completed', totalTokens: 40_000, usage: aside } })
    if (kind === 1) return assistant([{ type: 'text', text: text(length) }], aside, true)
    if (kind === 2) return attachment({ type: 'prompt_snapshot', systemPrompt: [text(length)] })
    if (kind === 3)
      return {
        type: 'api-request-blob',
        sessionId,
        hash: hex(64),
        message: { role: 'user', content: [{ type: 'text', text: text(length) }] },
      }
    return result(source.toolId(), length)
  }
  return { sessionId, assistant, user, result, attachment, boundary, bookkeeping, turnEnd, quiet }
}

export function describeUsage({ int }, cacheReadTokens) {
  return {
    input_tokens: 1 + int(20),
    cache_creation_input_tokens: int(4000),
    cache_read_input_tokens: cacheReadTokens,
    output_tokens: 1 + int(1500),
    server_tool_use: { web_search_requests: 0, web_fetch_requests: 0 },
    service_tier: 'standard',
    cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 0 },
    inference_geo: '',
    iterations: [],
    speed: 'standard',
  }
}
