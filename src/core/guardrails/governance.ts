import { type Config, CRITICALITIES, type Criticality } from '../config/config.ts'
import type { CallEffects } from './effects.ts'
import { compileGlobs, type GlobPlace, type MakeTest } from './globs.ts'
import type { Finding } from './verdict.ts'

export interface GovernanceFinding extends Finding {
  readonly criticality: Criticality
}

/** The higher of two criticalities: it is raised, never lowered. */
export function raiseCriticality(current: Criticality, other: Criticality | null): Criticality {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(current) ? other : current
}

/** The configuration with what the session's work was raised to. */
export function raiseConfig(config: Config, criticality: Criticality | null): Config {
  const raised = raiseCriticality(config.criticality, criticality)
  return raised === config.criticality ? config : { ...config, criticality: raised }
}

/** Judges whether a call writes a file the repository governs by, and how critical the session's work is with that. */
export function judgeGovernance(
  { writes }: CallEffects,
  governance: Readonly<Record<string, Criticality>>,
  place: GlobPlace,
  makeTest: MakeTest,
): GovernanceFinding | null {
  let highest: GovernanceFinding | null = null
  for (const [glob, criticality] of Object.entries(governance)) {
    const test = compileGlobs([glob], place, makeTest)
    const write = writes.find(({ path }) => test(path))
    if (
      write === undefined ||
      (highest !== null && raiseCriticality(highest.criticality, criticality) === highest.criticality)
    )
      continue
    const reason = `${write.how} would write "${write.path}", a governance file (${glob}): the work is ${criticality} with it, and the person decides. Propose the change and wait for a yes; other files are not concerned (guardrails.governance).`
    highest = { decision: 'ask', target: write.path, reason, criticality }
  }
  return highest
}
