export function isListed(line: string): boolean {
  return /^\s*(?:[-*+\u2022]|\(?\d{1,2}[.)]|[a-zA-Z][.)])\s/.test(line)
}

/** A kind of output. `mayBe` holds for every line of the kind, so that most lines need no pattern compiled. */
interface OutputKind {
  readonly mayBe: (line: string, trimmed: string) => boolean
  readonly pattern: RegExp
}

const beginsWithAny = (characters: string) => (_line: string, trimmed: string) => characters.includes(trimmed.charAt(0))
const hasAny = (pieces: readonly string[]) => (line: string) => pieces.some((piece) => line.includes(piece))
/** Whether a line begins as a time does, with digits before a colon or a hyphen, perhaps in a bracket. */
function mayBeTime(trimmed: string): boolean {
  const isNumber = trimmed !== '' && '[0123456789'.includes(trimmed.charAt(0))
  return isNumber && /^.{0,5}[:-]/.test(trimmed)
}

/** Pieces of the names that programs put before a colon. */
const FAULTS = ['rror', 'xception', 'arning', 'fatal', 'panic', 'FAIL', 'PASS', 'std', 'go']

/** Whether a line may begin with an error, a warning or a stream, as in `TypeError [ERR_X]:` and `error TS2304:`. */
function mayNameFault(trimmed: string): boolean {
  const colon = trimmed.indexOf(':')
  const space = trimmed.indexOf(' ')
  if (colon === -1) return false
  const isName =
    space === -1 || space > colon || trimmed.startsWith('[', space + 1) || trimmed.startsWith('TS', space + 1)
  return isName && FAULTS.some((piece) => trimmed.lastIndexOf(piece, colon) !== -1)
}

const OUTPUT_HEADS = ['npm ', 'yarn ', 'Caused by:', 'Traceback (', 'File "', 'at ', 'ok', '\u2139', '#']

const OUTPUT: readonly OutputKind[] = [
  // Quotations, prompts, the glyphs of consoles, tables and trees, diffs.
  {
    mayBe: (_line, trimmed) => '>|$=-+@d*'.includes(trimmed.charAt(0)) || trimmed.charAt(0) > '\u007f',
    pattern:
      /^\s*(?:>|\||\$ |[\u276f\u23fa\u23bf\u25cb\u25cf\u00d7\u2713\u2717\u2714\u2716\u2718\u2502\u256d\u2570\u251c\u2514\u250c\u2500\u25b6\u203a]|={3,}|-{3,}$|\+{3} |-{3} |@@ |diff --git|\*{3,})/,
  },
  {
    mayBe: beginsWithAny('cird-VDIWEF'),
    pattern:
      /^\s*(?:commit [0-9a-f]{7,40}|index [0-9a-f]{7}|create mode \d|rename .*\(\d+%\)|drwx|-rw|[VDIWEF]\/[\w.-]{1,40} ?\( *\d+\):)/,
  },
  // Times at the beginning of a line.
  {
    mayBe: (_line, trimmed) => mayBeTime(trimmed) || (trimmed.charAt(3) === ' ' && /\d/.test(trimmed.slice(4, 6))),
    pattern: /^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d|\d{1,2}:\d\d:\d\d\b|[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d)/,
  },
  { mayBe: hasAny(['|', '=']), pattern: /\|(?:DEBU|INFO|WARN|ERRO)\w*\||\b(?:level|msg|component)=\S/ },
  // Beginnings of lines that programs write and people do not.
  {
    mayBe: (_line, trimmed) => mayNameFault(trimmed) || OUTPUT_HEADS.some((head) => trimmed.startsWith(head)),
    pattern:
      /^\s*(?:npm (?:ERR|error|WARN|warn)\b|yarn |go: |(?:[\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|warning|fatal|panic|FAIL(?:ED)?|PASS|stderr|stdout)(?:\[\w+\]| TS\d+)?:|Traceback \(|File "|at \S+ \(|Caused by:|ok\s+\S+\s+[\d.(]|\u2139|#\s*(?:pass|fail)\b)/,
  },
  {
    mayBe: hasAny(['unknown ', 'command not found', 'Did you mean', 'sage:']),
    pattern: /^\s*(?:unknown (?:command|flag|option)|command not found|Did you mean|usage:|Usage:)/,
  },
  { mayBe: hasAny([' /']), pattern: /^[A-Z][\w -]{0,40}:? (?:from: )?\/[\w.-]+\/\S+/ },
  { mayBe: hasAny(['[', 'Running ', ' |']), pattern: /^\s*(?:Running \[?\/|\[\d+\/\d+\]|\d{1,5} \|)/ },
  // Places in files, JSON, code.
  {
    mayBe: (line) => /:\d/.test(line),
    pattern: /^\s*[\w./@-]+\.\w{1,5}:\d+(?::\d+)?\b(?! (?:is|was|has|should|must|needs|does|looks|still)\b)/,
  },
  { mayBe: beginsWithAny('{}[]()"'), pattern: /^\s*[{}[\]()]+[,;]?\s*$|^\s*"[\w$. -]{1,60}"\s*:|^\s*\{\s*"/ },
  { mayBe: hasAny([';', '{', '=>']), pattern: /(?:[\w)\]"'];|\S\s*\{|=>)\s*$/ },
  // Columns.
  {
    mayBe: (line, trimmed) => hasAny(['   ', '\t'])(line) && !isSpaced(trimmed),
    pattern: /\S {3,}\S(?:.*\S)? {3,}\S|\S\t+\S+\t+\S/,
  },
]

/** Whether gaps stand between pieces of sentences, of four words or more. The cells of a table have fewer. */
export const isSpaced = (trimmed: string) => trimmed.split(/\s+/).length >= 4 * trimmed.split(/ {3,}|\t+/).length

/** A line of plain words. This pattern settles most lines of a prompt. */
const PLAIN = /^(?!yarn |unknown |command not|Did you)[A-Za-z](?:[A-Za-z,.'?!\u2019-]| (?! ))*$/

export function isOutput(line: string): boolean {
  if (PLAIN.test(line) || line.trim() === '' || /^\s*[-*] \D/.test(line) || isWishWithMark(line)) return false
  if (isMarked(line)) return false
  const trimmed = line.trimStart()
  return isShellPrompt(line) || OUTPUT.some(({ mayBe, pattern }) => mayBe(line, trimmed) && pattern.test(line))
}

/** Whether a line is a command behind the prompt of a shell: all below is the output of that command. */
export function isShellPrompt(line: string): boolean {
  if (!/[$#%>\u279c]/.test(line)) return false
  return /^\s*(?:\([\w.-]+\) )?(?:\u279c|\$ \S|\[?[\w.-]+@[\w.-]+[: ][~\w./-]*\]? ?[$#%](?: |$)|PS [A-Z]:\\[^>]*>)/.test(
    line,
  )
}

/** Whether a text begins with a marker, by which a person asks to remember it. */
export function isMarked(text: string): boolean {
  if (!text.includes('[') && !text.includes('@')) return false
  return /^\s*(?:(?:[-*+\u2022]|\d{1,3}[.)])\s+)?(?:\*\*)?(?:\[(?:remember|capture)\b|@memory\b)/i.test(text)
}

/** Whether a wish merely ends with a semicolon ("make the header blue;"). Code has other marks, too. */
function isWishWithMark(line: string): boolean {
  return /;\s*$/.test(line) && isShortWish(line) && !/[={}()]/.test(line)
}

/** Words that a person uses for themselves and toward the model. */
const PERSONAL =
  /\b(?:i|i'm|i'd|i'll|i've|im|me|my|we|we're|we've|we'd|we'll|our|us|you|your|you're|let's|lets|please|pls|thanks|thx|ok|okay|yes|yeah|yup|no|nope|hmm?|oh|ah|so|can|could|should|maybe|also|want|wanna|question)\b|\?|[\u{1f300}-\u{1faff}]/iu
export const SPEAKS =
  /\b(?:i|i'm|i'd|i'll|i've|im|me|my|we|we're|we've|we'd|we'll|our|us|you|your|you're|let's|lets|please|pls|thanks|thx|hmm?|question|ich|wir|uns|mir|bitte|nous|vous|merci|por favor|quiero)\b|\?|[\u0400-\u04ff\u0590-\u07ff\u0900-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/i

export function isPersonal(text: string): boolean {
  return text.trim().split(/\s+/).length > 1 && PERSONAL.test(dropCode(text)) && !isOutput(text)
}

/** Whether a text begins like "Fix it" or "Run lint and push". Logs and reviews do not begin that way. */
export const isShortWish = (text: string): boolean => WISH.test(text)

const WISH =
  /^\s*(?:(?:[-*]|\d+[.)])\s+)?(?:(?:now|then|next|also|and|so|ok|okay|please|first|finally|just)[, ]+)*(?:fix|run|add|make|check|look|use|remove|revert|commit|push|test|try|do|go|stop|keep|change|update|explain|read|write|wire|branch|create|implement|move|rename|replace|refactor|review|document|investigate|find|show|delete|drop|merge|rebase|build|clean|ensure|retry|rerun|increase|reduce|lower|raise|limit|handle|support|resolve|improve|simplify|start|continue|finish|follow|put|set|turn|extract|split|convert|port|migrate|verify)\b(?!\()/i

/** People do not paste shorter reviews, or `isReview` cannot tell them from typed words. */
export const REVIEW_CHARS = 150

/** Even prose about code, without an address, a question or an order, as reviewers and other models write. */
export function isReview(text: string): boolean {
  if (isSeverity(text)) return true
  if (text.length < REVIEW_CHARS) return false
  const plain = dropCode(text)
  return (
    text.trim().length >= REVIEW_CHARS &&
    /^\s*(?:[A-Z\d`*[(]|\*\*)/.test(text) &&
    /[.:]\s*$|[a-z`)]\.\s/.test(text) &&
    NAMES_CODE.test(text) &&
    ENGLISH.test(plain) &&
    !SPEAKS.test(plain) &&
    !isShortWish(text) &&
    !/\b(?:must|never|make sure|need to)\b/i.test(plain)
  )
}

/** Lines shorter than any window in which a terminal wraps prose. */
const WRAPPED_CHARS = 50

/** A terminal shows a model's answer so. People also send such an order: only words in front can tell a paste. */
export function isWrapped(text: string): boolean {
  if (!text.includes('\n  ')) return false
  const lines = text.trimEnd().split('\n')
  return lines.every((line, index) => {
    const isFull = index === lines.length - 1 || line.length >= WRAPPED_CHARS
    return isFull && (index === 0 || /^ {2,8}\S/.test(line)) && !isListed(line)
  })
}

/** `isReview` cannot tell a review from a request in another language, and a request must not be lost. */
const ENGLISH = /\b(?:the|this|is|are|of|and|with)\b/i
const NAMES_CODE =
  /`[^`\n]+`|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+_\w+|\w\(\)|\bline \d|\bLines \d|\b\w+\.(?:go|ts|js|py|rs|java|rb|tsx|json|md)\b/

export function dropCode(text: string): string {
  return text.replace(/`[^`\n]{0,300}`/g, '`')
}

/** Whether a paragraph begins with the rank that review tools give a finding. */
export function isSeverity(paragraph: string): boolean {
  return paragraph.includes(' Severity') && /^\s*(?:Low|Medium|High|Critical) Severity\b/.test(paragraph)
}

/** Shortens quoted sentences, which are foreign words. The first four words still tell which quotation is meant. */
export function shortenQuotes(text: string): string {
  if (!text.includes('"') && !text.includes('\u201c')) return text
  return text
    .replace(/"\s*[\u23bf\u23fa\u276f][^"\n]{0,400}"/g, '"..."')
    .replace(
      /(?<=^|[\s(])(["\u201c])(?=\S)([^"\u201c\u201d\n]{48,2000})(?<=\S)["\u201d](?=$|[\s).,;:?!])/g,
      (whole, _mark, inner: string) => {
        const words = inner.trim().split(/\s+/)
        return words.length < 7 ? whole : `"${words.slice(0, 4).join(' ')} ..."`
      },
    )
}

/** Whether a paragraph begins with a small letter, as a quickly typed sentence does, but is no code. */
export function beginsSmall(paragraph: string): boolean {
  const isCode =
    /^\s*(?:var|const|let(?! (?:me|us|it|the)\b)|func|def|return|package|class|fn|struct|enum|interface|type)\s\w|"""|^\s*[\w./-]+\.\w{1,4}\b/.test(
      paragraph,
    )
  return /^\s*[a-z\u00df-\u00ff]/.test(paragraph) && paragraph.trim().split(/\s+/).length > 2 && !isCode
}
