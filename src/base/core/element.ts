import { cleanText } from './text.ts'

/** Text between tags. Escaping both `<` and `>` keeps foreign text from ever opening or closing a tag of holdfast. */
export function escapeText(text: string): string {
  return cleanText(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** A double-quoted attribute value, on one line. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;').replace(/\s+/g, ' ')
}

export type Attributes = Readonly<Record<string, string | number | null>>

/** An element around text that is already escaped or made of elements. Null attributes are left out. */
export function renderElement(name: string, attributes: Attributes, escapedContent: string): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
  return `<${name}${pairs.join('')}>${escapedContent}</${name}>`
}
