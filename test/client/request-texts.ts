import assert from 'node:assert/strict'
import type { ApiRequest, Block } from './mock-api.ts'

/** Every tag holdfast may put before a model. */
export const HOLDFAST_TAGS = [
  'project-context',
  'quality-context',
  'quality-reinforcement',
  'response_guidance',
  'resumption-context',
  'context-monitor',
  'escalation',
  'compaction-alert',
  'routing-hint',
] as const
type Tag = (typeof HOLDFAST_TAGS)[number]

/** The texts of a request, one per message: what the model reads, tool results and calls included. */
export function textsOf(request: ApiRequest): string[] {
  return request.body.messages.map(({ content }) => flatten(content))
}

export function wholeText(request: ApiRequest): string {
  return textsOf(request).join('\n')
}

/**
 * What the model has not answered yet: everything after its last own message. That may be several messages, for to
 * newer models the client sends its reminders, and what hooks add, under a role of their own.
 */
export function lastText(request: ApiRequest): string {
  const answered = request.body.messages.findLastIndex(({ role }) => role === 'assistant')
  return textsOf(request)
    .slice(answered + 1)
    .join('\n')
}

function flatten(content: string | readonly Block[]): string {
  if (typeof content === 'string') return content
  return content.map(flattenBlock).join('\n')
}

function flattenBlock(block: Block): string {
  if (block.type === 'tool_use') return `[calls ${block.name} ${JSON.stringify(block.input)}]`
  if (block.type === 'tool_result') return `[result] ${flatten(block.content ?? '')}`
  return block.text ?? `[${block.type}]`
}

/** The occurrences of one of holdfast's tags, each from its opening to its closing. */
export function findTags(text: string, tag: Tag): string[] {
  return text.match(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g')) ?? []
}

/** The only occurrence of a tag. */
export function findTag(text: string, tag: Tag): string {
  const found = findTags(text, tag)
  assert.equal(found.length, 1, `<${tag}> stands ${found.length} times in:\n${text}`)
  return found[0] ?? ''
}

/** Fails when any of the tags opens in the text. */
export function assertNoTags(text: string, tags: readonly Tag[] = HOLDFAST_TAGS): void {
  for (const tag of tags) assert.ok(!text.includes(`<${tag}`), `<${tag}> stands in:\n${text}`)
}

export function assertIncludes(text: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `"${part}" is missing in:\n${text}`)
}

/** Tokens of a text as the design counts them. */
export function assertWithinTokens(text: string, budget: number): void {
  const tokens = Math.ceil(text.length / 4)
  assert.ok(tokens <= budget, `${tokens} tokens, expected at most ${budget}:\n${text}`)
}

const SHOWN_CHARS = 1_500

/**
 * All requests for a person: what a failed test prints. Each message once, where it first came; the client's own
 * reminders, which are long and always the same, are left out.
 */
export function describeRequests(requests: readonly ApiRequest[]): string {
  const shown = new Set<string>()
  const describeRequest = ({ body, kind, agentId }: ApiRequest, index: number) => {
    const messages = body.messages.map(({ role, content }) => `${role}: ${shorten(flatten(content))}`)
    const fresh = messages.filter((message) => !shown.has(message))
    for (const message of fresh) shown.add(message)
    const repeated = messages.length - fresh.length
    const head = `#${index + 1} ${kind}${agentId === null ? '' : ` of agent ${agentId}`} (${body.model})`
    return [head, ...(repeated > 0 ? [`... ${repeated} messages seen above`] : []), ...fresh]
      .join('\n')
      .replaceAll('\n', '\n    ')
  }
  return requests.map(describeRequest).join('\n')
}

function shorten(text: string): string {
  const prompt = text.indexOf('CRITICAL: Respond with TEXT ONLY')
  const instructions = text.indexOf('\nAdditional Instructions:\n')
  if (prompt !== -1) {
    const own = instructions === -1 ? 'without instructions' : `with:${text.slice(instructions)}`
    return `${shorten(text.slice(0, prompt))}\n[the client's summary prompt] ${own}`
  }
  const telling = text.replaceAll(/<system-reminder>[\s\S]*?<\/system-reminder>\s*/g, (reminder) =>
    /hook (?:additional|success)/i.test(reminder) ? reminder : '',
  )
  return telling.length > SHOWN_CHARS ? `[...] ${telling.slice(-SHOWN_CHARS)}` : telling.trim()
}
