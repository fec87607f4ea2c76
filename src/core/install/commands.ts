import { INSTALL_FOLDER } from './registration.ts'

/** Where the commands a person types lie in a repository: `/holdfast:status` is `status.md` there. */
export const COMMANDS_FOLDER = '.claude/commands/holdfast'

/** A command of the plugin as a drop-in one: it runs the copy in the repository. */
export function renderCommand(text: string): string {
  return text.replaceAll('\u0024{CLAUDE_PLUGIN_ROOT}', `\u0024{CLAUDE_PROJECT_DIR}/${INSTALL_FOLDER}`)
}

export interface CommandFile {
  readonly name: string
  /** What lies in the repository. */
  readonly present: string | null
  /** What the installation that is there put into it. */
  readonly known: string | null
  /** What this version has. */
  readonly wanted: string | null
}

export interface CommandPlan {
  readonly write: readonly string[]
  readonly remove: readonly string[]
  /** Somebody's own words by now. */
  readonly left: readonly string[]
}

/**
 * What becomes of each command. One that a person changed is theirs; one that a person removed comes back only when the
 * commands are asked for.
 */
export function planCommands(files: readonly CommandFile[], isAsked: boolean): CommandPlan {
  const isSame = (a: string | null, b: string | null) => a?.replaceAll('\r\n', '\n') === b?.replaceAll('\r\n', '\n')
  const isOurs = ({ present, known, wanted }: CommandFile) => isSame(present, known) || isSame(present, wanted)
  const names = (chosen: (file: CommandFile) => boolean) => files.filter(chosen).map(({ name }) => name)
  return {
    write: names(
      (file) =>
        file.wanted !== null && (file.present === null ? isAsked : isOurs(file) && !isSame(file.present, file.wanted)),
    ),
    remove: names((file) => file.wanted === null && file.present !== null && isOurs(file)),
    left: names((file) => file.present !== null && !isOurs(file)),
  }
}
