import { foundBelow } from '../../command/core/found-paths.ts'
import { HOLE } from '../../command/core/marks.ts'
import { setVariable, textValue } from '../../command/core/state.ts'
import { readArguments, type Session, valuesFor } from './note-cmdlet.ts'
import type { PowerShellCommand, PowerShellWord } from './powershell-tokens.ts'

const LISTS = /^(?:get-childitem|gci|ls|dir)$/i
const READS = /^(?:get-content|gc|cat|type)$/i

/** The files or folders a reading cmdlet is given. */
function placesOf(words: readonly PowerShellWord[]): readonly string[] {
  const args = readArguments(words)
  return [...valuesFor('path', args), ...valuesFor('literalpath', args), ...args.operands.slice(0, 1)]
}

/** The paths that a listing hands on. */
function findListed(words: readonly PowerShellWord[]): string {
  const [root = '.', ...others] = placesOf(words)
  const names = valuesFor('filter', readArguments(words))
  const [path = HOLE, ...more] = foundBelow([root.replaceAll('\\', '/')], { names })
  return others.length + more.length > 0 ? HOLE : path
}

function dropFrom(depth: number, read: Map<string, number>): void {
  for (const [path, at] of read) if (at >= depth) read.delete(path)
}

/** Follows what a statement has read, and what `$_` stands for in the blocks behind a listing. */
export function followPipes({ state, read }: Session): (command: PowerShellCommand) => void {
  // The depth of the pipeline that `$_` belongs to.
  let owner = 0
  const setListed = (path: string, depth: number) => {
    owner = depth
    setVariable(state, '_', textValue(path))
  }
  return ({ words: [first, ...rest], isPiped, depth }) => {
    const name = first?.text ?? ''
    // An operator goes on with the statement.
    if (!isPiped && !/^[-.]/.test(name)) dropFrom(depth, read)
    if (READS.test(name)) for (const path of placesOf(rest)) read.set(path, depth)
    if (LISTS.test(name)) setListed(findListed(rest), depth)
    else if (!isPiped && depth <= owner) setListed(HOLE, depth)
  }
}
