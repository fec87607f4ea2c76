const WORDS =
  'const let return function import export if else for of await async type interface string number boolean null undefined true false error warn test expect describe path file read write parse "usage" "input_tokens": 12, the a to of in is ✓ → é 日本'.split(
    ' ',
  )

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Random whole numbers, hex digits, ids, text and sizes of tool results. */
export function createSource(seed) {
  const random = createRandom(seed)
  const int = (below) => Math.floor(random() * below)
  const hex = (length) => {
    let digits = ''
    while (digits.length < length) {
      digits += int(0x100000000).toString(16).padStart(8, '0')
    }
    return digits.slice(0, length)
  }
  const page = () => {
    let text = ''
    while (text.length < 4096) text += `${WORDS[int(WORDS.length)]}${int(9) > 0 ? ' ' : '\n'}`
    return text
  }
  const pages = Array.from({ length: 64 }, page)
  const text = (length) => {
    let joined = ''
    while (joined.length < length) joined += pages[int(pages.length)]
    return joined.slice(0, length)
  }
  let longestResult = 2_500_000
  const resultSize = () => {
    const kind = random()
    if (kind < 0.55) return 100 + int(3000)
    if (kind < 0.9) return 3000 + int(30_000)
    return Math.min(longestResult, kind < 0.995 ? 30_000 + int(150_000) : 1_000_000 + int(1_500_000))
  }
  return {
    int,
    hex,
    text,
    resultSize,
    limitResults(length) {
      longestResult = length
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    toolId: () => `toolu_01${hex(22)}`,
  }
}
