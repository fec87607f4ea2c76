import { isRecord, stringOf } from '../../base/core/record.ts'
import { IMAGE_TOKENS, measureContent } from './content-size.ts'

/** Tools that tell the model one sentence; their responses carry whole files that only the client keeps. */
const TERSE_TOOLS = ['Write', 'Edit', 'MultiEdit', 'NotebookEdit']
const SENTENCE_CHARS = 160

/** The model reads a path and 2 KB of a Bash output over 30,000 characters (measured on 2.1.331). */
const PREVIEW_CHARS = 2300
/** The client's highest `BASH_MAX_OUTPUT_LENGTH`. A client that hands a hook more has cut the model's copy to the default. */
const LONGEST_OUTPUT = 150_000
const DEFAULT_OUTPUT = 30_000

/** The client rarely shows more of an unknown response, because larger results go to a file. */
const MAX_UNKNOWN_CHARS = 40_000

/** Characters over four is the client's own count (bisected on 2.1.329 to the token). */
export function estimateResponse(toolName: string, response: unknown): number {
  return Math.ceil(countChars(toolName, response) / 4)
}

function countChars(toolName: string, response: unknown): number {
  if (TERSE_TOOLS.includes(toolName)) return SENTENCE_CHARS
  if (typeof response === 'string') return response.length
  if (Array.isArray(response)) return measureBlocks(response)
  if (!isRecord(response)) return 0
  if (response.type === 'image' || response.isImage === true) return IMAGE_TOKENS * 4
  if (toolName === 'Bash' || toolName === 'PowerShell') {
    if (typeof response.persistedOutputPath === 'string') return PREVIEW_CHARS
    return countOutput(response.stdout) + countOutput(response.stderr)
  }
  const file = isRecord(response.file) ? stringOf(response.file.content) : null
  if (file !== null) return file.length
  const content = measureBlocks(response.content)
  return content > 0 ? content : Math.min(JSON.stringify(response).length, MAX_UNKNOWN_CHARS)
}

function measureBlocks(content: unknown): number {
  const { chars, images } = measureContent(content)
  return chars + images * IMAGE_TOKENS * 4
}

/** Characters of a command's output that reach the model. */
function countOutput(output: unknown): number {
  const { length } = stringOf(output) ?? ''
  return length > LONGEST_OUTPUT ? DEFAULT_OUTPUT : length
}
