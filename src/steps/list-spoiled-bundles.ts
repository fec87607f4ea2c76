import { CHECKSUMS } from '../core/install/checksums.ts'
import { HOOK_NAMES } from '../core/install/registration.ts'
import { readBundleFolder } from '../io/bundle-files.ts'
import { findDistFolder } from '../io/run-bundle.ts'

/**
 * The hooks beside this command that are not, byte for byte, those it was built with: installing, the demonstration and a
 * repair neither run nor hand on any of them. A repository that brings an installed copy could put anything there.
 */
export function listSpoiledBundles(): string[] {
  const { checksums } = readBundleFolder(findDistFolder(), HOOK_NAMES)
  return HOOK_NAMES.filter((name) => CHECKSUMS[name] !== undefined && checksums.get(name) !== CHECKSUMS[name])
}
