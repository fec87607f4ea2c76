import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { serve } from './serve.ts'

export interface Block {
  readonly type: string
  readonly text?: string
  readonly name?: string
  readonly input?: unknown
  readonly content?: string | readonly Block[]
}

export interface Message {
  readonly role: string
  readonly content: string | readonly Block[]
}

/** The parts of a request's body this suite looks at. */
export interface RequestBody {
  readonly model: string
  readonly messages: readonly Message[]
  readonly system?: string | readonly Block[]
  readonly tools?: readonly unknown[]
  readonly stream?: boolean
}

/** `compact` asks for a summary, whoever's context it is; `other` carries no tools (titles, probes). */
export const REQUEST_KINDS = ['main', 'subagent', 'compact', 'other'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export interface ApiRequest {
  readonly kind: RequestKind
  /** The subagent that asks, or null for the main thread. */
  readonly agentId: string | null
  readonly body: RequestBody
}

export interface ToolCall {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * One answer of the model. `contextTokens` is what its usage claims the request held; with the 20 output tokens of
 * every answer it is the number the client compares with its threshold.
 */
export interface Turn {
  readonly text?: string
  readonly tools?: readonly ToolCall[]
  readonly contextTokens?: number
  readonly error?: { readonly status: number; readonly message: string }
}

export const OUTPUT_TOKENS = 20

const SUMMARY: Turn = { text: '<analysis>-</analysis>\n<summary>\nSUMMARY BY THE MOCK\n</summary>' }
const DONE: Turn = { text: 'ok', contextTokens: 20_000 }

export interface MockApi {
  readonly url: string
  readonly requests: readonly ApiRequest[]
  /** Adds answers to the queue of a kind. An empty queue answers `ok` at 20,000 tokens, or a summary. */
  readonly script: (kind: RequestKind, ...turns: readonly Turn[]) => void
  readonly close: () => Promise<void>
}

/** Answers the Messages API on a port of its own on the loopback interface, and keeps every request. */
export async function startMockApi(): Promise<MockApi> {
  const requests: ApiRequest[] = []
  const queues: Record<RequestKind, Turn[]> = { main: [], subagent: [], compact: [], other: [] }

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url?.split('?')[0]
    const raw = await readText(incoming)
    if (path === '/v1/messages/count_tokens')
      return sendJson(response, 200, { input_tokens: Math.ceil(raw.length / 4) })
    if (path !== '/v1/messages') return sendError(response, 404, `nothing at ${path}`)
    const agentId = incoming.headers['x-claude-code-agent-id']
    const request = classifyRequest(JSON.parse(raw), typeof agentId === 'string' ? agentId : null)
    requests.push(request)
    const turn = queues[request.kind].shift() ?? (request.kind === 'compact' ? SUMMARY : DONE)
    if (turn.error) return sendError(response, turn.error.status, turn.error.message)
    const message = createMessage(turn, request.body.model, requests.length)
    if (request.body.stream === true) return streamMessage(response, message)
    return sendJson(response, 200, message)
  }

  const server = await serve((incoming, response) => {
    answer(incoming, response).catch((error: Error) => sendError(response, 500, error.message))
  })
  return {
    url: server.origin,
    requests,
    script: (kind, ...turns) => queues[kind].push(...turns),
    close: server.close,
  }
}

function classifyRequest(body: RequestBody, agentId: string | null): ApiRequest {
  const last = JSON.stringify(body.messages.at(-1)?.content ?? '')
  const kind = last.includes('Your task is to create a detailed summary of')
    ? 'compact'
    : (body.tools ?? []).length === 0
      ? 'other'
      : agentId === null
        ? 'main'
        : 'subagent'
  return { kind, agentId, body }
}

interface WireMessage {
  readonly content: readonly Block[]
  readonly stop_reason: string
  readonly usage: Readonly<Record<string, number>>
}

function createMessage(turn: Turn, model: string, number: number): WireMessage {
  const tools = (turn.tools ?? []).map((call, index) => ({ type: 'tool_use', id: `toolu_${number}_${index}`, ...call }))
  const content: Block[] = [...(turn.text === undefined ? [] : [{ type: 'text', text: turn.text }]), ...tools]
  const total = turn.contextTokens ?? 20_000
  const usage = {
    input_tokens: 3,
    cache_creation_input_tokens: 1_000,
    cache_read_input_tokens: total - 1_003,
    output_tokens: OUTPUT_TOKENS,
  }
  const stop_reason = tools.length > 0 ? 'tool_use' : 'end_turn'
  const head = { id: `msg_${number}`, type: 'message', role: 'assistant', model, stop_sequence: null }
  return { ...head, content, stop_reason, usage }
}

function streamMessage(response: ServerResponse, message: WireMessage): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (type: string, data: object) => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  }
  const { content, stop_reason, usage } = message
  send('message_start', {
    message: { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
  })
  for (const [index, block] of content.entries()) {
    const isText = block.type === 'text'
    send('content_block_start', { index, content_block: isText ? { ...block, text: '' } : { ...block, input: {} } })
    const delta = isText
      ? { type: 'text_delta', text: block.text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
    send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
  }
  send('message_delta', { delta: { stop_reason, stop_sequence: null }, usage })
  send('message_stop', {})
  response.end()
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, message: string): void {
  const type = status === 404 ? 'not_found_error' : status < 500 ? 'invalid_request_error' : 'api_error'
  sendJson(response, status, { type: 'error', error: { type, message } })
}
