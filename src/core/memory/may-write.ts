import { isRecord } from '../record.ts'

/**
 * The command of a call that plainly writes a file: a redirection, `tee`, `sed -i`, `cp`, `mv`. A quick look; what else a
 * command may do to files is not looked for.
 */
export function readWritingCommand(toolName: unknown, toolInput: unknown): string | null {
  if (toolName !== 'Bash' || !isRecord(toolInput) || typeof toolInput.command !== 'string') return null
  return WRITES.test(toolInput.command) ? toolInput.command : null
}

/** Made when first used. What goes to another stream or to a device is no file. */
const WRITES = />(?!&)\|?[ \t]*(?![|>&\s]|\/dev\/)|\b(?:tee|cp|mv|sed[ \t]+(?:-\w+[ \t]+)?(?:-\w*i|--in-place))\b/
