import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  modify,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from 'jsonc-parser'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import type { SettingsEdit } from '../core/registration.ts'

/** Some Windows editors begin a file with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** Object in a settings text, with comments and trailing commas allowed; null for any other text. */
export function parseSettings(text: string): UnknownRecord | null {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  if (json.trim() === '') return {}
  const errors: ParseError[] = []
  try {
    const value: unknown = parse(json, errors, { allowTrailingComma: true })
    return errors.length === 0 && isRecord(value) ? value : null
  } catch {
    // The parser recurses for each level and overflows on deep nesting; nobody nests settings thousands deep.
    return null
  }
}

/** Readers take the last of equal keys, an edit meets the first. Null without a repetition. */
export function findRepeatedKey(text: string, key: 'hooks' | 'statusLine' | 'sandbox'): string | null {
  // The tree overflows on nesting that `parseSettings` survives.
  if (parseSettings(text) === null) return null
  const root = parseTree(text.replace(BYTE_ORDER_MARK, ''), [], { allowTrailingComma: true })
  const [value, isTwice] = findMember(root, key)
  if (isTwice || key !== 'hooks') return isTwice ? key : null
  const members = value?.type === 'object' ? (value.children ?? []) : []
  for (const member of members) {
    const event = String(member.children?.[0]?.value)
    const [groups, isEventTwice] = findMember(value, event)
    if (isEventTwice) return `hooks.${event}`
    const index = (groups?.children ?? []).findIndex((group) => findMember(group, 'hooks')[1])
    if (index !== -1) return `hooks.${event}[${index}].hooks`
  }
  return null
}

function findMember(node: Node | undefined, key: string): readonly [value: Node | undefined, isTwice: boolean] {
  const members = node?.type === 'object' ? (node.children ?? []) : []
  const found = members.filter(({ children }) => children?.[0]?.value === key)
  return [found[0]?.children?.[1], found.length > 1]
}

type Layout = Readonly<Record<'unit' | 'eol', string>>

/** Every byte outside the edits stays. The offset given to `note` refers to the text after the changes before. */
export function editSettings(
  text: string,
  edits: readonly SettingsEdit[],
  note: (change: Pick<Edit, 'offset' | 'content'> & { readonly replaced: string }) => void = () => {},
): string {
  const layout = findLayout(text)
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  const json = text.slice(mark.length)
  let edited = json
  const change = (textEdits: readonly Edit[]) => {
    for (const { offset, length, content } of textEdits)
      note({ offset: mark.length + offset, content, replaced: edited.slice(offset, offset + length) })
    edited = applyEdits(edited, [...textEdits])
  }
  if (edits.length > 0 && json.trim() === '') change([{ offset: 0, length: 0, content: `{}${layout.eol}` }])
  for (const edit of edits) change(planTextEdits(edited, edit, layout))
  return mark + edited
}

function findLayout(text: string): Layout {
  const unit = /^\ufeff?[ \t]*\{\s*?\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return { unit: unit.startsWith('\t') ? '\t' : unit, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** The library's formatting rewrites neighbours, and its removals take comments along. */
function planTextEdits(text: string, { path, value }: SettingsEdit, layout: Layout): Edit[] {
  if (value === undefined) return planRemoval(text, path)
  const planned = modify(text, [...path], value, { isArrayInsertion: path.at(-1) === -1 })
  return planned.map((edit) =>
    edit.length > 0
      ? { ...edit, content: layOut(edit.content, path.length, layout) }
      : layOutInsertion(text, edit, path, layout),
  )
}

/** Puts a new member on lines of its own. The edit only inserts text, so its removal restores the old text. */
function layOutInsertion(text: string, edit: Edit, path: SettingsEdit['path'], layout: Layout): Edit {
  const root = parseTree(text)
  const containers = path.map((_, depth) =>
    root === undefined ? undefined : findNodeAtLocation(root, path.slice(0, depth)),
  )
  const depth = containers.findLastIndex((node) => node !== undefined)
  const container = containers[depth]
  const [, comma = '', key = '', json = ''] = /^(,?)((?:"(?:[^"\\]|\\.)*":)?)([\s\S]*)$/.exec(edit.content) ?? []
  const end = container === undefined ? text.length : container.offset + container.length - 1
  const { unit, eol } = layout
  const close = text.slice(edit.offset, end).includes('\n') ? '' : eol + unit.repeat(depth)
  const member = `${key === '' ? '' : `${key} `}${layOut(json, depth + 1, layout)}`
  return { ...edit, content: `${comma}${eol}${unit.repeat(depth + 1)}${member}${close}` }
}

function layOut(json: string, depth: number, { unit, eol }: Layout): string {
  return JSON.stringify(JSON.parse(json), null, unit).replaceAll('\n', eol + unit.repeat(depth))
}

/** Takes a member out with one comma and the space on one side of it. */
function planRemoval(text: string, path: SettingsEdit['path']): Edit[] {
  const root = parseTree(text, [], { allowTrailingComma: true })
  const found = root === undefined ? undefined : findNodeAtLocation(root, [...path])
  const member = found?.parent?.type === 'property' ? found.parent : found
  const siblings = member?.parent?.children
  if (member === undefined || siblings === undefined) return []
  const at = siblings.indexOf(member)
  const [start, end] = [member.offset, member.offset + member.length]
  const [previous, next] = [siblings[at - 1], siblings[at + 1]]
  if (previous !== undefined) return cut(text, previous.offset + previous.length, { start, end })
  if (next !== undefined) {
    const after = findComma(text, end) + 1
    // Comments before the next member stay.
    const stop = text.slice(after, next.offset).trim() === '' ? next.offset : after
    return [{ offset: start, length: stop - start, content: '' }]
  }
  const before = text.slice(0, start).trimEnd().length
  const rest = text.slice(end).trimStart()
  // A lone comment in the container stays in its place.
  const last = /^[\]}]/.test(rest) ? text.length - rest.length : end
  return [{ offset: before, length: last - before, content: '' }]
}

/** Cuts from the comma after one member to the end of the next member; comments between them stay. */
function cut(text: string, from: number, { start, end }: { readonly start: number; readonly end: number }): Edit[] {
  const comma = findComma(text, from)
  const space = text.slice(0, start).trimEnd().length
  const rest = Math.max(space, comma + 1)
  return [
    { offset: comma, length: 1, content: '' },
    { offset: rest, length: end - rest, content: '' },
  ]
}

function findComma(text: string, from: number): number {
  const gap = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text.slice(from))?.[0] ?? ''
  return from + gap.length
}
