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
  'status',
  'track',
])

const isAtWork = (folder: string): boolean => findPlacedFolder(folder) !== null || isThere(`${folder}/.holdfast`)

/**
 * Turns a call from a folder without holdfast to the nearest one above where holdfast is at work. A line on stderr says
 * so. A folder that the person named stays, with a word about the other.
 */
export function placeAbove(command: Program): void {
  const places = listPlaces(command)
  const name = findTop(command).name()
  const named = places.find(({ isNamed }) => isNamed)
  const { root } = named ?? places[0] ?? {}
  if (root === undefined || !ABOUT_SESSIONS.has(name) || isAtWork(root)) return
  const above = findInstallationAbove(root, isAtWork)
  if (above === null) return
  if (named === undefined) for (const place of places) movePlace(place, above)
  // The status has a row for each folder.
  if (name === 'status') return
  fail(
    named === undefined
      ? `This is about ${above}, where holdfast is at work. To mean ${root}, name it`
      : `holdfast is installed in ${above}, not in ${root}, which this is about. To mean the other, name it or go there`,
    0,
  )
}

/** The command right below the program. */
function findTop(command: Program): Program {
  const { parent } = command
  return parent === null || parent.parent === null ? command : findTop(parent)
}

/** The folders of a call: of its command, and of the commands above but for the program. */
function listPlaces(command: Program) {
  const places = []
  for (let each = command; each.parent !== null; each = each.parent) {
    const at = each.registeredArguments.findIndex((argument) => argument.name() === 'dir')
    const root: unknown = at < 0 ? each.opts<{ dir?: string }>().dir : each.processedArgs[at]
    const isNamed = at < 0 ? each.getOptionValueSource('dir') === 'cli' : each.args[at] !== undefined
    if (typeof root === 'string') places.push({ command: each, at, root, isNamed })
  }
  return places
}

function movePlace({ command, at }: ReturnType<typeof listPlaces>[number], above: string): void {
  if (at < 0) command.setOptionValue('dir', above)
  else command.processedArgs[at] = above
}
