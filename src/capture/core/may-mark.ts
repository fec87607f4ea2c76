/** Whether a message may hold a marker. Every prompt pays for this look, so one `includes` settles most prompts. */
export function mayMark(message: string): boolean {
  return (message.includes('[') || message.includes('@')) && /\[(?:remember|capture)|@memory/i.test(message)
}
