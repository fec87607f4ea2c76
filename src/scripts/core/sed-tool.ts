import { hasMarks, isKnown, unmarkPattern } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { noteScriptFile } from '../../command/core/run-file.ts'
import type { Call, Program, Programs } from '../../command/core/shell.ts'

function noteSedScript({ state, shell, input }: Call, script: string): void {
  if (!isKnown(script)) {
    // A variable inside s/// is common; it could end that command only with text nobody would call a value.
    if (/^[\uFDD0\uFDD1]/.test(script))
      shell.doubt(`sed ${script}`, 'the script it runs is known only when the command runs')
  }
  const { files, runs } = parseSedScript(script)
  for (const file of files) shell.write(state, file, 'sed w')
  for (const code of runs) {
    if (code === null || hasMarks(code)) shell.doubt(`sed ${script}`, 'it runs what it reads')
    else shell.runText(code, state, input)
  }
}

function noteScripts(call: Call, scripts: readonly string[], files: readonly string[]): void {
  for (const script of scripts) noteSedScript(call, script)
  for (const file of files) noteScriptFile(call, file)
}

const sed: Program = (call) => {
  const options = parseOptions(call.args, {
    values: 'efl',
    attached: 'i',
    long: 'in-place? expression= file= quiet silent regexp-extended null-data separate line-length= posix ' + 'sandbox',
  })
  const scripts = valuesOf(options, 'e', 'expression')
  const hasScript = scripts.length > 0 || hasFlag(options, 'f', 'file')
  const isInPlace = hasFlag(options, 'i', 'in-place', 'I')
  let operands = options.operands
  // BSD: the suffix is a word of its own, often empty.
  if (isInPlace && operands[0] === '') operands = operands.slice(1)
  const own = hasScript ? scripts : operands.slice(0, 1)
  noteScripts(call, own, valuesOf(options, 'f', 'file'))
  if (options.mayHoldMore) {
    const what = isInPlace ? 'the files it rewrites are' : 'words that may be -i are'
    call.shell.doubt(['sed', ...call.args].join(' '), `${what} known only when the command runs`)
  }
  if (!isInPlace) return operands.length <= 1 ? undefined : null
  // A star without quotes finds no file to match, and stays one.
  const suffix = unmarkPattern(valuesOf(options, 'i', 'in-place')[0] ?? '')
  for (const file of hasScript ? operands : operands.slice(1)) {
    call.shell.write(call.state, file, 'sed -i')
    if (suffix === '') continue
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    const name = file.slice(folder.length)
    const backup = suffix.includes('*') ? suffix.replaceAll('*', name) : `${name}${suffix}`
    call.shell.write(call.state, backup.includes('/') ? backup : folder + backup, 'sed -i')
  }
}

export const SED: Programs = { sed, gsed: sed }

/** The end of a part that runs up to an unescaped delimiter; a bracket list hides it. */
function skipPart(script: string, from: number, delimiter: string): number {
  let at = from
  let isInList = false
  while (at < script.length) {
    const char = script.charAt(at)
    if (char === '\\') at += 1
    else if (char === '[' && !isInList && delimiter !== '[') {
      // A list may start with its own closing bracket.
      isInList = script.indexOf(']', at + 2) !== -1
      if (isInList && /^\[\^?\]/.test(script.slice(at, at + 3))) at += script.charAt(at + 1) === '^' ? 2 : 1
    } else if (char === ']') isInList = false
    else if (char === delimiter && !isInList) return at + 1
    at += 1
  }
  return at
}

function skipAddress(script: string, from: number): number {
  let at = from
  while (at < script.length) {
    const char = script.charAt(at)
    if (/[\s;{}0-9$,+~!]/.test(char)) at += 1
    else if (char === '/') at = skipPart(script, at + 1, '/')
    else if (char === '\\') at = skipPart(script, at + 2, script.charAt(at + 1))
    else if ((char === 'I' || char === 'M') && /[/\\]/.test(script.charAt(at - 1))) at += 1
    else break
  }
  return at
}

const lineEnd = (script: string, from: number): number => {
  const end = script.indexOf('\n', from)
  return end === -1 ? script.length : end
}

/** Files that a sed script itself names for writing, and commands it runs. */
interface SedScript {
  readonly files: string[]
  /** Commands run by `e`, and by the flag of that name; null where it is the text of the input. */
  readonly runs: (string | null)[]
}

/** Reads `s/a/b/flags`: the flags w and e reach outside. */
function readSubstitution(script: string, at: number, draft: SedScript): number {
  const delimiter = script.charAt(at + 1)
  const flags = skipPart(script, skipPart(script, at + 2, delimiter), delimiter)
  const text = /^[gpiImMe0-9]*w?/.exec(script.slice(flags))?.[0] ?? ''
  if (text.includes('e')) draft.runs.push(null)
  const end = flags + text.length
  if (!text.endsWith('w')) return end
  draft.files.push(script.slice(end, lineEnd(script, end)).trim())
  return lineEnd(script, end)
}

/** Reads one command after its addresses; gives the index after it. */
function readCommand(script: string, at: number, draft: SedScript): number {
  const char = script.charAt(at)
  const end = lineEnd(script, at)
  const rest = script.slice(at + 1, end).trim()
  if (char === 's') return readSubstitution(script, at, draft)
  if (char === 'y') {
    const delimiter = script.charAt(at + 1)
    return skipPart(script, skipPart(script, at + 2, delimiter), delimiter)
  }
  if (char === 'w' || char === 'W') draft.files.push(rest)
  if (char === 'e') draft.runs.push(rest === '' ? null : rest)
  if (/[wWeaicrR#]/.test(char)) return end
  if (!/[btT:]/.test(char)) return at + 1
  const separator = script.indexOf(';', at)
  return separator === -1 ? end : Math.min(end, separator)
}

/** Finds the files and commands in a sed script; a linear walk over it, command by command. */
function parseSedScript(script: string): SedScript {
  const draft: SedScript = { files: [], runs: [] }
  let at = skipAddress(script, 0)
  while (at < script.length) at = skipAddress(script, readCommand(script, at, draft))
  return draft
}
