// What a simulated week knows of itself, to hold what is on disk against it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function createLedger(project) {
  const folder = join(project, '.holdfast', 'checkpoints')
  const ledger = {
    started: new Set(),
    live: new Set(),
    memories: new Set(),
    decisions: new Set(),
    /** Checkpoints ever seen, and those of them that were marked as told. */
    seen: new Set(),
    acknowledged: new Set(),
    denied: 0,
    wrongs: [],
    look(sessionId, event, answer) {
      if (answer?.includes('"deny"')) ledger.denied += 1
      const isWritten = event !== 'pre-tool-use' && event !== 'post-tool-use'
      if (event === 'session-start' && answer !== null) ledger.live.add(sessionId)
      if (ledger.live.has(sessionId) && !existsSync(join(project, '.holdfast', 'sessions', sessionId, 'state.json')))
        ledger.wrongs.push(`the state of ${sessionId}, which runs, is gone`)
      if (isWritten) lookAtCheckpoints()
    },
    /** What is wrong at the end: nothing, where everything holds. */
    judge: (world, now) => judge(world, now, ledger),
  }
  function lookAtCheckpoints() {
    const names = existsSync(folder) ? readdirSync(folder) : []
    const highest = Math.max(0, ...[...ledger.seen].map(numberOf))
    for (const name of names) {
      const [, id, kind] = /^(cx-\d+)(-checkpoint\.json|\.acknowledged)$/.exec(name) ?? []
      if (id === undefined) continue
      if (kind === '.acknowledged') ledger.acknowledged.add(id)
      else if (!ledger.seen.has(id) && numberOf(id) < highest - 20) ledger.wrongs.push(`${id} was given again`)
      if (kind !== '.acknowledged') ledger.seen.add(id)
    }
  }
  return ledger
}

const numberOf = (id) => Number(id.slice(3))

function judge(world, now, ledger) {
  const names = new Set(readdirSync(join(world.project, '.holdfast', 'checkpoints')))
  const events = readJournal(world.project)
  for (const { event, checkpoint_id: id } of events)
    if (event === 'checkpoint_acknowledged') ledger.acknowledged.add(id)
  const present = [...ledger.seen].filter((id) => names.has(`${id}-checkpoint.json`))
  const cleanings = events.filter(({ event }) => event === 'retention_applied')
  const sum = (field) => cleanings.reduce((total, event) => total + event[field], 0)
  const wrongs = [
    ...ledger.wrongs,
    ...world.complaints,
    ...judgeCheckpoints(ledger, present, events),
    ...judgeKept(world, now, ledger),
    ...(sum('journal_files') > 0 ? [] : judgeJournal(ledger, events)),
  ]
  return {
    wrongs,
    checkpoints: {
      made: ledger.seen.size,
      removed: ledger.seen.size - present.length,
      untold: present.filter((id) => !names.has(`${id}.acknowledged`)).length,
    },
    sessionsRemoved: sum('sessions'),
    cleanings: cleanings.length,
    journalFilesRemoved: sum('journal_files'),
    events: events.length,
    memories: ledger.memories.size,
    decisions: ledger.decisions.size,
    denied: ledger.denied,
  }
}

function judgeCheckpoints({ seen, acknowledged }, present, events) {
  const lost = [...seen].filter((id) => !present.includes(id) && !acknowledged.has(id))
  const created = events.filter(({ event }) => event === 'checkpoint_created').map(({ checkpoint_id }) => checkpoint_id)
  const isTwice = new Set(created).size !== created.length
  return [
    ...lost.map((id) => `${id} was removed, and nobody was told of it`),
    ...(isTwice ? ['an id of a checkpoint is in the journal twice'] : []),
  ]
}

/** What people and models wanted kept is where they would look for it, and `verify` agrees. */
function judgeKept(world, now, { memories, decisions }) {
  const { project } = world
  const listed = world.holdfast(['memory', 'list', '--dir', project, '--limit', '100000', '--json'], now).stdout
  const path = join(project, 'docs', 'tracks', 'soak', 'DECISIONS.md')
  const documents = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const verify = world.holdfast(['verify', project], now)
  return [
    ...[...memories].filter((text) => !listed.includes(text)).map((text) => `a memory is lost: ${text}`),
    ...[...decisions].filter((text) => !documents.includes(text)).map((text) => `a decision is lost: ${text}`),
    ...(verify.code === 0 ? [] : [`verify: ${verify.stdout.trim().slice(-300)} ${verify.stderr.trim()}`]),
  ]
}

function judgeJournal({ started }, events) {
  const known = new Set(events.filter(({ event }) => event === 'session_started').map(({ session_id }) => session_id))
  return [...started].filter((id) => !known.has(id)).map((id) => `the journal has lost the start of ${id}`)
}

function readJournal(project) {
  const names = readdirSync(join(project, '.holdfast')).filter((name) => /^events(-\d+)?\.jsonl$/.test(name))
  const current = names.filter((name) => name === 'events.jsonl')
  return [...names.filter((name) => name !== 'events.jsonl').sort(), ...current].flatMap((name) =>
    readFileSync(join(project, '.holdfast', name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  )
}
