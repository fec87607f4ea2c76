import { once, remember } from './remember.ts'
import { listCommandShapes } from './secret-commands.ts'
import { listKeyShapes, listPrefixShapes } from './secret-keys.ts'
import { mayHoldSecret } from './secret-marks.ts'
import { isSecretKey, listNameShapes } from './secret-names.ts'
import { listFileShapes, listHeaderShapes } from './secret-places.ts'
import type { SecretShape } from './secret-shape.ts'
import { listUrlShapes } from './secret-urls.ts'
import { REDACTED } from './secret-value.ts'

/**
 * All shapes, made when a text first may hold a secret. Keys come first, because parts of them look like other secrets.
 * Names come last, because they take whole values.
 */
const openShapes = once(() => {
  const names = listNameShapes()
  const others = [listKeyShapes, listUrlShapes, listPrefixShapes, listFileShapes, listHeaderShapes, listCommandShapes]
  return { all: [...others.flatMap((list) => list()), ...names], names }
})

/** A removed secret may be part of a value that is one, too. Two passes settle all cases of the corpus. */
const MOST_PASSES = 4

function findShapes(text: string): readonly SecretShape[] {
  return mayHoldSecret(text) ? selectShapes(openShapes().all, text) : []
}

function selectShapes(shapes: readonly SecretShape[], text: string): readonly SecretShape[] {
  const lower = text.toLowerCase()
  return shapes.filter(({ needles }) => needles.some((needle) => lower.includes(needle)))
}

/**
 * Removes text that looks like a credential. `redactText` looks for a shape only if one of its needles is in the text.
 */
export function redactText(text: string): string {
  return redactWith(findShapes(text), text)
}

function redactWith(shapes: readonly SecretShape[], text: string): string {
  if (shapes.length === 0) return text
  let out = text
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const before = out
    for (const { redact } of shapes) out = redact(out)
    if (out === before) break
  }
  return out
}

const MAX_DEPTH = 32
const MOST_REMEMBERED = 1000

/**
 * `redactText` over every string in plain data, keys included; a secret's name redacts its value. Levels below the 32nd
 * are dropped.
 */
export function redactData(value: unknown): unknown {
  const texts: string[] = []
  collectTexts(value, texts, 0)
  // One search over the joined texts decides for all; nearly always no shape is left to look for.
  const together = texts.join('\n')
  const shapes = findShapes(together)
  const isNamed = shapes.some((shape) => openShapes().names.includes(shape))
  // A shape runs only on texts with a needle of their own. Two texts of three are keys, read with each record anew.
  const redactOwn = remember(MOST_REMEMBERED, (item) =>
    shapes.length > 0 && mayHoldSecret(item) ? redactWith(selectShapes(shapes, item), item) : item,
  )
  const redact = (item: unknown, depth: number): unknown => {
    if (typeof item === 'string') return redactOwn(item)
    if (typeof item !== 'object' || item === null) return item
    if (depth >= MAX_DEPTH) return null
    if (Array.isArray(item)) return item.map((inner) => redact(inner, depth + 1))
    const entries = Object.entries(item).map(([key, inner]) => {
      const isSecret = isNamed && typeof inner === 'string' && inner !== '' && isSecretKey(key)
      return [redactOwn(key), isSecret ? REDACTED : redact(inner, depth + 1)] as const
    })
    return Object.fromEntries(entries)
  }
  return redact(value, 0)
}

function collectTexts(value: unknown, texts: string[], depth: number): void {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    for (const [key, item] of Object.entries(value)) {
      texts.push(key)
      collectTexts(item, texts, depth + 1)
    }
  }
}
