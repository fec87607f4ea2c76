import { isTrivial } from '../../words/core/trivial.ts'
import { readUserWords } from '../../words/core/user-words.ts'
import { showMessage } from '../../words/core/utterance.ts'
import type { Row } from './row.ts'

/** The beginning that tells prompts apart. A kept prompt may be cut or redacted behind. */
const COMPARED_CHARS = 60
/** More prompts than a person types between two answers of the model. */
const MAX_UNWRITTEN = 8

/**
 * Finds kept prompts that neither transcript nor record shows: all behind the last prompt that either shows. A client
 * may queue prompts, hold them elsewhere, or write them too far back for the reader.
 *
 * @param kept Prompts in the order of typing, the oldest first.
 * @param known Recorded words of the person, the newest last.
 */
export function findUnwritten(kept: readonly string[], rows: readonly Row[], known: readonly string[]): Row[] {
  if (kept.length === 0) return []
  const findLastShown = (words: readonly string[]) => {
    const shown = words.map(normalize)
    return kept.findLastIndex((prompt) => {
      const own = readUserWords(prompt)
      // A record names a paste or a plan that a row shows in full.
      const forms = own === null ? [prompt] : [own.text, showMessage(own.utterances)]
      const begins = forms.map((form) => normalize(form).slice(0, COMPARED_CHARS))
      return begins.some((begin) => begin !== '' && shown.some((text) => text.startsWith(begin)))
    })
  }
  // A prompt in the rows settles the matter, recorded or not, because all prompts behind it are read anew.
  const words = rows.flatMap(listWords)
  const written = findLastShown(words)
  const last = written === -1 ? findLastShown(dropNewer(known, words)) : written
  return kept.slice(Math.max(last + 1, kept.length - MAX_UNWRITTEN)).flatMap((prompt): Row[] => {
    const own = readUserWords(prompt, true)
    return own === null || own.text === '' || isTrivial(own.text) ? [] : [{ kind: 'user', uuid: null, ...own }]
  })
}

/**
 * The recorded words up to the last that the rows repeat; all recorded words when the rows repeat none. A mere "go on" is
 * typed again and again, and shows nothing.
 */
function dropNewer(known: readonly string[], words: readonly string[]): readonly string[] {
  const read = new Set(words.filter((text) => !isTrivial(text)).map(normalize))
  const last = known.findLastIndex((text) => read.has(normalize(text)))
  return last === -1 ? known : known.slice(0, last + 1)
}

function listWords(row: Row): string[] {
  if (row.kind === 'user') return [row.text]
  if (row.kind !== 'results') return []
  return [...row.results.map(({ text }) => text.split('the user said:').at(-1) ?? ''), row.beside?.text ?? '']
}

function normalize(text: string): string {
  return text
    .slice(0, COMPARED_CHARS * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
