import { Command, type Option } from 'commander'
import { escapeCell } from './table-cell.ts'

/** Every command that does something, with its arguments and options. */
export async function renderCommands(): Promise<string> {
  return listActing(await loadProgram())
    .map(renderCommand)
    .join('\n\n')
}

let loaded: Promise<Command> | undefined

/** The program as its entry puts it together; parsing its arguments is the last thing the entry does. */
export function loadProgram(): Promise<Command> {
  loaded ??= interceptProgram()
  return loaded
}

async function interceptProgram(): Promise<Command> {
  let program: Command | undefined
  const { parseAsync } = Command.prototype
  Command.prototype.parseAsync = function (this: Command) {
    program = this
    return Promise.resolve(this)
  }
  await import('../../src/cli/holdfast.ts')
  Command.prototype.parseAsync = parseAsync
  if (program === undefined) throw new Error('src/cli/holdfast.ts did not come to parsing its arguments')
  return program
}

/** In the order of the help; a command that only holds others is left out. */
export function listActing(command: Command): Command[] {
  const below = command.commands.flatMap(listActing)
  const holdsOnly = command.commands.length > 0 && command.options.length === 0
  return command.parent === null || holdsOnly ? below : [command, ...below]
}

export function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}

/** What nearly every command takes is told once, at the top of the page. */
function isCommon({ long, description }: Option): boolean {
  return long === '--json' || (long === '--dir' && description === 'the repository')
}

function renderCommand(command: Command): string {
  const shown = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`
    return { name: argument.required ? `<${name}>` : `[${name}]`, about: argument.description }
  })
  const own = command.options.filter((option) => !isCommon(option))
  const common = command.options.filter(isCommon).map(({ flags }) => `[${flags}]`)
  const options = own.map(({ flags, description, negate, defaultValue }) => {
    const standard = negate || defaultValue === undefined ? '' : ` (default: ${String(defaultValue)})`
    return { name: flags, about: `${description}${standard}` }
  })
  const rows = [...shown.filter(({ name, about }) => about !== '' && name !== '[dir]'), ...options]
  const usage = [pathOf(command), ...shown.map(({ name }) => name), ...(own.length > 0 ? ['[options]'] : []), ...common]
  const lines = rows.map(({ name, about }) => `| \`${escapeCell(name)}\` | ${describe(about)} |`)
  const table = lines.length === 0 ? [] : ['', '| | |', '|---|---|', ...lines]
  const about = `${describe(command.description())}.`
  return [
    `### ${pathOf(command)}`,
    '',
    `${about[0]?.toUpperCase()}${about.slice(1)}`,
    '',
    '```text',
    usage.join(' '),
    '```',
    ...table,
  ].join('\n')
}

/** The words of the help; what looks like a tag in them is none. */
function describe(text: string): string {
  return escapeCell(text).replace(/<[^>]*>/g, '`$&`')
}
