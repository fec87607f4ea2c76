/** Put in by the build: the release, and the SHA-256 of each bundle but the command's own, by name. */
declare const BUNDLE_CHECKSUMS: Readonly<Record<string, string>> | undefined

/** The checksums of this version's bundles; none where the sources run unbuilt. */
export const CHECKSUMS: Readonly<Record<string, string>> =
  typeof BUNDLE_CHECKSUMS === 'undefined' ? {} : BUNDLE_CHECKSUMS
