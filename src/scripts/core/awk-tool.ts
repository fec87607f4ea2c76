import { hasMarks, isKnown } from '../../effects/core/marks.ts'
import { noteScriptFile } from '../../effects/core/run-file.ts'
import { type Call, named, type Program, type Programs } from '../../effects/core/shell.ts'
import { forkState } from '../../effects/core/state.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import { parseAwkProgram } from './awk-program.ts'

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
  const options = parseOptions(call.args, {
    values: 'FvfileE',
    long: 'field-separator= assign= file= include= source= exec= load= sandbox',
    stopAtOperand: true,
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
