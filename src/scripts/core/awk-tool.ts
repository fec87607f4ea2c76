import { hasMarks, isKnown } from '../../command/core/marks.ts'
import { hasFlag, parseLeading, valuesOf } from '../../command/core/options.ts'
import { noteScriptFile } from '../../command/core/run-file.ts'
import { type Call, named, type Program, type Programs } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'

function noteAwkProgram({ name, state, shell }: Call, source: string): void {
  const { files, runs } = parseAwkProgram(source)
  const what = `${name} ${source.slice(0, 200)}`
  for (const file of files) {
    if (file === null) shell.doubt(what, 'it prints to a file named only when it runs')
    else shell.write(state, file, `${name} >`)
  }
  for (const code of runs) {
    if (code === null || hasMarks(code)) shell.doubt(what, 'it runs a command known only then')
    else shell.runText(code, forkState(state), null)
  }
  if (!isKnown(source) && /^[\uFDD0\uFDD1]/.test(source))
    shell.doubt(what, 'the program it runs is known only when the command runs')
}

const awk: Program = (call) => {
  const options = parseLeading(call.args, {
    values: 'FvfileE',
    long: 'field-separator= assign= file= include= source= exec= load= sandbox',
  })
  const hasProgram = hasFlag(options, 'f', 'file', 'exec', 'E', 'e', 'source')
  const [first = ''] = options.operands
  for (const source of hasProgram ? valuesOf(options, 'e', 'source') : [first]) noteAwkProgram(call, source)
  for (const file of valuesOf(options, 'f', 'file', 'E', 'exec')) noteScriptFile(call, file)
  if (!valuesOf(options, 'i', 'include').includes('inplace')) return
  for (const path of options.operands.slice(hasProgram ? 0 : 1)) {
    if (!/^\w+=/.test(path)) call.shell.write(call.state, path, `${call.name} -i inplace`)
  }
}

export const AWK: Programs = named('awk gawk mawk nawk goawk', awk)

type Token = { readonly kind: 'text' | 'word' | 'sign' | 'end'; readonly text: string }

/** Signs after which a slash starts a pattern, not a division. */
const BEFORE_PATTERN = /^[(,{};!~&|\n?:=]$|^(?:&&|\|\|)$/

function readLiteral(source: string, from: number, quote: string): number {
  let at = from
  while (at < source.length && source.charAt(at) !== quote) at += source.charAt(at) === '\\' ? 2 : 1
  return at
}

/** Reads one token that is neither blank nor comment, and gives the index after it. */
function readToken(source: string, at: number, tokens: Token[]): number {
  const char = source.charAt(at)
  const last = tokens.at(-1)
  const isPattern = char === '/' && (last === undefined || last.kind === 'end' || BEFORE_PATTERN.test(last.text))
  if (char === '"' || isPattern) {
    const end = readLiteral(source, at + 1, char)
    tokens.push(isPattern ? { kind: 'word', text: '0' } : { kind: 'text', text: source.slice(at + 1, end) })
    return end + 1
  }
  const [text] = /^(?:\w+|>>|>=|\|\||\|&|&&|[\s\S])/.exec(source.slice(at, at + 80)) ?? [char]
  const kind = /\w/.test(text) ? 'word' : /[;\n}]/.test(text) ? 'end' : 'sign'
  tokens.push({ kind, text })
  return at + text.length
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    const lineEnd = char === '#' ? source.indexOf('\n', at) : at
    if (lineEnd === -1) break
    if (char === '#') at = lineEnd
    else at = /[^\S\n]/.test(char) ? at + 1 : readToken(source, at, tokens)
  }
  return tokens
}

/** A literal that stands alone between operator and the end of the statement. */
function literalAfter(tokens: readonly Token[], index: number): string | null {
  const [first, next] = [tokens[index + 1], tokens[index + 2]]
  const isAlone = next === undefined || next.kind === 'end' || next.text === ')'
  return first?.kind === 'text' && isAlone && !first.text.includes('\\') ? first.text : null
}

/** The literal whose output getline reads. */
function literalBefore(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index - 2]
  return token?.kind === 'text' && !token.text.includes('\\') ? token.text : null
}

/** Files an awk program writes and commands it runs. An entry is null unless one literal spells it out. */
interface Draft {
  readonly files: (string | null)[]
  readonly runs: (string | null)[]
  depth: number
  /** Depth in brackets at which the current print statement began; -1 outside of a print statement. */
  printDepth: number
}

function noteWord(tokens: readonly Token[], index: number, draft: Draft): void {
  const text = tokens[index]?.text
  if (text === 'print' || text === 'printf') draft.printDepth = draft.depth
  else if (text === 'system') draft.runs.push(tokens[index + 1]?.text === '(' ? literalAfter(tokens, index + 1) : null)
  else if (text === 'getline' && /^\|&?$/.test(tokens[index - 1]?.text ?? ''))
    draft.runs.push(literalBefore(tokens, index))
}

function noteSign(tokens: readonly Token[], index: number, draft: Draft): void {
  const text = tokens[index]?.text ?? ''
  if (/^[([]$/.test(text)) draft.depth += 1
  else if (/^[)\]]$/.test(text)) draft.depth -= 1
  else if (draft.depth !== draft.printDepth) return
  else if (/^>>?$/.test(text)) draft.files.push(literalAfter(tokens, index))
  else if (/^\|&?$/.test(text) && tokens[index + 1]?.text !== 'getline') draft.runs.push(literalAfter(tokens, index))
}

/** Finds redirections of print, pipes and system(). A `>` outside print, or in parentheses, compares. */
function parseAwkProgram(source: string) {
  const draft: Draft = { files: [], runs: [], depth: 0, printDepth: -1 }
  const tokens = tokenize(source)
  for (const [index, { kind }] of tokens.entries()) {
    if (kind === 'end') draft.printDepth = -1
    else if (kind === 'word') noteWord(tokens, index, draft)
    else if (kind === 'sign') noteSign(tokens, index, draft)
  }
  return { files: [...new Set(draft.files)], runs: [...new Set(draft.runs)] }
}
