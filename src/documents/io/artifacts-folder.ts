import { rmdirSync } from 'node:fs'
import { ARTIFACTS_IGNORE_LINES } from '../../files/core/ignore-lines.ts'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'

/**
 * The folder `artifacts/...parts` of a project, created if need be. A new `artifacts` gets a `.gitignore` first. An
 * older folder without that file stays as it is. A team may share its artifacts, or keep something else there.
 *
 * @throws An error with a `code` when the folder cannot be made, or is no real folder.
 */
export function openArtifactsFolder(projectDir: string, parts: readonly string[]): string {
  return ensureFolder(projectDir, ['artifacts', ...parts], (path) => {
    if (path === `${projectDir}/artifacts`) ignoreAll(path)
  })
}

function ignoreAll(folder: string): void {
  try {
    replaceFile(folder, '.gitignore', ARTIFACTS_IGNORE_LINES, 0o644)
  } catch (error) {
    // The folder without its file would be taken for one that a team shares.
    rmdirSync(folder)
    throw error
  }
}
