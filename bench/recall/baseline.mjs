/**
 * What everybody would try first: the last user messages of the transcript, newest first, as many as fit. Takes a row for a
 * user message when it has text, and leaves out only what the client marks as its own.
 */
export function createBaseline({ stretches }, budgetTokens) {
  const chosen = []
  let left = budgetTokens * 4
  for (const message of stretches.flatMap(({ rows }) => rows.flatMap(readMessage)).reverse()) {
    if (left <= 0) break
    chosen.push({ name: 'user-message', text: message.slice(0, left) })
    left -= message.length + 1
  }
  return chosen.reverse()
}

function readMessage(line) {
  if (!line.includes('"type":"user"')) return []
  const row = JSON.parse(line)
  const isOwn = row.isMeta === true || row.isCompactSummary === true || row.isSidechain === true
  if (row.type !== 'user' || isOwn) return []
  const { content } = row.message
  if (typeof content === 'string') return [content]
  const texts = content.map((block) => block.text ?? '')
  const text = texts.filter((part) => !part.startsWith('<system-reminder>')).join('\n')
  return text.trim() === '' ? [] : [text]
}
