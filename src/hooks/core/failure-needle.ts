/**
 * Whether the newest tool result in a piece of a transcript is a call that the client refused as invalid. The result of
 * the call in hand stands in no transcript yet.
 */
export function endsInRefusal(text: string): boolean {
  const at = text.lastIndexOf('</tool_use_error>')
  return at !== -1 && text.indexOf('"tool_result"', at) === -1
}
