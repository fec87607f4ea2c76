import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { readSettingsText } from '../../files/io/read-text.ts'
import { createSearchEnvironment } from '../../files/io/search-path.ts'

/** Variables that a git process may need. `GIT_DIR` and its kin, set while a git hook runs, would lead git astray. */
const KEPT =
  /^(?:HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|TMPDIR|TEMP|TMP|LANG|XDG_CONFIG_HOME|GIT_CONFIG_GLOBAL|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES)$/
const KEPT_ONLINE =
  /^(?:SSH_\w+|GIT_SSH|GIT_SSH_COMMAND|GIT_SSH_VARIANT|GIT_ASKPASS|GIT_ALLOW_PROTOCOL|https?_proxy|all_proxy|no_proxy|GIT_SSL_\w+|DISPLAY|DBUS_\w+)$/i

/** The ways to a server that need no program of a repository's choosing. */
const PROTOCOLS = 'file:git:http:https:ssh'

/**
 * The person's own variables, as far as a git process needs them. The client lays the `env` of a project's settings
 * over the environment of hooks. Such a variable is the repository's word, not the person's, and is left out.
 */
export function createGitEnvironment(foreign: readonly string[] | null, online: boolean): NodeJS.ProcessEnv {
  const isKept = (name: string) => KEPT.test(name) || (online && KEPT_ONLINE.test(name))
  const kept = Object.entries(process.env).filter(([name]) => isKept(name))
  const own = foreign === null ? [] : kept.filter(([name]) => !foreign.includes(name))
  return {
    ...(online ? { GIT_ALLOW_PROTOCOL: PROTOCOLS } : {}),
    ...Object.fromEntries(own),
    ...createSearchEnvironment(),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // A partial clone would ask its server for a missing object in the middle of a hook. Older git knows only the
    // second variable that forbids this.
    ...(online ? {} : { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' }),
  } as NodeJS.ProcessEnv
}

/** The variables that the settings of a project set; null when a settings file does not parse. */
export function listProjectVariables(folder: string, root: string | null): string[] | null {
  const folders = root === null || root === folder ? [folder] : [folder, root]
  const names: string[] = []
  for (const path of folders.flatMap((base) =>
    ['settings.json', 'settings.local.json'].map((name) => `${base}/.claude/${name}`),
  )) {
    const file = readSettingsText(path)
    if ('error' in file) continue
    const settings = parseJsonRecord(file.text)
    if (settings === null) return null
    if (isRecord(settings.env)) names.push(...Object.keys(settings.env))
  }
  return names
}
