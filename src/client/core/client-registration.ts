import type { OtherClient } from './client.ts'
import type { HookName } from './input.ts'
import { quote } from './plan-statusline.ts'
import type { Registration } from './registration.ts'

/** Relative to the repository. `settings` registers the hooks, `folder` holds the bundles. */
export interface ClientPlaces {
  readonly title: string
  readonly folder: string
  readonly settings: string
  readonly registration: Registration
  /** Steps a person takes before the client runs the hooks. */
  readonly advice: string
}

/** `timeout` is in the client's own unit. */
type EventRow = readonly [event: string, hook: HookName, timeout: number]

/** Seconds, as in Claude Code; measured on Codex 0.169.0. */
const CODEX_EVENTS: readonly EventRow[] = [
  ['SessionStart', 'session-start', 10],
  ['UserPromptSubmit', 'user-prompt-submit', 5],
  ['PreCompact', 'pre-compact', 15],
  ['PreToolUse', 'pre-tool-use', 5],
  ['PostToolUse', 'post-tool-use', 5],
]

/** Milliseconds; measured on Gemini CLI 0.61.0. */
const GEMINI_EVENTS: readonly EventRow[] = [
  ['SessionStart', 'session-start', 10_000],
  ['BeforeAgent', 'user-prompt-submit', 5_000],
  ['BeforeTool', 'pre-tool-use', 5_000],
  ['AfterTool', 'post-tool-use', 5_000],
]

/**
 * Codex names no project to a hook, and starts it in the session's folder. The project is the top of that repository,
 * or `below` it. `$PPID` is Codex, so a live process tells a running session.
 */
function commandForCodex(hook: HookName, below = ''): string {
  const top = 'git rev-parse --show-toplevel 2>/dev/null'
  const project = below === '' ? `d=$(${top} || pwd)` : `d=$(${top})/${quote(below)} || d=$(pwd)`
  return `${project}; CLAUDE_PID=$PPID CLAUDE_PROJECT_DIR="$d" exec node "$d/.codex/holdfast/dist/${hook}.mjs"`
}

/** Gemini CLI replaces `$GEMINI_PROJECT_DIR` itself and quotes the folder where necessary. */
function commandForGemini(hook: HookName): string {
  return `node ${GEMINI_FOLDER}/.gemini/holdfast/dist/${hook}.mjs`
}

const GEMINI_FOLDER = '$GEMINI_PROJECT_DIR'

function register(events: readonly EventRow[], commandFor: (hook: HookName) => string): Registration {
  return Object.fromEntries(
    events.map(([event, hook, timeout]) => [
      event,
      [{ hooks: [{ type: 'command', command: commandFor(hook), timeout }] }],
    ]),
  )
}

/** Registration for a project that is a folder of its repository; Gemini CLI names the project itself. */
export function registerBelow(client: OtherClient, below: string): Registration {
  if (client !== 'codex') return CLIENT_PLACES[client].registration
  return register(CODEX_EVENTS, (hook) => commandForCodex(hook, below))
}

const CODEX_PLACE = /^d=\$\(git rev-parse --show-toplevel 2>\/dev\/null(?: \|\| pwd\)|\)\/(.*) \|\| d=\$\(pwd\));/

/** Whether a line of ours leads to the bundles of another folder of the repository than the folder at `below`. */
export function leadsElsewhere(command: string, below: string): boolean {
  const found = CODEX_PLACE.exec(command)
  return found !== null && (found[1] ?? '') !== (below === '' ? '' : quote(below))
}

export function createStartLine(client: OtherClient, hook: HookName, quotedFolder: string): string {
  return client === 'codex' ? commandForCodex(hook) : commandForGemini(hook).replace(GEMINI_FOLDER, () => quotedFolder)
}

export const CLIENT_PLACES: Readonly<Record<OtherClient, ClientPlaces>> = {
  codex: {
    title: 'Codex',
    folder: '.codex/holdfast',
    settings: '.codex/hooks.json',
    registration: register(CODEX_EVENTS, (hook) => commandForCodex(hook)),
    advice:
      'Open Codex there, trust the project, and trust the hooks in /hooks: until then Codex passes them over without a word in codex exec.',
  },
  gemini: {
    title: 'Gemini CLI',
    folder: '.gemini/holdfast',
    settings: '.gemini/settings.json',
    registration: register(GEMINI_EVENTS, commandForGemini),
    advice: 'Open Gemini CLI in this folder: it reads the hooks of the folder it starts in, and names new ones once.',
  },
}
