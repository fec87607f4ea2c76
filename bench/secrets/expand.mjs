import { readFileSync } from 'node:fs'

export const HALVES = /** @type {const} */ (['tuned', 'held-out'])

const DIGITS = '0123456789'
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const UPPER = LOWER.toUpperCase()
const ALPHABETS = {
  any: DIGITS + LOWER + UPPER,
  alpha: LOWER + UPPER,
  b64: `${DIGITS}${LOWER}${UPPER}+/`,
  dec: DIGITS,
  hex: `${DIGITS}abcdef`,
  low: DIGITS + LOWER,
  up: UPPER + DIGITS,
  url: `${DIGITS}${LOWER}${UPPER}_-`,
}
const TEMPLATE = /\{(?:([a-z]\w+):)?(\d{1,3})\}/g

/** mulberry32: the same numbers for the same seed, wherever it runs. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function expandTemplate(text, random) {
  return text.replaceAll('␤', '\n').replaceAll(TEMPLATE, (match, name = 'any', count) => {
    const alphabet = ALPHABETS[name]
    if (alphabet === undefined) return match
    return Array.from({ length: Number(count) }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
  })
}

export function readRows(name) {
  const text = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const tab = line.indexOf('\t')
      const expanded = expandTemplate(line.slice(tab + 1), createRandom(index + 1))
      return {
        half: HALVES[index % 2],
        family: line.slice(0, tab),
        text: expanded.replaceAll(/[«»]/g, ''),
        secrets: [...expanded.matchAll(/«([^»]+)»/g)].map(([, secret]) => secret),
      }
    })
}

const PIECE = 6

export function isCaught({ text, secrets }, redacted) {
  const around = secrets.reduce((rest, secret) => rest.replace(secret, '\0'), text)
  return secrets.every((secret) => {
    const length = Math.min(PIECE, secret.length)
    for (let start = 0; start + length <= secret.length; start += 1) {
      const piece = secret.slice(start, start + length)
      if (redacted.includes(piece) && !around.includes(piece)) return false
    }
    return true
  })
}

export function isRight(row, redact) {
  const redacted = redact(row.text)
  return row.secrets.length > 0 ? isCaught(row, redacted) : redacted === row.text
}

export function scoreRows(rows, redact) {
  return { rows: rows.length, right: rows.filter((row) => isRight(row, redact)).length }
}

export const TARGETS = { secrets: 0.97, harmless: 0.95 }
const WHAT = { secrets: 'secrets that are gone', harmless: 'look-alikes that stay' }

export function renderFigures(redact) {
  const head = ['what', ...HALVES, 'target'].join(' | ')
  const rows = Object.entries(TARGETS).map(([name, target]) => {
    const all = readRows(name)
    const cells = HALVES.map((half) => {
      const { rows: count, right } = scoreRows(
        all.filter((row) => row.half === half),
        redact,
      )
      const share = `${right} of ${count}, ${((right / count) * 100).toFixed(1)} %`
      return right / count < target ? `**missed: ${share}**` : share
    })
    return [WHAT[name], ...cells, `${target * 100} %`].join(' | ')
  })
  return [head, '--- | --- | --- | ---', ...rows].map((cells) => `| ${cells} |`).join('\n')
}
