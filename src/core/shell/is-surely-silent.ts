/**
 * Programs that write nothing whatever their arguments are, as long as the command is theirs alone. `find`, `sort`, `git`
 * and the like are not among them: an option makes them write.
 */
const READERS = new Set(
  'ls cat head tail wc grep egrep fgrep rg pwd which type file stat du df ps whoami id uname basename dirname realpath readlink cut tr nl cmp comm md5sum sha1sum sha256sum true false sleep'.split(
    ' ',
  ),
)

const PLAIN_WORDS = /^[\w ./:@%,+=-]+$/

/** Subcommands of git that only read, as long as no option names an output. */
const GIT_READERS = new Set('status log diff show blame rev-parse ls-files describe shortlog'.split(' '))

/**
 * A quick look that saves the parser: true when a command is plain words of which the first names a program that only
 * reads. True means that `findShellWrites` finds nothing either; false means nothing.
 */
export function isSurelySilent(command: string): boolean {
  if (command.length > 500 || !PLAIN_WORDS.test(command)) return false
  const [name = '', subcommand = ''] = command.trim().split(' ')
  if (READERS.has(name)) return true
  return name === 'git' && GIT_READERS.has(subcommand) && !command.includes(' --')
}
