import type { Program, Programs } from '../../command/core/shell.ts'
import { subcommandTool, type Tool } from './subcommand-tool.ts'

const CMAKE: Tool = {
  values: 'SBGD',
  long: 'build install prefix=',
  rules: [{ outputs: ['B', 'prefix'], recursive: true }],
}

const CMAKE_COMMANDS: Readonly<Record<string, string>> = {
  remove_directory: 'rm -rf',
  remove: 'rm',
  rm: 'rm',
  rename: 'mv',
  copy: 'cp',
  copy_if_different: 'cp',
  copy_directory: 'cp -rT',
  copy_directory_if_different: 'cp -rT',
  create_symlink: 'ln -sfT',
  create_hardlink: 'ln -fT',
  make_directory: 'mkdir -p',
  touch: 'touch',
  touch_nocreate: 'touch',
  tar: 'tar',
  env: 'env',
  time: 'time',
}

const cmake: Program = (call) => {
  const [first, verb = '', ...rest] = call.args
  if (first === '-E') {
    const words = Object.hasOwn(CMAKE_COMMANDS, verb) ? CMAKE_COMMANDS[verb]?.split(' ') : undefined
    return words === undefined ? null : call.shell.runWords([...words, ...rest], call.state, call.input)
  }
  return subcommandTool(CMAKE)(call)
}

export const CMAKE_TOOLS: Programs = { cmake }
