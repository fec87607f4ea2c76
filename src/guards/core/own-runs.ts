import { changesHoldfast, endsHooks } from '../../calls/core/own-words.ts'
import type { NamedPlace, ProgramRun } from '../../command/core/effects.ts'
import { foldPath, isInside } from '../../files/core/path-text.ts'
import type { Finding } from '../../policy/core/verdict.ts'
import { objectToChange, type ProtectedPlace } from './self-protection.ts'

const RUNTIMES = /^(?:node|nodejs|bun|deno|tsx|ts-node)$/
/** Folders of holdfast and of the clients: a word for one of them means what the folder holds. */
const OWN_FOLDER = /\/\.(?:holdfast|claude|codex|gemini)$/

export interface RunFacts {
  readonly places: readonly ProtectedPlace[]
  readonly fold: boolean
  readonly locate: (place: NamedPlace) => readonly string[]
  /** Whether a real path is the command of holdfast, under whatever name. */
  readonly isOwnCommand: (path: string) => boolean
}

/** Judges the runs of programs that nobody knows, and of scripts, by the files their words resolve to. */
export function judgeOwnRuns(runs: readonly ProgramRun[], facts: RunFacts): Finding | null {
  for (const run of runs) {
    if (isOwnRun(run, facts)) return objectToChange('holdfast', 'this would change how holdfast is set up')
    if (run.name === 'claude' && endsHooks(run.words))
      return objectToChange('claude', 'this would start a session without these hooks')
    const named = run.isRead ? null : findNamed(run, facts)
    if (named !== null)
      return objectToChange(
        named.path,
        `nobody can tell beforehand what ${run.name} does to "${named.path}", which is or holds ${named.what}`,
      )
  }
  return null
}

function isOwnRun({ name, files, isVague, words, places }: ProgramRun, facts: RunFacts): boolean {
  const isOwn = (place: NamedPlace) => facts.locate(place).some(facts.isOwnCommand)
  const changes = changesHoldfast(words)
  if (changes && (name === 'holdfast' || files.some(isOwn))) return true
  // A file known to nobody counts for words that hardly any other program has.
  if (isVague && RUNTIMES.test(name) && changes && !/^(?:init|…)/.test(words[0] ?? '')) return true
  return words.some((_, index) => index > 0 && changesHoldfast(words.slice(index))) && places.some(isOwn)
}

/** Finds a protected place that words name. A word for the folder of holdfast or a client names all in there. */
function findNamed({ places }: ProgramRun, facts: RunFacts): { readonly path: string; readonly what: string } | null {
  for (const word of places) {
    for (const path of facts.locate(word)) {
      const named = foldPath(path, facts.fold)
      const place = facts.places.find((each) => {
        const kept = foldPath(each.path, facts.fold)
        return isInside(named, kept) || (OWN_FOLDER.test(named) && isInside(kept, named))
      })
      if (place !== undefined) return { path, what: place.what }
    }
  }
  return null
}
