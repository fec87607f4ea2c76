import { POLICY_DOCUMENT } from '../../config/io/config-sources.ts'
import { COMMANDS_FOLDER, type CommandPlan } from '../../install/core/commands.ts'
import type { PlacedFiles } from '../../install/place-bundles.ts'
import { INSTALL_FOLDER } from '../../settings/core/registration.ts'
import type { AdoptedTracks } from '../../tracks/adopt-tracks.ts'
import { paint } from '../paint.ts'
import { VERSION } from '../program.ts'
import { describeFirings, type Firing } from './fire-bundles.ts'

/** The changes `init` made, and the answer of each hook afterwards. */
export interface Installation {
  readonly root: string
  /** The version that was installed before. */
  readonly before: string | null
  readonly placed: PlacedFiles
  readonly registered: boolean
  readonly withStatusline: boolean
  readonly notes: boolean
  readonly adopted: AdoptedTracks
  /** The reason the client reads no setting of the file the hooks stand in. */
  readonly ignored: string | null
  /** Whether the shell this runs in switches every hook off. */
  readonly isOff: boolean
  readonly firings: readonly Firing[]
}

export function serializeInstallation({
  root,
  before,
  placed,
  registered,
  withStatusline,
  notes,
  adopted,
  ignored,
  isOff,
  firings,
}: Installation) {
  return {
    root,
    version: VERSION,
    previous_version: before,
    bundles_changed: placed.bundlesChanged,
    registered,
    commands_written: placed.commands.write,
    commands_left: placed.commands.left,
    statusline: withStatusline,
    notes_configured: notes,
    policy_written: adopted.written.includes(POLICY_DOCUMENT),
    documents_written: adopted.written,
    documents_different: adopted.different,
    settings_ignored: ignored,
    switched_off: isOff,
    firings,
  }
}

export function describeInstallation(done: Installation, withTracks: boolean): string {
  const { root, before, placed, registered, withStatusline, adopted, ignored, isOff, firings } = done
  const { bundlesChanged } = placed
  return [
    `${paint.bold('holdfast')} is installed in ${root}`,
    `  version: ${before === null || before === VERSION ? VERSION : `updated ${before} to ${VERSION}`}`,
    `  bundles: ${INSTALL_FOLDER}/dist (${bundlesChanged === 0 ? 'already up to date' : `${bundlesChanged} written`})`,
    `  registration: .claude/settings.json (${registered ? 'written' : 'already there'})`,
    ...(withStatusline ? ['  status line: .claude/settings.local.json (personal; what you had runs beside it)'] : []),
    ...describeCommands(placed.commands),
    '',
    'Each hook was fired with a real payload in a throw-away repository and answered:',
    ...describeFirings(firings),
    '',
    'Open Claude Code there; a running session takes the hooks after a restart. Commit .claude/ to share them.',
    `The command is there too: node ${INSTALL_FOLDER}/dist/holdfast.mjs, "holdfast" in what it says and in its documents.`,
    ...(withTracks ? describeAdoption(adopted) : []),
    ...(ignored === null
      ? []
      : [
          '',
          paint.yellow(`No hook will run yet: the client ignores ${ignored}. A comment or a trailing comma is enough.`),
        ]),
    ...(isOff ? ['', paint.yellow(SWITCHED_OFF)] : []),
  ].join('\n')
}

/** This text alone tells of the variable: the test of the hooks runs without the shell's environment. */
export const SWITCHED_OFF =
  'HOLDFAST_OFF is set in this shell: every hook stays silent in a session started from it. unset HOLDFAST_OFF brings them back.'

function describeCommands({ write, left }: CommandPlan): string[] {
  const names = (files: readonly string[]) => files.map((file) => `/holdfast:${file.replace(/\.md$/, '')}`).join(' ')
  return [
    ...(write.length > 0 ? [`  commands: ${names(write)} (${COMMANDS_FOLDER})`] : []),
    ...(left.length > 0 ? [`  commands you changed, left as they are: ${names(left)}`] : []),
  ]
}

function describeAdoption({ written, different }: AdoptedTracks): string[] {
  return [
    '',
    written.length === 0 ? 'Every document was there already.' : `Documents written: ${written.join(', ')}`,
    ...(different.length === 0
      ? []
      : [`Left as they are, though this version says something else: ${different.join(', ')}`]),
    'holdfast track new ID begins a track. Commit docs/ to share it.',
    ...(written.includes(POLICY_DOCUMENT)
      ? ['', `A policy was adopted: ${POLICY_DOCUMENT}. Read it; from now on writes are confined to its write_roots.`]
      : []),
  ]
}
