import { IMPERATIVES, MUSINGS, THOUGHTS } from './chatter.mjs'

const COMMANDS = ['ls {word}', 'git log -3 {path}', 'npm run {word}', 'cat {path}']
const REMINDER = { type: 'total_tokens_reminder', text: '<total_tokens>14970000 tokens left</total_tokens>' }

/** What a model does between two messages of the person: each call plays so many steps, drawn by weight. */
export function createWork(ground) {
  const steps = describeSteps(ground)
  const total = steps.reduce((sum, [weight]) => sum + weight, 0)
  const step = () => {
    let left = ground.voice.int(total)
    for (const [weight, play] of steps) {
      left -= weight
      if (left < 0) return play()
    }
  }
  return (count) => {
    for (let done = 0; done < count; done += 1) step()
  }
}

function describeSteps(ground) {
  const { voice, log, passing, lines, setTrap } = ground
  const { pick, chance, between, fill, path } = voice
  const output = (count) =>
    chance(0.05) ? `${lines(count)}\n${setTrap('tool output', pick(IMPERATIVES))}\n${lines(2)}` : lines(count)
  return [
    [35, () => log.read(path(), output(between(3, 60)))],
    [30, () => log.bash(fill(pick(COMMANDS)), output(between(1, 40)))],
    [20, () => log.text(chance(0.12) ? setTrap('musing', pick(MUSINGS)) : fill(pick(THOUGHTS)))],
    [4, () => log.thinking(lines(2))],
    [7, () => log.edit(pick(passing), [lines(2), lines(3)])],
    [4, () => log.bash(fill('grep -rn {word} src'), '', { failed: true })],
    [4, () => log.attachment(REMINDER)],
    [1, () => log.repeat()],
    [1, () => editInVain(ground)],
    [1, () => failAndFix(ground)],
  ]
}

function editInVain({ voice, log, traps, lines }) {
  const path = voice.path()
  traps.push({ kind: 'unchanged-file', source: 'failed edit', said: path, words: [path] })
  log.editInVain(path, lines(2))
}

function failAndFix({ voice, phrases, log, traps, passing, lines }) {
  const words = [voice.word(), voice.word()]
  const command = voice.fill(voice.pick(phrases.commands), { w: words[0] })
  const error = voice.fill(voice.pick(phrases.errors), { a: words[1] })
  traps.push({ kind: 'fixed-command', source: 'tool output', said: `${command}: ${error}`, words })
  log.bash(command, `${lines(voice.between(0, 6))}\n${error}\n${lines(2)}`, { failed: true })
  log.edit(voice.pick(passing), [lines(1), lines(2)])
  log.bash(command, `${lines(3)}\n12 passed`)
}
