import { text as readText } from 'node:stream/consumers'
import { serve } from './serve.ts'

/** One answer of the model: a call of a tool, or words. */
export interface GeminiTurn {
  readonly text?: string
  readonly call?: { readonly name: string; readonly args: Readonly<Record<string, unknown>> }
}

export interface GeminiApi {
  readonly url: string
  /** What each request of the conversation held, as text. */
  readonly requests: readonly string[]
  readonly script: (...turns: readonly GeminiTurn[]) => void
  readonly close: () => Promise<void>
}

/** Answers the Gemini API on a port of its own on the loopback interface. Only what carries tools is of the conversation. */
export async function startGeminiApi(): Promise<GeminiApi> {
  const requests: string[] = []
  const queue: GeminiTurn[] = []
  const server = await serve(async (incoming, response) => {
    const raw = await readText(incoming)
    const path = incoming.url?.split('?')[0] ?? ''
    const sendJson = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (path.endsWith(':countTokens')) return sendJson({ totalTokens: Math.ceil(raw.length / 4) })
    const body = JSON.parse(raw)
    const isTurn = path.endsWith(':streamGenerateContent') && Array.isArray(body.tools)
    if (!isTurn) return sendJson(createAnswer({ text: '{}' }))
    requests.push(JSON.stringify(body.contents))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return response.end(`data: ${JSON.stringify(createAnswer(queue.shift() ?? { text: 'ok' }))}\n\n`)
  })
  return {
    url: server.origin,
    requests,
    script: (...turns) => queue.push(...turns),
    close: server.close,
  }
}

function createAnswer({ text, call }: GeminiTurn): object {
  const parts = [...(text === undefined ? [] : [{ text }]), ...(call === undefined ? [] : [{ functionCall: call }])]
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 20_000, candidatesTokenCount: 20, totalTokenCount: 20_020 },
  }
}
