import type { OtherClient } from '../clients/client.ts'
import type { HookName } from '../hook/input.ts'
import type { Registration } from './registration.ts'

/** Where a client other than Claude Code reads its hooks, and where the bundles lie for it, relative to the repository. */
export interface ClientPlaces {
  readonly title: string
  readonly folder: string
  readonly settings: string
  readonly registration: Registration
  /** What the person has to do before the client runs the hooks. */
  readonly advice: string
}

/** Seconds, as in Claude Code; measured on Codex 0.169.0. */
const CODEX_EVENTS: readonly (readonly [event: string, hook: HookName, timeoutSeconds: number])[] = [
  ['SessionStart', 'session-start', 10],
  ['UserPromptSubmit', 'user-prompt-submit', 5],
  ['PreCompact', 'pre-compact', 15],
  ['PreToolUse', 'pre-tool-use', 5],
  ['PostToolUse', 'post-tool-use', 5],
]

/** Milliseconds; measured on Gemini CLI 0.61.0. */
const GEMINI_EVENTS: readonly (readonly [event: string, hook: HookName, timeoutMs: number])[] = [
  ['SessionStart', 'session-start', 10_000],
  ['BeforeAgent', 'user-prompt-submit', 5_000],
  ['BeforeTool', 'pre-tool-use', 5_000],
  ['AfterTool', 'post-tool-use', 5_000],
]

/**
 * Codex tells a hook nowhere which project it belongs to, and names as `cwd` of a tool call the folder the call runs in. The
 * hook itself is started where the session is: the top of that repository is the project. The parent of the shell is Codex,
 * by which a session that still runs is told from one that has ended.
 */
function commandForCodex(hook: HookName): string {
  return `d=$(git rev-parse --show-toplevel 2>/dev/null || pwd); CLAUDE_PID=$PPID CLAUDE_PROJECT_DIR="$d" exec node "$d/.codex/holdfast/dist/${hook}.mjs"`
}

/** Gemini CLI puts the folder in itself, quoted where it has to be. */
function commandForGemini(hook: HookName): string {
  return `node ${GEMINI_FOLDER}/.gemini/holdfast/dist/${hook}.mjs`
}

const GEMINI_FOLDER = '$GEMINI_PROJECT_DIR'

/** The line a client has the shell start a hook by, as this version registers it. */
export function createStartLine(client: OtherClient, hook: HookName, quotedFolder: string): string {
  return client === 'codex' ? commandForCodex(hook) : commandForGemini(hook).replace(GEMINI_FOLDER, () => quotedFolder)
}

export const CLIENT_PLACES: Readonly<Record<OtherClient, ClientPlaces>> = {
  codex: {
    title: 'Codex',
    folder: '.codex/holdfast',
    settings: '.codex/hooks.json',
    registration: Object.fromEntries(
      CODEX_EVENTS.map(([event, hook, timeout]) => [
        event,
        [{ hooks: [{ type: 'command', command: commandForCodex(hook), timeout }] }],
      ]),
    ),
    advice:
      'Open Codex there, trust the project, and trust the hooks in /hooks: until then Codex passes them over without a word in codex exec.',
  },
  gemini: {
    title: 'Gemini CLI',
    folder: '.gemini/holdfast',
    settings: '.gemini/settings.json',
    registration: Object.fromEntries(
      GEMINI_EVENTS.map(([event, hook, timeout]) => [
        event,
        [{ hooks: [{ type: 'command', command: commandForGemini(hook), timeout }] }],
      ]),
    ),
    advice: 'Open Gemini CLI in this folder: it reads the hooks of the folder it starts in, and names new ones once.',
  },
}
