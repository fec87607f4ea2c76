import { foundBelow, patternPaths, sparePath } from '../../command/core/found-paths.ts'
import { everythingBelow, hasMarks } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call, Output } from '../../command/core/shell.ts'

/** A pathspec that leaves paths out: `:!a`, `:^a`, `:(exclude)a`. */
const EXCLUDING = /^:(?:[!^]|\(exclude\))/

/** The paths that pathspecs stand for; null where one counts from the top of the work tree. */
function listPaths(pathspecs: readonly string[]): Output {
  const spared = pathspecs.flatMap((text) => (EXCLUDING.test(text) ? sparePath(text.replace(EXCLUDING, './')) : []))
  const given = pathspecs.filter((text) => !EXCLUDING.test(text))
  if (given.some((text) => text.startsWith(':'))) return null
  const paths = (given.length > 0 ? given : ['.']).flatMap((text) =>
    /[*?[]/.test(text) ? patternPaths(text, spared, true) : [text, ...foundBelow([text], { spared })],
  )
  return `${paths.filter((path) => path !== '.').join('\n')}\n`
}

const hasOther = ({ flags }: ParsedOptions, known: string) =>
  [...flags].some((flag) => !known.split(' ').includes(flag))

/** The top of the work tree, as `git rev-parse --show-toplevel` prints the path. */
export function printTop({ args, state: { cwd }, shell }: Call): Output {
  const [place = '', ...others] = cwd ?? []
  if (args.join(' ') !== '--show-toplevel' || place === '' || others.length > 0 || hasMarks(place)) return null
  if (shell.mayMoveTop(place)) return null
  const top = shell.context.findTop?.(place) ?? null
  return top === null ? null : `${top}\n`
}

/** The lines of a format that asks for nothing but names: each ref given, and all below. */
function listRefs(options: ParsedOptions): Output {
  const [format = ''] = valuesOf(options, 'format')
  const { operands } = options
  const isPlain = !hasOther(options, 'format') && /^[\w ]*%\(refname\)$/.test(format) && operands.length > 0
  if (!isPlain || operands.some((text) => /[*?[]/.test(text))) return null
  const names = operands.flatMap((text) => [text, everythingBelow(text)])
  return `${names.map((ref) => format.replace('%(refname)', ref)).join('\n')}\n`
}

/** The files that `git ls-files`, `git grep -l` and `git diff --name-only` print; null for output of another form. */
export function listGitFiles(call: Call): Output {
  const { name, args, state } = call
  if (name === 'git diff') {
    // The names count from the top, the pathspecs from where git runs.
    const end = args.indexOf('--')
    const isAtTop = printTop({ ...call, args: ['--show-toplevel'] }) === `${state.cwd?.[0]}\n`
    const isList = end !== -1 && args.slice(0, end).includes('--name-only') && end < args.length - 1 && isAtTop
    return isList ? listPaths(args.slice(end + 1)) : null
  }
  if (name === 'git ls-files') {
    const options = parseOptions(args, { values: 'xX', long: 'exclude= exclude-from= exclude-per-directory=' })
    const known = 'z c cached d deleted m modified o others i ignored x X exclude exclude-from exclude-per-directory'
    const isList =
      !options.mayHoldMore && !hasOther(options, `${known} exclude-standard error-unmatch deduplicate k killed`)
    return isList ? listPaths(options.operands) : null
  }
  if (name === 'git for-each-ref') return listRefs(parseOptions(args, { long: 'format=' }))
  if (name !== 'git grep') return null
  const options = parseOptions(args, {
    values: 'efABCmO',
    long: 'max-depth= max-count= threads= color? files-with-matches',
  })
  const isList = hasFlag(options, 'l', 'L', 'files-with-matches', 'name-only', 'files-without-match')
  if (!isList || options.mayHoldMore) return null
  return listPaths(options.operands.slice(hasFlag(options, 'e', 'f') ? 0 : 1))
}
