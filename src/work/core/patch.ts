import { cutLines } from '../../base/core/cut-lines.ts'
import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText } from '../../base/core/text.ts'
import type { ToolResultInput } from '../../client/core/input.ts'
import { isPrivateFile } from '../../git/core/private-files.ts'

/** Limit of a call's change; the file itself has the rest. */
const MAX_PATCH_CHARS = 4000
/** Length that is searched for secrets before the cut. */
const SEARCHED_CHARS = 64_000

/**
 * Change of a Write or Edit, as a block of `recent_diff.txt`; null for other calls.
 *
 * @param path The file, relative to the project.
 */
export function renderPatch(
  path: string,
  at: string,
  { toolName, toolResponse }: Pick<ToolResultInput, 'toolName' | 'toolResponse'>,
): string | null {
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
