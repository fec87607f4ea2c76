import { parentPath } from '../../command/core/locate-path.ts'
import type { Call } from '../../command/core/shell.ts'
import { nameScript, startChild } from '../../command/core/state.ts'

/** Folders above the shell's own that may hold the package. */
const MAX_LEVELS = 6
const MAX_SCRIPT_CHARS = 4_000
const OWN = new Set(['test', 'start', 'stop', 'restart'])
/** Scripts that the manager runs by itself when it installs what the package needs. */
const INSTALLING = ['preinstall', 'install', 'postinstall', 'prepare']

function findWanted(manager: string, [verb = '', ...rest]: readonly string[]) {
  if (/^(?:install|i|ci)$/.test(verb) && rest.every((word) => word.startsWith('-')))
    return { names: INSTALLING, args: [] }
  const isRun = /^(?:run|run-script|rum|urn)$/.test(verb)
  const from = rest.findIndex((word) => !word.startsWith('-'))
  const operands = isRun ? (from === -1 ? [] : rest.slice(from)) : rest
  const name = isRun ? operands[0] : /^(?:t|tst)$/.test(verb) ? 'test' : verb
  if (name === undefined || name === '' || name.startsWith('-')) return null
  // npm needs the word `run`; the others take the name of a script for a command.
  if (!isRun && !OWN.has(name) && manager === 'npm') return null
  const args = isRun ? operands.slice(1) : operands
  return { names: [`pre${name}`, name, `post${name}`], args: args[0] === '--' ? args.slice(1) : args }
}

function readScripts(text: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: { readonly scripts?: unknown } | null = JSON.parse(text)
    return { ...(manifest?.scripts ?? {}) }
  } catch {
    return {}
  }
}

/**
 * Follows the scripts of the nearest package.json that the words of a package manager run. Says whether a script has
 * the name.
 */
export function runPackageScripts(call: Call, operands: readonly string[], folder = '.'): boolean {
  const { state, shell } = call
  const wanted = findWanted(call.name, operands)
  if (wanted === null) return false
  let [isFound, isScript] = [false, false]
  const follow = (text: string, path: string) => {
    isFound = true
    const scripts = readScripts(text)
    isScript = Object.hasOwn(scripts, wanted.names[1] ?? '')
    for (const name of wanted.names) {
      const code = Object.hasOwn(scripts, name) ? scripts[name] : undefined
      if (typeof code !== 'string' || code.length > MAX_SCRIPT_CHARS) continue
      const isLast = name === wanted.names[1] && wanted.args.length > 0
      const inner = startChild(state, isLast ? wanted.args : [], true)
      inner.cwd = [parentPath(path)]
      nameScript(inner, 'sh')
      shell.runText(isLast ? `${code} "$@"` : code, inner, null)
    }
  }
  // A folder that the words name is the package itself.
  for (let level = 0; level < (folder === '.' ? MAX_LEVELS : 1) && !isFound; level += 1)
    shell.readScript(state, `${folder}/${'../'.repeat(level)}package.json`, follow)
  return isScript
}
