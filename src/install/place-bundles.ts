import { clearLeftovers } from '../files/clear-leftovers.ts'
import { findDistFolder } from '../firing/io/run-bundle.ts'
import { HOOK_NAMES, INSTALL_FOLDER } from '../settings/core/registration.ts'
import {
  copyBundles,
  listFiles,
  openFolder,
  readOptional,
  removeFile,
  removeFolderIfEmpty,
  writeText,
} from '../settings/io/install-files.ts'
import { COMMANDS_FOLDER, type CommandFile, type CommandPlan, planCommands, renderCommand } from './core/commands.ts'

/** Files of a drop-in copy. */
export const BUNDLES = [...HOOK_NAMES, 'statusline', 'holdfast'].map((name) => `${name}.mjs`)

export interface PlacedFiles {
  readonly bundlesChanged: number
  readonly commands: CommandPlan
}

/**
 * `placeFiles` copies bundles and commands into the repository. Each copy replaces a whole file, so a running session
 * meets the old file or the new file. The shipped commands lie beside the bundles. A comparison later tells which
 * commands a person changed.
 *
 * @throws when a folder is a link or unwritable.
 */
export function placeFiles(root: string, withCommands: boolean): PlacedFiles {
  // Leftovers of a killed run would stand in the way of this run.
  clearLeftovers(root)
  const shipped = findDistFolder()
  const folder = `${root}/${INSTALL_FOLDER}`
  const commands = planShippedCommands(root, `${shipped}/../commands`, withCommands)
  const isInPlace = shipped === `${folder}/dist`
  const changed = isInPlace ? 0 : copyBundles(shipped, openFolder(root, `${INSTALL_FOLDER}/dist`), BUNDLES).changed
  writeCommands(root, commands, (name) => readOptional(`${shipped}/../commands/${name}`) ?? '')
  if (!isInPlace)
    copyBundles(
      `${shipped}/../commands`,
      openFolder(root, `${INSTALL_FOLDER}/commands`),
      listFiles(`${shipped}/../commands`),
    )
  return { bundlesChanged: changed, commands }
}

/** Removes the commands nobody changed. The plan names the changed commands. */
export function removeCommands(root: string): CommandPlan {
  const plan = planShippedCommands(root, null, false)
  writeCommands(root, plan, () => '')
  return plan
}

function planShippedCommands(root: string, shipped: string | null, isAsked: boolean): CommandPlan {
  const known = `${root}/${INSTALL_FOLDER}/commands`
  const offered = shipped === null ? [] : listFiles(shipped)
  const names = new Set([...listFiles(known), ...offered].filter((name) => name.endsWith('.md')))
  const read = (path: string) => {
    const text = readOptional(path)
    return text === null ? null : renderCommand(text)
  }
  const files = [...names].sort().map(
    (name): CommandFile => ({
      name,
      present: readOptional(`${root}/${COMMANDS_FOLDER}/${name}`),
      known: read(`${known}/${name}`),
      wanted: offered.includes(name) ? read(`${shipped}/${name}`) : null,
    }),
  )
  return planCommands(files, isAsked)
}

function writeCommands(root: string, { write, remove }: CommandPlan, textOf: (name: string) => string): void {
  for (const name of write) writeText(openFolder(root, COMMANDS_FOLDER), name, renderCommand(textOf(name)))
  for (const name of remove) removeFile(`${root}/${COMMANDS_FOLDER}/${name}`)
  if (remove.length > 0)
    for (const folder of [COMMANDS_FOLDER, '.claude/commands']) removeFolderIfEmpty(`${root}/${folder}`)
}
