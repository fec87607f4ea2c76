import fc from 'fast-check'

/** What parsers stumble over: nesting, numbers without end, keys of the prototype, bytes that are no text, our own signs. */
const PIECES: readonly string[] = [
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  ':',
  ',',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '#',
  '-',
  '---\n',
  '```',
  '|',
  '>',
  '&a ',
  '*a ',
  '<<: *a\n',
  '!!js/function ',
  '? ',
  '\u0000',
  '\u001b[31m',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\u2028',
  '\u{1f600}',
  '\u00e9',
  '"__proto__": {"polluted": 1}, ',
  '__proto__:\n  polluted: 1\n',
  '[__proto__]\npolluted = 1\n',
  'constructor.prototype.polluted = 1\n',
  '"constructor": {"prototype": {"polluted": 1}}, ',
  '"toString": 1, ',
  '"hasOwnProperty": null, ',
  '"then": "x", ',
  '1e999',
  '-0',
  '9007199254740993',
  '0x',
  'NaN',
  'null',
  'true',
  '-1',
  '1.7976931348623157e308',
  '99999999999999999999',
  '../',
  '../../../../etc/passwd',
  '/dev/zero',
  'C:\\',
  '\\\\server\\x',
  '~/',
  '$(x)',
  '`x`',
  '<!--',
  '-->',
  '</memory>',
  '<system-reminder>',
  ']]>',
  '%00',
  '\\u0000',
  '\\ud800',
]
const LONG: readonly string[] = [
  '[',
  '{"a":',
  'a',
  ' ',
  '\n',
  '- ',
  '> ',
  '"\\',
  '(',
  '*',
  '`',
  'a: ',
  '  ',
  '&a [*a,',
  '#',
  '=',
  '\t',
  '.',
]

type Change = (text: string) => string
const share = fc.double({ min: 0, max: 1, noNaN: true })
const at = (text: string, part: number) => Math.floor(text.length * part)

/** One way to damage a text. */
const change: fc.Arbitrary<Change> = fc.oneof(
  share.map(
    (part): Change =>
      (text) =>
        text.slice(0, at(text, part)),
  ),
  fc.tuple(share, share).map(
    ([from, part]): Change =>
      (text) =>
        text.slice(0, at(text, from)) + text.slice(at(text, from) + Math.ceil(part * 40)),
  ),
  fc.tuple(share, fc.constantFrom(...PIECES)).map(
    ([from, piece]): Change =>
      (text) =>
        text.slice(0, at(text, from)) + piece + text.slice(at(text, from)),
  ),
  fc.tuple(share, fc.constantFrom(...PIECES)).map(
    ([from, piece]): Change =>
      (text) =>
        text.slice(0, at(text, from)) + piece + text.slice(at(text, from) + piece.length),
  ),
  fc.tuple(share, fc.constantFrom(...LONG), fc.constantFrom(10, 500, 6000)).map(
    ([from, piece, times]): Change =>
      (text) =>
        text.slice(0, at(text, from)) + piece.repeat(times) + text.slice(at(text, from)),
  ),
  fc.tuple(share, share, share).map(
    ([from, length, to]): Change =>
      (text) => {
        const piece = text.slice(at(text, from), at(text, from) + Math.ceil(length * 200))
        return text.slice(0, at(text, to)) + piece + text.slice(at(text, to))
      },
  ),
  fc.tuple(share, fc.nat({ max: 7 })).map(
    ([from, bit]): Change =>
      (text) => {
        const place = at(text, from)
        return text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1)
      },
  ),
  // A value of another type where a value stands.
  fc.tuple(share, fc.constantFrom('null', '{}', '[]', '0', '""', 'true', '[[[]]]', '{"a":{"a":{}}}', '-1e999')).map(
    ([from, value]): Change =>
      (text) => {
        const values = [...text.matchAll(/(?<=[:=] ?)(?:"(?:[^"\\\n]|\\.)*"|[\w.-]+)/g)]
        const found = values[Math.floor(from * values.length)]
        return found === undefined
          ? text
          : text.slice(0, found.index) + value + text.slice(found.index + found[0].length)
      },
  ),
  // A line twice: the same key, the same row.
  share.map(
    (from): Change =>
      (text) => {
        const lines = text.split('\n')
        const line = Math.floor(from * lines.length)
        return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n')
      },
  ),
  fc.constantFrom<Change>(
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => `\ufeff${text}`,
    (text) => text.replaceAll('\n', ''),
    (text) => text.toUpperCase(),
  ),
)

/** Some of the given texts, each damaged in one to four ways. */
export function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) => changes.reduce((damaged, apply) => apply(damaged), text))
}

/** How many times as much as usual is tried: `FUZZ_RUNS=20 npm run test:hostile`. */
export const TIMES = Math.max(1, Number(process.env.FUZZ_RUNS ?? 1) || 1)
