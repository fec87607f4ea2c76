const BLOCKS = ['\u2581', '\u2582', '\u2583', '\u2584', '\u2585', '\u2586', '\u2587', '\u2588']

/** The full block stands for the compaction point. A column shows its highest value, because readers look for peaks. */
export function renderSparkline(fills: readonly number[], columns: number): string {
  const width = Math.min(columns, fills.length)
  let line = ''
  for (let column = 0; column < width; column += 1) {
    const from = Math.floor((column * fills.length) / width)
    const to = Math.max(from + 1, Math.floor(((column + 1) * fills.length) / width))
    const highest = fills.slice(from, to).reduce((most, fill) => Math.max(most, fill), 0)
    line += BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(highest * BLOCKS.length))] ?? ''
  }
  return line
}
