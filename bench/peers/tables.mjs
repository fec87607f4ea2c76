import { renderTable } from '../lib/tables.mjs'

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``

/** What each hook collection costs at each moment of a session, and what the client makes of its answers. */
export function renderPeers({ peers, missing }) {
  const names = peers[0].moments.map(({ moment }) => moment)
  const noise = peers.flatMap(({ moments }) => moments.map((moment) => moment.noise))
  const range = (of) => `${Math.min(...noise.map(of)).toFixed(2)} to ${Math.max(...noise.map(of)).toFixed(2)}`
  const rounds = [...new Set(peers.map((peer) => peer.rounds))].join(', ')
  const matrix = (render) => {
    const rows = peers.map(({ name, moments }) => [
      name,
      ...names.map((moment) => {
        const found = moments.find((each) => each.moment === moment)
        return found === undefined ? 'not measured' : found.hooks === 0 ? '' : render(found)
      }),
    ])
    return renderTable(['', ...names], rows)
  }
  const isCounted = peers.some(({ moments }) => moments.some(({ hooks, instructions }) => hooks > 0 && instructions))
  const counted = [
    '**Instructions** of all that is started, against bare node, with a fixed hash seed:',
    matrix(({ instructions }) => (instructions === null ? 'not counted' : instructions.toFixed(2))),
  ]
  return [
    `${rounds} paired rounds. Bare node raced against itself: CPU ${range(({ cpu }) => cpu)}, wall ${range(({ wall }) => wall)}.`,
    '**CPU** of all hooks of the moment together, against bare node:',
    matrix(({ cpu }) => cpu.toFixed(2)),
    '**Wall** time of the longest hook the client waits for, against bare node:',
    matrix(({ wall, hooks, later }) => (hooks === later ? 'not waited for' : wall.toFixed(2))),
    ...(isCounted ? counted : []),
    '**Programs** started, the shell of each hook included, as strace counts them:',
    matrix(({ programs, hooks }) =>
      programs === null ? 'not counted' : `${programs} by ${hooks} ${hooks === 1 ? 'hook' : 'hooks'}`,
    ),
    '**Answers**, as the client reads them. Bold: the client drops them, shows an error, or reads text meant for others:',
    matrix(({ answers }) => renderAnswers(answers)),
    'Who they are, and what was done to run them:',
    peers.map(({ name, version, about }) => `- ${name} ${version}: ${about}`).join('\n'),
    'Not measured:',
    missing.map(([name, why]) => `- ${name}: ${why}.`).join('\n'),
  ].join('\n\n')
}

function renderAnswers(answers) {
  const spoken = answers.filter(({ what, sound }) => what !== 'silent' || !sound)
  if (spoken.length === 0) return 'silent'
  const texts = spoken.map(({ what, sound }) => {
    const text = what.replaceAll('|', '\\|').replaceAll('\n', ' ')
    return sound ? text : `**${text}**`
  })
  return [...new Set(texts)].join('; ')
}

/** Commands that lose work, judged by both. */
export function renderPeerGuards({ peer, kinds, alarms }) {
  const rows = kinds.map(({ kind, rules, commands, ours, theirs }) => [code(kind), rules, commands, ours, theirs])
  const head = ['what is lost by', `${peer.name} calls it`, 'commands', 'holdfast', `${peer.name} ${peer.version}`]
  const passed = kinds.flatMap(({ onlyOurs }) => onlyOurs)
  const alone = kinds.flatMap(({ onlyTheirs }) => onlyTheirs.map(({ command }) => command))
  const lines = [
    ['Only holdfast recognises', passed],
    [`Only ${peer.name} recognises`, alone],
    [`Harmless commands that ${peer.name} stops`, alarms.onlyTheirs.map(({ command }) => command)],
    ['Harmless commands that holdfast stops', alarms.onlyOurs],
  ]
  return [
    renderTable(head, rows),
    `The comparison has ${alarms.commands} harmless commands. The analysis of holdfast takes ${alarms.ours} for one of these or another loss. By these or other rules of its own ${peer.name} denies ${alarms.theirs}.`,
    lines.map(([title, commands]) => `- ${title}: ${commands.map(code).join(', ') || 'none'}`).join('\n'),
  ].join('\n\n')
}
