import { MARKED, MICROSOFT, PREFIXES } from './key-formats.ts'
import { ALONE_OR_ESCAPED, createScan } from './prefix-scan.ts'
import { once } from './remember.ts'
import { createShape, type SecretShape } from './secret-shape.ts'
import { isRandom, REDACTED } from './secret-value.ts'

/** Ends of lines, real or written as an escape, and numbers that a listing puts before the next line. */
const NEXT_LINE = '(?:\\r?\\n|(?:\\\\{1,4}r)?\\\\{1,4}n)[ \\t]{0,8}(?:\\d{1,6}[\\t |:→]{1,3})?[ \\t>+-]{0,4}'
const LINE = '[A-Za-z0-9+/]{16,}={0,2}'
/** A line of a body whose text was put on one line. */
const LONG_LINE = '[A-Za-z0-9+/]{40,}={0,2}'
/** Bodies of private keys begin with these characters: their first bytes say version and algorithm. */
const BEGINNINGS =
  '(?:MII[A-Za-z0-9+/]{2,4}IB(?:AAK|ADAN)|MIG[A-Za-z0-9][A-Za-z]AgEA?[BM]|MH[cQ]CAQEE|MC4CAQAwBQYDK2V|MII[A-Za-z0-9+/]{3}[BD][A-Za-z]BgkqhkiG9w0BBQ0|b3BlbnNzaC1rZXktdjE|lQ[A-Za-z0-9]{2}B[EFG])'

const END = () => /-----END() [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const BODY_BEFORE = () => /^[ \t]{0,8}(?:\d{1,6}[\t |:→]{1,3})?[ \t>+-]{0,4}([A-Za-z0-9+/=]{4,80})\s*$/

/** Lines of a body directly above the end of a key whose beginning was cut away. */
function redactTails(text: string): string {
  let out = ''
  let done = 0
  for (const end of text.matchAll(END())) {
    let from = end.index
    for (let start = end.index; start > done; ) {
      const before = text.lastIndexOf('\n', start - 2) + 1
      if (before < done || !BODY_BEFORE().test(text.slice(before, start))) break
      from = before
      start = before
    }
    if (from === end.index) continue
    out += `${text.slice(done, from)}${REDACTED}\n`
    done = end.index
  }
  return done === 0 ? text : out + text.slice(done)
}

export const listKeyShapes = (): readonly SecretShape[] => [
  createShape(
    ['private key', 'static key'],
    () =>
      /----(?:-| )BEGIN [A-Z0-9 ]{0,40}(?:PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)(?:-| )----[\s\S]*?(?:----(?:-| )END() [A-Z0-9 ]{0,40}(?:PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)(?:-| )----|$)/g,
  ),
  { needles: ['private key'], redact: redactTails },
  createShape(
    ['mii', 'mig', 'mhccaqee', 'mhqcaqee', 'mc4caqawbqydk2v', 'b3blbnnzac1rzxktdje', 'lq'],
    () =>
      new RegExp(
        `(?<![A-Za-z0-9+/])${BEGINNINGS}[A-Za-z0-9+/]{16,}={0,2}(?:${NEXT_LINE}${LINE}|:? {1,4}${LONG_LINE})*(?:${NEXT_LINE}[A-Za-z0-9+/]{1,15}={1,2})?`,
        'g',
      ),
  ),
  createShape(
    ['ls0tls1crudjti'],
    () =>
      /LS0tLS1CRUdJTi(?:BQUklWQVRF|BSU0EgUFJJVkFURS|BPUEVOU1NIIFBSSVZBVEU|BFQyBQUklWQVRF|BFTkNSWVBURUQgUFJJVkFUR|BEU0EgUFJJVkFUR)[A-Za-z0-9+/=]{20,}/g,
  ),
  createShape(
    ['"d"', '"k"', "'d'", "'k'", '\\"d', '\\"k'],
    () => /(["'][dk]\\{0,7}["']\s{0,3}:\s{0,3}\\{0,7}["'])[A-Za-z0-9_-]{40,}/g,
  ),
  // The second half of a pair that AWS shows or exports has no form of its own.
  createShape(
    ['akia', 'asia'],
    () =>
      /(\b(?:AKIA|ASIA)[A-Z0-9]{16}["']?[\s,/:;|]{1,4}["']?)(?=[A-Za-z/+]{0,39}\d)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g,
  ),
  createShape(
    ['private key', 'secret key', 'signing key'],
    () => /(\b(?:private|secret|signing) key\b["'`]?\s{0,3}(?:is|[:=])?\s{0,3}["'`]?)(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi,
  ),
  createShape(
    ['private-'],
    () =>
      /(\bPrivate-(?:Lines: \d{1,3}\s{1,2}|MAC: ))[A-Za-z0-9+/=]{16,}(?:\s{1,2}[A-Za-z0-9+/]{16,}={0,2}(?![:\w-]))*/g,
  ),
]

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
