// The uses of a name in code say whether the list behind the name is only read.

export const IN_LOOP = /(?<![\w.])(?:in|of)\s+$/
export const IN_CALL = /(?<![\w.])(?:sorted|list|tuple|set|Object\s*\.\s*(?:keys|entries))\s*\(\s*$/

/** The text before and behind each use of a name. */
export const listUses = (name: string, code: string) =>
  [...code.matchAll(new RegExp(`(?<![\\w.$])${name}(?!\\w)`, 'g'))].map(({ index }) => ({
    before: (index < 100 ? ';' : '') + code.slice(Math.max(0, index - 100), index),
    after: code.slice(index + name.length, index + name.length + 100),
    end: index + name.length,
  }))

/** Whether a name stands for the files of each folder that `os.walk` goes through, and is only read. */
export function isWalked(name: string, code: string): boolean {
  const made = /\bfor\s+\w{1,80}\s*,\s*\w{1,80}\s*,\s*$/
  const uses = listUses(name, code)
  const isMade = ({ before, after }: (typeof uses)[number]) =>
    made.test(before) && /^\s+in\s+os\s*\.\s*walk\s*\(/.test(after)
  const isRead = ({ before, after }: (typeof uses)[number]) =>
    (IN_LOOP.test(before) && /^\s*:/.test(after)) || (IN_CALL.test(before) && /^\s*\)\s*:/.test(after))
  return uses.some(isMade) && uses.every((use) => isMade(use) || isRead(use))
}

/** Python's loops over the folders below one: `for folder, folders, files in os.walk(root)`. */
const WALKS = /\bfor\s+\w{1,80}\s*,\s*(\w{1,80})\s*,\s*\w{1,80}\s+in\s+os\b/g

/** The expression for the folder that `os.walk` starts from; null where a list of folders may lead out of it. */
export function findWalkRoot(text: string, code: string): string | null {
  const isGrown = ([, name = '']: RegExpExecArray) =>
    listUses(name, code).some(
      ({ after }) => /^\s*(?:\.\s*(?:append|extend|insert)\b|\+=|\[)/.test(after) && !isPicked(name, after),
    )
  if ([...code.matchAll(WALKS)].some(isGrown)) return null
  return /^os\s*\.\s*walk\s*\(([^(),]*)(?:,[^()]*)?\)$/.exec(text)?.[1] ?? null
}

/** `folders[:] = [f for f in folders if ...]` leaves some folders out. */
const isPicked = (name: string, after: string) => {
  const [, item, other, list] = /^\[:\]\s*=\s*\[\s*(\w{1,80})\s+for\s+(\w{1,80})\s+in\s+(\w{1,80})\b/.exec(after) ?? []
  return item === other && list === name
}
