import type { Program } from '../program.ts'

export type Offer = Readonly<Record<'word' | 'about', string>>

/** A place on the command line: the commands typed so far, and the words that may follow. */
export interface Place {
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
