import { isRecord, type UnknownRecord } from '../record.ts'
import { estimateTokens } from '../tokens.ts'

/** The tags holdfast speaks in. */
const SECTION =
  /<(project-context|quality-context|resumption-context|response_guidance|quality-reinforcement|context-monitor|compaction-alert)[ >]/g

/**
 * What holdfast put into the context, from the row in which the client keeps a hook's words. The tokens are shared out by
 * tag, each reaching to the next one. Words of other hooks carry none of the tags and give nothing.
 */
export function parseOwnInjections(row: UnknownRecord): { readonly section: string; readonly tokens: number }[] {
  const { attachment } = row
  if (!isRecord(attachment) || attachment.type !== 'hook_additional_context') return []
  const texts = Array.isArray(attachment.content) ? attachment.content : [attachment.content]
  return texts.flatMap((text) => {
    if (typeof text !== 'string') return []
    const found = [...text.matchAll(SECTION)]
    return found.map((match, index) => {
      const end = found[index + 1]?.index ?? text.length
      return { section: match[1] ?? '', tokens: estimateTokens(text.slice(match.index, end)) }
    })
  })
}
