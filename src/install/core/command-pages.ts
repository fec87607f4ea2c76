import { INSTALL_FOLDER } from '../../client/core/registration.ts'

/** Folder of the commands a person types in a repository. `/holdfast:status` is `status.md` there. */
export const COMMANDS_FOLDER = '.claude/commands/holdfast'
/** Folder of the skill in a repository. The model loads its page by itself. */
export const SKILL_FOLDER = '.claude/skills/holdfast-look-up'

/** Pages of the plugin in `source`, and the folder that gets them in a repository. */
export type PageSet = Readonly<Record<'source' | 'target', string>>
export const COMMAND_PAGES: PageSet = { source: 'commands', target: COMMANDS_FOLDER }
export const SKILL_PAGES: PageSet = { source: 'skills/look-up', target: SKILL_FOLDER }

/** Turns a command of the plugin into a drop-in command, which runs the copy in the repository. */
export function renderCommand(text: string): string {
  return text.replaceAll('\u0024{CLAUDE_PLUGIN_ROOT}', `\u0024{CLAUDE_PROJECT_DIR}/${INSTALL_FOLDER}`)
}

export interface CommandFile {
  readonly name: string
  readonly present: string | null
  /** Text that the present installation put into the repository. */
  readonly known: string | null
  readonly wanted: string | null
}

export interface CommandPlan {
  readonly write: readonly string[]
  readonly remove: readonly string[]
  readonly left: readonly string[]
}

/** A changed command belongs to the person. A removed command comes back only when the person asks for the commands. */
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
