import { TASKS } from './phrases.mjs'

/**
 * The list of tasks, kept with TodoWrite, with the task tools, or as a checklist in answers. Three are done, three are
 * open, one was taken off the list; begun before an earlier compaction or after the last.
 */
export function createTaskList(stage, timeline) {
  const { voice, log } = stage
  const { pick, fill, word } = voice
  const style = pick(['TodoWrite', 'TodoWrite', 'task tools', 'task tools', 'checklist'])
  const start = pick(['earlier', 'middle'])
  const items = Array.from({ length: 7 }, (_, index) => {
    const a = word()
    return { a, id: index + 1, subject: fill(pick(TASKS), { a }), end: ENDS[index] }
  })
  const spot = timeline.at(start, () => KEEPERS[style].begin())
  const halfwaySpot = timeline.after(spot, () => KEEPERS[style].goOn(false))
  timeline.after(halfwaySpot, () => KEEPERS[style].goOn(true), { late: true })

  const listed = (statusOf, kept = items) =>
    kept.map((item) => ({ content: item.subject, status: statusOf(item), activeForm: item.subject }))
  const asTurn = (play) => () => {
    stage.ask('continue')
    stage.work(1)
    play()
    stage.work(2)
    stage.close()
  }
  const halfway = (item) => (item.id === 1 ? 'completed' : item.id === 2 ? 'in_progress' : 'pending')
  const final = (item) => item.end
  const staying = items.filter((item) => item.end !== 'gone')
  const check = (item) => `- [${item.end === 'completed' ? 'x' : ' '}] ${item.subject}`
  const KEEPERS = {
    TodoWrite: {
      begin: asTurn(() => log.todo(listed(() => 'pending'))),
      goOn: (last) => asTurn(() => log.todo(last ? listed(final, staying) : listed(halfway)))(),
    },
    'task tools': {
      begin: asTurn(() => {
        for (const { id, subject } of items) log.createTask(id, subject)
      }),
      goOn: (last) => asTurn(() => updateTasks(last))(),
    },
    checklist: {
      begin: () => {
        stage.ask('what is left to do?')
        stage.close(`The plan:\n\n${items.map((item) => `- [ ] ${item.subject}`).join('\n')}`)
      },
      goOn: (last) => {
        if (!last) return asTurn(() => stage.work(1))()
        stage.ask('where are we?')
        stage.close(`Where we are:\n\n${staying.map(check).join('\n')}\n\nThe tests pass.`)
      },
    },
  }
  const updateTasks = (last) => {
    if (!last) {
      log.updateTask(1, 'completed')
      return log.updateTask(2, 'in_progress')
    }
    for (const { id, end } of items.slice(1)) {
      if (end !== 'pending') log.updateTask(id, end === 'gone' ? 'deleted' : end)
    }
  }
  for (const item of items.filter(({ end }) => end === 'gone')) {
    stage.traps.push({ kind: 'gone-task', source: style, said: item.subject, words: [item.a] })
  }
  return staying.map(({ a, subject, end }) => ({
    kind: end === 'completed' ? 'done-task' : 'open-task',
    where: start,
    via: style,
    said: `${subject} (${end})`,
    needs: [a],
  }))
}

const ENDS = ['completed', 'completed', 'completed', 'in_progress', 'pending', 'pending', 'gone']
