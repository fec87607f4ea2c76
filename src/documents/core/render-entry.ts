import type { Entry, Field } from './document-entry.ts'
import { ENTRY_KINDS, ENTRY_SCHEMAS, NOTE_KEYS } from './entry-schemas.ts'
import { isBlock, keepWhole } from './scan-entries.ts'

/** Notes come first, then the fields its kind demands; others keep their order. Lines below follow verbatim. */
export function renderEntry(entry: Entry): readonly string[] {
  if (entry.isBox) return entry.lines
  const { head, required } = ENTRY_SCHEMAS[entry.kind]
  const order: readonly string[] = [...NOTE_KEYS, ...required]
  const rank = ({ key }: Field) => (order.includes(key) ? order.indexOf(key) : order.length)
  const sorted = entry.fields.map((field, index) => ({ field, index }))
  sorted.sort((a, b) => rank(a.field) - rank(b.field) || a.index - b.index)
  const indent = entry.bullet.slice(0, entry.bullet.length - entry.bullet.trimStart().length)
  const box = /\[[ xX]\]/.exec(entry.bullet)?.[0]
  const bullet = `${indent}${entry.bullet.trimStart().charAt(0)} ${box === undefined ? '' : `${box} `}`
  return [
    ...renderField(bullet, { key: head, value: entry.title }),
    ...sorted.flatMap(({ field }) => renderField(`${indent}  - `, field)),
    ...renderRest(entry.rest, `${indent}  `),
  ]
}

/** A deeper line, or one without a blank line above, would join the last field. */
function renderRest(rest: readonly string[], indent: string): string[] {
  const [first] = rest
  if (first === undefined) return []
  const depth = first.length - first.trimStart().length
  const surplus = depth > indent.length + 1 ? depth - indent.length : 0
  const shift = (line: string) => line.slice(Math.min(surplus, line.length - line.trimStart().length))
  return [...(isBlock(first) ? [] : ['']), ...rest.map(shift)]
}

function renderField(bullet: string, { key, value }: Field): string[] {
  const indent = `${/^ */.exec(bullet)?.[0]}  `
  const [first = '', ...more] = value.split('\n')
  return [`${bullet}${key}: ${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`.trimEnd())]
}

/** An entry made from its parts, as the command gives it: a `;` in a part begins no other field. */
export function createEntry(kind: Entry['kind'], title: string, parts: readonly Field[]): Entry {
  const fields = parts.map(({ key, value }) => ({ key, value: keepWhole(value) }))
  return { kind, title: keepWhole(title), fields, rest: [], bullet: '- ', isBox: false, line: 0, lines: [] }
}

/** A sound entry of each kind, which shows whether the documents of a track take entries. */
export function createProbes(): Entry[] {
  return ENTRY_KINDS.map((kind) => {
    const { required, values } = ENTRY_SCHEMAS[kind]
    const fields = required.map((key) => ({ key, value: values[key]?.[0] ?? `probe of ${key}` }))
    return createEntry(kind, `holdfast gate probe ${kind}`, fields)
  })
}
