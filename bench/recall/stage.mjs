import { CLOSINGS, IMPERATIVES, LEADS, MUSINGS, PROMPTS, THOUGHTS, TRAILS } from './chatter.mjs'
import { createExchanges } from './exchanges.mjs'
import { createRecorder } from './rows.mjs'

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

  /** Words of the decoy and where they must not turn up. */
  const setTrap = (source, template) => {
    const [v, w] = [word(), word()]
    traps.push({ kind: 'decoy', source, said: fill(template, { v, w }), words: [v, w] })
    return fill(template, { v, w })
  }
  const outputOf = (count) => {
    const text = lines(count)
    return chance(0.05) ? `${text}\n${setTrap('tool output', pick(IMPERATIVES))}\n${lines(2)}` : text
  }
  const failAndFix = () => {
    const [w, a] = [word(), word()]
    const command = fill(pick(phrases.commands), { w })
    const error = fill(pick(phrases.errors), { a })
    traps.push({ kind: 'fixed-command', source: 'tool output', said: `${command}: ${error}`, words: [w, a] })
    log.bash(command, `${lines(between(0, 6))}\n${error}\n${lines(2)}`, { failed: true })
    log.edit(pick(passing), [lines(1), lines(2)])
    log.bash(command, `${lines(3)}\n12 passed`)
  }
  const editInVain = () => {
    const missed = path()
    traps.push({ kind: 'unchanged-file', source: 'failed edit', said: missed, words: [missed] })
    log.editInVain(missed, lines(2))
  }
  const steps = [
    [35, () => log.read(path(), outputOf(between(3, 60)))],
    [
      30,
      () =>
        log.bash(
          fill(pick(['ls {word}', 'git log -3 {path}', 'npm run {word}', 'cat {path}'])),
          outputOf(between(1, 40)),
        ),
    ],
    [4, () => log.bash(fill('grep -rn {word} src'), '', { failed: true })],
    [7, () => log.edit(pick(passing), [lines(2), lines(3)])],
    [1, editInVain],
    [1, failAndFix],
    [20, () => think()],
    [1, () => log.repeat()],
    [
      4,
      () =>
        log.attachment({ type: 'total_tokens_reminder', text: '<total_tokens>14970000 tokens left</total_tokens>' }),
    ],
  ]
  const think = () => {
    log.text(chance(0.12) ? setTrap('musing', pick(MUSINGS)) : fill(pick(THOUGHTS)))
    if (chance(0.2)) log.thinking(lines(2))
  }
  const step = () => {
    let left = voice.int(103)
    for (const [weight, play] of steps) {
      left -= weight
      if (left < 0) return play()
    }
  }
  const work = (count) => {
    for (let done = 0; done < count; done += 1) step()
  }

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
    outputOf,
    work,
    step,
    ask,
    close,
    dress,
    deliver,
    turn,
    describeAtLength,
  }
}
