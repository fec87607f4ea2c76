import { HOOK_NAMES } from '../client/core/registration.ts'
import { findDistFolder } from '../firing/io/run-bundle.ts'
import { CHECKSUMS } from './core/checksums.ts'
import { readBundleFolder } from './io/bundle-files.ts'

/**
 * Hooks beside this command that differ from the bundles of its build by any byte. Installing, the demonstration and
 * repairs neither run nor copy such a hook. A repository with an installed copy could put anything there.
 */
export function listSpoiledBundles(): string[] {
  const { checksums } = readBundleFolder(findDistFolder(), HOOK_NAMES)
  return HOOK_NAMES.filter((name) => CHECKSUMS[name] !== undefined && checksums.get(name) !== CHECKSUMS[name])
}
