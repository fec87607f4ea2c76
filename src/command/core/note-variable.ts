import type { Shell } from './shell.ts'

/** Variables that make other programs run what they name. */
const RUNNERS =
  /^(?:LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|PROMPT_COMMAND|GIT_(?:EXTERNAL_DIFF|SSH|SSH_COMMAND|EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|PROXY_COMMAND)|(?:MAN)?PAGER|EDITOR|VISUAL|LESSOPEN|LESSCLOSE|PERL5OPT|RUBYOPT|PYTHONSTARTUP|NODE_OPTIONS)$/

/** Values that run nothing of their own. */
const TAME =
  /^(?:|\.|:|true|false|cat|less(?: -\w+)*|more|vi|vim|nvim|nano|emacs|code(?: --wait)?|ssh(?: -[1246AaCfGgKkMNnqsTtVvXxYy]+| -[ip] [\w./~-]+| -o (?!proxycommand|localcommand|knownhostscommand|permitlocalcommand)\w+=[\w./~-]*)*|--(?!require|import|loader|experimental-loader)[\w=-]+)$/i

export function noteVariable(shell: Shell, name: string, texts: readonly string[]): void {
  if (name.startsWith('PS') && /^PS[0-4]$/.test(name) && texts.some((text) => /\$\(|`/.test(text)))
    shell.doubt(`${name}=${texts.join(' ')}`, 'the shell runs what stands in its prompt')
  if (name !== name.toUpperCase() || !RUNNERS.test(name)) return
  for (const text of texts)
    if (!TAME.test(text.trim())) shell.doubt(`${name}=${text}`, 'programs run what this variable names')
}
