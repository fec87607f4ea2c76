import { describeUsage } from '../lib/transcript-rows.mjs'

const MODEL = 'claude-sonnet-4-6'
/** Where the client compacts this model, less what the last rows add. */
const COMPACTION_TOKENS = 160_000

/**
 * Writes the rows of one session in the shape client 2.1.329 records: one row per content block with the usage of the
 * whole message repeated, each row the child of the one before. Paths of the project stand as `$PROJECT`.
 */
export function createRecorder(voice) {
  const sessionId = voice.uuid()
  let lines = []
  let parentUuid = null
  let time = Date.UTC(2026, 10, 21, 6)
  let promptId = voice.uuid()
  let promptIndex = 0
  let contextTokens = 20_000
  let open = null

  const put = (row) => lines.push(JSON.stringify(row))
  const stamp = () => {
    time += 200 + voice.int(4000)
    return new Date(time).toISOString()
  }
  const frame = (row, rest = {}) => {
    const uuid = voice.uuid()
    put({
      parentUuid,
      isSidechain: false,
      ...row,
      uuid,
      timestamp: stamp(),
      ...rest,
      userType: 'external',
      entrypoint: 'cli',
      cwd: '$PROJECT',
      sessionId,
      version: '2.1.329',
      gitBranch: 'main',
    })
    parentUuid = uuid
    return uuid
  }
  const user = (content, before = {}, after = {}) =>
    frame({ ...before, type: 'user', message: { role: 'user', content } }, after)

  /** One content block. Blocks of one response share its id and usage until `endResponse`. */
  const block = (content) => {
    if (open === null) {
      contextTokens = Math.min(COMPACTION_TOKENS, contextTokens + voice.between(200, 500))
      const usage = describeUsage(voice, contextTokens)
      open = { id: `msg_01${voice.hex(22)}`, usage, requestId: `req_011${voice.hex(20)}`, index: 0 }
    }
    const message = {
      id: open.id,
      type: 'message',
      role: 'assistant',
      model: MODEL,
      content: [content],
      stop_reason: content.type === 'tool_use' ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: open.usage,
      stop_details: null,
    }
    const response = { apiBlockIndex: open.index, requestId: open.requestId, requestedModel: MODEL, type: 'assistant' }
    open.index += 1
    return frame({ message, ...response }, { effort: 'high', perTurnEffort: null, madeBy: 'model' })
  }
  const endResponse = () => {
    open = null
  }

  return {
    sessionId,
    put,
    frame,
    user,
    /** The last row once more, as it stands in a resumed session's file. */
    repeat: () => lines.length > 0 && lines.push(lines.at(-1)),
    now: () => new Date(time + 1000).toISOString(),
    leaf: () => parentUuid,
    stamp,
    /** The lines since the last call. */
    take() {
      const taken = lines
      lines = []
      return taken
    },
    prompt(text) {
      endResponse()
      promptId = voice.uuid()
      promptIndex += 1
      user(
        text,
        { promptId },
        {
          permissionMode: 'default',
          origin: { kind: 'human' },
          promptSource: 'typed',
          turnOrigin: 'human',
          turnPosition: { promptIndex, turnIndex: promptIndex },
        },
      )
    },
    text: (text) => block({ type: 'text', text }),
    thinking: (thinking) => block({ type: 'thinking', thinking, signature: voice.hex(40) }),
    call(name, input) {
      const id = voice.toolId()
      const source = block({ type: 'tool_use', id, name, input })
      return { id, source, name, input }
    },
    endResponse,
    result(call, content, toolUseResult, isError = false) {
      endResponse()
      const shown = { tool_use_id: call.id, type: 'tool_result', content, ...(isError && { is_error: true }) }
      user(
        [shown],
        { promptId },
        {
          ...(toolUseResult !== undefined && { toolUseResult }),
          sourceToolAssistantUUID: call.source,
          ...(!isError && { permissionDecision: { decision: 'accept', source: 'config', reasonType: 'mode' } }),
        },
      )
    },
    attachment: (attachment, rendered) =>
      frame({ attachment, type: 'attachment' }, rendered === undefined ? {} : { rendered, renderedRole: 'system' }),
    system: (subtype, fields) => frame({ type: 'system', subtype, ...fields }),
    startAfresh() {
      const logicalParentUuid = parentUuid
      parentUuid = null
      contextTokens = 20_000
      endResponse()
      return { logicalParentUuid, preTokens: 167_000 + voice.int(900) }
    },
  }
}
