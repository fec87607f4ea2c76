import { readUtterances, type Utterance } from './utterance.ts'

export interface UserWords {
  /** All typed and pasted words of the person, for searches. */
  readonly text: string
  readonly utterances: readonly Utterance[]
  /** Whether the person typed while the model worked. The same words may come again at their delivery. */
  readonly isQueued: boolean
  /** Whether the words belong to a running turn: delivered while the model worked, or typed at a refused call. */
  readonly place?: 'turn' | 'refusal'
}

/** The words of a user row; null for a row without words of the person or of another session. */
export function readUserWords(row: string, isQueued = false): UserWords | null {
  const utterances = readUtterances(row).filter(
    ({ author, form }) => author === 'person' || (author === 'team' && form !== 'notice'),
  )
  if (utterances.length === 0) return null
  const own = utterances.filter(({ author }) => author === 'person')
  const text = own.map((item) => item.text).join('\n')
  return { text, utterances, isQueued }
}

/** The client's message to the model that background work has ended. */
export interface Notification {
  readonly callId: string
  readonly status: string
  readonly summary: string
  readonly result: string
}

/** The notification in a prompt that the client made, or null. */
export function parseNotification(text: string): Notification | null {
  if (!text.includes('<task-notification>')) return null
  const words = text.replace(/<system-reminder>[\s\S]*?<\/system-reminder>/g, '').trim()
  if (!words.startsWith('<task-notification>')) return null
  const callId = readTag(words, 'tool-use-id')
  if (callId === '') return null
  return {
    callId,
    status: readTag(words, 'status') || 'ended',
    summary: readTag(words, 'summary'),
    result: readTag(words, 'result'),
  }
}

/** The text of a tag. A report may itself contain the tag, so the text ends at the last closing tag. */
function readTag(text: string, name: string): string {
  const start = text.indexOf(`<${name}>`)
  const end = text.lastIndexOf(`</${name}>`)
  return start === -1 || end < start ? '' : text.slice(start + name.length + 2, end).trim()
}
