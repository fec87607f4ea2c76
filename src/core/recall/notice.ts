import { isRecord, parseJsonRecord, stringOf } from '../record.ts'

/** What the client tells the model when an agent in the background has ended. */
export interface Notice {
  readonly uuid: string | null
  readonly callId: string
  readonly status: string
  readonly summary: string
  readonly result: string
}

const OPEN = '<task-notification>'

/** The notice in a transcript line, or null. It stands where a prompt would, or is attached to the running turn. */
export function findNotice(line: string): Notice | null {
  if (!line.includes(OPEN)) return null
  const row = parseJsonRecord(line)
  if (row === null || row.isSidechain === true) return null
  const prompt = isRecord(row.attachment) ? row.attachment.prompt : undefined
  const text = readText(isRecord(row.message) ? row.message.content : prompt)
  if (!text.startsWith(OPEN)) return null
  return {
    uuid: stringOf(row.uuid),
    callId: readTag(text, 'tool-use-id'),
    status: readTag(text, 'status') || 'ended',
    summary: readTag(text, 'summary') || 'agent',
    result: readTag(text, 'result'),
  }
}

function readText(content: unknown): string {
  if (!Array.isArray(content)) return (stringOf(content) ?? '').trimStart()
  const texts = content.filter(isRecord).map((block) => stringOf(block.text) ?? '')
  return texts.join('\n').trimStart()
}

/** A report may hold tags of its own, even this one: it ends where the last one closes. */
function readTag(text: string, name: string): string {
  const start = text.indexOf(`<${name}>`)
  const end = text.lastIndexOf(`</${name}>`)
  return start === -1 || end < start ? '' : text.slice(start + name.length + 2, end).trim()
}
