import { DEMO_SESSION_ID } from '../core/demo/story.ts'
import { checkAnswer } from '../core/doctor/check-answer.ts'
import { createFinding, type Finding } from '../core/doctor/finding.ts'
import { createSamplePayloads } from '../core/doctor/payloads.ts'
import { readAnswer } from '../core/hook/answer.ts'
import type { HookName } from '../core/hook/input.ts'
import { HOOK_NAMES } from '../core/install/registration.ts'
import { type ConfigSources, POLICY_DOCUMENT } from '../io/config-sources.ts'
import { type BundleRun, runBundle } from '../io/run-bundle.ts'
import { createSandbox, type Sandbox } from '../io/sandbox.ts'
import { playStory } from './play-story.ts'

export interface Volley {
  readonly shots: number
  readonly findings: readonly Finding[]
}

/**
 * Fires bundles in throw-away repositories: the demonstration session with nothing configured, in which each has to speak,
 * and a sample of every payload with the project's own configuration. What they print is held to the client's rules.
 */
export function fireBundles(paths: ReadonlyMap<HookName, string>, sources: ConfigSources): Volley {
  const faults = new Map<string, Finding>()
  const note = (finding: Finding) => {
    if (!faults.has(`${finding.id} ${finding.what}`)) faults.set(`${finding.id} ${finding.what}`, finding)
  }
  const story = fireStory(paths, note)
  const samples = fireSamples(paths, sources, note)
  return { shots: story + samples, findings: [...faults.values()] }
}

function fireStory(paths: ReadonlyMap<HookName, string>, note: (finding: Finding) => void): number {
  const spoke = new Set<HookName>()
  let shots = 0
  playStory(
    (hook) => paths.get(hook) ?? null,
    ({ hook, title }, run) => {
      shots += 1
      judgeRun(hook, title, run).forEach(note)
      if (readAnswer(run.stdout) !== '') spoke.add(hook)
    },
  )
  // The session is one story: with a hook missing the others may rightly be silent.
  const silent = paths.size < HOOK_NAMES.length ? [] : HOOK_NAMES.filter((hook) => !spoke.has(hook))
  for (const hook of silent) note(createFinding('bundle-silent', `${hook} said nothing in the demonstration session`))
  return shots
}

function fireSamples(
  paths: ReadonlyMap<HookName, string>,
  sources: ConfigSources,
  note: (finding: Finding) => void,
): number {
  const sandbox = createSandbox(DEMO_SESSION_ID)
  let shots = 0
  try {
    for (const { name, text } of sources.files) {
      if (name === 'project') sandbox.write('.holdfast/config.toml', text)
      if (name === 'policy') sandbox.write(POLICY_DOCUMENT, `---\n${text}\n---\n`)
    }
    const { projectDir, transcriptPath } = sandbox
    for (const { hook, title, payload } of createSamplePayloads(DEMO_SESSION_ID, projectDir, transcriptPath)) {
      const run = fire(paths, hook, payload, sandbox)
      if (run === null) continue
      shots += 1
      judgeRun(hook, title, run).forEach(note)
    }
  } finally {
    sandbox.remove()
  }
  return shots
}

function fire(
  paths: ReadonlyMap<HookName, string>,
  hook: HookName,
  payload: Readonly<Record<string, unknown>>,
  { homeDir, projectDir }: Sandbox,
): BundleRun | null {
  const path = paths.get(hook)
  return path === undefined ? null : runBundle(path, payload, { HOME: homeDir, CLAUDE_PROJECT_DIR: projectDir })
}

function judgeRun(hook: HookName, title: string, { exitCode, stderr, stdout }: BundleRun): Finding[] {
  const hasFailed = exitCode !== 0 || stderr !== ''
  const how = `exit ${exitCode ?? 'none'}${stderr === '' ? '' : `: ${stderr.trim().split('\n')[0] ?? ''}`}`
  return [
    ...(hasFailed ? [createFinding('bundle-fails', `${hook} (${title}): ${how}`)] : []),
    ...checkAnswer(hook, stdout).map((why) => createFinding('bundle-answer-dropped', `${hook} (${title}): ${why}`)),
  ]
}
