/** Whether a name matches a pattern in which `*` stands for any text. Each star takes the first fit, in linear time. */
export function matchesName(pattern: string, name: string): boolean {
  const [head = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === name
  const tail = rest.pop() ?? ''
  if (!name.startsWith(head) || !name.endsWith(tail) || name.length < head.length + tail.length) return false
  let from = head.length
  for (const part of rest) {
    const at = name.indexOf(part, from)
    if (at === -1 || at + part.length > name.length - tail.length) return false
    from = at + part.length
  }
  return true
}

/** Whether one of the names in a path matches a pattern. */
export const matchesStep = (pattern: string, path: string): boolean =>
  path.split('/').some((step) => matchesName(pattern, step))
