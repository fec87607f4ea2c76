import { readTextFile } from '../../files/io/read-text.ts'

const MAX_CONFIG_BYTES = 1 << 20

/** Texts of a repository's own configuration and of that of the work tree. */
export const readConfigTexts = ({ configDir, gitDir }: { readonly configDir: string; readonly gitDir: string }) =>
  `${readConfigText(configDir)}\n${readSettings(`${gitDir}/config.worktree`)}`

/** The text of a repository's own configuration. */
export const readConfigText = (configDir: string) => readSettings(`${configDir}/config`)

/** A configuration that cannot be read may hold anything. */
function readSettings(path: string): string {
  const file = readTextFile(path, MAX_CONFIG_BYTES, true)
  if ('text' in file) return file.text
  return file.error === 'ENOENT' ? '' : '[include]'
}
