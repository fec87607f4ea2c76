import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { redactText } from '../redact.ts'
import { cleanText } from '../text.ts'
import { cutLines } from './cut-lines.ts'
import { isPrivateFile } from './private-files.ts'

/** One call's change; what it leaves out stands in the file itself. */
const MAX_PATCH_CHARS = 4000
/** Looked through for secrets before the cut. */
const SEARCHED_CHARS = 64_000

/**
 * What a Write or Edit changed, as a block of `recent_diff.txt`; null for other calls.
 *
 * @param path The file, relative to the project.
 */
export function renderPatch(path: string, at: string, toolName: string, toolResponse: unknown): string | null {
  if (!isRecord(toolResponse)) return null
  const lines = isPrivateFile(path) ? ['(its content is not kept)'] : listChangedLines(toolResponse)
  if (lines === null) return null
  const searched = cutLines(lines.join('\n'), SEARCHED_CHARS)
  const { text, omitted } = cutLines(redactText(cleanText(searched.text)), MAX_PATCH_CHARS)
  const left = omitted + searched.omitted
  const end = left === 0 ? '' : `\n# ${left} characters more`
  return `# ${at} ${toolName} ${cleanText(path).replaceAll('\n', ' ')}\n${text}${end}\n`
}

function listChangedLines(response: UnknownRecord): string[] | null {
  const hunks = Array.isArray(response.structuredPatch) ? response.structuredPatch.filter(isRecord) : []
  if (hunks.length > 0) {
    return hunks.flatMap((hunk) => {
      const lines = Array.isArray(hunk.lines) ? hunk.lines.filter((line) => typeof line === 'string') : []
      return [`@@ -${place(hunk.oldStart, hunk.oldLines)} +${place(hunk.newStart, hunk.newLines)} @@`, ...lines]
    })
  }
  const content = response.type === 'create' ? stringOf(response.content) : null
  return content === null
    ? null
    : content
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `+${line}`)
}

const place = (start: unknown, lines: unknown) => `${Number(start) || 0},${Number(lines) || 0}`
