import { hasMarks, isKnown, unmarkPattern } from '../../effects/core/marks.ts'
import { noteScriptFile } from '../../effects/core/run-file.ts'
import type { Call, Program, Programs } from '../../effects/core/shell.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import { parseSedScript } from './sed-script.ts'

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
