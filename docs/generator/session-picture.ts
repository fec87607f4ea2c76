/** A step of `holdfast demo --json`. */
export interface PlayedStep {
  readonly hook: string
  readonly title: string
  readonly remark: string
  readonly told: string
}

/** A line of the terminal, in pieces of one look each. */
type Line = readonly (readonly [look: Look, text: string])[]
type Look = 'plain' | 'bold' | 'dim' | 'bar' | 'prompt'

/** Own colours on an own ground: the picture is the same on a light page and on a dark one. */
const COLOURS: Readonly<Record<Look, string>> = {
  plain: '#e6edf3',
  bold: '#ffffff',
  dim: '#9198a1',
  bar: '#39c5cf',
  prompt: '#7ee787',
}
const COLUMNS = 118
const CHAR_WIDTH = 7.8
const LINE_HEIGHT = 18
const MARGIN = 20
const BAR_HEIGHT = 30

/** The moments that tell the story, by their place in the demonstration. */
const SHOWN: readonly number[] = [3, 6, 7, 8]

/**
 * The demonstration as an SVG picture of a terminal: the steps and words are those of the run, long lines are wrapped, and
 * what is left out is said.
 */
export function renderSessionPicture(steps: readonly PlayedStep[]): string {
  const body = SHOWN.flatMap((number) => {
    const step = steps[number - 1]
    if (step === undefined) throw new Error(`The demonstration has no step ${number}`)
    return [...describeStep(number, step), []]
  })
  const lines: readonly Line[] = [
    [
      ['prompt', '$ '],
      ['bold', 'node dist/holdfast.mjs demo'],
    ],
    [],
    ...body.slice(0, -1),
  ]
  const width = Math.ceil(COLUMNS * CHAR_WIDTH + 2 * MARGIN)
  const height = BAR_HEIGHT + lines.length * LINE_HEIGHT + MARGIN
  const rows = lines.flatMap((line, index) => renderLine(line, BAR_HEIGHT + (index + 1) * LINE_HEIGHT))
  const about = body.map((line) => line.map(([, text]) => text).join('')).join(' ')
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title about">`,
    '<title id="title">A session through a compaction, in a terminal</title>',
    `<desc id="about">${escapeXml(about.replace(/\s+/g, ' ').trim())}</desc>`,
    `<rect width="${width}" height="${height}" rx="8" fill="#0d1117" stroke="#3d444d"/>`,
    ...['#ff5f57', '#febc2e', '#28c840'].map(
      (fill, index) => `<circle cx="${20 + index * 18}" cy="16" r="5" fill="${fill}"/>`,
    ),
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13">`,
    ...rows,
    '</g>',
    '</svg>',
  ].join('\n')}\n`
}

function describeStep(number: number, { hook, title, remark, told }: PlayedStep): Line[] {
  const head: Line[] = [
    [
      ['bold', `${number}. ${title} `],
      ['dim', `(${hook})`],
    ],
    [['dim', `   ${remark}`]],
  ]
  if (told === '') return [...head, [['dim', '   (silence)']]]
  const { first, others } = splitFirstElement(told.trimEnd())
  const shown = first.split('\n').flatMap((line) => wrap(line, COLUMNS - 5))
  const rest: Line[] = others.length === 0 ? [] : [[['dim', `   and ${others.join(', ')}`]]]
  return [
    ...head,
    ...shown.map(
      (text): Line => [
        ['bar', '   | '],
        ['plain', text],
      ],
    ),
    ...rest,
  ]
}

/** The first tag of an answer whole, and the names of those beside it. */
function splitFirstElement(told: string): { readonly first: string; readonly others: readonly string[] } {
  const elements = [...told.matchAll(/^<([\w-]+)[\s\S]*?^<\/\1>$/gm)]
  const [first = told, ...others] = elements.map(([text]) => text)
  return { first, others: others.map((text) => text.slice(0, text.indexOf('>') + 1)) }
}

/** Lines of at most `columns` characters, broken at blanks, what follows indented. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > columns) {
    const blank = rest.lastIndexOf(' ', columns)
    const cut = blank > 4 ? blank : columns
    lines.push(rest.slice(0, cut))
    rest = `  ${rest.slice(cut).trimStart()}`
  }
  return [...lines, rest]
}

/** Each piece is put where its column is and stretched to its width, whatever the reader's font. */
function renderLine(line: Line, y: number): string[] {
  let column = 0
  return line.flatMap(([look, text]) => {
    const trimmed = text.trim()
    const start = column + text.length - text.trimStart().length
    column += text.length
    if (trimmed === '') return []
    const x = round(MARGIN + start * CHAR_WIDTH)
    const weight = look === 'bold' ? ' font-weight="bold"' : ''
    const size = `textLength="${round(trimmed.length * CHAR_WIDTH)}" lengthAdjust="spacingAndGlyphs"`
    return [`<text x="${x}" y="${y}" ${size} fill="${COLOURS[look]}"${weight}>${escapeXml(trimmed)}</text>`]
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
