import { MARKED, MICROSOFT, PREFIXES } from './key-formats.ts'
import { ALONE_OR_ESCAPED, createScan } from './prefix-scan.ts'
import { once } from './remember.ts'
import { createShape, type SecretShape } from './secret-shape.ts'
import { isRandom, REDACTED } from './secret-value.ts'

/** A name of a provider, and characters without an order behind it: so new providers make their keys. */
const NAMED_RUN = () =>
  /(?<![A-Za-z0-9_/+.-])(?!sha\d|md5|h1)([A-Za-z][A-Za-z0-9]{1,11}[_-](?:[A-Za-z0-9]{1,16}[_-]){0,2})([A-Za-z0-9]{32,})[A-Za-z0-9_-]{0,400}(?![/+])/g

/** Digits among letters, and a change of kind at every other character: so neither hexadecimal nor words in camel case. */
function isShuffled(run: string): boolean {
  const kinds = run.replace(/\d/g, '0').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A')
  const changes = [...kinds].filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length
  // Words that are joined seldom have fifty letters.
  return isRandom(run) && changes >= (run.length - 1) * (run.length < 48 ? 0.48 : 0.4)
}

function createMarked([needles, rest]: (typeof MARKED)[number], isKey: (match: string) => boolean): SecretShape {
  const pattern = once(() => new RegExp(`${ALONE_OR_ESCAPED}${rest}`, 'g'))
  return { needles, redact: (text) => text.replace(pattern(), (match) => (isKey(match) ? REDACTED : match)) }
}

/** Keys that their provider made recognizable, wherever they stand. */
export const listPrefixShapes = (): readonly SecretShape[] => [
  { needles: [''], redact: createScan(PREFIXES) },
  // In a name of a file or a branch, a key stands behind a word. Only beginnings that no word has count there.
  createShape(
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'sk-ant-', 'xox', 'akia', 'aiza'],
    () =>
      /(?<=[_-])(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{40,}|glpat-[\w-]{20,}|sk-ant-[\w-]{40,}|xox[abceoprs]-[A-Za-z0-9-]{20,}|AKIA[A-Z0-9]{16}(?![A-Za-z0-9])|AIza[\w-]{35})/g,
  ),
  ...MARKED.map((row) => createMarked(row, () => true)),
  createMarked(MICROSOFT, isShuffled),
  {
    needles: ['_', '-'],
    redact: (text) =>
      text.replace(NAMED_RUN(), (whole, _name, run: string) => (isShuffled(run.slice(0, 400)) ? REDACTED : whole)),
  },
  // The token of a bot stands in a path there, behind letters.
  createShape(['/bot'], () => /(\/bot)\d{8,10}:AA[A-Za-z0-9_-]{32,}/g),
  createShape(
    ['$'],
    () => /\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|argon2(?:id?|d)|scrypt|pbkdf2[\w-]{0,12})\$[A-Za-z0-9./+=,$]{20,200}/g,
  ),
]
