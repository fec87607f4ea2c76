import type { OtherClient } from '../core/clients/client.ts'
import { CLIENT_TRANSCRIPTS, createClientCalls, PROBE_CONFIG } from '../core/doctor/client-calls.ts'
import type { Finding } from '../core/doctor/finding.ts'
import { judgeClientRun } from '../core/doctor/judge-run.ts'
import type { HookName } from '../core/hook/input.ts'
import { CLIENT_PLACES, createStartLine } from '../core/install/client-registration.ts'
import { type BundleRun, quoteForShell, runLine } from '../io/run-bundle.ts'
import { createSandbox, type Sandbox } from '../io/sandbox.ts'

/** A hook that was fired, and what was wrong with it. */
export interface ClientShot {
  readonly hook: HookName
  readonly run: BundleRun
  readonly findings: readonly Finding[]
}

/**
 * Plays a session of another client through bundles, each started by the line this version registers: in a throw-away
 * repository, with the bundles where that line looks for them. The line a repository has in its settings is never run.
 *
 * @param hooks The bundles that may be run.
 * @param configure Sets the repository up. Left out, it gets a policy under which the hooks have to speak.
 */
export function playForClient(
  client: OtherClient,
  dist: string,
  hooks: readonly HookName[],
  configure?: (sandbox: Sandbox) => void,
): ClientShot[] {
  const sandbox = createSandbox('probe', CLIENT_TRANSCRIPTS[client])
  const { projectDir, homeDir, transcriptPath } = sandbox
  const named = client === 'gemini' ? { GEMINI_PROJECT_DIR: projectDir, CLAUDE_PROJECT_DIR: projectDir } : {}
  try {
    sandbox.link(`${CLIENT_PLACES[client].folder}/dist`, dist)
    if (configure === undefined) sandbox.write('.holdfast/config.toml', PROBE_CONFIG)
    else configure(sandbox)
    const calls = createClientCalls(client, projectDir, transcriptPath)
    // The session is one story: with a hook missing the others may rightly be silent.
    const mustSpeak = configure === undefined && calls.every(({ hook }) => hooks.includes(hook))
    return calls.flatMap((call) => {
      sandbox.append(transcriptPath, call.newRows)
      if (!hooks.includes(call.hook)) return []
      const line = createStartLine(client, call.hook, quoteForShell(projectDir))
      const run = runLine(line, { payload: call.payload, env: { HOME: homeDir, ...named }, cwd: projectDir })
      const left = mustSpeak ? sandbox.readState().keys() : null
      return [{ hook: call.hook, run, findings: judgeClientRun(client, call, run, left) }]
    })
  } finally {
    sandbox.remove()
  }
}
