import { CLOSINGS, IMPERATIVES, LEADS, PROMPTS, TRAILS } from './chatter.mjs'
import { createExchanges } from './exchanges.mjs'
import { createRecorder } from './rows.mjs'
import { createWork } from './work.mjs'

/** Files a session changes in passing. */
const PASSING_FILES = 9

/**
 * Plays a session turn by turn and keeps count of what must never be told as a fact: sentences that nobody said to the
 * model, files no edit reached, commands that failed once and pass now.
 */
export function createStage(voice, phrases) {
  const log = createExchanges(createRecorder(voice), voice)
  const { pick, chance, between, fill, word, path } = voice
  const passing = Array.from({ length: PASSING_FILES }, () => path())
  const traps = []

  const lines = (count) =>
    Array.from({ length: count }, () => fill('{word} {word}({word}) // {word} {word}')).join('\n')

  /** A sentence that must not be told as the person's, and its words. */
  const setTrap = (source, template) => {
    const words = [word(), word()]
    const said = fill(template, { v: words[0], w: words[1] })
    traps.push({ kind: 'decoy', source, said, words })
    return said
  }
  const work = createWork({ voice, phrases, log, traps, passing, lines, setTrap })

  const ask = (text) => {
    bookkeeping()
    log.prompt(chance(0.15) ? [...remind(), { type: 'text', text }] : text)
    log.attachment({ type: 'total_tokens_reminder', text: '<total_tokens>15000000 tokens left</total_tokens>' })
    blob(text)
  }
  /** What the client puts before a prompt; to the model it comes in the person's message. */
  const remind = () => [
    { type: 'text', text: `<system-reminder>\n${setTrap('reminder', pick(IMPERATIVES))}\n</system-reminder>` },
  ]
  /** The client's own copy of what it sends. */
  const blob = (text) =>
    log.put({
      type: 'api-request-blob',
      sessionId: log.sessionId,
      hash: voice.hex(64),
      message: { role: 'user', content: [{ type: 'text', text }] },
    })
  const bookkeeping = () => {
    log.put({ type: 'last-prompt', lastPrompt: fill('{word}'), leafUuid: log.leaf(), sessionId: log.sessionId })
    log.put({ type: 'mode', mode: 'normal', sessionId: log.sessionId })
  }
  const close = (text = fill(pick(CLOSINGS))) => {
    log.text(text)
    log.endResponse()
    log.system('turn_duration', { durationMs: between(400, 90_000), messageCount: between(4, 60), isMeta: false })
  }

  /** A sentence among others, as it comes in a message. */
  const dress = (plain) => {
    const sentence = chance(0.15) ? plain.replaceAll("'", '') : plain
    const lead = chance(0.4) ? `${fill(pick(LEADS))} ` : ''
    const trail = chance(0.35)
      ? `${/[.!?]$/.test(sentence) ? ' ' : pick([', ', '. ', '\n\n'])}${fill(pick(TRAILS))}`
      : ''
    const before = chance(0.12) ? `${describeAtLength()}\n\n` : ''
    return `${before}${lead}${sentence}${trail}`
  }
  const describeAtLength = () =>
    Array.from({ length: between(3, 7) }, () =>
      fill('Yesterday {word} was slower than {word}, which {word} explains, but the {word} numbers are the same.'),
    ).join(' ')

  /** Brings words of the person into the session: as a prompt, queued while the model works, or with a refusal. */
  const deliver = (text, via = 'prompt') => {
    if (via === 'prompt') ask(text)
    else {
      ask(fill(pick(PROMPTS)))
      work(between(1, 3))
      if (via === 'queued') log.queue(text)
      else if (chance(0.5)) log.refuse('Bash', { command: fill('rm -r {word}'), description: 'Clean' }, text)
      else log.refuse('Edit', { file_path: `$PROJECT/${path()}`, old_string: 'a', new_string: 'b' }, text)
    }
  }
  const turn = (text, via) => {
    deliver(text, via)
    work(between(1, 4))
    close()
  }
  return {
    voice,
    log,
    traps,
    passing,
    lines,
    setTrap,
    work,
    ask,
    close,
    dress,
    deliver,
    turn,
    describeAtLength,
  }
}
