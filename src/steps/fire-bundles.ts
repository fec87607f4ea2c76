import type { OtherClient } from '../core/clients/client.ts'
import { DEMO_SESSION_ID } from '../core/demo/story.ts'
import { checkAnswer } from '../core/doctor/check-answer.ts'
import { createFinding, type Finding } from '../core/doctor/finding.ts'
import { judgeRun } from '../core/doctor/judge-run.ts'
import { createSamplePayloads } from '../core/doctor/payloads.ts'
import { readAnswer } from '../core/hook/answer.ts'
import type { HookName } from '../core/hook/input.ts'
import { HOOK_NAMES } from '../core/install/registration.ts'
import { type ConfigSources, POLICY_DOCUMENT } from '../io/config-sources.ts'
import { type BundleRun, runBundle } from '../io/run-bundle.ts'
import { createSandbox, type Sandbox } from '../io/sandbox.ts'
import { playForClient } from './play-for-client.ts'
import { playStory } from './play-story.ts'

export interface Volley {
  readonly shots: number
  readonly findings: readonly Finding[]
}

interface Shot {
  readonly findings: readonly Finding[]
}

/**
 * Fires bundles in throw-away repositories: the demonstration session with nothing configured, in which each has to speak,
 * and a sample of every payload with the project's own configuration. What they print is held to the client's rules.
 */
export function fireBundles(paths: ReadonlyMap<HookName, string>, sources: ConfigSources): Volley {
  const { shots, silent } = fireStory(paths)
  return countShots([...shots, ...fireSamples(paths, sources)], silent)
}

/** The same for another client: its own session, in its own words, with a policy of ours and with the project's configuration. */
export function fireForClient(
  client: OtherClient,
  dist: string,
  hooks: readonly HookName[],
  sources: ConfigSources,
): Volley {
  const probe = playForClient(client, dist, hooks)
  return countShots([...probe, ...playForClient(client, dist, hooks, (sandbox) => placeConfig(sandbox, sources))], [])
}

/** The same fault of several calls is told once. */
function countShots(shots: readonly Shot[], more: readonly Finding[]): Volley {
  const all = [...shots.flatMap(({ findings }) => findings), ...more]
  const findings = new Map(all.map((finding) => [`${finding.id} ${finding.what}`, finding]))
  return { shots: shots.length, findings: [...findings.values()] }
}

function fireStory(paths: ReadonlyMap<HookName, string>) {
  const spoke = new Set<HookName>()
  const shots: Shot[] = []
  playStory(
    (hook) => paths.get(hook) ?? null,
    ({ hook, title }, run) => {
      shots.push(judgeShot(hook, title, run))
      if (readAnswer(run.stdout) !== '') spoke.add(hook)
    },
  )
  // The session is one story: with a hook missing the others may rightly be silent.
  const mute = paths.size < HOOK_NAMES.length ? [] : HOOK_NAMES.filter((hook) => !spoke.has(hook))
  const silent = mute.map((hook) => createFinding('bundle-silent', `${hook} said nothing in the demonstration session`))
  return { shots, silent }
}

function fireSamples(paths: ReadonlyMap<HookName, string>, sources: ConfigSources): Shot[] {
  const sandbox = createSandbox(DEMO_SESSION_ID)
  try {
    placeConfig(sandbox, sources)
    const { projectDir, transcriptPath, homeDir } = sandbox
    const env = { HOME: homeDir, CLAUDE_PROJECT_DIR: projectDir }
    const samples = createSamplePayloads(DEMO_SESSION_ID, projectDir, transcriptPath)
    return samples.flatMap(({ hook, title, payload }) => {
      const path = paths.get(hook)
      return path === undefined ? [] : [judgeShot(hook, title, runBundle(path, payload, env))]
    })
  } finally {
    sandbox.remove()
  }
}

/** What the project says of itself. */
function placeConfig(sandbox: Sandbox, { files }: ConfigSources): void {
  for (const { name, text } of files) {
    if (name === 'project') sandbox.write('.holdfast/config.toml', text)
    if (name === 'policy') sandbox.write(POLICY_DOCUMENT, `---\n${text}\n---\n`)
  }
}

function judgeShot(hook: HookName, title: string, run: BundleRun): Shot {
  return { findings: judgeRun(`${hook} (${title})`, run, checkAnswer(hook, run.stdout)) }
}
