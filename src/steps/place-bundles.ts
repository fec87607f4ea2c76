import {
  COMMANDS_FOLDER,
  type CommandFile,
  type CommandPlan,
  planCommands,
  renderCommand,
} from '../core/install/commands.ts'
import { HOOK_NAMES, INSTALL_FOLDER } from '../core/install/registration.ts'
import {
  copyBundles,
  listFiles,
  openFolder,
  readOptional,
  removeFile,
  removeFolderIfEmpty,
  writeText,
} from '../io/install-files.ts'
import { findDistFolder } from '../io/run-bundle.ts'
import { clearLeftovers } from './clear-leftovers.ts'

/** The files a drop-in copy consists of. */
export const BUNDLES = [...HOOK_NAMES, 'statusline', 'holdfast'].map((name) => `${name}.mjs`)

export interface PlacedFiles {
  readonly bundlesChanged: number
  readonly commands: CommandPlan
}

/**
 * Copies what runs into the repository, each file replaced as a whole: a session that runs meanwhile meets the old file or
 * the new. The commands as they are shipped lie beside the bundles, to tell later which of those in use a person changed.
 *
 * @throws when a folder of ours is a link, or cannot be written.
 */
export function placeFiles(root: string, withCommands: boolean): PlacedFiles {
  // What a killed run left on its way stands where this one writes.
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

/** Takes out the commands nobody changed; those that somebody did are named. */
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
