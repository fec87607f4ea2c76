export interface FoundPattern {
  readonly source: string
  readonly flags: string
}

/** What a source is made of, as far as it matters where a pattern begins: the first of these that fits is the next piece. */
const PIECES = {
  space: /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/y,
  string: /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/y,
  pattern: /\/((?:[^/[\\\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/y,
  template: /`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y,
  rest: /\}(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y,
  word: /[\w$]+/y,
  sign: /[\s\S]/y,
} as const
type Kind = keyof typeof PIECES

/** After these a value is to come, so that a slash begins a pattern. */
const BEFORE_VALUE = /^(?:return|typeof|case|in|of|await|yield|else|do|void|delete|throw|new)$/
const ENDS_VALUE = /[\w$)\]}'"`]$/

const mayBegin = (before: string) => !ENDS_VALUE.test(before) || BEFORE_VALUE.test(before)

/** The regular expressions written in a source, in their order. Comments, strings and the text of templates hold none. */
export function findPatterns(text: string): FoundPattern[] {
  const found: FoundPattern[] = []
  /** Braces open inside each template that is being read. */
  const templates: number[] = []
  let before = ''
  const isTried = (kind: Kind) => (kind === 'pattern' ? mayBegin(before) : kind !== 'rest' || templates.at(-1) === 0)
  for (let at = 0; at < text.length; ) {
    const next = readPiece(text, at, isTried)
    at += next.whole.length
    if (next.kind === 'space') continue
    if (next.kind === 'pattern') found.push({ source: next.source, flags: next.flags })
    countBraces(templates, next)
    before = next.whole.endsWith('${') ? '(' : next.kind === 'pattern' ? ')' : next.whole
  }
  return found
}

function readPiece(text: string, at: number, isTried: (kind: Kind) => boolean) {
  for (const [kind, pattern] of Object.entries(PIECES) as [Kind, RegExp][]) {
    pattern.lastIndex = at
    const match = isTried(kind) ? pattern.exec(text) : null
    if (match !== null) return { kind, whole: match[0], source: match[1] ?? '', flags: match[2] ?? '' }
  }
  throw new Error(`nothing fits at ${at}`)
}

function countBraces(templates: number[], { kind, whole }: { readonly kind: Kind; readonly whole: string }): void {
  const opens = whole.endsWith('${')
  const depth = templates.length - 1
  if (kind === 'template' && opens) templates.push(0)
  else if (kind === 'rest' && !opens) templates.pop()
  else if (kind === 'sign' && depth >= 0 && /[{}]/.test(whole))
    templates[depth] = (templates[depth] ?? 0) + (whole === '{' ? 1 : -1)
}
