import { ARTIFACTS_IGNORE_LINES } from '../../files/core/ignore-lines.ts'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { listNames } from '../../files/io/list-folder.ts'

/**
 * The folder `artifacts/...parts` of a project, created if need be. An empty `artifacts` gets a `.gitignore` first, also
 * after a kill in between. An older folder without that file stays as it is. A team may share its artifacts, or keep
 * something else there.
 *
 * @throws An error with a `code` when the folder cannot be made, or is no real folder.
 */
export function openArtifactsFolder(projectDir: string, parts: readonly string[]): string {
  const folder = `${projectDir}/artifacts`
  return ensureFolder(projectDir, ['artifacts', ...parts], (path) => {
    if (path !== `${folder}/${parts[0]}`) return
    removeLeftovers(folder)
    if (listNames(folder).every((name) => name.startsWith('.tmp-')))
      replaceFile(folder, '.gitignore', ARTIFACTS_IGNORE_LINES, 0o644)
  })
}
