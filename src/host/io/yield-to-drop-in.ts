import { parseJsonRecord } from '../../base/core/record.ts'
import { HOOK_EVENTS, type HookName } from '../../client/core/input.ts'
import { INSTALL_FOLDER, mentionsHook, registersHook } from '../../client/core/registration.ts'
import { USER_LAYER } from '../../config/core/config.ts'
import { readConfigSources } from '../../config/io/config-sources.ts'
import { readSettingsText, readText } from '../../files/io/read-text.ts'

const MAX_BUNDLE_BYTES = 16 << 20
const GUARDING: ReadonlySet<HookName> = new Set(['pre-tool-use', 'post-tool-use'])

/**
 * Whether the plugin's copy leaves an event to the drop-in copy of the project, so that each event acts once. A
 * repository can bring any file under that name. A person's own policy is left only to the very same bundle, registered
 * as `init` registers it.
 */
export function yieldsToDropIn(name: HookName, projectDir: string): boolean {
  // Settings of a repository can make the drop-in copy look like a plugin, and so silence it.
  if (process.argv[1]?.startsWith(`${projectDir}/${INSTALL_FOLDER}/`)) return false
  const texts = ['settings.json', 'settings.local.json'].flatMap((file) => {
    const settings = readSettingsText(`${projectDir}/.claude/${file}`)
    return 'text' in settings ? [settings.text] : []
  })
  if (!texts.some((text) => mentionsHook(text, name))) return false
  const own = GUARDING.has(name) ? readOwnPolicy(projectDir) : null
  if (own === null) return true
  const spans = own.includes('allowed_tools')
  const isRegistered = texts.some((text) => registersHook(parseJsonRecord(text) ?? {}, HOOK_EVENTS[name], spans))
  return isRegistered && isSameBundle(`${projectDir}/${INSTALL_FOLDER}/dist/${name}.mjs`)
}

/** All that the person configured: a file, variables, and a policy adopted for this project. Null without any. */
function readOwnPolicy(projectDir: string): string | null {
  const { files, variables, adopted } = readConfigSources(projectDir)
  const own = files.filter(({ name }) => name === USER_LAYER)
  if (own.length === 0 && variables.length === 0 && adopted === undefined) return null
  return JSON.stringify([own, variables, adopted]).toLowerCase()
}

function isSameBundle(path: string): boolean {
  const [own, other] = [process.argv[1] ?? '', path].map((file) => readText(file, MAX_BUNDLE_BYTES, true))
  return own !== null && own === other
}
