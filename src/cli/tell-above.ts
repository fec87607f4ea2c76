import { findInstallationAbove, findPlacedFolder } from '../install/find-installations.ts'
import { isThere } from '../install/io/install-files.ts'
import type { Program } from './program.ts'
import { fail } from './terminal.ts'

/** Commands about what sessions of a folder left, or go by. Others find the place by themselves, or tell of it. */
const ABOUT_SESSIONS: ReadonlySet<string> = new Set([
  'checkpoint',
  'ci',
  'config',
  'explain',
  'report',
  'resume',
  'track',
])

/** Says on stderr that the hooks are in a folder above. A person often means that folder. */
export function tellInstalledAbove(command: Program): void {
  const root = command.opts<{ dir?: string }>().dir ?? command.processedArgs[findDir(command)]
  if (typeof root !== 'string' || !ABOUT_SESSIONS.has(findTop(command).name())) return
  if (findPlacedFolder(root) !== null || isThere(`${root}/.holdfast`)) return
  const above = findInstallationAbove(root)
  if (above !== null)
    fail(
      `holdfast is installed in ${above}, not in ${root}, which this is about. To mean the other, name it or go there`,
      0,
    )
}

const findDir = (command: Program): number =>
  command.registeredArguments.findIndex((argument) => argument.name() === 'dir')

/** The command right below the program. */
function findTop(command: Program): Program {
  const { parent } = command
  return parent === null || parent.parent === null ? command : findTop(parent)
}
