import { createFinding, type Finding } from '../base/core/finding.ts'
import { readAnswer } from '../client/core/answer.ts'
import type { HookName } from '../client/core/input.ts'
import { HOOK_NAMES, type Runtime } from '../client/core/registration.ts'
import { type ConfigSources, POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { checkAnswer } from './core/check-answer.ts'
import { judgeRun } from './core/judge-run.ts'
import { createSamplePayloads } from './core/payloads.ts'
import { DEMO_SESSION_ID } from './core/story.ts'
import { inSandbox, type Sandbox } from './io/create-sandbox.ts'
import { type BundleRun, runBundle } from './io/run-bundle.ts'
import { type ClientCopy, playForClient, playStory } from './play-story.ts'

export type Volley = ReturnType<typeof countShots>

/**
 * Fires bundles in throw-away repositories and checks each answer by the client's rules. In the demonstration session,
 * without any configuration, each hook has to speak. A sample of every payload then runs with the project's own
 * configuration.
 */
export function fireBundles(paths: ReadonlyMap<HookName, string>, sources: ConfigSources, runtime: Runtime): Volley {
  const { shots, silent } = fireStory(paths, runtime)
  return countShots([...shots, ...fireSamples(paths, sources, runtime)], silent)
}

/**
 * Fires the bundles of another client in a session of that client's own payloads. The session runs with our probe
 * policy and again with the project's configuration.
 */
export function fireForClient(copy: ClientCopy, sources: ConfigSources): Volley {
  const configured = playForClient(copy, (sandbox) => placeConfig(sandbox, sources))
  return countShots(
    [...playForClient(copy), ...configured].map(({ findings }) => findings),
    [],
  )
}

/** Counts the shots and lists each fault once, however many calls show the fault. */
function countShots(shots: readonly (readonly Finding[])[], more: readonly Finding[]) {
  const all = [...shots.flat(), ...more]
  const findings = new Map(all.map((finding) => [`${finding.id} ${finding.what}`, finding]))
  return { shots: shots.length, findings: [...findings.values()] }
}

function fireStory(paths: ReadonlyMap<HookName, string>, runtime: Runtime) {
  const spoke = new Set<HookName>()
  const shots: Finding[][] = []
  playStory(
    (hook) => paths.get(hook) ?? null,
    ({ hook, title }, run) => {
      shots.push(judgeShot(hook, title, run))
      if (readAnswer(run.stdout) !== '') spoke.add(hook)
    },
    runtime,
  )
  // The session is a single story: the other hooks may rightly be silent when a hook is missing.
  const mute = paths.size < HOOK_NAMES.length ? [] : HOOK_NAMES.filter((hook) => !spoke.has(hook))
  const silent = mute.map((hook) => createFinding('bundle-silent', `${hook} said nothing in the demonstration session`))
  return { shots, silent }
}

function fireSamples(paths: ReadonlyMap<HookName, string>, sources: ConfigSources, runtime: Runtime): Finding[][] {
  return inSandbox(DEMO_SESSION_ID, (sandbox) => {
    placeConfig(sandbox, sources)
    const { projectDir, transcriptPath, homeDir } = sandbox
    const env = { HOME: homeDir, CLAUDE_PROJECT_DIR: projectDir }
    const samples = createSamplePayloads(DEMO_SESSION_ID, projectDir, transcriptPath)
    return samples.flatMap(({ hook, title, payload }) => {
      const path = paths.get(hook)
      return path === undefined ? [] : [judgeShot(hook, title, runBundle(path, { payload, env }, { runtime }))]
    })
  })
}

/** Places the project's own configuration in the sandbox: layers of a person stay out. */
function placeConfig(sandbox: Sandbox, { files }: ConfigSources): void {
  for (const { name, text } of files) {
    if (name === 'project') sandbox.write('.holdfast/config.toml', text)
    if (name === 'policy') sandbox.write(POLICY_DOCUMENT, `---\n${text}\n---\n`)
  }
}

function judgeShot(hook: HookName, title: string, run: BundleRun): Finding[] {
  return judgeRun({ what: `${hook} (${title})` }, run, checkAnswer(hook, run.stdout))
}
