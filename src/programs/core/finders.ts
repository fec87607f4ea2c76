import { baseName, parentPath } from '../../command/core/locate-path.ts'
import { enterDirectory } from '../../command/core/locate-words.ts'
import { DEEP, dropSpared, HOLE, hasMarks, SPLIT } from '../../command/core/marks.ts'
import { hasFlag, parseLeading, valuesOf } from '../../command/core/options.ts'
import { type Call, named, type Output, type Program, type Programs, runApart } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { FILE_SEARCHES } from './file-searches.ts'
import { CHOICES, foundPaths, narrowTo, readSearch, type Search } from './find-expression.ts'

/** More lines than this are not run one by one. */
const MAX_LINES = 64

const FILE_ACTIONS = new Set(['-fprint', '-fprint0', '-fprintf', '-fls'])
const RUN_ACTIONS = new Set(['-exec', '-execdir', '-ok', '-okdir'])

/** The words of an -exec, up to its `;` or `{} +`. */
function actionWords(expression: readonly string[], index: number): readonly string[] {
  const words = expression.slice(index + 1)
  const end = words.findIndex((word, at) => word === ';' || (word === '+' && words[at - 1] === '{}'))
  return end === -1 ? words : words.slice(0, end)
}

function runAction(call: Call, search: Search, words: readonly string[], isInPlace: boolean): void {
  for (const found of foundPaths(search)) {
    const state = forkState(call.state)
    const path = isInPlace ? dropSpared(found) : found
    // -execdir runs in the folder of each file; for the root that is the folder above.
    if (isInPlace) enterDirectory(path.endsWith(DEEP) ? path : parentPath(path), state)
    const name = isInPlace ? baseName(path) : path
    const own = words.map((word) => word.replaceAll('{}', () => name))
    call.shell.runWords(own, state, null)
  }
}

const find: Program = (call) => {
  const { state, shell } = call
  const search = readSearch(call.args)
  // Empty files and folders have no content to lose.
  const kept =
    search.expression.includes('-empty') && !search.expression.some((word) => CHOICES.test(word))
      ? ({ keeps: true, certainty: 'possible' } as const)
      : {}
  for (const [index, word] of search.expression.entries()) {
    const own = narrowTo(search, index)
    if (word === '-delete') {
      shell.noteIrreversible('find -delete')
      for (const path of foundPaths(own))
        shell.write(state, path, 'find -delete', { action: 'remove', recursive: true, follows: true, ...kept })
    } else if (FILE_ACTIONS.has(word)) shell.write(state, search.expression[index + 1] ?? '', `find ${word}`)
    else if (RUN_ACTIONS.has(word)) runAction(call, own, actionWords(search.expression, index), word.endsWith('dir'))
    else if (hasMarks(word) && word.includes(SPLIT))
      shell.doubt(['find', ...call.args].join(' '), 'words known only when the command runs may be actions')
  }
  return search.expression.some((word) => word === '-printf' || word === '-ls')
    ? null
    : `${foundPaths(search).join('\n')}\n`
}

/** The arguments xargs makes of its input. */
function inputItems(input: Output, isLines: boolean): readonly string[] {
  if (input === null) return [isLines ? HOLE : SPLIT]
  const items = input.split(isLines ? /[\n\0]/ : /[\s\0]+/).filter((item) => item !== '')
  if (!isLines && /["'\\]/.test(input)) return [SPLIT]
  return items.length > MAX_LINES ? [isLines ? HOLE : SPLIT] : items
}

const xargs: Program = (call) => {
  const { state, shell, args } = call
  const long =
    'replace? max-args= max-procs= delimiter= arg-file= max-lines? max-chars= null no-run-if-empty ' +
    'verbose interactive process-slot-var= eof?'
  const options = parseLeading(args, { values: 'InPLsdaERSJ', attached: 'iel', long })
  const isReplacing = hasFlag(options, 'I', 'i', 'replace', 'J')
  const input = hasFlag(options, 'a', 'arg-file') ? null : call.input
  const items = inputItems(input, isReplacing || hasFlag(options, 'd', 'delimiter', '0', 'null'))
  const words = options.operands.length > 0 ? options.operands : ['echo']
  if (!isReplacing) return shell.runWords([...words, ...items], state, null)
  const [place = '{}'] = valuesOf(options, 'I', 'i', 'replace', 'J')
  for (const item of items)
    runApart(
      call,
      words.map((word) => word.replaceAll(place, item)),
    )
}

/** The part of an argument that `{.}`, `{/}`, `{//}` or `{/.}` stands for. */
function partOf(item: string, part: string): string {
  if (part.startsWith('//')) return parentPath(item)
  const name = part.startsWith('/') ? baseName(item) : item
  return part.endsWith('.') ? name.replace(/(?<=[^/])\.[^./]*$/, '') : name
}

/** GNU parallel puts its words together to a script for every argument. */
const parallel: Program = (call) => {
  const { operands } = parseLeading(call.args, { values: 'jaIN', long: 'jobs= colsep= joblog= arg-file=' })
  const end = operands.findIndex((word) => /^:::/.test(word))
  const given = end === -1 ? operands : operands.slice(0, end)
  // A script of plain words is one command.
  const [only = '', ...others] = given
  const words = others.length === 0 && /^[\w\s{}./:=@%+,-]+$/.test(only) ? only.trim().split(/\s+/) : given
  const items =
    end === -1 ? inputItems(call.input, true) : operands.slice(end + 1).filter((word) => !word.startsWith(':::'))
  for (const item of items) {
    const script = words.some((word) => word.includes('{'))
      ? words.map((word) => word.replace(/\{([#%./]*)\}/g, (_, part: string) => partOf(item, part)))
      : [...words, item]
    const text = script.join(' ')
    const isText = script.length === 1 || /[|>;&]/.test(text)
    if (!isText) runApart(call, script)
    else if (hasMarks(text)) call.shell.doubt(text, 'the script it runs is known only when the command runs')
    else call.shell.runText(text, forkState(call.state), null)
  }
}

export const FINDERS: Programs = {
  ...named('find gfind', find),
  ...FILE_SEARCHES,
  ...named('xargs gxargs', xargs),
  parallel,
}
