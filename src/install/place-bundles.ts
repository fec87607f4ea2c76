import { CONFIG_SCHEMA, HOOK_NAMES, INSTALL_FOLDER } from '../client/core/registration.ts'
import { clearLeftovers } from '../files/clear-leftovers.ts'
import { listParents } from '../files/core/path-text.ts'
import { replaceFile } from '../files/io/apply-writes.ts'
import { readOptional } from '../files/io/change-file.ts'
import { isFolder } from '../files/io/list-folder.ts'
import { findDistFolder } from '../host/io/run-bundle.ts'
import {
  COMMAND_PAGES,
  type CommandFile,
  type CommandPlan,
  type PageSet,
  planCommands,
  renderCommand,
  SKILL_PAGES,
} from './core/command-pages.ts'
import { copyBundles, isThere, listFiles, openFolder, removeFile, removeFolderIfEmpty } from './io/install-files.ts'
import { placeShareFiles } from './io/share-files.ts'

export const BUNDLES = [...HOOK_NAMES, 'statusline', 'holdfast'].map((name) => `${name}.mjs`)
/** Licences of the packages inside the bundles. A copy of the bundles has to carry them. */
const NOTICES = 'THIRD-PARTY.txt'
export const PLACED_FILES: readonly string[] = [...BUNDLES, NOTICES, CONFIG_SCHEMA]

export type PlacedFiles = ReturnType<typeof placeFiles>

/**
 * A running session meets whole files. The shipped pages lie beside the bundles, to tell which a person changed.
 * @throws An error when a folder is a link or unwritable.
 */
export function placeFiles(root: string, withCommands: boolean) {
  // Leftovers of a killed run would stand in the way of this run.
  clearLeftovers(root)
  const shipped = findDistFolder()
  const folder = `${root}/${INSTALL_FOLDER}`
  const isInPlace = shipped === `${folder}/dist`
  // A skill that a person took out stays out.
  const isNew = listFiles(`${folder}/${SKILL_PAGES.source}`).length === 0
  const plans = [planOpen(root, COMMAND_PAGES, withCommands), planOpen(root, SKILL_PAGES, isNew)] as const
  const changed = copyShipped(root, INSTALL_FOLDER)
  for (const planned of plans) {
    const { pages, blocked } = planned
    // Without the copy to compare with, a later init writes the pages.
    if (blocked !== null) continue
    const source = `${shipped}/../${pages.source}`
    writePages(root, planned, (name) => readOptional(`${source}/${name}`) ?? '')
    if (!isInPlace) copyBundles(source, openFolder(root, `${INSTALL_FOLDER}/${pages.source}`), listFiles(source))
  }
  const [commands, skill] = plans
  const blocked = plans.flatMap((planned) => planned.blocked ?? [])
  return { bundlesChanged: changed, commands: commands.plan, skill: skill.plan, blocked }
}

/** Plans the pages of a set. A plan that would write where something is in the way writes no page, and names that. */
function planOpen(root: string, pages: PageSet, isAsked: boolean) {
  const plan = planPages(root, pages, isAsked)
  const places = [pages.target, `${INSTALL_FOLDER}/${pages.source}`]
  const blocked = plan.write.length + plan.remove.length === 0 ? null : findObstacle(root, places)
  return { pages, plan: blocked === null ? plan : { ...plan, write: [], remove: [] }, blocked }
}

/** The first path below `.claude` on the way to some folders that is there and is no folder. */
function findObstacle(root: string, folders: readonly string[]): string | null {
  const paths = folders.flatMap((folder) => [...listParents(folder), folder].slice(1))
  return paths.find((path) => isThere(`${root}/${path}`) && !isFolder(`${root}/${path}`)) ?? null
}

/** Names the pages in the repository that have the words of another version and that nobody changed. */
export function listOutdatedPages(root: string): string[] {
  return [COMMAND_PAGES, SKILL_PAGES].flatMap((pages) =>
    planPages(root, pages, false).write.map((name) => `${pages.target}/${name}`),
  )
}

/** A copy that runs from that folder stays as it is. The answer counts the changed bundles. */
export function copyShipped(root: string, folder: string): number {
  const target = openFolder(root, `${folder}/dist`)
  placeShareFiles(`${root}/${folder}`)
  const shipped = findDistFolder()
  if (shipped === target) return 0
  // A copy that somebody made by hand may lack these.
  const beside = listFiles(shipped).filter((name) => name === NOTICES || name === CONFIG_SCHEMA)
  copyBundles(shipped, target, beside)
  return copyBundles(shipped, target, BUNDLES)
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
  for (const name of write) replaceFile(openFolder(root, target), name, renderCommand(textOf(name)), 0o644)
  for (const name of remove) removeFile(`${root}/${target}/${name}`)
  const above = target.slice(0, target.lastIndexOf('/'))
  if (remove.length > 0) for (const folder of [target, above]) removeFolderIfEmpty(`${root}/${folder}`)
}
