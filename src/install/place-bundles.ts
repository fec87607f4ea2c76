import { clearLeftovers } from '../files/clear-leftovers.ts'
import { findDistFolder } from '../firing/io/run-bundle.ts'
import { CONFIG_SCHEMA, HOOK_NAMES, INSTALL_FOLDER } from '../settings/core/registration.ts'
import {
  copyBundles,
  listFiles,
  openFolder,
  readOptional,
  removeFile,
  removeFolderIfEmpty,
  writeText,
} from '../settings/io/install-files.ts'
import { placeShareFiles } from '../settings/io/share-files.ts'
import {
  COMMAND_PAGES,
  type CommandFile,
  type CommandPlan,
  type PageSet,
  planCommands,
  renderCommand,
  SKILL_PAGES,
} from './core/command-pages.ts'

/** Files of a drop-in copy. */
export const BUNDLES = [...HOOK_NAMES, 'statusline', 'holdfast'].map((name) => `${name}.mjs`)
/** Licences of the packages inside the bundles. A copy of the bundles has to carry them. */
const NOTICES = 'THIRD-PARTY.txt'
/** Files in `dist` of an installation. */
export const PLACED_FILES: readonly string[] = [...BUNDLES, NOTICES, CONFIG_SCHEMA]

export interface PlacedFiles {
  readonly bundlesChanged: number
  readonly commands: CommandPlan
  readonly skill: CommandPlan
}

/**
 * `placeFiles` copies bundles, commands and the skill into the repository. Each copy replaces a whole file, so a running
 * session meets the old file or the new file. The shipped pages lie beside the bundles. A comparison later tells which
 * pages a person changed.
 *
 * @throws when a folder is a link or unwritable.
 */
export function placeFiles(root: string, withCommands: boolean): PlacedFiles {
  // Leftovers of a killed run would stand in the way of this run.
  clearLeftovers(root)
  const shipped = findDistFolder()
  const folder = `${root}/${INSTALL_FOLDER}`
  const isInPlace = shipped === `${folder}/dist`
  // A skill that a person took out stays out.
  const isNew = listFiles(`${folder}/${SKILL_PAGES.source}`).length === 0
  const plans = [
    { pages: COMMAND_PAGES, plan: planPages(root, COMMAND_PAGES, withCommands) },
    { pages: SKILL_PAGES, plan: planPages(root, SKILL_PAGES, isNew) },
  ] as const
  const changed = copyShipped(root, INSTALL_FOLDER)
  for (const planned of plans) {
    const { pages } = planned
    const source = `${shipped}/../${pages.source}`
    writePages(root, planned, (name) => readOptional(`${source}/${name}`) ?? '')
    if (!isInPlace) copyBundles(source, openFolder(root, `${INSTALL_FOLDER}/${pages.source}`), listFiles(source))
  }
  return { bundlesChanged: changed, commands: plans[0].plan, skill: plans[1].plan }
}

/** Names the pages in the repository that have the words of another version and that nobody changed. */
export function listOutdatedPages(root: string): string[] {
  return [COMMAND_PAGES, SKILL_PAGES].flatMap((pages) =>
    planPages(root, pages, false).write.map((name) => `${pages.target}/${name}`),
  )
}

/**
 * Copies the bundles beside this command into a folder of ours, and the files that let git carry them. A copy that runs
 * from that folder stays as it is.
 *
 * @returns The number of changed bundles.
 */
export function copyShipped(root: string, folder: string): number {
  placeShareFiles(openFolder(root, folder))
  const shipped = findDistFolder()
  if (shipped === `${root}/${folder}/dist`) return 0
  const target = openFolder(root, `${folder}/dist`)
  // A copy that somebody made by hand may lack these.
  const beside = listFiles(shipped).filter((name) => name === NOTICES || name === CONFIG_SCHEMA)
  copyBundles(shipped, target, beside)
  return copyBundles(shipped, target, BUNDLES).changed
}

/** Removes the pages of a set nobody changed. The plan names the changed pages. */
export function removePages(root: string, pages: PageSet): CommandPlan {
  const plan = planPages(root, pages, false, null)
  writePages(root, { pages, plan }, () => '')
  return plan
}

function planPages(
  root: string,
  { source, target }: PageSet,
  isAsked: boolean,
  shipped: string | null = `${findDistFolder()}/../${source}`,
): CommandPlan {
  const known = `${root}/${INSTALL_FOLDER}/${source}`
  const offered = shipped === null ? [] : listFiles(shipped)
  const names = new Set([...listFiles(known), ...offered].filter((name) => name.endsWith('.md')))
  const read = (path: string) => {
    const text = readOptional(path)
    return text === null ? null : renderCommand(text)
  }
  const files = [...names].sort().map(
    (name): CommandFile => ({
      name,
      present: readOptional(`${root}/${target}/${name}`),
      known: read(`${known}/${name}`),
      wanted: offered.includes(name) ? read(`${shipped}/${name}`) : null,
    }),
  )
  return planCommands(files, isAsked)
}

function writePages(
  root: string,
  { pages: { target }, plan: { write, remove } }: { readonly pages: PageSet; readonly plan: CommandPlan },
  textOf: (name: string) => string,
): void {
  for (const name of write) writeText(openFolder(root, target), name, renderCommand(textOf(name)))
  for (const name of remove) removeFile(`${root}/${target}/${name}`)
  const above = target.slice(0, target.lastIndexOf('/'))
  if (remove.length > 0) for (const folder of [target, above]) removeFolderIfEmpty(`${root}/${folder}`)
}
