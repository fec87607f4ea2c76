/** JSON that the build puts in: the release, and by name the SHA-256 of each bundle but the command's own. */
declare const BUNDLE_CHECKSUMS: string | undefined

/** The checksums of this version's bundles; none where the sources run unbuilt. */
export const CHECKSUMS: Readonly<Record<string, string>> =
  typeof BUNDLE_CHECKSUMS === 'undefined' ? {} : JSON.parse(BUNDLE_CHECKSUMS)
