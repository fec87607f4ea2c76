import { hasMarks } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { hasFlag, type OptionRules, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, doubtRun, type Program } from '../../command/core/shell.ts'
import { joinValues, listSwitches, noteRow, type ToolRow } from './tool-row.ts'

/** Writes and dangers of one subcommand. */
export interface Rule extends ToolRow {
  /** Words the operands start with; without these words the rule holds for any subcommand. */
  readonly when?: string
  /** Subcommands the rule leaves alone. */
  readonly notFor?: readonly string[]
  /** Without operands the subcommand works on the folder it runs in. */
  readonly orHere?: true
  /** People's name for a step that cannot be taken back; with `only`, the step needs one of those options. */
  readonly danger?: string
  readonly files?: readonly string[]
}

/** Subcommands that cannot be taken back, each a danger under its own name. */
export const dangers = (tool: string, ...verbs: string[]): Rule[] =>
  verbs.map((when) => ({ when, danger: `${tool} ${when}` }))

export interface Tool extends OptionRules {
  readonly rules: readonly Rule[]
}

/** The operands behind a rule's own words; null when the operands name another subcommand. */
function operandsOf(operands: readonly string[], when: string | undefined): readonly string[] | null {
  const words = when === undefined ? [] : when.split(' ')
  return words.every((word, index) => operands[index] === word) ? operands.slice(words.length) : null
}

function isGiven(option: string, args: readonly string[], options: ParsedOptions): boolean {
  const [, name = '', value] = /^([^=]*)=(.*)$/.exec(option) ?? []
  return value === undefined ? args.includes(`--${option}`) : valuesOf(options, name).includes(value)
}

function applyRule(call: Call, rule: Rule, options: ParsedOptions): void {
  const operands = rule.notFor?.includes(options.operands[0] ?? '') ? null : operandsOf(options.operands, rule.when)
  const isLeftOut =
    hasFlag(options, ...(rule.except ?? [])) || rule.except?.some((option) => isGiven(option, call.args, options))
  if (operands === null || isLeftOut || (rule.only !== undefined && !hasFlag(options, ...rule.only))) return
  if (rule.danger !== undefined) call.shell.noteIrreversible(rule.danger)
  const name = `${call.name} ${rule.when ?? ''}`.trim()
  const isHere = rule.orHere === true && !operands.some((word) => !word.startsWith('-') && !word.startsWith('./...'))
  noteRow({ ...call, name }, rule, { ...options, operands: isHere ? ['.'] : operands })
  for (const file of rule.files ?? []) call.shell.write(call.state, file, name)
}

/** A program whose first operands say what it does. Its other effects, such as those of a build, are not known. */
export function subcommandTool({ rules, ...words }: Tool): Program {
  const hasSubcommands = rules.some(({ when }) => when !== undefined)
  return (call) => {
    const options = parseOptions(call.args, words)
    if (hasFlag(options, 'help', 'version')) return
    for (const rule of rules) applyRule(call, rule, options)
    if (hasSubcommands && options.operands[0] !== undefined && hasMarks(options.operands[0]))
      doubtRun(call, 'which of its commands runs is known only then')
    call.shell.noteUnknown(call.name)
    noteOutputs(call)
  }
}

/** A program that rewrites the files it is given, and whose long options may hold any value. */
export function formattingTool(tool: Tool): Program {
  const known = [...tool.rules.flatMap(({ when }) => when ?? []), ...listSwitches(tool.rules)]
  const run = subcommandTool(tool)
  return (call) => run({ ...call, args: joinValues(call, known) })
}
