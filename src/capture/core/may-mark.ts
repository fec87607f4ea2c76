/** Whether a message may hold a mark. Every prompt pays for this look, so three `includes` settle most prompts. */
export function mayMark(message: string): boolean {
  if (message.includes('Decision:')) return true
  if (!message.includes('[') && !message.includes('@') && !message.includes('**') && !message.includes('__'))
    return false
  return /\[(?:remember|capture)|@memory|(?:\*\*|__)(?:Decision|Learning|Blocker|Pattern)\b/i.test(message)
}
