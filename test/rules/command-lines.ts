import type { Command } from 'commander'

/** Arguments of a command as a person would type them; words in quotes stay together, a comment ends the line. */
function splitWords(line: string): string[] {
  const bare = line.replace(/\s#.*$/, '').replace(/\s*\|\s*/g, '|')
  return [...bare.matchAll(/"[^"]*"|'[^']*'|[^\s"']+/g)].map(([word]) => word.replace(/^["']|["']$/g, ''))
}

/** What is wrong with a line that begins with `holdfast`, by the program's own commands and options; null for nothing. */
export function findMistake(program: Command, line: string): string | null {
  return checkWords(program, splitWords(line).slice(1))
}

function checkWords(command: Command, words: readonly string[]): string | null {
  const [word, ...rest] = words
  if (word === undefined) return null
  if (word.startsWith('[') && /^\[-/.test(word)) return checkWords(command, [word.slice(1), ...rest])
  if (/^-/.test(word)) return checkOption(command, word.replace(/\]$/, '').split('=')[0] ?? '', rest)
  if (command.commands.length === 0 || !/^[a-z]/.test(word)) return checkWords(command, rest)
  // `list|show ID` stands for a line with each.
  for (const name of word.split('|')) {
    const below = command.commands.find((candidate) => candidate.name() === name || name === 'help')
    if (below === undefined && command.registeredArguments.length > 0) continue
    if (below === undefined) return `"${command.name()}" has no command "${name}"`
    const mistake = checkWords(below, rest)
    if (mistake !== null) return mistake
  }
  return null
}

function checkOption(command: Command, name: string, rest: readonly string[]): string | null {
  if (name === '--help' || name === '-h' || name === '--version') return null
  for (let at: Command | null = command; at !== null; at = at.parent) {
    const option = at.options.find(({ long, short }) => long === name || short === name)
    if (option === undefined) continue
    return checkWords(command, option.required ? rest.slice(1) : rest)
  }
  return `"${command.name()}" has no option "${name}"`
}
