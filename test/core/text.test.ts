import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cleanText, excerpt, excerptEnds, excerptLine, excerptMiddle } from '../../src/base/core/text.ts'
import { anyCharacter, hostileText, SEED } from './arbitraries.ts'
import { measureCpuMs } from './cpu-time.ts'

/** Control characters but tab and line feed, and what turns or hides text around it. */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u

const text = fc.oneof(hostileText, fc.string({ unit: anyCharacter, maxLength: 300 }), surrogates())

/** Halves of surrogate pairs in any order, with characters between them that cleaning removes. */
function surrogates() {
  const part = fc.constantFrom('\ud83d', '\ude00', '\udb40', '\udc41', '\u200b', '\u{e0041}', '\u0000', 'x', ' ')
  return fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''))
}

const CLEANED: readonly (readonly [given: string, clean: string])[] = [
  ['plain text', 'plain text'],
  ['a\tb\nc', 'a\tb\nc'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  ['a\u0000b\u0007c\u001b[31md\u007f', 'abc[31md'],
  ['\u202ereversed\u202c \u2066isolated\u2069', 'reversed isolated'],
  ['zero\u200bwidth\ufeff and soft\u00adhyphen', 'zerowidth and softhyphen'],
  ['tags \u{e0041}\u{e0042}\u{e007f} hidden', 'tags  hidden'],
  ['bytes\ufe0f\ufe01\ufe0e\u{e0101}\u{e01ef} in selectors', 'bytes\ufe0f in selectors'],
  ['a\u{e0155}b\u{e0156}', 'ab'],
  ['the heart \u2764\ufe0f, and \u845b\u{e0100} of a name', 'the heart \u2764\ufe0f, and \u845b\u{e0100} of a name'],
  ['lone \ud83d and \ude00', 'lone \ufffd and \ufffd'],
  ['\u{1f600} stays', '\u{1f600} stays'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} joined', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} joined'],
  ['\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['\u65e5\u672c\u8a9e caf\u00e9 na\u00efve', '\u65e5\u672c\u8a9e caf\u00e9 na\u00efve'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['', ''],
]

for (const [given, clean] of CLEANED) {
  test(`clean ${JSON.stringify(given)}`, () => assert.equal(cleanText(given), clean))
}

test('clean text holds no control or bidirectional character, whole characters only, and cleaning it changes nothing', () => {
  fc.assert(
    fc.property(text, (given) => {
      const clean = cleanText(given)
      assert.doesNotMatch(clean, UNSAFE)
      assert.ok(clean.isWellFormed())
      assert.equal(cleanText(clean), clean)
    }),
    { seed: SEED, numRuns: 1000 },
  )
})

const EXCERPTS: readonly (readonly [given: string, maxChars: number, shown: string])[] = [
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['  trimmed  ', 20, 'trimmed'],
  ['one two three four five', 18, 'one two three ...'],
  ['one two three four five', 16, 'one two thre ...'],
  ['averyveryverylongword', 12, 'averyver ...'],
  ['first line\nsecond line', 16, 'first line ...'],
  ['', 10, ''],
  ['\u202e\u202e\u202e', 2, ''],
]

for (const [given, maxChars, shown] of EXCERPTS) {
  test(`excerpt of ${JSON.stringify(given)} in ${maxChars}`, () => assert.equal(excerpt(given, maxChars), shown))
}

test('an excerpt is short enough, whole characters only, a beginning of the text, and says that it was cut', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 120 }), (given, maxChars) => {
      const shown = excerpt(given, maxChars)
      assert.ok(shown.length <= maxChars, `${shown.length} of ${maxChars}`)
      assert.ok(shown.isWellFormed())
      const clean = cleanText(given).trim()
      if (clean.length <= maxChars) return assert.equal(shown, clean)
      assert.ok(shown.endsWith(' ...'))
      assert.ok(clean.startsWith(shown.slice(0, -4)))
    }),
    { seed: SEED, numRuns: 1000 },
  )
})

test('an excerpt never splits a pair, wherever the cut falls', () => {
  for (const unit of ['\u{1f600}', 'x\u{1f600}', '\u{1f600} ', 'ab\u{1f600}c']) {
    for (let maxChars = 5; maxChars < 40; maxChars += 1) {
      const shown = excerpt(unit.repeat(40), maxChars)
      assert.ok(shown.isWellFormed() && !shown.includes('\ufffd'), `${maxChars}: ${JSON.stringify(shown)}`)
    }
  }
})

test('a one-line excerpt is on one line, without runs of white space', () => {
  assert.equal(excerptLine(' a\n\n  b\t\tc\r\nd ', 50), 'a b c d')
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 120 }), (given, maxChars) => {
      const shown = excerptLine(given, maxChars)
      assert.doesNotMatch(shown, /[\n\r\t]| {2}/)
      assert.ok(shown.length <= maxChars)
    }),
    { seed: SEED },
  )
})

test('cleaning and cutting 1 MB takes no time, whatever is in it', async () => {
  const tookMs = await measureCpuMs(() => {
    for (const unit of [' ', '\n', '\r', '\ud800', '\u202e', 'x', 'x ', '\u{e0041}', '\u{1f600}']) {
      excerptLine(unit.repeat((1 << 20) / unit.length), 300)
    }
  })
  assert.ok(tookMs < 3000, `${tookMs} ms`)
})

test('of a long text both ends are kept, and a short one is whole', () => {
  const long = `the request stands first ${'filler '.repeat(500)}and the rest of it last`
  const middle = excerptMiddle(long, 100, 60)
  assert.match(middle, /^the request stands first filler/)
  assert.match(middle, / \.\.\. .*and the rest of it last$/)
  assert.equal(excerptMiddle('short\ntext', 20, 20), 'short\ntext')
  const ends = excerptEnds(long, 100)
  assert.match(ends, /^the request stands first.* \.\.\. .*rest of it last$/)
  assert.equal(excerptEnds('short\ntext', 20), 'short text')
})

test('both ends: bounded, clean, and no half of a surrogate pair at a cut', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 200 }), (given, chars) => {
      for (const cut of [excerptMiddle(given, chars, chars), excerptEnds(given, chars * 2)]) {
        assert.ok(cut.length <= chars * 2 + 5, `${cut.length} of ${chars * 2}`)
        assert.doesNotMatch(cut, UNSAFE)
        assert.ok(cut.isWellFormed(), 'a half pair')
      }
      assert.ok(!excerptEnds(given, chars).includes('\n'), 'one line')
    }),
    { seed: SEED, numRuns: 500 },
  )
})
