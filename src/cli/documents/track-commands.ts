import { addCommand, lazily, oneOf, type Program } from '../program.ts'
import { NOTE_FIELDS } from './note-fields.ts'

export function addTrackCommands(program: Program): void {
  const track = addCommand(program, 'track').description(
    'tracks, each a folder with SPEC, PLAN, RISKS, DECISIONS; entries for these documents; tiers a session loads',
  )
  addCommand(track, 'new')
    .description('create a track from a template and make it the active one')
    .argument('<id>', 'its name, for example payments')
    .addOption(
      oneOf('--template <name>', 'default or security-review', ['default', 'security-review']).default('default'),
    )
    .option('--title <text>', 'the heading of its documents (default: its name)')
    .option('--no-switch', 'leave the active track as it is')
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./track.ts')).createTrack))
  addCommand(track, 'list --dir')
    .description('list all tracks, the active one marked')
    .action(lazily(async () => (await import('./track.ts')).listTracks))
  addCommand(track, 'switch')
    .description('make another track the active one')
    .argument('<id>', 'for example payments')
    .option('--reopen', 'also when it was closed')
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./track.ts')).switchTrack))
  addCommand(track, 'close')
    .description('bring in what waits for a track and mark it as over; its documents stay where they are')
    .argument('[id]', 'for example payments (default: the active one)')
    .option('--leave', 'also when entries that wait for it cannot be brought in')
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./track.ts')).closeTrack))

  addCommand(track, 'tiers [dir]')
    .description('show what the core, task and transient tiers hold, file by file, and what is missing')
    .option('--session <id>', 'whose artifacts are the transient tier (default: the session that started last)')
    .action(lazily(async () => (await import('./tiers.ts')).showTiers))

  addCommand(track, 'compact [dir]')
    .description('bring what waits in work logs and messages into the documents of the active track')
    .option('--dry-run', 'only show what would change')
    .action(lazily(async () => (await import('./compact.ts')).compact))

  const command = addCommand(track, 'note --dir')
    .description('write a decision, a risk, a task or an invariant down for the documents of the active track')
    .argument('<kind>', 'decision, risk, task or invariant')
    .argument('<words...>', 'what it says')
  for (const [name, key] of Object.entries(NOTE_FIELDS)) command.option(`--${name} <text>`, `its ${key}`)
  command.action(lazily(async () => (await import('./note.ts')).note))
}
