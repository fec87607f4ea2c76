import { createSource } from '../lib/random-source.mjs'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

/**
 * Everything random about a session. Words are pronounceable, new each time and all of one length, so that none is part
 * of another: a word found in a text can only have come from where it was planted.
 */
export function createVoice(seed) {
  const { int, hex, uuid, toolId } = createSource(seed)
  const used = new Set()
  const of = (letters) => letters[int(letters.length)]
  const word = () => {
    for (;;) {
      const made = [
        of(CONSONANTS),
        of(VOWELS),
        of(CONSONANTS),
        of(CONSONANTS),
        of(VOWELS),
        of(CONSONANTS),
        of(VOWELS),
      ].join('')
      if (used.has(made)) continue
      used.add(made)
      return made
    }
  }
  const pick = (list) => list[int(list.length)]
  const chance = (share) => int(1000) < share * 1000
  const between = (low, high) => low + int(high - low + 1)
  const shuffle = (list) => {
    const left = [...list]
    return list.map(() => left.splice(int(left.length), 1)[0])
  }
  /** A template's `{slots}` filled in; `{word}` and `{path}` are made up on the spot. */
  const fill = (template, slots = {}) =>
    template.replaceAll(/\{(\w+)\}/g, (_match, name) => {
      if (slots[name] !== undefined) return slots[name]
      return name === 'path' ? path() : word()
    })
  const path = (name = word()) => fill(pick(PATHS), { name })
  return { int, hex, uuid, toolId, word, pick, chance, between, shuffle, fill, path }
}

const PATHS = [
  'src/{name}.ts',
  'src/core/{name}.ts',
  'lib/{name}.py',
  'internal/{name}/main.go',
  'packages/{name}/index.ts',
  'app/models/{name}.rb',
  'test/{name}.test.ts',
  'docs/{name}.md',
  'crates/{name}/src/lib.rs',
  'config/{name}.yaml',
]

export function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
