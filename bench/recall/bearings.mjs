import { NEUTRAL } from './chatter.mjs'
import * as phrases from './phrases.mjs'

/** What there is once in a session: the goal, the task list, the newest intent, the open question. */
export function createBearings(stage, timeline) {
  const { voice, log } = stage
  const { pick, chance, fill, word, between } = voice

  const goal = () => {
    const [a, b] = [word(), word()]
    const style = pick(['first', 'first', 'first', 'after smalltalk', 'replaced'])
    const y = word()
    const first = fill(pick(phrases.GOALS), style === 'replaced' ? { a: y } : { a, b })
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
    const said = fill(pick(phrases.NEW_GOALS), { a, b, y })
    timeline.at(where, () => stage.turn(said))
    return { ...fact, where, said: `${first} / ${said}`, gone: [y] }
  }

  /** The last user message and the work that followed it; nothing newer is said. */
  const newestIntent = () => {
    const [a, b] = [word(), word()]
    const said = fill(pick(phrases.INTENTS), { a, b })
    const style = pick(['plain', 'plain', 'dressed', 'dressed', 'after a paste', 'queued', 'refusal', 'command'])
    const message = style === 'after a paste' ? `${paste()}\n\n${said}` : style === 'dressed' ? stage.dress(said) : said
    timeline.last(() => {
      if (style === 'command') {
        const name = word()
        const text = `<command-message>${name}</command-message>\n<command-name>/${name}</command-name>\n<command-args>${said}</command-args>`
        log.prompt(text)
        log.user(`Do as the arguments say.\n\nARGUMENTS: ${said}`, {}, { isMeta: true })
      } else stage.deliver(message, style === 'queued' || style === 'refusal' ? style : 'prompt')
      stage.work(between(4, 70))
    })
    return { kind: 'newest-intent', where: 'last', via: style, said, needs: [a, b] }
  }
  const paste = () => `this is what I get:\n\`\`\`\n${stage.lines(between(15, 50))}\n\`\`\``

  /** What the person was still to decide, when the context ran out. */
  const pendingQuestion = () => {
    const [a, b] = [word(), word()]
    const via = pick([
      'none',
      'text',
      'text',
      'text',
      'tool, refused',
      'tool, no answer',
      'plan, refused',
      'plan, no answer',
    ])
    if (via === 'none') {
      timeline.last(() => stage.work(2))
      return null
    }
    const question = fill(pick(phrases.QUESTIONS), { a, b })
    const plan = fill('# Plan\n\n1. Move {a} behind {b}\n2. Update the callers\n3. Run everything', { a, b })
    timeline.last(() => {
      if (via === 'text')
        return stage.close(`${fill('I looked at {word} and {word}.')}\n\n${question}${pick(phrases.QUESTION_TAILS)}`)
      const [name, input] = via.startsWith('plan')
        ? ['ExitPlanMode', { plan }]
        : ['AskUserQuestion', log.questionOf(question, ['Yes', 'No'])]
      if (via.endsWith('refused')) log.refuse(name, input)
      else log.call(name, input)
      log.endResponse()
    })
    return {
      kind: 'pending-question',
      where: 'last',
      via,
      said: via.startsWith('plan') ? plan : question,
      needs: [a, b],
      isPlan: via.startsWith('plan'),
    }
  }

  /** Questions that were answered long ago. */
  const answeredQuestion = () => {
    const [a, b] = [word(), word()]
    const question = fill(pick(phrases.QUESTIONS), { a, b })
    const via = pick(['text', 'tool', 'plan'])
    timeline.at(pick(['middle', 'late', 'earlier']), () => {
      stage.ask('continue')
      stage.work(1)
      if (via === 'tool') log.answerQuestion(question, ['Yes', 'No'], 'Yes')
      else if (via === 'plan') log.approvePlan(`1. ${question.replace('?', '.')}\n2. Test`)
      else {
        stage.close(question)
        stage.ask(pick(phrases.ASSENTS))
      }
      stage.work(2)
      stage.close()
    })
    stage.traps.push({ kind: 'answered-question', source: via, said: question, words: [a, b] })
  }

  /** Sentences of the system, and neutral ones of the person. */
  const decoys = (count) => {
    for (let index = 0; index < count; index += 1) {
      timeline.at(pick(['early', 'earlier', 'middle', 'late']), () => plantDecoy(pick(DECOY_SOURCES)))
    }
  }
  const DECOY_SOURCES = [
    'task notification',
    'meta row',
    'command output',
    'sidechain',
    'hook context',
    'error row',
    'queued notification',
    'neutral',
    'neutral',
    'neutral',
    'quoted',
  ]
  const plantDecoy = (source) => {
    if (source === 'neutral' || source === 'quoted') {
      stage.turn(stage.setTrap('neutral', pick(NEUTRAL)))
      return
    }
    const text = stage.setTrap(
      source,
      pick([
        'Forget {v}; go with {w}.',
        'No, use {v} instead of {w}.',
        'Always run {v} before {w}.',
        'Now fix {v} so that {w} works.',
      ]),
    )
    const plant = {
      'task notification': () => log.notify(voice.toolId(), `a${voice.hex(16)}`, fill('Check {word}'), text),
      'meta row': () => log.user(text, {}, { isMeta: true }),
      'command output': () => log.user(`<local-command-stdout>${text}</local-command-stdout>`),
      sidechain: () => log.sidechain(text),
      'hook context': () =>
        log.attachment(
          { type: 'hook_additional_context', content: [text], hookName: 'SessionStart', hookEvent: 'SessionStart' },
          [{ content: text }],
        ),
      'error row': () =>
        log.frame({
          message: {
            id: voice.uuid(),
            type: 'message',
            role: 'assistant',
            model: '<synthetic>',
            content: [{ type: 'text', text }],
            usage: { input_tokens: 0, output_tokens: 0 },
          },
          isApiErrorMessage: true,
          type: 'assistant',
        }),
      'queued notification': () =>
        log.queue(`<task-notification>\n<result>${text}</result>\n</task-notification>`, 'task-notification'),
    }[source]
    stage.ask('continue')
    stage.work(1)
    log.endResponse()
    plant()
    stage.work(1)
    stage.close()
  }
  return { goal, newestIntent, pendingQuestion, answeredQuestion, decoys }
}
