import { joinPath } from '../../command/core/locate-path.ts'
import { hasMarks } from '../../command/core/marks.ts'
import { type OptionRules, parseOptions } from '../../command/core/options.ts'
import type { Edit, ShellState } from '../../command/core/state.ts'

/** The options that leave an editor's output the file it reads, changed, and those that bring a script. */
interface Editor extends OptionRules {
  readonly plain: RegExp
  /** Without one of these the first word is the script; null where there is none. */
  readonly scripts: RegExp | null
}

const QUERY: Editor = {
  values: 'f',
  long: 'from-file= indent=',
  plain: /^(?:[rcSMaejP]|raw-output|compact-output|sort-keys|exit-status|tab|indent|monochrome-output|ascii-output)$/,
  scripts: /^(?:f|from-file)$/,
}
const STREAM: Editor = { values: 'ef', plain: /^[Erz]$/, scripts: /^[ef]$/ }
const SORT: Editor = { values: 'kt', plain: /^[ubdfghinMrRVkt]$/, scripts: null }
const EDITORS: Readonly<Record<string, Editor>> = { jq: QUERY, yq: QUERY, sed: STREAM, gsed: STREAM, sort: SORT }

function dropVariables(args: readonly string[]): readonly string[] {
  const at = args.findIndex((word) => /^--(?:arg|argjson|slurpfile|rawfile)$/.test(word))
  return at === -1 ? args : [...args.slice(0, at), ...dropVariables(args.slice(at + 3))]
}

/** The new file that a program makes by its output out of the one file that it reads. */
export function findEdit(
  [name = '', ...args]: readonly string[],
  output: string,
  { cwd, functions }: ShellState,
): Edit | null {
  const [place = '', ...others] = cwd ?? []
  const editor = Object.hasOwn(EDITORS, name) ? EDITORS[name] : undefined
  if (editor === undefined || functions.has(name) || place === '' || others.length > 0) return null
  const { flags, operands, mayHoldMore } = parseOptions(dropVariables(args), editor)
  const brings = (flag: string) => editor.scripts?.test(flag) === true
  const isPlain = [...flags].every((flag) => editor.plain.test(flag) || brings(flag))
  const hasScript = editor.scripts === null || [...flags].some(brings)
  const from = operands.at(-1) ?? '-'
  if (!isPlain || mayHoldMore || operands.length !== (hasScript ? 1 : 2) || from === '-') return null
  return [place, from, output].some(hasMarks) ? null : { made: joinPath(place, output), from: joinPath(place, from) }
}
