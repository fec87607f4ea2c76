import { addCommand, lazily, type Program } from '../program.ts'
import { NOTE_FIELDS } from './note-fields.ts'

export function addDocumentCommands(track: Program): void {
  addCommand(track, 'compact [dir]')
    .description('bring what waits in work logs and messages into the documents of the active track')
    .option('--dry-run', 'only show what would change')
    .option('--session <id>', 'only this session and your own notes')
    .option('--transcript <file>', 'its transcript, where it is not known')
    .action(lazily(async () => (await import('./compact.ts')).compact))

  const command = addCommand(track, 'note --dir')
    .description('write a decision, a risk, a task or an invariant down for the documents of the active track')
    .argument('<kind>', 'decision, risk, task or invariant')
    .argument('<words...>', 'what it says')
  for (const [name, key] of Object.entries(NOTE_FIELDS)) command.option(`--${name} <text>`, `its ${key}`)
  command.action(lazily(async () => (await import('./note.ts')).note))
}
