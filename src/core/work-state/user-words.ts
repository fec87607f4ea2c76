/** Slash commands the client answers itself (2.1.329: local commands): they say nothing about the work. */
const CLIENT_COMMANDS = new Set(
  `add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/),
)

/**
 * What the user meant by a user row: the words as typed, a custom slash command as `/name args`, or null when the
 * system made the row (task notifications, command echoes, reminders, interruptions).
 */
export function parseUserWords(text: string): string | null {
  const words = dropReminders(text).trim()
  if (/^<command-(?:name|message|args)>/.test(words)) return parseCommand(words)
  if (
    words === '' ||
    /^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(words)
  ) {
    return null
  }
  return /^\[Request interrupted by user/.test(words) ? null : words
}

function parseCommand(words: string): string | null {
  const name = between(words, '<command-name>', '</command-name>')?.trim().replace(/^\//, '')
  if (!name || CLIENT_COMMANDS.has(name)) return null
  return `/${name} ${between(words, '<command-args>', '</command-args>')?.trim() ?? ''}`.trim()
}

function between(text: string, open: string, close: string): string | null {
  const start = text.indexOf(open)
  const end = start === -1 ? -1 : text.indexOf(close, start)
  return end === -1 ? null : text.slice(start + open.length, end)
}

function dropReminders(text: string): string {
  const [open, close] = ['<system-reminder>', '</system-reminder>']
  let kept = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start === -1 ? -1 : text.indexOf(close, start)
    if (end === -1) return kept + text.slice(from)
    kept += text.slice(from, start)
    from = end + close.length
  }
}

/** Longer than any of them. */
const LONGEST_PUSH = 80

/** Words that carry the work on without saying anything about it: a greeting, a yes, a push. */
export function isTrivial(text: string): boolean {
  if (text.length > LONGEST_PUSH) return false
  const lower = text.toLowerCase()
  const first = WORD.exec(lower)
  // Nearly everything that is said shows by its first word that it is no push.
  return first === null || (PUSHES.has(first[0]) && (lower.match(WORDS) ?? []).every((word) => PUSHES.has(word)))
}

const WORD = /[a-z0-9'\u00c0-\ud7ff/]+/
const WORDS = new RegExp(WORD, 'g')

/** Also the words of "looks good", "go on", "do it", "that works", "you there". */
const PUSHES = new Set(
  `hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep`.split(
    /\s+/,
  ),
)

/** What the client tells the model when something that ran in the background has ended. */
export interface Notification {
  readonly callId: string
  readonly status: string
  readonly summary: string
  /** An agent's report; empty for a command. */
  readonly result: string
}

/** The notification in a prompt the client made, or null. */
export function parseNotification(text: string): Notification | null {
  const words = dropReminders(text).trim()
  if (!words.startsWith('<task-notification>')) return null
  const callId = readTag(words, 'tool-use-id')
  if (callId === '') return null
  return {
    callId,
    status: readTag(words, 'status') || 'ended',
    summary: readTag(words, 'summary'),
    result: readTag(words, 'result'),
  }
}

/** A report may hold tags of its own, even this one: it ends where the last one closes. */
function readTag(text: string, name: string): string {
  const start = text.indexOf(`<${name}>`)
  const end = text.lastIndexOf(`</${name}>`)
  return start === -1 || end < start ? '' : text.slice(start + name.length + 2, end).trim()
}
