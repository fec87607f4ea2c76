import { createFinding, type Finding } from '../../base/core/finding.ts'
import { HOOK_NAMES } from '../../client/core/registration.ts'
import { compareVersions } from '../../host/core/versions.ts'

export const BUNDLE_NAMES = [...HOOK_NAMES, 'statusline', 'holdfast'] as const

export interface BundleFolder {
  readonly folder: string
  readonly label: string
  readonly isDropIn: boolean
  /** Version that the command in the folder states; null without that statement. */
  readonly version: string | null
  readonly checksums: ReadonlyMap<string, string | null>
  /** Error codes by name of bundles that exist and cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>
  /** Bundles that belong in the folder: all bundles by default, fewer where the client starts only some hooks. */
  readonly names?: readonly BundleName[]
  /** Command that repairs the folder where `--fix` cannot; null where `init` repairs the folder. */
  readonly remedy?: string | null
}

export type BundleName = (typeof BUNDLE_NAMES)[number]

export interface KnownBundles {
  readonly version: string
  readonly checksums: ReadonlyMap<string, string>
}

/** Only hooks of this version are run, byte for byte: a repository's files may do anything. */
export function listTrustedHooks(found: BundleFolder, known: KnownBundles): (typeof HOOK_NAMES)[number][] {
  return HOOK_NAMES.filter(
    (name) => known.checksums.has(name) && found.checksums.get(name) === known.checksums.get(name),
  )
}

export function checkBundles(found: BundleFolder, known: KnownBundles): Finding[] {
  const { label, checksums, version, isDropIn, names = BUNDLE_NAMES, unreadable } = found
  const { remedy = isDropIn ? null : 'claude plugin update holdfast' } = found
  // That version's own doctor checks its bundles.
  const isOther = version !== null && version !== known.version
  const isNewer = version !== null && isOther && compareVersions(version, known.version) > 0
  const options = { isFixable: remedy === null && !isNewer, ...(remedy === null ? {} : { fix: remedy }) }
  const causes = new Set(unreadable.values())
  // When every bundle is unreadable, the folder is the cause.
  if (names.every((name) => unreadable.has(name)))
    return [createFinding('bundle-unreadable', `${label} cannot be read: ${[...causes].join(', ')}`)]
  const absent = names
    .filter((name) => (checksums.get(name) ?? null) === null)
    .map((name) => {
      const cause = unreadable.get(name)
      const severity = name === 'holdfast' || name === 'statusline' ? 'warning' : 'error'
      const what = `${label}/${name}.mjs ${cause === undefined ? 'is missing' : `cannot be read: ${cause}`}`
      return cause === undefined
        ? createFinding('bundle-missing', what, { ...options, severity })
        : createFinding('bundle-unreadable', what, { severity })
    })
  if (isOther) {
    const fix = isNewer ? `node ${label}/holdfast.mjs doctor` : options.fix
    const what = `${label} is version ${version}, this command is ${known.version}`
    return [
      ...absent,
      createFinding('bundle-other-version', what, { ...options, ...(fix === undefined ? {} : { fix }) }),
    ]
  }
  const changed = names.filter((name) => {
    const [is, was] = [checksums.get(name) ?? null, known.checksums.get(name)]
    return is !== null && was !== undefined && is !== was
  })
  const what = (name: string) => `${label}/${name}.mjs is not the bundle of version ${known.version}`
  return [...absent, ...changed.map((name) => createFinding('bundle-changed', what(name), options))]
}

/** JSON that the build puts in: the release, and by name the SHA-256 of each bundle but the command's own. */
declare const BUNDLE_CHECKSUMS: string | undefined

/** The checksums of this version's bundles; none where the sources run unbuilt. */
export const CHECKSUMS: Readonly<Record<string, string>> =
  typeof BUNDLE_CHECKSUMS === 'undefined' ? {} : JSON.parse(BUNDLE_CHECKSUMS)
