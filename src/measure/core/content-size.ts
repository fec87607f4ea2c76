import { isRecord } from '../../base/core/record.ts'

/** An image costs about width x height / 750 tokens; the client scales an image down to roughly this cost. */
export const IMAGE_TOKENS = 1600

/** Characters and images a message's content puts into the next request. Tool results may nest one level of blocks. */
export function measureContent(content: unknown, depth = 0): { chars: number; images: number } {
  if (typeof content === 'string') return { chars: content.length, images: 0 }
  if (!Array.isArray(content) || depth > 3) return { chars: 0, images: 0 }
  let chars = 0
  let images = 0
  for (const block of content) {
    if (!isRecord(block)) continue
    if (block.type === 'image' || block.type === 'document') images += 1
    if (typeof block.text === 'string') chars += block.text.length
    const inner = measureContent(block.content, depth + 1)
    chars += inner.chars
    images += inner.images
  }
  return { chars, images }
}
