import { createFinding, type Finding } from '../base/core/finding.ts'
import { OTHER_CLIENTS } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { INSTALL_FOLDER } from '../client/core/registration.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { readSettingsText } from '../files/io/read-text.ts'
import { findUncommitted, readCommitted } from '../git/io/clone-view.ts'
import { describeSharing, describeUnshared, findUnshared } from '../install/find-unshared.ts'
import { findFolder } from '../install/io/install-files.ts'
import { lacksShareFiles, placeShareFiles } from '../install/io/share-files.ts'
import { BUNDLES } from '../install/place-bundles.ts'
import { listSome } from './core/check-state.ts'

const PLACES: readonly (readonly [folder: string, registration: string])[] = [
  [INSTALL_FOLDER, '.claude/settings.json'],
  ...OTHER_CLIENTS.map((client) => [CLIENT_PLACES[client].folder, CLIENT_PLACES[client].settings] as const),
]

/** A registration in the personal settings promises a clone no hooks. */
export function examineSharing(root: string): Finding[] {
  if (findGitRoot(root) === null) return []
  return PLACES.flatMap(([folder, registration]) => {
    if (findFolder(`${root}/${folder}/dist`) === null) return []
    // Another finding names a file that cannot be read.
    const settings = readSettingsText(`${root}/${registration}`)
    return 'text' in settings && registers(settings.text, folder) ? examinePlace(root, folder, registration) : []
  })
}

function registers(text: string | null, folder: string): boolean {
  return text !== null && ['/', '}/'].some((end) => text.includes(`${folder}${end}dist/`))
}

function examinePlace(root: string, folder: string, registration: string): Finding[] {
  const unshared = findUnshared(root, folder, registration)
  if (unshared?.lacksRegistration === true)
    return [createFinding('clone-without-hooks', describeUnshared(unshared), { fix: describeSharing(unshared) })]
  if (unshared?.lacksBundles === true) {
    const isFixable = lacksShareFiles(`${root}/${folder}`)
    const fix = isFixable ? {} : { fix: describeSharing(unshared) }
    return [createFinding('clone-incomplete', describeUnshared(unshared), { isFixable, ...fix })]
  }
  const paths = BUNDLES.map((name) => `${folder}/dist/${name}`)
  const isPromised = registers(readCommitted(root, registration), folder)
  const stale = isPromised ? (findUncommitted(root, paths) ?? []) : []
  if (stale.length === 0) return []
  const names = stale.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const fix = `git add ${folder}, and commit`
  return [createFinding('clone-outdated', `the newest commit lacks ${listSome(names)} as here`, { fix })]
}

export function repairSharing(root: string): string[] {
  return PLACES.flatMap(([folder]) =>
    findFolder(`${root}/${folder}/dist`) === null
      ? []
      : placeShareFiles(`${root}/${folder}`).map((name) => `${folder}/${name} written`),
  )
}
