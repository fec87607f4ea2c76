import { quote } from '../../settings/core/plan-statusline.ts'
import type { Offer, Place } from './command-tree.ts'

const namesOf = (offers: readonly Offer[]) => offers.map(({ word }) => word).join(' ')
/** Paths of commands as alternatives of a `case`; the outermost place is no command. */
const listPaths = (places: readonly Place[]) => places.filter(({ path }) => path !== '').map(({ path }) => quote(path))

/** A completion for bash, which offers files where the script offers nothing. */
export function renderBash(places: readonly Place[]): string {
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

/** A completion for zsh, with the meaning of each word. */
export function renderZsh(places: readonly Place[]): string {
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

/** A completion for fish, with the meaning of each word. */
export function renderFish(places: readonly Place[]): string {
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
