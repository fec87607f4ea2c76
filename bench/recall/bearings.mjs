/** What there is once in a session; see statements.mjs for what the planters return. */
export const BEARINGS = { goal, newestIntent, pendingQuestion, answeredQuestion, unaskedQuestion }

function goal({ stage, timeline, phrases }) {
  const { fill, pick, word, chance } = stage.voice
  const [a, b, y] = [word(), word(), word()]
  const style = pick(['first', 'first', 'first', 'after smalltalk', 'replaced'])
  const first = fill(pick(phrases.goals), style === 'replaced' ? { a: y } : { a, b })
  timeline.first(() => {
    if (style === 'after smalltalk') {
      stage.ask(pick(['hi', 'hello, are you there?', 'can you see the repo?', 'test']))
      stage.close('Yes.')
    }
    stage.ask(first + (chance(0.5) ? `\n\n${stage.describeAtLength()}` : ''))
    stage.work(4)
    stage.close()
  })
  const fact = { kind: 'goal', where: 'early', via: style, said: first, needs: [a, b] }
  if (style !== 'replaced') return fact
  const where = pick(['earlier', 'middle'])
  const said = fill(pick(phrases.newGoals), { a, b, y })
  timeline.at(where, () => stage.turn(said))
  return { ...fact, where, said: `${first} / ${said}`, gone: [y] }
}

/** The last user message and the work that followed it; nothing newer is said. */
function newestIntent({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const { fill, pick, word, between } = voice
  const [a, b] = [word(), word()]
  const said = fill(pick(phrases.intents), { a, b })
  const via = pick(['plain', 'plain', 'dressed', 'dressed', 'after a paste', 'queued', 'refusal', 'command'])
  const paste = () => `this is what I get:\n\`\`\`\n${stage.lines(between(15, 50))}\n\`\`\``
  const message = via === 'after a paste' ? `${paste()}\n\n${said}` : via === 'dressed' ? stage.dress(said) : said
  timeline.last(() => {
    if (via === 'command') {
      const name = word()
      const tags = [`<command-message>${name}</command-message>`, `<command-name>/${name}</command-name>`]
      log.prompt([...tags, `<command-args>${said}</command-args>`].join('\n'))
      log.user(`Do as the arguments say.\n\nARGUMENTS: ${said}`, {}, { isMeta: true })
    } else stage.deliver(message, via === 'queued' || via === 'refusal' ? via : 'prompt')
    stage.work(between(4, 70))
  })
  return { kind: 'newest-intent', where: 'last', via, said, needs: [a, b] }
}

const WAYS_TO_ASK = [
  'none',
  'text',
  'text',
  'text',
  'tool, refused',
  'tool, no answer',
  'plan, refused',
  'plan, no answer',
]

/** What the person was still to decide when the context ran out. */
function pendingQuestion({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const { fill, pick, word } = voice
  const [a, b] = [word(), word()]
  const via = pick(WAYS_TO_ASK)
  if (via === 'none') {
    timeline.last(() => stage.work(2))
    return null
  }
  const isPlan = via.startsWith('plan')
  const question = fill(pick(phrases.questions), { a, b })
  const plan = fill('# Plan\n\n1. Move {a} behind {b}\n2. Update the callers\n3. Run everything', { a, b })
  timeline.last(() => {
    if (via === 'text') {
      return stage.close(`${fill('I looked at {word} and {word}.')}\n\n${question}${pick(phrases.questionTails)}`)
    }
    const asked = isPlan ? ['ExitPlanMode', { plan }] : ['AskUserQuestion', log.questionOf(question, ['Yes', 'No'])]
    if (via.endsWith('refused')) log.refuse(...asked)
    else log.call(...asked)
    log.endResponse()
  })
  return { kind: 'pending-question', where: 'last', via, said: isPlan ? plan : question, needs: [a, b], isPlan }
}

/** A question that was answered. */
function answeredQuestion({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const { fill, pick, word } = voice
  const [a, b] = [word(), word()]
  const question = fill(pick(phrases.questions), { a, b })
  const via = pick(['text', 'tool', 'plan'])
  timeline.at(pick(['middle', 'late', 'earlier']), () => {
    stage.ask('continue')
    stage.work(1)
    if (via === 'tool') log.answerQuestion(question, ['Yes', 'No'], 'Yes')
    else if (via === 'plan') log.approvePlan(`1. ${question.replace('?', '.')}\n2. Test`)
    else {
      stage.close(question)
      stage.ask(pick(phrases.assents))
    }
    stage.work(2)
    stage.close()
  })
  stage.traps.push({ kind: 'answered-question', source: via, said: question, words: [a, b] })
}

/** A question nobody ever saw: the session does not have the tool. Nobody is to decide anything. */
function unaskedQuestion({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const [a, b] = [voice.word(), voice.word()]
  const question = voice.fill(voice.pick(phrases.questions), { a, b })
  timeline.last(() => {
    const text =
      'No such tool available: AskUserQuestion. AskUserQuestion is disabled for this session, in subagents as well as here.'
    const asked = log.call('AskUserQuestion', log.questionOf(question, ['Yes', 'No']))
    log.result(asked, `<tool_use_error>Error: ${text}</tool_use_error>`, `Error: ${text}`, true)
    stage.log.read(voice.path(), stage.lines(4))
  })
  stage.traps.push({ kind: 'answered-question', source: 'disabled tool', said: question, words: [a, b] })
}
