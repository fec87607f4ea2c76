import type { Effect, ProgramRun } from '../../command/core/effects.ts'
import type { WriteTarget } from './call-effects.ts'

/** Whether an effect reaches all files below its path: by removing, moving, or making the folder equal to another. */
export const takesAway = ({ recursive, certainty }: Effect): boolean => recursive && certainty === 'certain'

/** Whether an effect writes over files below its path, even if only over those with equal names. */
export const writesOver = ({ recursive, certainty }: Effect): boolean => recursive && certainty !== 'possible'

/** Whether an effect takes files away, or changes their rights, by their names: the names of folders count too. */
export const takesNames = ({ action }: Effect): boolean => /^(?:remove|move|permit)$/.test(action)

/** Whether an effect goes over the files it finds below a path, by their names or as a whole. */
export function isSweep(write: WriteTarget): boolean {
  const { recursive, certainty, sweeps, action, names } = write
  if (!recursive || sweeps === undefined) return false
  if (takesNames(write)) return names !== undefined
  const isCopy = action === 'copy' && names !== undefined
  return certainty === 'possible' && (action === 'replace' || action === 'append' || isCopy)
}

/** Whether an effect puts files below a path whose names come from elsewhere: from an archive or another folder. */
export const isBringing = ({ recursive, certainty, action, sweeps }: WriteTarget): boolean =>
  recursive && certainty === 'likely' && (action === 'copy' || (action === 'extract' && sweeps !== undefined))

export interface Swept {
  readonly write: WriteTarget
  readonly path: string
  /** The write names its files by a pattern, which the path matches. A write without names may leave the file out. */
  readonly isNamed: boolean
}

const WORDS =
  '.holdfast|.claude|.codex|.gemini|cache/holdfast|state/holdfast|hookspath|fsmonitor|.git/hooks|.git/config|guardrails.md|-c hook.|=hook.'.split(
    '|',
  )
/** Unquoted, `.[a-z]*` and `.??*` stand for every name that begins with a dot. */
const DOT_NAMES = /(?:^|\s)(?:\.\/)?\.[?[*]/
const COMMAND =
  /\bholdfast(?:\.mjs)?\s+(?:config\s+(?:set|adopt|sandbox\b[^;&|]*--write)|uninstall|init|(?:config\s+)?flags\s+(?:enable|disable)|memory\s+adopt)\b|\bclaude\s+plugins?\s+(?:uninstall|disable|remove)\s+\S*holdfast/
const GIT_ENVIRONMENT = /\bgit_config_(?:key_\d+|parameters)=\S*(?:hookspath|fsmonitor|hook\.)/

const plainText = (command: string) => command.toLowerCase().replaceAll(/["'\\]/g, '')

/** Whether a command names a file or setting that self-protection holds. */
export function namesOwn(command: string): boolean {
  const plain = plainText(command)
  return WORDS.some((word) => plain.includes(word)) || DOT_NAMES.test(command)
}

/** Whether a command makes holdfast change its own setup. */
export function setsHoldfast(command: string): boolean {
  const plain = plainText(command)
  return plain.includes('holdfast') && COMMAND.test(plain)
}

const SETTING_WORDS: Readonly<Record<string, RegExp>> = {
  config: /^(?:set|unset|reset|adopt|edit)$/,
  flags: /^(?:enable|disable)$/,
  memory: /^adopt$/,
}

/** Whether words behind the command of holdfast make it change its own setup. Words known to nobody count. */
export function changesHoldfast(words: readonly string[]): boolean {
  const [first = '', ...rest] = words.filter((word) => !word.startsWith('-'))
  const [verb = '', object = ''] = first === 'config' && rest[0] === 'flags' ? rest : [first, ...rest]
  if (verb === 'uninstall' || verb === 'init' || verb.includes('…')) return true
  return Object.hasOwn(SETTING_WORDS, verb) && (object.includes('…') || SETTING_WORDS[verb]?.test(object) === true)
}

/** Whether words behind `claude` start a session whose hooks are off, or other ones. */
export function endsHooks(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const [, option = word, attached] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? []
    const value = attached ?? words[index + 1] ?? ''
    if (option === '--bare') return true
    if (option === '--setting-sources') return !/\bproject\b/.test(value)
    // A file may hold any settings; a text says which it holds.
    return option === '--settings' && (!value.trimStart().startsWith('{') || /hooks|…/i.test(value))
  })
}

/** Whether a command sets, through the environment, the hooks that git runs. */
export function setsGitHooks(command: string): boolean {
  const plain = plainText(command)
  return plain.includes('git_config_') && GIT_ENVIRONMENT.test(plain)
}

/** Endings that holdfast's files may have. `find -name '*.pyc' -delete` touches no file that guards. */
const OUR_ENDINGS = /\.(?:json\w?|toml|md|[cm]?js|yaml|txt|sample|gitignore|acknowledged|holdfast|claude|git)$/i
const FOREIGN_FOLDERS = /^(?:__pycache__|node_modules|\.(?:pytest|mypy|ruff)_cache|\.DS_Store|\.next|\.turbo|\.venv)$/

/** Whether no file of holdfast can match a name in which `*` stands for any text. */
export function isForeignName(name: string): boolean {
  const [, start = '', set = ''] = /(\.\w+)(?:\[(\w+)\])?$/.exec(name.slice(name.lastIndexOf('*') + 1)) ?? []
  const endings = start === '' ? [] : set === '' ? [start] : [...set].map((letter) => start + letter)
  const isForeign = endings.length > 0 && !endings.some((ending) => OUR_ENDINGS.test(ending))
  return FOREIGN_FOLDERS.test(name) || name.endsWith('~') || isForeign
}

/** Each of the names below has one of these, and few paths have any. */
const OWN_WORDS = ['holdfast', 'claude', '.codex', '.gemini', '.git', 'docs', 'guardrails.md', 'settings']
/** Every path that self-protection holds contains one of these names, as long as no link leads there. */
const OWN_NAMES =
  /\.holdfast|\.claude|\.codex|\.gemini|\.git(?:\/|$)|claude-?code|docs(?:\/context)?$|guardrails\.md|settings(?:\.local)?\.json|holdfast[\\/](?:dist|config|key|\w*%)|(?:cache|state)[\\/]holdfast/i

/**
 * Whether self-protection may hold a path, judged by the name alone.
 *
 * @param bundles The folder of the running bundles.
 */
export function mayBeOwn(path: string, projectDir: string, bundles: string): boolean {
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length) : path
  const lower = inside.toLowerCase()
  return (OWN_WORDS.some((word) => lower.includes(word)) && OWN_NAMES.test(inside)) || path.startsWith(bundles)
}

/** Whether a write may touch a file of holdfast, or reach a folder with such a file. */
export function mayTouchOwn(write: WriteTarget, projectDir: string, bundles: string): boolean {
  const { path, action } = write
  if (mayBeOwn(path, projectDir, bundles) || action === 'run') return true
  if (!writesOver(write) && write.source === undefined && write.sweeps !== 'files') return false
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : ''
  return !/^[^.]/.test(inside) || /^docs(?:\/|$)/i.test(inside) || bundles.startsWith(path)
}

/** Whether a run has to be looked at, judged by words alone: most runs name nothing that guards. */
export function mayTouchOwnByRun(run: ProgramRun, projectDir: string, bundles: string): boolean {
  if (run.name === 'claude' && endsHooks(run.words)) return true
  if (run.words.some((_, index) => changesHoldfast(run.words.slice(index)))) return true
  return (
    !run.isRead &&
    run.places.some(({ path, glob }) =>
      glob ? /\/(?:\.|\[|\*)[^/]*|holdfast/.test(path) : mayBeOwn(path, projectDir, bundles),
    )
  )
}
