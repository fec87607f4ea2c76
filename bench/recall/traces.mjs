/** Planters of what the work left behind; see statements.mjs for what they return. */
export const TRACES = { modifiedFile, failingCommand, agentResult }

function modifiedFile({ stage, timeline }, where) {
  const { voice, log } = stage
  const path = voice.path()
  const times = voice.between(2, 5)
  timeline.at(where, () => {
    stage.ask(voice.chance(0.5) ? voice.fill('change {path} for {word}', { path }) : 'continue')
    if (voice.chance(0.3)) log.write(path, stage.lines(5))
    for (let time = 0; time < times; time += 1) {
      log.edit(path, [stage.lines(2), stage.lines(3)])
      stage.work(1)
    }
    stage.close()
  })
  return { kind: 'modified-file', where, via: `${times} edits`, said: path, needs: [path] }
}

function failingCommand({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const [w, a] = [voice.word(), voice.word()]
  const where = voice.pick(['middle', 'late', 'late', 'earlier'])
  const command = voice.fill(voice.pick(phrases.commands), { w })
  const error = voice.fill(voice.pick(phrases.errors), { a })
  // A pipe hides the exit code; the output still says that it failed.
  const piped = voice.chance(0.2)
  const output = `${stage.lines(voice.between(0, 12))}\n${error}\n${stage.lines(voice.between(0, 3))}`.trim()
  const fail = () =>
    piped ? log.bash(`${command} 2>&1 | tail -30`, `FAIL\n${output}`) : log.bash(command, output, { failed: true })
  timeline.at(where, () => {
    stage.ask('run the checks')
    stage.work(1)
    fail()
    if (voice.chance(0.4)) {
      log.edit(voice.pick(stage.passing), [stage.lines(1), stage.lines(1)])
      fail()
    }
    stage.close(voice.fill('It still fails, {word} is the reason.'))
  })
  const via = piped ? 'piped' : 'exit 1'
  return { kind: 'failing-command', where, via, said: `${command}: ${error}`, needs: [w, a] }
}

const RESULT_HEADS = ['## Result\n\n', '## Summary\n\n', '**Conclusion:** ', 'Answer: ', '## Findings\n\n- ', 'TL;DR: ']

function agentResult({ stage, timeline, phrases }) {
  const { voice, log } = stage
  const [a, b] = [voice.word(), voice.word()]
  const where = voice.pick(['late', 'middle', 'earlier'])
  const via = voice.pick(['foreground', 'background'])
  const finding = voice.fill(voice.pick(phrases.findings), { a, b })
  // One report in four comes to the point late, under a heading that says so.
  const wordy = voice.chance(0.25)
  const opening = wordy ? `${stage.describeAtLength()}\n\n` : ''
  const head = wordy || voice.chance(0.4) ? voice.pick(RESULT_HEADS) : ''
  const report = `${opening}${head}${finding}.\n\n${stage.describeAtLength()}`
  const topic = voice.fill('Look into {word}')
  timeline.at(where, () => {
    stage.ask('continue')
    if (via === 'foreground') {
      log.agent(topic, voice.fill('Find out about {word} and report.'), report)
      stage.work(2)
      return stage.close()
    }
    const finish = log.backgroundAgent(topic, voice.fill('Find out about {word}.'), report)
    stage.work(3)
    stage.close()
    finish()
    stage.work(1)
    stage.close()
  })
  return { kind: 'agent-result', where, via: wordy ? `${via}, wordy` : via, said: finding, needs: [a, b] }
}
