/** A longer command is a program, and no edit. */
const MAX_COMMAND_CHARS = 16 << 10

/**
 * The file a shell command plainly writes, by a redirection, `tee`, `sed -i`, `cp` or `mv`; else null. The guess
 * suffices to name the subject of a command, and costs far less than the analysis of the guards.
 */
export function findShellTarget(command: string): string | null {
  if (command.length > MAX_COMMAND_CHARS || !/>|\b(?:tee|cp|mv|sed)\b/.test(command)) return null
  // Lines below the opening line of a here-document are data, not commands.
  const heredoc = /<<[^<\n]*\n/.exec(command)
  const script = heredoc === null ? command : command.slice(0, heredoc.index + heredoc[0].length)
  const plain = script.replace(/'[^']*'|"[^"]*"/g, (quoted) => (/[\s<>;|&]/.test(quoted) ? '' : quoted.slice(1, -1)))
  const files = plain.replace(/\d?>>?[ \t]*(?:\/dev\/\S*|&\d?)/g, '')
  for (const part of files.split(/[;\n]|&&|\|+/)) {
    const target = /(?:^|[^>&=-])>>?[ \t]*([^\s<>&]+)/.exec(part)?.[1] ?? findArgument(part.trim().split(/\s+/))
    if (target !== undefined && !/[$`*?]/.test(target)) return target
  }
  return null
}

/** The file a program of these words writes: its last argument. */
function findArgument([program = '', ...words]: readonly string[]): string | undefined {
  const isInPlace = program === 'sed' && words.some((word) => /^(?:-[a-zA-Z]*i|--in-place)/.test(word))
  if (!isInPlace && !['tee', 'cp', 'mv'].includes(program)) return undefined
  return words.findLast((word) => !word.startsWith('-') && !word.includes('>'))
}
