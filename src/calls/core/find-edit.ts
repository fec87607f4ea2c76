import { joinPath } from '../../command/core/locate-path.ts'
import { isKnown } from '../../command/core/marks.ts'
import { type OptionRules, parseOptions } from '../../command/core/options.ts'
import type { Edit, ShellState } from '../../command/core/state.ts'
import type { Redirected } from './note-redirections.ts'

/** The options that leave an editor's output the file it reads, changed, and those that bring a script. */
interface Editor extends OptionRules {
  readonly plain: RegExp
  /** Without one of these the first word is the script; null where there is none. */
  readonly scripts: RegExp | null
  /** No operand is a file: only the input is changed. */
  readonly isFilter?: true
}

const QUERY: Editor = {
  values: 'f',
  long: 'from-file= indent=',
  plain: /^(?:[rcSMaejP]|raw-output|compact-output|sort-keys|exit-status|tab|indent|monochrome-output|ascii-output)$/,
  scripts: /^(?:f|from-file)$/,
}
const STREAM: Editor = { values: 'ef', plain: /^[Erz]$/, scripts: /^[ef]$/ }
const SORT: Editor = { values: 'kt', plain: /^[ubdfghinMrRVkt]$/, scripts: null }
const AWK: Editor = { values: 'Ffv', plain: /^[Fv]$/, scripts: /^f$/ }
const WHOLE: Editor = { values: 'ft', plain: /./, scripts: null }
const FILTER: Editor = { ...WHOLE, isFilter: true }
const EDITORS: Readonly<Record<string, Editor>> = {
  ...{ jq: QUERY, yq: QUERY, sed: STREAM, gsed: STREAM, sort: SORT, awk: AWK, gawk: AWK },
  ...{ cat: WHOLE, tac: WHOLE, iconv: WHOLE, tr: FILTER, envsubst: FILTER },
}

/** Stands for the pipe that an output goes into. */
const PIPE = '|'
/** Only the last command of a pipe says whether it failed. These fail where there is no file, which then loses nothing. */
const FEEDERS = /^(?:cat|tac)$/
/** The edit of a command at the start of a pipe, before anything is known of it. */
export const PIPED: Edit = { made: PIPE, from: '' }

function dropVariables(args: readonly string[]): readonly string[] {
  const at = args.findIndex((word) => /^--(?:arg|argjson|slurpfile|rawfile)$/.test(word))
  return at === -1 ? args : [...args.slice(0, at), ...dropVariables(args.slice(at + 3))]
}

/** The new file, or the pipe, that gets what a program makes of the one file that it reads. */
export function findEdit(
  words: readonly string[],
  { output, inputFile }: Redirected,
  { cwd, functions, edit }: ShellState,
): Edit | null {
  const [name = '', ...args] = words
  if (output === null && (edit?.made !== PIPE || !FEEDERS.test(name))) return null
  const editor = Object.hasOwn(EDITORS, name) ? EDITORS[name] : undefined
  if (editor === undefined || functions.has(name)) return null
  const [place = '', ...others] = cwd ?? []
  const { flags, operands, mayHoldMore } = parseOptions(dropVariables(args), editor)
  const brings = (flag: string) => editor.scripts?.test(flag) === true
  const isPlain = [...flags].every((flag) => editor.plain.test(flag) || brings(flag))
  const hasScript = editor.scripts === null || [...flags].some(brings)
  const readsOwn = editor.isFilter !== true && operands.length === (hasScript ? 1 : 2)
  const own = readsOwn ? operands.at(-1) : undefined
  const piped = edit?.made === PIPE && edit.from !== '' ? edit.from : undefined
  const from = own ?? inputFile ?? piped ?? '-'
  if (!isPlain || mayHoldMore || from === '-' || place === '' || others.length > 0) return null
  const made = output === null ? PIPE : joinPath(place, output)
  return [place, from, made].every(isKnown) ? { made, from: joinPath(place, from) } : null
}
