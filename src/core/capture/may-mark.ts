/** Whether a message may hold a marker: a quick look, on every prompt, for what each of them has. */
export function mayMark(message: string): boolean {
  return (message.includes('[') || message.includes('@')) && /\[(?:remember|capture)|@memory/i.test(message)
}
