import { text as readText } from 'node:stream/consumers'
import { serve } from './serve.ts'

/** One answer of the model: what it says, what it calls, and how many tokens its usage claims in all. */
export interface CodexTurn {
  readonly text?: string
  readonly command?: string
  readonly patch?: string
  readonly tokens: number
}

/** The parts of a request's body this suite looks at. */
interface CodexRequest {
  readonly input: readonly { readonly type: string; readonly role?: string; readonly [key: string]: unknown }[]
}

export interface CodexApi {
  readonly url: string
  readonly requests: readonly CodexRequest[]
  readonly script: (...turns: readonly CodexTurn[]) => void
  readonly close: () => Promise<void>
}

const OUTPUT_TOKENS = 20
export const SUMMARY = 'SUMMARY BY THE MOCK'

/** Answers the Responses API on a port of its own on the loopback interface, and keeps every request. */
export async function startCodexApi(): Promise<CodexApi> {
  const requests: CodexRequest[] = []
  const queue: CodexTurn[] = []
  const server = await serve(async (incoming, response) => {
    const raw = await readText(incoming)
    if (incoming.url?.split('?')[0] !== '/v1/responses') {
      response.writeHead(404).end('{}')
      return
    }
    const request: CodexRequest = JSON.parse(raw)
    requests.push(request)
    const asksForSummary = JSON.stringify(request.input.at(-1)).includes('CONTEXT CHECKPOINT COMPACTION')
    const turn = asksForSummary ? { text: SUMMARY, tokens: 3_000 } : (queue.shift() ?? { text: 'ok', tokens: 20_000 })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (type: string, data: object) => {
      response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
    }
    const id = `resp_${requests.length}`
    send('response.created', { response: { id } })
    for (const item of createItems(turn, requests.length)) send('response.output_item.done', { item })
    send('response.completed', { response: { id, usage: createUsage(turn.tokens) } })
    response.end()
  })
  return {
    url: `${server.origin}/v1`,
    requests,
    script: (...turns) => queue.push(...turns),
    close: server.close,
  }
}

function createItems({ text, command, patch }: CodexTurn, number: number): object[] {
  const call_id = `call_${number}`
  const said = { type: 'message', role: 'assistant', id: `msg_${number}`, content: [{ type: 'output_text', text }] }
  const run = { type: 'function_call', call_id, name: 'exec_command', arguments: JSON.stringify({ cmd: command }) }
  const change = { type: 'custom_tool_call', call_id, name: 'apply_patch', input: patch }
  return [
    ...(text === undefined ? [] : [said]),
    ...(command === undefined ? [] : [run]),
    ...(patch === undefined ? [] : [change]),
  ]
}

function createUsage(tokens: number): object {
  const details = { input_tokens_details: { cached_tokens: 1_000 }, output_tokens_details: { reasoning_tokens: 0 } }
  return { input_tokens: tokens - OUTPUT_TOKENS, output_tokens: OUTPUT_TOKENS, total_tokens: tokens, ...details }
}
