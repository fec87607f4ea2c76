import { resolveCommonDir, resolveGitDir } from '../../files/io/git-folder.ts'
import { readConfigTexts } from './config-text.ts'

/**
 * Settings that switch off the events of our commands and of the other side of a push (since 2.55). A hook whose name is
 * that of an event keeps the event on.
 */
export const EVENTS_OFF =
  'reference-transaction post-index-change post-checkout pre-push pre-receive update proc-receive post-receive post-update push-to-checkout'
    .split(' ')
    .map((event) => `hook.${event}.enabled=false`)

/** Git commands of ours that start hooks. */
const STARTERS: ReadonlySet<string> = new Set('update-ref update-index fast-import worktree fetch push'.split(' '))

/** Whether git may run a hook of a configuration. Since 2.54 git does so wherever `core.hooksPath` leads. */
export function mayRunHooks(args: readonly string[], root: string | null): boolean {
  if (root === null || !args.some((arg) => STARTERS.has(arg))) return false
  const gitDir = resolveGitDir(root)
  return /\[\s*(?:hook|include)/i.test(readConfigTexts({ gitDir, configDir: resolveCommonDir(gitDir) }))
}

/**
 * Variables that switch off each hook of a list of settings by its own name. A name may hold a sign that ends the name of
 * a setting on the command line.
 */
export function switchHooksOff(settings: string): Readonly<Record<string, string>> {
  const names = settings.split('\0').flatMap((setting) => /^(hook\..*\.)event$/s.exec(setting)?.[1] ?? [])
  const pairs = names.map((name, at) => [
    [`GIT_CONFIG_KEY_${at}`, `${name}enabled`],
    [`GIT_CONFIG_VALUE_${at}`, 'false'],
  ])
  return { GIT_CONFIG_COUNT: `${names.length}`, ...Object.fromEntries(pairs.flat()) }
}
