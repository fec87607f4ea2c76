import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { holdsOtherBytes, readSettingsText } from '../files/io/read-text.ts'

const EDITED = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  CLIENT_PLACES.codex.settings,
  CLIENT_PLACES.gemini.settings,
  '.holdfast/config.toml',
]

/** Lists the files that holdfast would edit, and refuses to, because they hold bytes that are no UTF-8. */
export function listUneditable(root: string): string[] {
  return EDITED.filter((name) => {
    const file = readSettingsText(`${root}/${name}`)
    return 'text' in file && holdsOtherBytes(`${root}/${name}`, file.text)
  })
}
