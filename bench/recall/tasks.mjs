/** How the seven tasks of a list end; the last is taken off it. */
const ENDS = ['completed', 'completed', 'completed', 'in_progress', 'pending', 'pending', 'gone']

/**
 * The list of tasks, kept with TodoWrite, with the task tools, or as a checklist in answers; begun before an earlier
 * compaction or after the last.
 */
export function plantTasks({ stage, timeline, phrases }) {
  const { fill, word, pick } = stage.voice
  const style = pick(['TodoWrite', 'TodoWrite', 'task tools', 'task tools', 'checklist'])
  const where = pick(['earlier', 'middle'])
  const items = ENDS.map((end, index) => {
    const a = word()
    return { a, id: index + 1, subject: fill(pick(phrases.tasks), { a }), end }
  })
  const keeper = KEEPERS[style](stage, items)
  const begun = timeline.at(where, keeper.begin)
  timeline.after(timeline.after(begun, keeper.goOn), keeper.finish, { late: true })
  const gone = items.at(-1)
  stage.traps.push({ kind: 'gone-task', source: style, said: gone.subject, words: [gone.a] })
  return stayingOf(items).map(({ a, subject, end }) => ({
    kind: end === 'completed' ? 'done-task' : 'open-task',
    where,
    via: style,
    said: `${subject} (${end})`,
    needs: [a],
  }))
}

const stayingOf = (items) => items.filter(({ end }) => end !== 'gone')
const halfway = ({ id }) => (id === 1 ? 'completed' : id === 2 ? 'in_progress' : 'pending')

/** A turn in which the model keeps its list. */
function asTurn(stage, play) {
  return () => {
    stage.ask('continue')
    stage.work(1)
    play()
    stage.work(2)
    stage.close()
  }
}

const KEEPERS = {
  TodoWrite(stage, items) {
    const keep = (kept, statusOf) =>
      asTurn(stage, () =>
        stage.log.todo(
          kept.map((item) => ({ content: item.subject, status: statusOf(item), activeForm: item.subject })),
        ),
      )
    return {
      begin: keep(items, () => 'pending'),
      goOn: keep(items, halfway),
      finish: keep(stayingOf(items), ({ end }) => end),
    }
  },
  'task tools'(stage, items) {
    const { createTask, updateTask } = stage.log
    return {
      begin: asTurn(stage, () => {
        for (const { id, subject } of items) createTask(id, subject)
      }),
      goOn: asTurn(stage, () => {
        updateTask(1, 'completed')
        updateTask(2, 'in_progress')
      }),
      finish: asTurn(stage, () => {
        for (const { id, end } of items.slice(1))
          if (end !== 'pending') updateTask(id, end === 'gone' ? 'deleted' : end)
      }),
    }
  },
  checklist(stage, items) {
    const check = ({ end, subject }) => `- [${end === 'completed' ? 'x' : ' '}] ${subject}`
    return {
      begin() {
        stage.ask('what is left to do?')
        stage.close(`The plan:\n\n${items.map(({ subject }) => `- [ ] ${subject}`).join('\n')}`)
      },
      goOn: asTurn(stage, () => stage.work(1)),
      finish() {
        stage.ask('where are we?')
        stage.close(`Where we are:\n\n${stayingOf(items).map(check).join('\n')}\n\nThe tests pass.`)
      },
    }
  },
}
