import { findDistFolder } from '../../host/io/run-bundle.ts'
import { listSpoiledBundles } from '../../install/io/bundle-files.ts'
import { fail } from '../terminal.ts'

/** Refuses to work, with a message, when a hook beside this command is not the hook of its build. */
export function refuseSpoiledBundles(): boolean {
  const spoiled = listSpoiledBundles().map((name) => `${name}.mjs`)
  if (spoiled.length > 0)
    fail(
      `Cannot use the hooks in "${findDistFolder()}": ${spoiled.join(', ')} missing or changed; nothing was done. Get this folder back (git checkout), or take a fresh copy of holdfast`,
    )
  return spoiled.length > 0
}
