/** What the figures on real sessions are to reach. Shares are those of what was counted, tokens a mean per session. */
export const TARGETS = {
  precision: { least: 0.9 },
  foreign: { most: 0 },
  'lost, told': { least: 0.6 },
  known: { least: 0.93 },
  newest: { least: 1 },
  tokens: { below: 740 },
  repeats: { below: 0.4 },
}

/** Counts of two sets of sessions as those of one. */
export function addUp(one, other) {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const add = (a, b) => (typeof (a ?? b) === 'number' ? (a ?? 0) + (b ?? 0) : addUp(a ?? {}, b ?? {}))
  return Object.fromEntries(names.map((name) => [name, add(one[name], other[name])]))
}

/** Figures of a set of sessions, in the order of the page, each with its target where it has one. */
export function listFigures({ total }) {
  const { judged, right, must, told, lost, lostTold, redundant, newest, newestAll, steered, sessions } = total
  const share = (name, text, part, whole) =>
    judge({ name, text, value: whole === 0 ? null : part / whole, part, whole })
  return [
    share('precision', 'statements that are right', right, judged),
    judge({ name: 'foreign', text: "told as the person's, but not theirs", value: total.foreign }),
    share('lost, told', 'of what the summary lost, told', lostTold, lost),
    share('alone', 'known with the summary alone', must - lost, must),
    share('known', 'known with the summary and what is told', must - lost + lostTold, must),
    share('newest', 'sessions whose newest words are told', newest, newestAll),
    judge({ name: 'tokens', text: 'tokens', value: Math.round(total.tokens / Math.max(1, sessions)) }),
    share('repeats', 'of what is right, also in the summary', redundant, right),
    share('must', 'of what must be known, told', told, must),
    share('steered', 'of what must be known, given to the summarizer', steered, must),
    judge({ name: 'crashes', text: 'sessions in which a hook failed', value: total.crashes }),
  ]
}

function judge(figure) {
  const { least, most, below } = TARGETS[figure.name] ?? {}
  const { value } = figure
  const isMissed = value !== null && (value < least || value > most || value >= below)
  return { ...figure, target: describeTarget(TARGETS[figure.name], figure.whole !== undefined), isMissed }
}

function describeTarget({ least, most, below } = {}, isShare) {
  const show = (number) => (isShare ? `${Math.round(number * 100)} %` : `${number}`)
  if (least !== undefined) return least === 1 && isShare ? 'all' : `at least ${show(least)}`
  if (most !== undefined) return most === 0 ? 'none' : `at most ${show(most)}`
  return below === undefined ? '' : `under ${show(below)}`
}

export function showValue({ value, part, whole }) {
  if (value === null) return 'none counted'
  return whole === undefined ? `${value}` : `${(value * 100).toFixed(1)} % (${part} of ${whole})`
}

/** One line for the terminal. */
export function describeFigure(figure) {
  const { text, target, isMissed } = figure
  return `${text}: ${showValue(figure)}${target === '' ? '' : `; target ${target}${isMissed ? ', missed' : ''}`}`
}
