/** Things one can choose between, around a word. */
const FORMS = ['{w}', '{w}-js', 'parse_{w}', '@acme/{w}', 'the {w} queue', '{w}.yaml', 'the {w} adapter', '--{w}']

/**
 * Planters of what the person says. Each schedules what happens in the session and returns the fact: `needs` are words
 * that must be told, `gone` words that must not be told as current, `said` the sentence, after ` / ` the one that counts.
 */
export const STATEMENTS = { correction, droppedPlan, decision, rule, revokedRule }

/** @typedef {{ stage: object, timeline: object, phrases: Record<string, readonly string[]> }} Ground */

const formOf = ({ stage: { voice } }, w) => voice.fill(voice.pick(FORMS), { w })
const pickVia = ({ stage: { voice } }) => (voice.chance(0.7) ? 'prompt' : voice.pick(['queued', 'refusal']))
const pickWhere = ({ stage: { voice } }) => voice.pick(['early', 'earlier', 'middle', 'late'])

/** The older statement a later one overrules, by the person or by the model. */
function stateFirst({ stage, timeline }, spot, sentence) {
  timeline.before(spot, () => {
    if (stage.voice.chance(0.6)) return stage.turn(stage.dress(sentence))
    stage.ask('continue')
    stage.work(1)
    stage.log.text(`I will do it like this: ${sentence}`)
    stage.work(2)
    stage.close()
  })
}

function correction(ground) {
  const { stage, timeline, phrases } = ground
  const { word, fill, pick, chance } = stage.voice
  const [x, y] = [word(), word()]
  const slots = { x: formOf(ground, x), y: formOf(ground, y), t: word() }
  const where = pickWhere(ground)
  const fact = { kind: 'correction', where, needs: [x], gone: [y] }
  if (chance(0.2)) {
    // `no - X`: what is not wanted only stands in the answer before.
    const intention = fill(pick(phrases.intentions), slots)
    const said = fill(pick(phrases.shortCorrections), slots)
    timeline.at(where, () => {
      stage.ask('continue')
      stage.work(2)
      stage.close(intention)
      stage.turn(stage.dress(said))
    })
    return { ...fact, via: 'short', said: `${intention} / ${said}` }
  }
  const via = pickVia(ground)
  const said = fill(pick(phrases.corrections), slots)
  const spot = timeline.at(where, () => stage.turn(stage.dress(said), via))
  stateFirst(ground, spot, fill(pick(phrases.decisions), { x: slots.y, t: slots.t }))
  return { ...fact, via, said }
}

function droppedPlan(ground) {
  const { stage, timeline, phrases } = ground
  const { word, fill, pick } = stage.voice
  const [x, y] = [word(), word()]
  const where = pickWhere(ground)
  const style = pick(['named', 'named', 'anaphoric', 'bare'])
  const plan = fill(pick(phrases.planOpenings), { plan: fill(pick(phrases.plans), { y }) })
  const templates = { named: phrases.drops, anaphoric: phrases.anaphoricDrops, bare: phrases.bareDrops }[style]
  const said = fill(pick(templates), { x: fill(pick(phrases.replacements), { x }), y })
  const via = style === 'anaphoric' ? 'prompt' : pickVia(ground)
  if (style === 'anaphoric') {
    timeline.at(where, () => {
      stage.turn(plan)
      stage.turn(stage.dress(said))
    })
  } else {
    const spot = timeline.at(where, () => stage.turn(stage.dress(said), via))
    stateFirst(ground, spot, plan)
  }
  const fact = { kind: 'dropped-plan', where, via: `${style}, ${via}`, said: `${plan} / ${said}`, gone: [y] }
  return style === 'bare' ? { ...fact, needs: [], saidGone: y } : { ...fact, needs: [x] }
}

function decision(ground) {
  const { stage } = ground
  const [x, t] = [stage.voice.word(), stage.voice.word()]
  const style = stage.voice.pick(['said', 'said', 'said', 'said', 'chosen', 'assented', 'renewed'])
  const fact = { kind: 'decision', where: pickWhere(ground), via: style, needs: [x, t] }
  return DECIDE[style](ground, fact, { x, t })
}

const DECIDE = {
  said: decideInWords,
  renewed(ground, fact, { x, t }) {
    // Decided once before, the other way: the newer words count, though they do not say so.
    const { stage, timeline, phrases } = ground
    const { word, fill, pick } = stage.voice
    const y = word()
    const before = fill(pick(phrases.decisions), { x: formOf(ground, y), t })
    const { spot, ...decided } = decideInWords(ground, fact, { x, t })
    timeline.before(spot, () => stage.turn(stage.dress(before)))
    return { ...decided, via: `renewed, ${decided.via}`, said: `${before} / ${decided.said}`, gone: [y] }
  },
  chosen(ground, fact, { x, t }) {
    const { stage, timeline } = ground
    const { word, fill, shuffle } = stage.voice
    const question = fill('Which one for {t}?', { t })
    const options = shuffle([x, word(), word()].map((w) => formOf(ground, w)))
    const answer = options.find((option) => option.includes(x))
    timeline.at(fact.where, () => {
      stage.ask('continue')
      stage.work(1)
      stage.log.answerQuestion(question, options, answer)
      stage.work(2)
      stage.close()
    })
    return { ...fact, said: `${question} -> ${answer}` }
  },
  assented(ground, fact, { x, t }) {
    const { stage, timeline, phrases } = ground
    const { fill, pick } = stage.voice
    const proposal = fill(pick(phrases.proposals), { x: formOf(ground, x), t })
    const said = pick(phrases.assents)
    timeline.at(fact.where, () => {
      stage.ask('continue')
      stage.work(2)
      stage.close(proposal)
      stage.turn(said)
    })
    return { ...fact, kind: 'assent', said: `${proposal} -> ${said}` }
  },
}

function decideInWords(ground, fact, { x, t }) {
  const { stage, timeline, phrases } = ground
  const via = pickVia(ground)
  const said = stage.voice.fill(stage.voice.pick(phrases.decisions), { x: formOf(ground, x), t })
  const spot = timeline.at(fact.where, () => stage.turn(stage.dress(said), via))
  return { ...fact, via, said, spot }
}

function rule(ground) {
  const { stage, timeline, phrases } = ground
  const { word, fill, pick, path } = stage.voice
  const where = pickWhere(ground)
  const via = pickVia(ground)
  const template = pick(phrases.rules)
  const exact = template.includes('{path}') ? path() : fill(pick(phrases.ruleCommands), { w: word() })
  const said = fill(template, { path: exact, command: exact })
  timeline.at(where, () => stage.turn(stage.dress(said), via))
  return { kind: 'rule', where, via, said, needs: [exact] }
}

/** A rule that was lifted again: to keep obeying it is as wrong as to forget one that stands. */
function revokedRule(ground) {
  const { stage, timeline, phrases } = ground
  const { fill, pick, path: makePath } = stage.voice
  const path = makePath()
  const ban = fill(pick(phrases.bans), { path })
  const said = fill(pick(phrases.revocations), { path })
  const spot = timeline.at(pickWhere(ground), () => stage.turn(stage.dress(said), pickVia(ground)))
  timeline.before(spot, () => stage.turn(stage.dress(ban)))
  stage.traps.push({ kind: 'revoked-rule', source: 'prompt', said: `${ban} / ${said}`, words: [path] })
}
