import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { SettingsEdit } from './registration.ts'

/** The client gives a status line the project's folder in its environment, as it does hooks. */
const COMMAND = 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/statusline.mjs"'
const CHAIN = ' --chain '

function commandOf(settings: UnknownRecord | null): string | null {
  return settings !== null && isRecord(settings.statusLine) ? stringOf(settings.statusLine.command) : null
}

const isOurs = (command: string): boolean => /\.claude[\\/]holdfast[\\/]dist[\\/]statusline\.mjs/.test(command)

/** Our status line runs the one in force too and keeps its further settings. `weaker` settings are covered. */
export function planStatusline(personal: UnknownRecord, weaker: readonly (UnknownRecord | null)[]): SettingsEdit[] {
  const present = [personal, ...weaker].find((settings) => commandOf(settings) !== null) ?? null
  const theirs = commandOf(present)
  if (theirs !== null && isOurs(theirs)) return []
  const command = theirs === null ? COMMAND : `${COMMAND}${CHAIN}${quote(theirs)}`
  const rest = isRecord(present?.statusLine) ? present.statusLine : {}
  if (present !== personal) return [{ path: ['statusLine'], value: { ...rest, type: 'command', command } }]
  // The edits change single keys, so a status line in the personal settings keeps its layout.
  return [
    { path: ['statusLine', 'command'], value: command },
    ...(rest.type === 'command' ? [] : [{ path: ['statusLine', 'type'], value: 'command' }]),
  ]
}

/** The reason is the end of a sentence. */
export function findStatuslineMisfit({ statusLine }: UnknownRecord): string | null {
  return statusLine === undefined || isRecord(statusLine) ? null : '"statusLine" in it is not an object'
}

/** Our line goes where the weaker settings name the same command, else the old command returns. */
export function planStatuslineRemoval(
  personal: UnknownRecord,
  weaker: readonly (UnknownRecord | null)[],
): SettingsEdit[] {
  const command = commandOf(personal)
  if (command === null || !isOurs(command)) return []
  const at = command.indexOf(CHAIN)
  const theirs = at === -1 ? null : unquote(command.slice(at + CHAIN.length))
  const below = commandOf(weaker.find((settings) => commandOf(settings) !== null) ?? null)
  if (theirs === null || theirs === below) return [{ path: ['statusLine'], value: undefined }]
  return [{ path: ['statusLine', 'command'], value: theirs }]
}

/** Quotes any text as one word of a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

const unquote = (word: string): string => word.trim().slice(1, -1).replaceAll("'\\''", "'")
