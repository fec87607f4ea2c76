import { findClientFolder, findHome } from '../../files/io/own-places.ts'
import { readSettingsText } from '../../files/io/read-text.ts'

/** Every setting about compaction has this text in its name. */
const MENTION = 'utoCompact'

/** Folder for settings of an organisation, which no other person can change. */
const MANAGED: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:/Program Files/ClaudeCode',
}

export function findManagedFolder(): string {
  return MANAGED[process.platform] ?? '/etc/claude-code'
}

export function findStateFile(): string | null {
  const folder = process.env.CLAUDE_CONFIG_DIR || findHome()
  return folder === null ? null : `${folder}/.claude.json`
}

/** The settings files that mention compaction, strongest first: managed, project local, project, user, client state. */
export function readCompactionSettings(projectDir: string) {
  const client = findClientFolder(findHome())
  const managed = findManagedFolder()
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    client === null ? null : `${client}/settings.json`,
    findStateFile(),
  ]
  return paths.flatMap((path) => {
    const file = path === null ? null : readSettingsText(path)
    if (path === null || file === null || 'error' in file || !file.text.includes(MENTION)) return []
    return { kind: path.endsWith('.claude.json') ? ('state' as const) : ('settings' as const), text: file.text }
  })
}

/** A change of these settings changes the quote. */
export function quoteMentions(text: string): string {
  let quoted = ''
  for (let at = text.indexOf(MENTION); at !== -1; at = text.indexOf(MENTION, at + 400)) {
    quoted += text.slice(Math.max(0, at - 200), at + 400)
  }
  return quoted
}
