/** A text that, with its pump repeated, makes a careless pattern look at the same characters again and again. */
export interface Attack {
  readonly prefix: string
  readonly pump: string
  readonly suffix: string
}

/** An atom or a group: texts it stands for, and for a group those of what is inside. */
interface Item {
  readonly samples: readonly string[]
  readonly inner: readonly string[]
}

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  d: ['0'],
  D: ['a', '\n'],
  w: ['a', '0'],
  W: [' ', '\n'],
  s: [' ', '\n', '\t'],
  S: ['a', '0'],
  n: ['\n'],
  t: ['\t'],
  r: ['\r'],
  b: [''],
  B: [''],
}
const PROBES = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '-',
  '_',
  '.',
  ',',
  '/',
  '"',
  "'",
  '`',
  '*',
  ':',
  '#',
  '>',
  '<',
  '(',
  '[',
  '{',
  '=',
  '|',
  '\\',
  '\u00e9',
  '\u001b',
]

/** A few characters a class takes, found by asking the class itself. */
function sampleClass(text: string): string[] {
  try {
    const pattern = new RegExp(`^${text}$`, 'u')
    return PROBES.filter((probe) => pattern.test(probe)).slice(0, 4)
  } catch {
    const pattern = new RegExp(`^${text}$`)
    return PROBES.filter((probe) => pattern.test(probe)).slice(0, 4)
  }
}

const atom = (samples: readonly string[]): Item => ({ samples: samples.length === 0 ? ['a'] : samples, inner: [] })

/** What one escape stands for. */
function sampleEscape(text: string): readonly string[] {
  const known = CLASSES[text.slice(1)]
  if (known !== undefined) return known
  if (/^\\(?:[1-9]|k)/.test(text)) return ['a']
  return text.length > 2 ? sampleClass(`[${text}]`) : [text.slice(1)]
}

const sampleSign = (sign: string): readonly string[] =>
  sign === '.' ? ['a', ' ', '"'] : sign === '^' || sign === '$' ? [''] : [sign]

/** How often a repetition has to and may come. */
function readCounts(repeat: string): { readonly least: number; readonly isMany: boolean } {
  const [, least, , most] = /^\{(\d+)(,(\d*))?\}/.exec(repeat) ?? []
  if (least === undefined) return { least: 1, isMany: /^[*+]/.test(repeat) }
  return { least: Math.min(Number(least), 200), isMany: most === '' || Number(most ?? least) > 20 }
}

/** Reads a pattern far enough to write texts it nearly matches: what is repeated is pumped, what stands before it leads there. */
export function pumpPattern(source: string): Attack[] {
  let at = 0
  const pumps: { prefix: string; pump: string }[] = []
  const take = (pattern: RegExp): string => {
    const [text = ''] = pattern.exec(source.slice(at)) ?? []
    at += text.length
    return text
  }

  const readAtom = (prefix: string): Item => {
    if (source[at] === '(') return readGroup(prefix)
    if (source[at] === '[') return atom(sampleClass(take(/^\[(?:[^\]\\]|\\.)*\]/)))
    if (source[at] !== '\\') return atom(sampleSign(take(/^[\s\S]/)))
    return atom(sampleEscape(take(/^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<\w+>|[\s\S])/i)))
  }

  const readGroup = (prefix: string): Item => {
    const open = take(/^\((?:\?(?:[:=!]|<[=!]|<\w+>|[a-z-]+:))?/)
    const inner = readAlternatives(prefix)
    at += 1
    // What is only looked at leads nowhere by itself.
    return { samples: /[=!]$/.test(open) ? [''] : inner, inner }
  }

  /** An atom with its repetition, which is noted as a pump; gives the texts it stands for. */
  const readItem = (prefix: string): string[] => {
    const item = readAtom(prefix)
    const { least, isMany } = readCounts(take(/^(?:[*+]|\{\d+(?:,\d*)?\}|\?)\??/))
    const candidates = isMany ? new Set([...item.samples, item.samples.join(''), ...item.inner]) : []
    for (const pump of candidates) if (pump !== '') pumps.push({ prefix, pump })
    return item.samples.slice(0, 2).map((sample) => sample.repeat(least))
  }

  const readAlternatives = (prefix: string): string[] => {
    const samples: string[] = []
    let [lead, texts] = [prefix, ['']]
    while (at < source.length && source[at] !== ')') {
      if (take(/^\|/) !== '') {
        samples.push(...texts)
        ;[lead, texts] = [prefix, ['']]
        continue
      }
      const ends = readItem(lead)
      texts = texts.flatMap((text) => ends.map((end) => text + end)).slice(0, 6)
      lead += ends[0] ?? ''
    }
    return [...new Set([...samples, ...texts])].slice(0, 8)
  }

  const whole = readAlternatives('')
  const attacks = pumps.flatMap((pump) => ['\u0001', '!', ''].map((suffix) => ({ ...pump, suffix })))
  // The pattern's own words over and over: searches that begin at each of them.
  for (const pump of whole.slice(0, 3)) if (pump !== '') attacks.push({ prefix: '', pump, suffix: '\u0001' })
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()]
}
