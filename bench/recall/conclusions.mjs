/** How the model puts it, usually: what it found out, what it tried in vain, what it chose by itself. */
export const USUAL_CONCLUSIONS = {
  discoveries: [
    'Found it: {a} is called before {b} is ready, that is why it hangs.',
    'The root cause is that {a} caches the old {b}.',
    '**Root cause**: {a} drops the lock before {b} has written.',
    'It turns out that {a} only works when {b} is set.',
    'The tests only pass with `{a} --no-{b}`.',
    'So the reason is {a}: it swallows every error from {b}.',
    'The bug is in {a}: {b} is compared by reference.',
    'Good to know: {a} needs {b} running first, otherwise it fails without a message.',
    'The problem was not the network. {a} sends {b} twice.',
    'I found out why: {a} still points at the old {b}.',
    '`make {a}` does nothing here; the command that works is `./scripts/{b}.sh`.',
    'Interesting: {a} ignores {b} when both are given.',
    'The staging id of {a} is {b}.',
    '{a} listens on port 8417, and {b} expects 8471.',
  ],
  deadEnds: [
    'I tried {a} first, but {b} does not support it.',
    'Using {a} does not work: {b} rejects it.',
    '{a} was a dead end, {b} still hangs.',
    "That didn't help: with {a} the {b} test fails in the same way.",
    'I attempted to patch {a}, which broke {b}, so I reverted it.',
    'Raising {a} made no difference to {b}.',
    'Mocking {a} is not possible because {b} is sealed.',
    'Tried {a} and {b}, neither helps.',
  ],
  ownDecisions: [
    "I'll go with {a} for {b}, because it needs no new dependency.",
    'I decided to use {a} for {b}.',
    '**Decision**: {a} for {b}, it is the simpler one.',
    'I chose {a} over a rewrite of {b}.',
    'For {b} I am going to keep {a}; the alternatives all need a migration.',
    'Decision: {b} stays in {a}.',
    "I've opted for {a} so that {b} can be tested alone.",
    'Between the two, {a} fits {b} better, so I am taking that.',
  ],
}

/** The same in other words; for checking only, like the rest of other-phrases.mjs. */
export const OTHER_CONCLUSIONS = {
  discoveries: [
    'That explains it. {a} runs twice because {b} registers it again.',
    'Looking at the trace, {a} never gets the {b} header.',
    'Aha, {b} shadows {a} in this scope.',
    'Confirmed by the log: {a} gives up as soon as {b} is slow.',
    'This is how it happens: {a} writes first, and {b} reads a stale copy.',
    'To run it locally one has to export {a}={b}.',
    'The culprit: {a}, which rounds {b} down.',
    '{a} and {b} share one connection, hence the deadlock.',
    'With `{a} -q {b}` it builds; without, it does not.',
    'The {a} dashboard lives under /{b} on this cluster.',
  ],
  deadEnds: [
    'No luck with {a}; {b} is as slow as before.',
    'Switching to {a} only moved the error into {b}.',
    '{a} cannot be used here since {b} pins an older version.',
    'I went down the {a} road for a while, {b} makes it hopeless.',
    'Rolled {a} back again: {b} got worse.',
    'Even with {a} turned off, {b} crashes.',
    '{a} looked promising but {b} is out of its reach.',
  ],
  ownDecisions: [
    '{a} it is for {b}, then.',
    'My choice for {b}: {a}. It is the smaller change.',
    'Given all that, {b} will be built on {a}.',
    'I settled on {a}, since {b} already depends on it.',
    'The cleanest way is to let {a} own {b}, so that is how I wrote it.',
    'Rather than touching {b} I put the check into {a}.',
    'I implemented {b} through {a}, mainly to keep the public API as it is.',
  ],
}

/** Planters of what the model concluded; see statements.mjs for what they return. Nobody asked for it, and no row marks it. */
export const CONCLUSIONS = {
  finding: (ground) => conclude(ground, 'finding', 'discoveries'),
  deadEnd: (ground) => conclude(ground, 'dead-end', 'deadEnds'),
  ownDecision: (ground) => conclude(ground, 'own-decision', 'ownDecisions'),
}

const WAYS_TO_SAY = {
  'at work': (stage, said) => {
    stage.log.text(said)
    stage.work(2)
    stage.close()
  },
  'last words': (stage, said) => stage.close(said),
  'in a report': (stage, said) => {
    const { fill } = stage.voice
    const [before, after] = [fill('I looked at {word} and {word}.'), fill('{word} is unchanged. The tests pass.')]
    stage.close(`${before}\n\n${said} ${after}`)
  },
}

function conclude({ stage, timeline, phrases }, kind, list) {
  const { fill, pick, word } = stage.voice
  const [a, b] = [word(), word()]
  const where = pick(['early', 'earlier', 'middle', 'late'])
  const via = pick(Object.keys(WAYS_TO_SAY))
  const said = fill(pick(phrases[list]), { a, b })
  timeline.at(where, () => {
    stage.ask('continue')
    stage.work(2)
    WAYS_TO_SAY[via](stage, said)
  })
  return { kind, where, via, said, needs: [a, b] }
}
