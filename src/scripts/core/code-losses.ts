import type { WriteOptions } from '../../command/core/shell.ts'
import type { Scan } from './code-text.ts'

/** A call in code: the text before the name, the expressions between its brackets, and the words to tell. */
export interface FoundCall {
  readonly scan: Scan
  readonly name: string
  readonly before: string
  readonly args: readonly string[]
  readonly what: string
}

export type CodeEffect = Pick<WriteOptions, 'action' | 'recursive' | 'takes'>

const REMOVES = /^(?:remove|unlink|delete|rm_f|rm)$/
const REPLACES =
  /^(?:f?open|new|copy\w*|cp|(?:write|output)(?:_?text|_?bytes|_?file|json)*(?:Sync)?|binwrite|file_put_contents|createWriteStream)$/i
/** Code that reads may write what it has read, as an editor does. */
const READS =
  /(?<!th|sp)read|(?<!pay|up|work)load|slurp|get_contents|require\b.{0,500}require\b|import\b.{0,200}\.json|\bopen ?\([^(),]{0,200}(?:\([^()]{0,200}\)[^(),]{0,200})?\)|<\$?\w{0,40}>/is

/** The content that a call takes away, as far as its name tells. */
export function lossOf({ scan, name, args }: FoundCall, isTarget = false): CodeEffect {
  if (REMOVES.test(name)) return { action: 'remove' }
  if (isTarget && scan.language.isFile !== true) return { takes: 'entry' }
  const isWhole = REPLACES.test(name) && !/\bflags?\b|append/i.test(args.slice(1).join(' '))
  const mayEdit = scan.language.isFile === true || (!/^co?p/.test(name) && READS.test(scan.skeleton.code))
  return isWhole && !mayEdit ? { takes: 'entry' } : {}
}
