import { attempt } from '../base/core/attempt.ts'
import { findScriptPath, type HookEntry } from '../client/core/hook-entries.ts'
import { INSTALL_FOLDER } from '../client/core/registration.ts'
import { describePath, folderOf } from '../files/core/path-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { findDistFolder } from '../host/io/run-bundle.ts'
import { BUNDLE_NAMES, type BundleFolder, type BundleName } from '../install/core/check-bundles.ts'
import { findFileFault, isWritable, readBundleFolder } from '../install/io/bundle-files.ts'
import { findFolder } from '../install/io/install-files.ts'

const FOREIGN = 'put the bundles of this version there, or run holdfast init'
const OWN_COPY = `git checkout -- ${INSTALL_FOLDER}, or init from a fresh copy of holdfast`

/** Finds the scripts that registered hooks start, ours and others', and the bundles that belong beside ours. */
export function findStartedFiles(root: string, entries: readonly HookEntry[], isDropIn: boolean) {
  const dropIn = `${root}/${INSTALL_FOLDER}/dist`
  const remedy =
    findDistFolder() === resolveRealPath(dropIn)
      ? OWN_COPY
      : isWritable(dropIn)
        ? undefined
        : `make ${INSTALL_FOLDER}/dist writable for you`
  const plugins = new Set(
    entries.flatMap(({ scope }) => (scope.pluginRoot === null ? [] : [`${scope.pluginRoot}/dist`])),
  )
  const whole = new Set([...(isDropIn ? [dropIn] : []), ...plugins].filter(isThere))
  const started = entries.flatMap((entry) => {
    const path = findScriptPath(entry, root)
    return path === null ? [] : [{ entry, path, folder: folderOf(path), fault: findFileFault(path) }]
  })
  const missing = new Map<HookEntry, string>()
  const parts = new Map<string, Set<BundleName>>()
  for (const { entry, folder, fault } of started) {
    const isWhole = entry.own !== null && whole.has(folder)
    if (fault !== null && !isWhole) missing.set(entry, fault)
    if (entry.own === null || fault !== null || isWhole) continue
    parts.set(folder, (parts.get(folder) ?? new Set()).add(entry.own))
  }
  const used = [...whole].filter((folder) => folder === dropIn || started.some((item) => item.folder === folder))
  const read = (folder: string, names: readonly BundleName[], remedy?: string): BundleFolder => ({
    folder,
    label: describePath(folder, root),
    isDropIn: folder === dropIn,
    names,
    ...(remedy === undefined ? {} : { remedy }),
    ...readBundleFolder(folder, names.includes('holdfast') ? names : [...names, 'holdfast']),
  })
  return {
    /** Folders from which our hooks start, each once. The copy in the repository comes first. */
    folders: [
      ...used.map((folder) => read(folder, BUNDLE_NAMES, folder === dropIn ? remedy : undefined)),
      ...[...parts].map(([folder, names]) => read(folder, [...names], FOREIGN)),
    ],
    /** Reasons why scripts cannot start. Findings on a whole folder cover its own scripts. */
    missing,
    /** True when the copy in the repository cannot be written: this command runs from there, or the folder is closed. */
    areBundlesFixed: remedy !== undefined,
  }
}

/** A folder that cannot be examined counts as present, so a finding names that folder. */
const isThere = (folder: string): boolean => attempt(() => findFolder(folder) !== null, true)
