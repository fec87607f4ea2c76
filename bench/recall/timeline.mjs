/**
 * Where in a session something happens: turns of stretches, each stretch ending in a compaction. Events of one turn play
 * in the order they were scheduled; the first of the first stretch and the last of the last are kept for their own.
 */
export function createTimeline(voice, { stretches: count, turns }) {
  const stretches = Array.from({ length: count }, () => Array.from({ length: turns }, () => []))
  const opening = []
  const ending = []
  let isEnded = false
  stretches[0].unshift(opening)
  const last = stretches[count - 1]
  const flat = () => stretches.flat()
  const spotOf = (slot) => flat().indexOf(slot)
  const pickFrom = (slots) => voice.pick(slots)
  const regions = {
    early: () => stretches[0].slice(1, 1 + Math.max(2, Math.ceil(turns / 6))),
    earlier: () => stretches.slice(0, -1).flat().slice(1),
    middle: () => last.slice(Math.floor(turns * 0.2), Math.ceil(turns * 0.7)),
    late: () => last.slice(Math.ceil(turns * 0.75)),
  }
  const timeline = {
    stretches,
    first: (play) => opening.push(play),
    last(play) {
      isEnded = true
      ending.push(play)
    },
    at(where, play) {
      const slot = pickFrom(regions[where]().filter((candidate) => candidate !== opening))
      // What ends the session stays its end, whatever is scheduled afterwards.
      if (slot === ending && isEnded) slot.unshift(play)
      else slot.push(play)
      return slot
    },
    /** Some turn before another, or right before it in the same turn. */
    before(slot, play) {
      const spot = spotOf(slot)
      const from = Math.max(1, spot - voice.between(1, turns))
      const chosen = flat()[from]
      if (chosen === slot) chosen.splice(0, 0, play)
      else chosen.push(play)
    },
    after(slot, play, { late = false } = {}) {
      const candidates = flat().slice(spotOf(slot) + 1)
      const chosen = late ? candidates.slice(-Math.max(1, Math.floor(turns / 3))) : candidates.slice(0, turns)
      const found = chosen.length > 0 ? pickFrom(chosen) : slot
      found.push(play)
      return found
    },
  }
  last.push(ending)
  return timeline
}
