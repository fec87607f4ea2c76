import { NEUTRAL } from './chatter.mjs'

const COMMANDING = [
  'Forget {v}; go with {w}.',
  'No, use {v} instead of {w}.',
  'Always run {v} before {w}.',
  'Now fix {v} so that {w} works.',
]

/** Rows the person did not write, though they read like it; in the shapes of client 2.1.329. */
const SOURCES = {
  'task notification': ({ log, voice }, text) =>
    log.notify(voice.toolId(), `a${voice.hex(16)}`, voice.fill('Check {word}'), text),
  'meta row': ({ log }, text) => log.user(text, {}, { isMeta: true }),
  'command output': ({ log }, text) => log.user(`<local-command-stdout>${text}</local-command-stdout>`),
  'shell output': ({ log }, text) => {
    log.user('<bash-input>cat notes.md</bash-input>')
    log.user(`<bash-stdout>${text}</bash-stdout><bash-stderr></bash-stderr>`)
  },
  sidechain: ({ log }, text) => log.sidechain(text),
  'hook context': ({ log }, text) => {
    const body = {
      type: 'hook_additional_context',
      content: [text],
      hookName: 'SessionStart',
      hookEvent: 'SessionStart',
    }
    log.attachment(body, [{ content: text }])
  },
  'error row': ({ log, voice }, text) => {
    const usage = { input_tokens: 0, output_tokens: 0 }
    const message = { id: voice.uuid(), type: 'message', role: 'assistant', model: '<synthetic>', usage }
    log.frame({
      message: { ...message, content: [{ type: 'text', text }] },
      isApiErrorMessage: true,
      type: 'assistant',
    })
  },
  'queued notification': ({ log }, text) =>
    log.queue(`<task-notification>\n<result>${text}</result>\n</task-notification>`, 'task-notification'),
}

/** Sentences of the system, and neutral ones of the person, somewhere in the session. */
export function plantDecoys({ stage, timeline }, count) {
  const { pick, chance } = stage.voice
  for (let index = 0; index < count; index += 1) {
    timeline.at(pick(['early', 'earlier', 'middle', 'late']), () => {
      if (chance(0.4)) return stage.turn(stage.setTrap('neutral', pick(NEUTRAL)))
      plant(stage, pick(Object.keys(SOURCES)))
    })
  }
}

function plant(stage, source) {
  const text = stage.setTrap(source, stage.voice.pick(COMMANDING))
  stage.ask('continue')
  stage.work(1)
  stage.log.endResponse()
  SOURCES[source](stage, text)
  stage.work(1)
  stage.close()
}
