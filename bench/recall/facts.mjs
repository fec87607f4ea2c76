import * as phrases from './phrases.mjs'

/** Things one can choose between, around a word. */
const FORMS = ['{w}', '{w}-js', 'parse_{w}', '@acme/{w}', 'the {w} queue', '{w}.yaml', 'the {w} adapter', '--{w}']

/**
 * Planters, one per kind of fact. Each schedules what happens in the session and says what must be told of it:
 * `needs` are words that must be there, `gone` words that must not be told as current, `also` an older wording of them.
 */
export function createPlanters(stage, timeline) {
  const { voice, log } = stage
  const { pick, chance, fill, word } = voice
  const form = (w) => fill(pick(FORMS), { w })
  const pickVia = () => (chance(0.7) ? 'prompt' : pick(['queued', 'refusal']))
  const pickWhere = () => pick(['early', 'earlier', 'middle', 'late'])
  /** The older statement a later one overrules, by the person or by the model. */
  const stateFirst = (spot, sentence) =>
    timeline.before(spot, () => {
      if (chance(0.6)) return stage.turn(stage.dress(sentence))
      stage.ask('continue')
      stage.work(1)
      log.text(`I will do it like this: ${sentence}`)
      stage.work(2)
      stage.close()
    })

  const correction = () => {
    const [x, y] = [word(), word()]
    const where = pickWhere()
    const via = pickVia()
    const [wanted, wrong] = [form(x), form(y)]
    if (chance(0.2)) return shortCorrection({ x, y, wanted, wrong, where })
    const said = fill(pick(phrases.CORRECTIONS), { x: wanted, y: wrong })
    const spot = timeline.at(where, () => stage.turn(stage.dress(said), via))
    stateFirst(spot, fill(pick(phrases.DECISIONS), { x: wrong, t: word() }))
    return { kind: 'correction', where, via, said, needs: [x], gone: [y] }
  }

  /** `no - X`: what is not wanted only stands in the answer before. */
  const shortCorrection = ({ x, y, wanted, wrong, where }) => {
    const intention = fill(pick(phrases.INTENTIONS), { y: wrong, t: word() })
    const said = fill(pick(phrases.SHORT_CORRECTIONS), { x: wanted })
    timeline.at(where, () => {
      stage.ask('continue')
      stage.work(2)
      stage.close(intention)
      stage.turn(stage.dress(said))
    })
    return { kind: 'correction', where, via: 'short', said: `${intention} / ${said}`, needs: [x], gone: [y] }
  }

  const droppedPlan = () => {
    const [x, y] = [word(), word()]
    const where = pickWhere()
    const via = pickVia()
    const plan = fill(pick(phrases.PLAN_OPENINGS), { plan: fill(pick(phrases.PLANS), { y }) })
    const style = pick(['named', 'named', 'anaphoric', 'bare'])
    const templates = { named: phrases.DROPS, anaphoric: phrases.ANAPHORIC_DROPS, bare: phrases.BARE_DROPS }[style]
    const said = fill(pick(templates), { x: fill(pick(phrases.REPLACEMENTS), { x }), y })
    const fact = { kind: 'dropped-plan', where, via, said: `${plan} / ${said}`, gone: [y] }
    if (style === 'anaphoric') {
      timeline.at(where, () => {
        stage.turn(plan)
        stage.turn(stage.dress(said), 'prompt')
      })
      return { ...fact, via: 'prompt', needs: [x] }
    }
    const spot = timeline.at(where, () => stage.turn(stage.dress(said), via))
    stateFirst(spot, plan)
    return style === 'bare' ? { ...fact, needs: [], saidGone: y } : { ...fact, needs: [x] }
  }

  const decision = () => {
    const [x, t] = [word(), word()]
    const where = pickWhere()
    const style = pick(['said', 'said', 'said', 'said', 'chosen', 'assented', 'renewed'])
    const fact = { kind: 'decision', where, via: style, needs: [x, t] }
    if (style === 'chosen') {
      const question = fill('Which one for {t}?', { t })
      const options = voice.shuffle([x, word(), word()].map(form))
      const answer = options.find((option) => option.includes(x))
      timeline.at(where, () => {
        stage.ask('continue')
        stage.work(1)
        log.answerQuestion(question, options, answer)
        stage.work(2)
        stage.close()
      })
      return { ...fact, said: `${question} -> ${answer}` }
    }
    if (style === 'assented') {
      const proposal = fill(pick(phrases.PROPOSALS), { x: form(x), t })
      const said = pick(phrases.ASSENTS)
      timeline.at(where, () => {
        stage.ask('continue')
        stage.work(2)
        stage.close(proposal)
        stage.turn(said)
      })
      return { ...fact, said: `${proposal} -> ${said}` }
    }
    const via = pickVia()
    const said = fill(pick(phrases.DECISIONS), { x: form(x), t })
    const spot = timeline.at(where, () => stage.turn(stage.dress(said), via))
    if (style !== 'renewed') return { ...fact, via, said }
    // Decided once before, the other way: the newer words count, though they do not say so.
    const y = word()
    const before = fill(pick(phrases.DECISIONS), { x: form(y), t })
    timeline.before(spot, () => stage.turn(stage.dress(before)))
    return { ...fact, said: `${before} / ${said}`, gone: [y] }
  }

  const rule = () => {
    const where = pickWhere()
    const via = pickVia()
    const template = pick(phrases.RULES)
    const slot = template.includes('{path}') ? voice.path() : fill(pick(phrases.RULE_COMMANDS), { w: word() })
    const said = fill(template, { path: slot, command: slot })
    timeline.at(where, () => stage.turn(stage.dress(said), via))
    return { kind: 'rule', where, via, said, needs: [slot] }
  }

  /** A rule that was lifted again: to keep obeying it is as wrong as to forget one that stands. */
  const revokedRule = () => {
    const path = voice.path()
    const ban = fill(
      pick(phrases.RULES.filter((template) => /never edit|touch|must stay|never commit/.test(template))),
      { path },
    )
    const said = fill(pick(phrases.REVOCATIONS), { path })
    const spot = timeline.at(pickWhere(), () => stage.turn(stage.dress(said), pickVia()))
    timeline.before(spot, () => stage.turn(stage.dress(ban)))
    stage.traps.push({ kind: 'revoked-rule', source: 'prompt', said: `${ban} / ${said}`, words: [path] })
  }

  const modifiedFile = (where) => {
    const path = voice.path()
    const times = voice.between(2, 5)
    timeline.at(where, () => {
      stage.ask(chance(0.5) ? fill('change {path} for {word}', { path }) : 'continue')
      if (chance(0.3)) log.write(path, stage.lines(5))
      for (let time = 0; time < times; time += 1) {
        log.edit(path, [stage.lines(2), stage.lines(3)])
        stage.work(1)
      }
      stage.close()
    })
    return { kind: 'modified-file', where, via: `${times} edits`, said: path, needs: [path] }
  }

  const failingCommand = () => {
    const [w, a] = [word(), word()]
    const where = pick(['middle', 'late', 'late', 'earlier'])
    const command = fill(pick(phrases.COMMANDS), { w })
    const error = fill(pick(phrases.ERRORS), { a })
    const piped = chance(0.2)
    const output = `${stage.lines(voice.between(0, 12))}\n${error}\n${stage.lines(voice.between(0, 3))}`.trim()
    const fail = () =>
      piped ? log.bash(`${command} 2>&1 | tail -30`, `FAIL\n${output}`) : log.bash(command, output, { failed: true })
    timeline.at(where, () => {
      stage.ask('run the checks')
      stage.work(1)
      fail()
      if (chance(0.4)) {
        log.edit(pick(stage.passing), [stage.lines(1), stage.lines(1)])
        fail()
      }
      stage.close(fill('It still fails, {word} is the reason.'))
    })
    return {
      kind: 'failing-command',
      where,
      via: piped ? 'piped' : 'exit 1',
      said: `${command}: ${error}`,
      needs: [w, a],
    }
  }

  const agentResult = () => {
    const [a, b] = [word(), word()]
    const where = pick(['late', 'middle', 'earlier'])
    const via = pick(['foreground', 'background'])
    const finding = fill(pick(phrases.FINDINGS), { a, b })
    const wordy = chance(0.25)
    const opening = wordy ? `${stage.describeAtLength()}\n\n` : ''
    const report = `${opening}${chance(0.5) ? '## Result\n\n' : ''}${finding}.\n\n${stage.describeAtLength()}`
    const topic = fill('Look into {word}')
    timeline.at(where, () => {
      stage.ask('continue')
      if (via === 'foreground') {
        log.agent(topic, fill('Find out about {word} and report.'), report)
        stage.work(2)
        return stage.close()
      }
      const finish = log.backgroundAgent(topic, fill('Find out about {word}.'), report)
      stage.work(3)
      stage.close()
      finish()
      stage.work(1)
      stage.close()
    })
    return { kind: 'agent-result', where, via: wordy ? `${via}, wordy` : via, said: finding, needs: [a, b] }
  }
  return { correction, droppedPlan, decision, rule, revokedRule, modifiedFile, failingCommand, agentResult }
}
