import type { WriteTarget } from './effects.ts'

/** What takes a whole folder away or moves it, as opposed to writing some files of its own into it. */
export const TAKES_AWAY =
  /^(?:rm|mv|rmdir|shred|find|unlink|trash|rsync|chmod|chown|git clean|git rm|git mv|Remove-Item|Move-Item|[\w.]+ code)\b/i

/** Whether a write takes away what lies below its path. */
export const takesAway = ({ how, recursive }: WriteTarget): boolean => recursive && TAKES_AWAY.test(how)

/** What git is told that makes it run, or no longer run, something of ours. */
export const GIT_SWITCH = /^git\b.*(?:hookspath|fsmonitor)/i

const WORDS = [
  '.holdfast',
  '.claude',
  '.codex',
  '.gemini',
  'hookspath',
  'fsmonitor',
  '.git/hooks',
  '.git/config',
  'guardrails.md',
]
/** Unquoted, `.[a-z]*` and `.??*` stand for all that begins with a dot. */
const DOT_NAMES = /(?:^|\s)(?:\.\/)?\.[?[*]/
const COMMAND =
  /\bholdfast(?:\.mjs)?\s+(?:config\s+set|uninstall|init|flags\s+(?:enable|disable))\b|\bclaude\s+plugins?\s+(?:uninstall|disable|remove)\s+\S*holdfast/
const GIT_ENVIRONMENT = /\bgit_config_(?:key_\d+|parameters)=\S*(?:hookspath|fsmonitor)/

const plainText = (command: string) => command.toLowerCase().replaceAll(/["'\\]/g, '')

/** Whether a command names something self-protection holds. */
export function namesOwn(command: string): boolean {
  const plain = plainText(command)
  return WORDS.some((word) => plain.includes(word)) || DOT_NAMES.test(command)
}

/** Whether a command tells holdfast to change how it is set up. */
export function setsHoldfast(command: string): boolean {
  return COMMAND.test(plainText(command))
}

/** Whether a command tells git through the environment what to run. */
export function setsGitHooks(command: string): boolean {
  return GIT_ENVIRONMENT.test(plainText(command))
}

/** Endings of files that are certainly none of ours: `find -name '*.pyc'` takes nothing away that guards. */
const OUR_ENDINGS = /\.(?:json\w?|toml|md|[cm]?js|yaml|txt|sample|gitignore|acknowledged|holdfast|claude|git)$/i
const FOREIGN_FOLDERS = /^(?:__pycache__|node_modules|\.(?:pytest|mypy|ruff)_cache|\.DS_Store|\.next|\.turbo|\.venv)$/

/** Whether nothing of ours bears a name like this, `*` standing for any text. */
export function isForeignName(name: string): boolean {
  const ending = /\.\w+$/.exec(name.slice(name.lastIndexOf('*') + 1))?.[0] ?? ''
  return FOREIGN_FOLDERS.test(name) || (ending !== '' && !OUR_ENDINGS.test(ending))
}

/** Names that occur in the real path of everything self-protection holds, as long as no link leads there. */
const OWN_NAMES =
  /\.holdfast|\.claude|\.codex|\.gemini|\.git(?:\/|$)|claude-?code|docs\/context(?:$|\/guardrails)|settings(?:\.local)?\.json|holdfast\/(?:dist|config)/i

/**
 * Whether a place may be one self-protection holds, judged by its name alone.
 *
 * @param bundles The folder of the running bundles.
 */
export function mayBeOwn(path: string, projectDir: string, bundles: string): boolean {
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length) : path
  return OWN_NAMES.test(inside) || path.startsWith(bundles)
}

/** Whether a write may touch something of ours, or take away a folder that holds it. */
export function mayTouchOwn({ path, how }: WriteTarget, projectDir: string, bundles: string): boolean {
  if (mayBeOwn(path, projectDir, bundles) || GIT_SWITCH.test(how)) return true
  if (!TAKES_AWAY.test(how)) return false
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : ''
  return !/^[^.]/.test(inside) || /^docs(?:\/|$)/i.test(inside) || bundles.startsWith(path)
}
