import { ARTIFACTS_IGNORE_LINES } from '../../files/core/ignore-lines.ts'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { listNames } from '../../files/io/list-folder.ts'

/** An empty `artifacts` gets a `.gitignore` first; a team may share an older folder. @throws An error with a `code`. */
export function openArtifactsFolder(projectDir: string, parts: readonly string[]): string {
  const folder = `${projectDir}/artifacts`
  return ensureFolder(projectDir, ['artifacts', ...parts], (path) => {
    if (path !== `${folder}/${parts[0]}`) return
    removeLeftovers(folder)
    if (listNames(folder).every((name) => name.startsWith('.tmp-')))
      replaceFile(folder, '.gitignore', ARTIFACTS_IGNORE_LINES, 0o644)
  })
}
