import { baseName } from './locate-path.ts'
import { HOLE } from './marks.ts'
import { type OptionRules, parseOptions } from './options.ts'
import { runPackageScripts } from './package-scripts.ts'
import type { Call, Program } from './shell.ts'
import { runShellText } from './shell-programs.ts'

/** A program that runs the words after its own options, and after so many operands of its own. */
export function wrapper(rules: OptionRules, skip = 0): Program {
  return ({ args, state, input, shell }) => {
    const { operands } = parseOptions(args, { ...rules, stopAtOperand: true })
    return shell.runWords(operands.slice(skip), state, input)
  }
}

/** The program a package is run for: `@biomejs/biome@2` is biome. */
const packageProgram = (word: string) => baseName(word.replace(/(.)@.*$/, '$1'))

/** Names a package manager as unknown. Commands that change the manifest or `.npmrc` by name are writes. */
function notePackage(call: Call, operands: readonly string[], rules: OptionRules): void {
  const [verb = '', second] = operands
  const isChange =
    (verb === 'init' && (second === undefined || second.startsWith('-'))) ||
    (verb === 'version' && second !== undefined) ||
    (verb === 'pkg' && /^(?:set|delete|fix)$/.test(second ?? ''))
  // The folder may stand behind the verb as well.
  const { values } = parseOptions(call.args, { ...rules, long: `${rules.long ?? ''} dir=` })
  const folder = [...(values.get('prefix') ?? []), ...(values.get('C') ?? []), ...(values.get('dir') ?? [])][0]
  if (isChange && /^(?:p?npm|yarn|bun)$/.test(call.name))
    call.shell.write(
      call.state,
      folder === undefined ? 'package.json' : `${folder}/package.json`,
      `${call.name} ${verb}`,
    )
  if (call.name === 'npm' && /^(?:c|config)$/.test(verb) && /^(?:set|delete|edit)$/.test(second ?? ''))
    call.shell.write(call.state, `${call.shell.context.home ?? HOLE}/.npmrc`, 'npm config')
  // Packages are put below the folder that the words name.
  if (folder !== undefined && /^(?:i|install|add|ci|link|update|up)$/.test(verb))
    call.shell.write(call.state, folder, `${call.name} ${verb}`, { recursive: true })
  call.shell.noteUnknown(call.name)
  runPackageScripts(call, operands, folder)
}

/** Package runners: `npx prettier --write a`, `uv run python -c ...`. */
export function runner(subcommands: readonly string[], rules: OptionRules): Program {
  return (call) => {
    const { operands, values } = parseOptions(call.args, { ...rules, stopAtOperand: true })
    for (const text of [...(values.get('c') ?? []), ...(values.get('call') ?? [])]) runShellText(text, [], call)
    if (subcommands.length === 0)
      return call.shell.runWords(
        operands.map((word, index) => (index === 0 ? packageProgram(word) : word)),
        call.state,
        call.input,
      )
    const [subcommand, ...rest] = operands
    if (subcommand === 'publish' || subcommand === 'unpublish')
      call.shell.noteIrreversible(`${call.name} ${subcommand}`)
    if (subcommand === undefined || !subcommands.includes(subcommand)) {
      notePackage(call, operands, rules)
      return null
    }
    const inner = parseOptions(rest, { ...rules, stopAtOperand: true }).operands.filter(
      (word, index) => index !== 1 || word !== '--',
    )
    return call.shell.runWords(inner, call.state, call.input)
  }
}
