import { createDemoStory, DEMO_SESSION_ID } from '../core/demo/story.ts'
import { readAnswer } from '../core/hook/answer.ts'
import { HOOK_NAMES, INSTALL_FOLDER, planRegistration } from '../core/install/registration.ts'
import { planStatusline } from '../core/install/statusline.ts'
import { estimateTokens } from '../core/tokens.ts'
import { resolveSources } from '../io/config-parser.ts'
import { POLICY_DOCUMENT, readConfigSources } from '../io/config-sources.ts'
import { copyBundles, findFolder, readOptional, writeSettings } from '../io/install-files.ts'
import { configureNotes } from '../io/notes-config.ts'
import { errorCode } from '../io/read-text.ts'
import { findDistFolder, runBundle } from '../io/run-bundle.ts'
import { createSandbox } from '../io/sandbox.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { fail, print } from '../io/terminal.ts'
import { type AdoptedTracks, adoptTracks } from '../steps/adopt-tracks.ts'
import { planPersonalStatusline } from '../steps/place-statusline.ts'
import { paint } from './paint.ts'

export interface InstallOptions {
  readonly json?: boolean
  readonly statusline?: boolean
  readonly tracks?: boolean
}

interface Firing {
  readonly hook: string
  readonly works: boolean
  readonly answer: string
}

const BUNDLES = [...HOOK_NAMES, 'statusline', 'holdfast'].map((name) => `${name}.mjs`)

/**
 * Installs the drop-in copy: bundles, registration, proof. The settings are read and merged before anything is
 * written, so a settings file that cannot be understood leaves the repository as it was.
 */
export async function install(dir: string, options: InstallOptions): Promise<void> {
  const { json: asJson = false, tracks: withTracks = false, statusline: withStatusline = false } = options
  const root = findFolder(dir)
  if (root === null) return fail(`Cannot install into "${dir}": it is not a folder; create it or name another`, 2)
  const settingsPath = `${root}/.claude/settings.json`
  const previous = readOptional(settingsPath) ?? ''
  const settings = parseSettings(previous)
  if (settings === null) {
    return fail(
      `Cannot merge into "${settingsPath}": it is not a JSON object; nothing was changed. Repair it and run init again`,
    )
  }
  const statusline = withStatusline ? planPersonalStatusline(root, settings, planStatusline) : null
  if (statusline !== null && 'unreadable' in statusline) {
    return fail(
      `Cannot merge into "${statusline.unreadable}": it is not a JSON object; nothing was changed. Repair it and run init again`,
    )
  }
  const target = `${root}/${INSTALL_FOLDER}/dist`
  const source = findDistFolder()
  const changed = source === target ? 0 : copyBundles(source, target, BUNDLES).changed
  const adopted = withTracks ? adopt(root) : NOTHING_ADOPTED
  if (adopted === null) return
  const policy = adopted.written.includes(POLICY_DOCUMENT)
  const { config } = await resolveSources(readConfigSources(root))
  const edits = planRegistration(settings, config['guardrails.fail'] === 'closed')
  if (edits.length > 0) writeSettings(settingsPath, editSettings(previous, edits))
  statusline?.apply()
  const notes = configureNotes(root)
  const firings = fireBundles(target)
  const works = firings.every((firing) => firing.works)
  if (asJson)
    print(
      JSON.stringify(
        {
          root,
          bundles_changed: changed,
          registered: edits.length > 0,
          statusline: withStatusline,
          notes_configured: notes,
          policy_written: policy,
          documents_written: adopted.written,
          documents_different: adopted.different,
          firings,
        },
        null,
        2,
      ),
    )
  else {
    print(describeInstall(root, changed, edits.length > 0, withStatusline, firings))
    if (withTracks) print(describeAdoption(adopted))
    if (policy)
      print(`\nA policy was adopted: ${POLICY_DOCUMENT}. Read it; from now on writes are confined to its write_roots.`)
  }
  if (!works) fail('At least one hook does not work here; see above. It needs node 20.16 or later on the PATH')
}

const NOTHING_ADOPTED: AdoptedTracks = { written: [], different: [] }

/** Writes the documents of a repository with tracks; null when they cannot be written, which is said. */
function adopt(root: string): AdoptedTracks | null {
  try {
    return adoptTracks(root)
  } catch (error) {
    fail(
      `Cannot write the documents of tracks: ${errorCode(error)}; look at docs/context and artifacts, and run init again`,
    )
    return null
  }
}

function describeAdoption({ written, different }: AdoptedTracks): string {
  return [
    '',
    written.length === 0 ? 'Every document was there already.' : `Documents written: ${written.join(', ')}`,
    ...(different.length === 0
      ? []
      : [`Left as they are, though this version says something else: ${different.join(', ')}`]),
    'holdfast track new ID begins a track. Commit docs/ to share it.',
  ].join('\n')
}

/** Plays the demonstration session through the installed bundles, in a throw-away repository; keeps the first words of each hook. */
function fireBundles(folder: string): Firing[] {
  const sandbox = createSandbox(DEMO_SESSION_ID)
  const firings = new Map<string, Firing>()
  try {
    for (const step of createDemoStory(sandbox.projectDir, sandbox.transcriptPath)) {
      if (step.newRows !== '') sandbox.append(sandbox.transcriptPath, step.newRows)
      const env = { HOME: sandbox.homeDir, CLAUDE_PROJECT_DIR: sandbox.projectDir }
      const run = runBundle(`${folder}/${step.hook}.mjs`, step.payload, env)
      const answer = readAnswer(run.stdout)
      const failed = run.exitCode !== 0 || run.stderr !== ''
      const text = failed ? `exit ${run.exitCode}: ${run.stderr.trim().slice(0, 300)}` : answer
      const known = firings.get(step.hook)
      // A hook that failed once has failed; one that is silent at times must have spoken at least once.
      if (failed || known === undefined || (known.answer === '' && answer !== '')) {
        firings.set(step.hook, { hook: step.hook, works: !failed && answer !== '', answer: text })
      }
    }
  } finally {
    sandbox.remove()
  }
  return [...firings.values()]
}

function describeInstall(
  root: string,
  changed: number,
  registered: boolean,
  withStatusline: boolean,
  firings: readonly Firing[],
): string {
  const width = Math.max(...firings.map((firing) => firing.hook.length))
  const lines = firings.map(({ hook, works, answer }) => {
    const mark = works ? paint.green('ok') : paint.red('FAILED')
    const first = answer.trim().split('\n').slice(0, 2).join(' ').slice(0, 96)
    return `  ${hook.padEnd(width)}  ${mark}  ${works ? `${estimateTokens(answer)} tokens: ` : ''}${paint.dim(first)}`
  })
  return [
    `${paint.bold('holdfast')} is installed in ${root}`,
    `  bundles: ${INSTALL_FOLDER}/dist (${changed === 0 ? 'already up to date' : `${changed} written`})`,
    `  registration: .claude/settings.json (${registered ? 'written' : 'already there'})`,
    ...(withStatusline ? ['  status line: .claude/settings.local.json (personal; what you had runs beside it)'] : []),
    '',
    'Each hook was fired with a real payload in a throw-away repository and answered:',
    ...lines,
    '',
    'Open Claude Code there; a running session takes the hooks after a restart. Commit .claude/ to share them.',
  ].join('\n')
}
