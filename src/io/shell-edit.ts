import { type Edit, nameEdited } from '../core/memory/edit.ts'
import { MAX_QUERY_CHARS } from '../core/memory/rank.ts'
import { findShellWrites } from '../core/shell/find-shell-writes.ts'

/** A longer command is a program, and no edit. */
const MAX_COMMAND_CHARS = 64 << 10

/** The first file of the project a command writes, with the command for its text; null when there is none. */
export async function findShellEdit(projectDir: string, cwd: string, command: string): Promise<Edit | null> {
  if (command.length > MAX_COMMAND_CHARS) return null
  const { writes } = await findShellWrites(command, { cwd, home: null, dialect: 'bash' })
  const inside = writes.find(({ path, glob }) => !glob && path.startsWith(`${projectDir}/`))
  if (inside === undefined) return null
  return { path: nameEdited(projectDir, inside.path), text: command.slice(0, MAX_QUERY_CHARS) }
}
