import type { HookName } from '../client/core/input.ts'
import type { Runtime } from '../settings/core/registration.ts'
import { createDemoStory, DEMO_SESSION_ID, type DemoStep } from './core/story.ts'
import { inSandbox } from './io/create-sandbox.ts'
import { type BundleRun, runBundle } from './io/run-bundle.ts'

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
