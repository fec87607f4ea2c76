import { quote } from '../../client/core/plan-statusline.ts'
import type { Program } from '../program.ts'
import { isJson, print, printJson } from '../terminal.ts'

const RENDER = { bash: renderBash, zsh: renderZsh, fish: renderFish }
export type Shell = keyof typeof RENDER

export function printCompletion(program: Program, shell: Shell): void {
  const script = RENDER[shell](listPlaces(program)).trimEnd()
  if (isJson()) printJson({ shell, script })
  else print(script)
}

const namesOf = (offers: readonly Offer[]) => offers.map(({ word }) => word).join(' ')
/** Paths of commands as alternatives of a `case`; the outermost place is no command. */
const listPaths = (places: readonly Place[]) => places.filter(({ path }) => path !== '').map(({ path }) => quote(path))

/** A completion for bash, which offers files where the script offers nothing. */
function renderBash(places: readonly Place[]): string {
  const cases = places.map(
    ({ path, words, options }) =>
      `    ${quote(path)}) words=${quote(namesOf(words))} options=${quote(namesOf(options))} ;;`,
  )
  return `# holdfast completion for bash: source <(holdfast completion bash)
_holdfast() {
  local current=\${COMP_WORDS[COMP_CWORD]} place='' words='' options='' index
  for ((index = 1; index < COMP_CWORD; index += 1)); do
    case "$place \${COMP_WORDS[index]}" in
      ${listPaths(places).join(' | ')}) place="$place \${COMP_WORDS[index]}"
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  [[ $current == -* ]] && words=$options
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _holdfast holdfast
`
}

function renderZsh(places: readonly Place[]): string {
  const listOffers = (offers: readonly Offer[]) =>
    offers.map(({ word, about }) => quote(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ')
  const cases = places.map(
    ({ path, words, options }) =>
      `    (${quote(path)}) names=(${listOffers(words)}); options=(${listOffers(options)}) ;;`,
  )
  return `#compdef holdfast
# holdfast completion for zsh: source <(holdfast completion zsh)
_holdfast() {
  local place='' index
  local -a names options
  for ((index = 2; index < CURRENT; index += 1)); do
    case "$place \${words[index]}" in
      (${listPaths(places).join(' | ')}) place="$place \${words[index]}"
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then _describe option options
  elif (( \${#names} )); then _describe command names
  else _files
  fi
}
if [[ \${funcstack[1]} == _holdfast ]]; then _holdfast "$@"; else compdef _holdfast holdfast; fi
`
}

function renderFish(places: readonly Place[]): string {
  const fishQuote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const line = (path: string, offer: string, about: string) =>
    `complete -c holdfast -n "__holdfast_at ${fishQuote(path)}" ${offer} -d ${fishQuote(about)}`
  const lines = places.flatMap(({ path, words, options }) => [
    ...words.map(({ word, about }) => line(path, `-f -a ${word}`, about)),
    ...options.map(({ word, about }) =>
      line(path, word.startsWith('--') ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`, about),
    ),
  ])
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => fishQuote(path))
  return `# holdfast completion for fish: holdfast completion fish | source
function __holdfast_at
  set -l place ''
  for word in (commandline -opc)[2..-1]
    contains -- "$place $word" ${paths.join(' ')}; and set place "$place $word"
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}
`
}

type Offer = Readonly<Record<'word' | 'about', string>>

/** A place on the command line: the commands typed so far, and the words that may follow. */
interface Place {
  /** Names of the commands up to here, each with a space in front; empty for `holdfast` itself. */
  readonly path: string
  readonly words: readonly Offer[]
  readonly options: readonly Offer[]
}

/** Lists the places of a program, the outermost first. Hidden commands and options are left out, as in the help. */
export function listPlaces(command: Program, path = ''): Place[] {
  const help = command.createHelp()
  const below = help.visibleCommands(command).filter(({ parent }) => parent === command)
  const choices = command.registeredArguments.flatMap(({ argChoices, description }) =>
    (argChoices ?? []).map((word) => ({ word, about: description })),
  )
  const words = below.map((item) => ({ word: item.name(), about: item.description() }))
  const options = help
    .visibleOptions(command)
    .flatMap(({ long, short, description }) => [long ?? short ?? ''].map((word) => ({ word, about: description })))
  const own = { path, words: [...words, ...choices], options: options.filter(({ word }) => word !== '') }
  return [own, ...below.flatMap((item) => listPlaces(item, `${path} ${item.name()}`))]
}
