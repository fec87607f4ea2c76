import { HOOK_NAMES } from '../client/core/registration.ts'
import { findDistFolder } from '../firing/io/run-bundle.ts'
import { CHECKSUMS } from './core/checksums.ts'
import { readBundleFolder } from './io/bundle-files.ts'

/** A repository with an installed copy could put anything beside this command, so nobody runs or copies such a hook. */
export function listSpoiledBundles(): string[] {
  const { checksums } = readBundleFolder(findDistFolder(), HOOK_NAMES)
  return HOOK_NAMES.filter((name) => CHECKSUMS[name] !== undefined && checksums.get(name) !== CHECKSUMS[name])
}
