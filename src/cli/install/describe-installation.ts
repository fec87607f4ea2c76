import { estimateTokens } from '../../base/core/tokens.ts'
import { INSTALL_FOLDER } from '../../client/core/registration.ts'
import { POLICY_DOCUMENT } from '../../config/io/config-sources.ts'
import type { Firing } from '../../host/fire-installed.ts'
import { COMMANDS_FOLDER, type CommandPlan, SKILL_FOLDER } from '../../install/core/command-pages.ts'
import type { ProposedRoots } from '../../install/core/source-roots.ts'
import { describeSharing, describeUnshared, type Unshared } from '../../install/find-unshared.ts'
import type { PlacedFiles } from '../../install/place-bundles.ts'
import type { AdoptedTracks } from '../../tracks/adopt-tracks.ts'
import { paint } from '../paint.ts'
import { VERSION } from '../program.ts'

export interface Installation {
  readonly root: string
  readonly before: string | null
  readonly placed: PlacedFiles
  readonly registered: boolean
  readonly settingsFile: string
  readonly isInGit: boolean
  readonly withStatusline: boolean
  readonly notes: boolean
  readonly adopted: AdoptedTracks
  /** The write roots in force afterwards: a stronger layer may say other ones than the new document. */
  readonly rootsInForce: readonly string[] | null
  /** The reason the client reads no setting of the file the hooks stand in. */
  readonly ignored: string | null
  readonly unshared: Unshared | null
  /** Whether the shell this runs in switches every hook off. */
  readonly isOff: boolean
  readonly disabled: readonly string[]
  readonly firings: readonly Firing[]
}

export function serializeInstallation(done: Installation) {
  const { placed, adopted } = done
  return {
    root: done.root,
    version: VERSION,
    previous_version: done.before,
    bundles_changed: placed.bundlesChanged,
    registered: done.registered,
    commands_written: placed.commands.write,
    commands_left: placed.commands.left,
    skill_written: placed.skill.write.length > 0,
    skill_left: placed.skill.left.length > 0,
    not_written: placed.blocked,
    statusline: done.withStatusline,
    notes_configured: done.notes,
    policy_written: adopted.confined !== null,
    write_roots: adopted.confined?.roots ?? null,
    documents_written: adopted.written,
    documents_different: adopted.different,
    settings_ignored: done.ignored,
    left_out_by_git: done.unshared?.rules ?? [],
    switched_off: done.isOff || done.disabled.length > 0,
    firings: done.firings,
  }
}

export function describeInstallation(done: Installation, withTracks: boolean): string {
  const { root, before, placed, registered, settingsFile, adopted, ignored, unshared, isOff, disabled, firings } = done
  const { bundlesChanged } = placed
  return [
    `${paint.bold('holdfast')} is installed in ${root}`,
    `  version: ${before === null || before === VERSION ? VERSION : `updated ${before} to ${VERSION}`}`,
    `  bundles: ${INSTALL_FOLDER}/dist (${bundlesChanged === 0 ? 'already up to date' : `${bundlesChanged} written`})`,
    `  registration: .claude/${settingsFile} (${registered ? 'written' : 'already there'})`,
    ...(done.withStatusline
      ? ['  status line: .claude/settings.local.json (personal; what you had runs beside it)']
      : []),
    ...describeCommands(placed.commands),
    ...(placed.skill.write.length > 0 ? [`  skill: ${SKILL_FOLDER}, with which the model searches by itself`] : []),
    ...(done.notes ? ['  git: a rebase carries memories along, and git log shows them (two settings of notes)'] : []),
    ...(placed.skill.left.length > 0 ? ['  the skill you changed, left as it is'] : []),
    ...placed.blocked.map((path) => paint.yellow(`  not written: ${path} is a symlink, or no folder`)),
    '',
    'Each hook was tried in a throw-away repository, with a session made up for it, and told the model:',
    ...describeFirings(firings),
    '',
    `Open Claude Code there; a running session takes the hooks after a restart.${describeCommit(done)}`,
    ...describeLeftOut(unshared),
    describeCommandIn(INSTALL_FOLDER),
    ...(withTracks ? describeAdoption(adopted, done.rootsInForce) : []),
    ...(ignored === null
      ? []
      : [
          '',
          paint.yellow(`No hook will run yet: the client ignores ${ignored}. A comment or a trailing comma is enough.`),
        ]),
    ...disabled.flatMap((what) => ['', paint.yellow(`No hook will run: ${what}. Take it out of the file.`)]),
    ...(isOff ? ['', paint.yellow(SWITCHED_OFF)] : []),
  ].join('\n')
}

export const describeCommandIn = (folder: string): string =>
  `The command is there too: node ${folder}/dist/holdfast.mjs. Messages and pages call it "holdfast".`

/** A registration for one person is not shared, nor is that person's status line. */
function describeCommit({ unshared, settingsFile, isInGit, withStatusline }: Installation): string {
  if (unshared !== null || !isInGit || settingsFile !== 'settings.json') return ''
  return ` Commit .claude/ to share them${withStatusline ? ', without settings.local.json' : ''}.`
}

/** Tells that a clone would lack hooks, and the step of a person against that. */
export function describeLeftOut(unshared: Unshared | null): string[] {
  if (unshared === null) return []
  const { lacksBundles, lacksRegistration } = unshared
  const consequence =
    lacksBundles && !lacksRegistration ? 'In a clone every hook would fail' : 'The hooks run in this folder only'
  return [paint.yellow(`${describeUnshared(unshared)}. ${consequence}. To share them: ${describeSharing(unshared)}`)]
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

function describeAdoption(
  { written, different, confined }: AdoptedTracks,
  inForce: Installation['rootsInForce'],
): string[] {
  return [
    '',
    written.length === 0 ? 'Every document was there already.' : `Documents written: ${written.join(', ')}`,
    ...(different.length === 0
      ? []
      : [`Left as they are, though this version says something else: ${different.join(', ')}`]),
    'holdfast track new ID begins a track. Commit docs/ to share it.',
    ...(confined === null
      ? []
      : ['', isSame(confined.roots, inForce) ? describeConfined(confined) : describeStronger(confined.roots, inForce)]),
  ]
}

const isSame = (roots: readonly string[], others: readonly string[] | null) => roots.join('\0') === others?.join('\0')

const describeStronger = (roots: readonly string[], inForce: readonly string[] | null): string =>
  `${POLICY_DOCUMENT} says that the model writes only in ${roots.join(', ')}. What was set before is stronger: ${inForce === null ? 'it writes anywhere' : `only in ${inForce.join(', ')}`}. holdfast config get guardrails.write_roots names the layer.`

const MAX_NAMED = 24

/** One line: where files may be written from now on, what is refused, and how to change that. */
function describeConfined({ roots, outside }: ProposedRoots): string {
  const more = outside.length > MAX_NAMED ? ` and ${outside.length - MAX_NAMED} more` : ''
  const refused = outside.length === 0 ? '' : ` (here: ${outside.slice(0, MAX_NAMED).join(', ')}${more})`
  return `From now on the model writes files only in ${roots.join(', ')}. Its writes to everything else${refused} are refused, with the command that allows them; yours are not touched. The list is in ${POLICY_DOCUMENT}.`
}

/** The subject of each hook's answer in the session that `init` plays. The answer itself would look like a warning. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'session-start': 'where the session runs, and how to mark what is to be kept',
  'user-prompt-submit': 'how full the context is, at 91 %',
  'post-tool-use': 'the same between two prompts, at 71 %',
  'pre-tool-use': 'why a huge file was refused',
  'pre-compact': 'what a summary must keep',
}

/** A line for each hook: whether it works here, and what it spoke of. A failure stands in its own words. */
function describeFirings(firings: readonly Firing[]): string[] {
  const width = Math.max(...firings.map((firing) => firing.hook.length))
  return firings.map(({ hook, works, answer }) => {
    const fault = answer.trim().split('\n').slice(0, 2).join(' ').slice(0, 96)
    const subject = SUBJECTS[hook] ?? ''
    const told = works ? `${estimateTokens(answer)} tokens: ${paint.dim(subject)}` : paint.dim(fault)
    return `  ${hook.padEnd(width)}  ${works ? paint.green('ok') : paint.red('FAILED')}  ${told}`
  })
}
