import { lstatSync } from 'node:fs'

/** The folder of the running bundles. */
export function findBundles(): string {
  const bundle = (process.argv[1] ?? '').replaceAll('\\', '/')
  return bundle.slice(0, bundle.lastIndexOf('/') + 1) || '/'
}

/**
 * Whether something self-protection holds is a link: then what lies behind it goes by another name. A `.git` that is a file
 * counts, it names another folder.
 */
export function hasLinkedPlace(projectDir: string): boolean {
  const { HOME, USERPROFILE, CLAUDE_CONFIG_DIR, XDG_CONFIG_HOME } = process.env
  const home = HOME || USERPROFILE || ''
  const client = CLAUDE_CONFIG_DIR || `${home}/.claude`
  const files = [
    ...['.holdfast', '.claude/holdfast', '.claude/settings.json', '.claude/settings.local.json'],
    'docs/context/GUARDRAILS.md',
  ].map((path) => `${projectDir}/${path}`)
  const personal = [`${client}/settings.json`, `${client}/settings.local.json`]
  const places = [...files, ...personal, `${XDG_CONFIG_HOME || `${home}/.config`}/holdfast`]
  const git = lstatSync(`${projectDir}/.git`, { throwIfNoEntry: false })
  return (
    (git !== undefined && !git.isDirectory()) ||
    places.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
  )
}
