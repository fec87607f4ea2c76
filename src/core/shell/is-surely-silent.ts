const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Programs that write nothing the analysis speaks of, whatever their arguments are. An option makes others write. */
const READERS = names(
  'ls cat head tail wc grep egrep fgrep rg pwd which type stat du df ps whoami id uname basename dirname realpath readlink cut tr nl cmp comm diff md5sum sha1sum sha256sum true false sleep echo cd file date jq make go pytest tsc vitest jest docker kubectl gh java mvn gradle dotnet kill lsof printenv',
)

/** Of some programs, the subcommands that are as harmless; no option of theirs may name an output. */
const SUBCOMMANDS: Readonly<Record<string, ReadonlySet<string>>> = {
  git: names('status log diff show blame rev-parse ls-files describe shortlog add commit fetch remote'),
  npm: names('test run ls outdated view install ci'),
  pnpm: names('test run ls install'),
  yarn: names('test run install'),
  cargo: names('build test check clippy fmt run'),
}

/** Quoted text that stands alone and is neither an option nor anything the shell looks into. */
const QUOTED = /(?<=\s)(?:'(?!-)[^']*'|"(?!-)(?:[^"$`\\]|\$[A-Za-z_])*")(?=[\s;|&]|$)/g
/** Redirections to nowhere, and copies of descriptors. */
const TO_NOWHERE = /(?<=\s)(?:[12]?>{1,2} ?\/dev\/null|&> ?\/dev\/null|[12]?>&[12])(?=[\s;|&]|$)/g
const PLAIN = /^(?:[\w ./:@%,+=~*?^-]|\$[A-Za-z_])+$/

function isSilentCommand(text: string): boolean {
  if (!PLAIN.test(text)) return false
  const [name = '', subcommand = ''] = text.trim().split(/ +/)
  if (READERS.has(name)) return true
  if (!Object.hasOwn(SUBCOMMANDS, name) || SUBCOMMANDS[name]?.has(subcommand) !== true) return false
  return name === 'git' ? !/ --o|[$*?]/.test(text) : true
}

/**
 * A quick look that saves the parser: true when a command is a chain of plain words and quoted text, and each of its
 * programs only reads. True means that `findShellWrites` finds nothing either; false means nothing.
 */
export function isSurelySilent(command: string): boolean {
  if (command.length > 1_000) return false
  const bare = command.replace(QUOTED, 'q').replace(TO_NOWHERE, '')
  return bare.split(/&&|\|\||[;|\n]/).every((part) => isSilentCommand(part))
}
