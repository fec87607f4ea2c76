import type { WriteTarget } from './effects.ts'

/** What takes a whole folder away or moves it, as opposed to writing some files of its own into it. */
export const TAKES_AWAY =
  /^(?:rm|mv|rmdir|shred|find|unlink|trash|rsync|chmod|chown|git clean|git rm|git mv|Remove-Item|Move-Item)\b/i

/** What git is told that makes it run, or no longer run, something of ours. */
export const GIT_SWITCH = /^git\b.*(?:hookspath|fsmonitor)/i

const WORDS = ['.holdfast', '.claude', 'hookspath', '.git/hooks', '.git/config', 'guardrails.md']
const COMMAND = /\bholdfast(?:\.mjs)?\s+(?:config\s+set|uninstall|init|flags\s+(?:enable|disable))\b/

const plainText = (command: string) => command.toLowerCase().replaceAll(/["'\\]/g, '')

/** Whether a command names something self-protection holds. */
export function namesOwn(command: string): boolean {
  const plain = plainText(command)
  return WORDS.some((word) => plain.includes(word))
}

/** Whether a command tells holdfast to change how it is set up. */
export function setsHoldfast(command: string): boolean {
  return COMMAND.test(plainText(command))
}

/** Names that occur in the real path of everything self-protection holds, as long as no link leads there. */
const OWN_NAMES =
  /\.holdfast|\.claude|\.git(?:\/|$)|claude-?code|guardrails\.md|settings(?:\.local)?\.json|holdfast\/(?:dist|config)/i

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
