import type { OtherClient } from '../client/core/client.ts'
import { CLIENT_PLACES, createStartLine } from '../client/core/client-registration.ts'
import type { HookName } from '../client/core/input.ts'
import type { Runtime } from '../client/core/registration.ts'
import { CLIENT_TRANSCRIPTS, createClientCalls, PROBE_CONFIG } from './core/client-calls.ts'
import { judgeClientRun } from './core/judge-run.ts'
import { createDemoStory, DEMO_SESSION_ID, type DemoStep } from './core/story.ts'
import { inSandbox, type Sandbox } from './io/create-sandbox.ts'
import { type BundleRun, quoteForShell, runBundle, runLine } from './io/run-bundle.ts'

/**
 * Plays the demonstration session through bundles, in a throw-away repository with nothing configured. Who has no
 * path is passed over.
 */
export function playStory(
  findBundle: (hook: HookName) => string | null,
  visit: (step: DemoStep, run: BundleRun) => void,
  runtime: Runtime = 'node',
): void {
  inSandbox(DEMO_SESSION_ID, (sandbox) => {
    for (const step of createDemoStory(sandbox.projectDir, sandbox.transcriptPath)) {
      if (step.newRows !== '') sandbox.append(sandbox.transcriptPath, step.newRows)
      const path = findBundle(step.hook)
      const env = { HOME: sandbox.homeDir, CLAUDE_PROJECT_DIR: sandbox.projectDir }
      if (path !== null) visit(step, runBundle(path, { payload: step.payload, env }, { runtime }))
    }
  })
}

export interface ClientCopy {
  readonly client: OtherClient
  readonly dist: string
  readonly hooks: readonly HookName[]
}

/**
 * Plays a session of another client through bundles in a throw-away repository. Each hook starts by the line this
 * version registers, and the bundles lie in that line's folder. The line in a repository's settings is never run.
 *
 * @param configure Sets the repository up. By default the repository gets a policy under which the hooks have to speak.
 */
export function playForClient({ client, dist, hooks }: ClientCopy, configure?: (sandbox: Sandbox) => void) {
  const play = (sandbox: Sandbox) => {
    const { projectDir, homeDir, transcriptPath } = sandbox
    const named = client === 'gemini' ? { GEMINI_PROJECT_DIR: projectDir, CLAUDE_PROJECT_DIR: projectDir } : {}
    sandbox.link(`${CLIENT_PLACES[client].folder}/dist`, dist)
    if (configure === undefined) sandbox.write('.holdfast/config.toml', PROBE_CONFIG)
    else configure(sandbox)
    const calls = createClientCalls(client, projectDir, transcriptPath)
    // The session is a single story: the other hooks may rightly be silent when a hook is missing.
    const mustSpeak = configure === undefined && calls.every(({ hook }) => hooks.includes(hook))
    return calls.flatMap((call) => {
      sandbox.append(transcriptPath, call.newRows)
      if (!hooks.includes(call.hook)) return []
      const line = createStartLine(client, call.hook, quoteForShell(projectDir))
      const run = runLine(line, { payload: call.payload, env: { HOME: homeDir, ...named }, cwd: projectDir })
      const left = mustSpeak ? sandbox.readState().keys() : null
      return [{ hook: call.hook, run, findings: judgeClientRun(client, call, { ...run, left }) }]
    })
  }
  return inSandbox('probe', play, CLIENT_TRANSCRIPTS[client])
}
