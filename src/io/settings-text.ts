import { applyEdits, type FormattingOptions, modify, type ParseError, parse } from 'jsonc-parser'
import type { SettingsEdit } from '../core/install/registration.ts'
import { isRecord, type UnknownRecord } from '../core/record.ts'

/** The object in a settings text; comments and trailing commas are understood. Null when it is anything else. */
export function parseSettings(text: string): UnknownRecord | null {
  if (text.trim() === '') return {}
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  return errors.length === 0 && isRecord(value) ? value : null
}

/** The text with the edits made, one after another; every byte they do not concern stays, comments and layout included. */
export function editSettings(text: string, edits: readonly SettingsEdit[]): string {
  const formattingOptions = describeLayout(text)
  let edited = text.trim() === '' ? `{}${formattingOptions.eol}` : text
  for (const { path, value } of edits) {
    const isArrayInsertion = path.at(-1) === -1
    edited = applyEdits(edited, modify(edited, [...path], value, { formattingOptions, isArrayInsertion }))
  }
  return edited
}

function describeLayout(text: string): FormattingOptions & { readonly eol: string } {
  const indent = /^[ \t]*\{\s*?\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
