/** Files that a sed script itself names for writing, and commands it runs. */
export interface SedScript {
  readonly files: readonly string[]
  /** Commands run by `e`, and by the flag of that name; null where it is the text of the input. */
  readonly runs: readonly (string | null)[]
}

/** The end of a part that runs up to an unescaped delimiter; a bracket list hides it. */
function skipPart(script: string, from: number, delimiter: string): number {
  let at = from
  let isInList = false
  while (at < script.length) {
    const char = script.charAt(at)
    if (char === '\\') at += 1
    else if (char === '[' && !isInList && delimiter !== '[') {
      // A list may start with its own closing bracket.
      isInList = script.indexOf(']', at + 2) !== -1
      if (isInList && /^\[\^?\]/.test(script.slice(at, at + 3))) at += script.charAt(at + 1) === '^' ? 2 : 1
    } else if (char === ']') isInList = false
    else if (char === delimiter && !isInList) return at + 1
    at += 1
  }
  return at
}

function skipAddress(script: string, from: number): number {
  let at = from
  while (at < script.length) {
    const char = script.charAt(at)
    if (/[\s;{}0-9$,+~!]/.test(char)) at += 1
    else if (char === '/') at = skipPart(script, at + 1, '/')
    else if (char === '\\') at = skipPart(script, at + 2, script.charAt(at + 1))
    else if ((char === 'I' || char === 'M') && /[/\\]/.test(script.charAt(at - 1))) at += 1
    else break
  }
  return at
}

const lineEnd = (script: string, from: number): number => {
  const end = script.indexOf('\n', from)
  return end === -1 ? script.length : end
}

interface Draft {
  readonly files: string[]
  readonly runs: (string | null)[]
}

/** Reads `s/a/b/flags`: the flags w and e reach outside. */
function readSubstitution(script: string, at: number, draft: Draft): number {
  const delimiter = script.charAt(at + 1)
  const flags = skipPart(script, skipPart(script, at + 2, delimiter), delimiter)
  const text = /^[gpiImMe0-9]*w?/.exec(script.slice(flags))?.[0] ?? ''
  if (text.includes('e')) draft.runs.push(null)
  const end = flags + text.length
  if (!text.endsWith('w')) return end
  draft.files.push(script.slice(end, lineEnd(script, end)).trim())
  return lineEnd(script, end)
}

/** Reads one command after its addresses; gives the index after it. */
function readCommand(script: string, at: number, draft: Draft): number {
  const char = script.charAt(at)
  const end = lineEnd(script, at)
  const rest = script.slice(at + 1, end).trim()
  if (char === 's') return readSubstitution(script, at, draft)
  if (char === 'y') {
    const delimiter = script.charAt(at + 1)
    return skipPart(script, skipPart(script, at + 2, delimiter), delimiter)
  }
  if (char === 'w' || char === 'W') draft.files.push(rest)
  if (char === 'e') draft.runs.push(rest === '' ? null : rest)
  if (/[wWeaicrR#]/.test(char)) return end
  if (!/[btT:]/.test(char)) return at + 1
  const separator = script.indexOf(';', at)
  return separator === -1 ? end : Math.min(end, separator)
}

/** Finds the files and commands in a sed script; a linear walk over it, command by command. */
export function parseSedScript(script: string): SedScript {
  const draft: Draft = { files: [], runs: [] }
  let at = skipAddress(script, 0)
  while (at < script.length) at = skipAddress(script, readCommand(script, at, draft))
  return draft
}
