import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { estimateTokens } from '../../base/core/tokens.ts'

const SECTION =
  /<(project-context|quality-context|resumption-context|response_guidance|quality-reinforcement|context-monitor|compaction-alert)[ >]/g

/**
 * Finds holdfast's words in the row in which the client keeps a hook's words. The tokens are shared out by tag, and
 * each tag reaches to the next tag. Words of other hooks carry none of the tags and give no section.
 */
export function parseOwnInjections(row: UnknownRecord): { readonly section: string; readonly tokens: number }[] {
  return listHookTexts(row).flatMap((text) => {
    const found = [...text.matchAll(SECTION)]
    return found.map((match, index) => {
      const end = found[index + 1]?.index ?? text.length
      return { section: match[1] ?? '', tokens: estimateTokens(text.slice(match.index, end)) }
    })
  })
}

/** The words of hooks in the row in which the client keeps them; none in any other row. */
export function listHookTexts({ attachment }: UnknownRecord): string[] {
  if (!isRecord(attachment) || attachment.type !== 'hook_additional_context') return []
  const texts = Array.isArray(attachment.content) ? attachment.content : [attachment.content]
  return texts.filter((text) => typeof text === 'string')
}
