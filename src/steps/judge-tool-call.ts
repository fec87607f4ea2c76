import type { Config, ConfigKey, Criticality, GuardMode } from '../core/config/config.ts'
import { judgeAllowedTool } from '../core/guardrails/allowed-tools.ts'
import { judgeConfinedWrites } from '../core/guardrails/confined-writes.ts'
import type { CallEffects } from '../core/guardrails/effects.ts'
import { compileGlobs, isStaticGlob, type MakeTest } from '../core/guardrails/globs.ts'
import { type Guard, type Judgement, judgeCall } from '../core/guardrails/judge.ts'
import { isPolicyAdopted } from '../core/guardrails/policy.ts'
import { findShell, type ToolCall } from '../core/guardrails/tool-call.ts'
import type { GuardName } from '../core/guardrails/verdict.ts'
import { judgeWriteSize } from '../core/guardrails/write-size.ts'
import { stringOf } from '../core/record.ts'
import type { SessionState } from '../core/session/state.ts'
import { readClock } from '../io/clock.ts'
import { errorCode } from '../io/read-text.ts'
import { findEffects } from './find-effects.ts'
import { findGuardPlaces, type GuardPlaces } from './guard-places.ts'

export interface JudgedCall extends Judgement {
  /** What the call does to files; null when no guard asked. */
  readonly effects: CallEffects | null
  /** What the session's work is raised to, when it goes through. */
  readonly criticality: Criticality | null
}

export interface CallToJudge {
  readonly call: ToolCall
  readonly projectDir: string
  readonly config: Config
  readonly session: SessionState | null
}

/** What one judgement finds out on the way, once, for all guards. */
interface Bench extends CallToJudge {
  readonly effects: () => Promise<CallEffects>
  readonly places: () => GuardPlaces
  /** Makes tests of patterns. */
  readonly makeTest: () => Promise<MakeTest>
  criticality: Criticality | null
}

/** Judges a tool call by the repository's policy: the guards in their order, over one view of what the call does. */
export async function judgeToolCall(toJudge: CallToJudge): Promise<JudgedCall> {
  const { config, call, projectDir } = toJudge
  const started = Date.now()
  let found: CallEffects | null = null
  let places: GuardPlaces | null = null
  const findPlaces = () => {
    places ??= findGuardPlaces(projectDir, call.cwd)
    return places
  }
  const effects = async () => {
    found ??= await findEffects(call, config, findPlaces().home)
    return found
  }
  const makeTest = () => loadMatcher(config)
  const bench: Bench = { ...toJudge, effects, places: findPlaces, makeTest, criticality: null }
  const judgement = await judgeCall(listGuards(bench), {
    fail: config['guardrails.fail'],
    deadlineMs: config['guardrails.deadline'],
    isOverdue: () => Date.now() - started > config['guardrails.deadline'],
    nameError: errorCode,
  })
  return { ...judgement, effects: found, criticality: bench.criticality }
}

/** The library that knows patterns is loaded where one is configured; plain folders do without it. */
async function loadMatcher(config: Config): Promise<MakeTest> {
  const globs = [
    ...(config['guardrails.write_roots'] ?? []),
    ...config['guardrails.protected'],
    ...Object.keys(config['guardrails.governance']),
    ...config['guardrails.architecture'].flatMap((rule) => [
      ...rule.files,
      ...(rule.may_import ?? []),
      ...(rule.never_import ?? []),
    ]),
  ]
  if (globs.every(isStaticGlob)) return () => () => false
  const { makeGlobTest } = await import('../io/glob-matcher.ts')
  return makeGlobTest
}

const GUARDS: readonly (readonly [name: GuardName, prepare: (bench: Bench) => Guard['judge']])[] = [
  [
    'allowed-tools',
    ({ call, config }) => {
      const allowed = config['guardrails.allowed_tools']
      return allowed === null ? null : () => judgeAllowedTool(call, allowed)
    },
  ],
  ['self-protection', (bench) => () => protectSelf(bench)],
  ['confined-writes', (bench) => (confines(bench.config) ? () => confineWrites(bench) : null)],
  [
    'write-size',
    ({ call, config }) =>
      () =>
        judgeWriteSize(call.givenName, call.toolInput, config['guardrails.modes.write_size']),
  ],
  [
    'tool-availability',
    (bench) =>
      bench.call.toolName !== 'Agent'
        ? null
        : async () => (await import('./judge-spawn.ts')).judgeSpawn(bench.call, bench.places()),
  ],
  [
    'plan-evaluator',
    (bench) =>
      !bench.config['guardrails.evaluator']
        ? null
        : async () => (await import('./judge-plan.ts')).judgePlanned(bench.call, await bench.effects(), bench.places()),
  ],
  [
    'architecture',
    (bench) => {
      const rules = bench.config['guardrails.architecture']
      if (rules.length === 0) return null
      return async () =>
        (await import('./judge-layers.ts')).judgeLayers(bench.call, await bench.effects(), {
          rules,
          places: bench.places(),
          makeTest: await bench.makeTest(),
        })
    },
  ],
  [
    'governance',
    (bench) => (Object.keys(bench.config['guardrails.governance']).length === 0 ? null : () => govern(bench)),
  ],
  ['post-compaction-approval', (bench) => (isPolicyAdopted(bench.config) ? () => awaitApproval(bench) : null)],
  [
    'stale-resumption',
    (bench) =>
      isPolicyAdopted(bench.config)
        ? async () =>
            (await import('./judge-resumption.ts')).judgeResumption(bench.call, await bench.effects(), {
              places: bench.places(),
              file: bench.config['resumption.orchestration_file'],
              now: readClock(),
            })
        : null,
  ],
]

function listGuards(bench: Bench): Guard[] {
  return GUARDS.map(([name, prepare]) => {
    const mode = bench.config[`guardrails.modes.${name.replaceAll('-', '_')}` as ConfigKey] as GuardMode
    return { name, mode, judge: mode === 'off' ? null : prepare(bench) }
  })
}

async function protectSelf({ call, effects, places }: Bench) {
  const found = await effects()
  const command = findShell(call) === null ? null : stringOf(call.toolInput.command)
  if (found.writes.length === 0 && command === null) return null
  const { protectSelfFrom } = await import('./protect-self.ts')
  return protectSelfFrom(call, found, command, places())
}

const confines = (config: Config) =>
  config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0

async function confineWrites({ config, effects, places, makeTest }: Bench) {
  const found = await effects()
  const place = places()
  const globs = config['guardrails.write_roots']
  const test = await makeTest()
  return judgeConfinedWrites(found, {
    roots: globs === null ? null : { globs, test: compileGlobs(globs, place, test) },
    protected: compileGlobs(config['guardrails.protected'], place, test),
    unresolved: config['guardrails.unresolved'],
    projectDir: place.projectDir,
  })
}

async function govern(bench: Bench) {
  const { judgeGovernance } = await import('../core/guardrails/governance.ts')
  const rules = bench.config['guardrails.governance']
  const found = judgeGovernance(await bench.effects(), rules, bench.places(), await bench.makeTest())
  bench.criticality = found?.criticality ?? null
  return found
}

async function awaitApproval({ call, effects, session }: Bench) {
  const question = session?.approvalDue ?? null
  if (question === null) return null
  const { judgeApproval } = await import('../core/guardrails/post-compaction-approval.ts')
  return judgeApproval(call, await effects(), question)
}

/** Whether something a call does was not seen beforehand: then what it leaves behind is looked at. */
export function needsAftermath({ verdict, effects, criticality }: JudgedCall, config: Config): boolean {
  if (verdict.decision === 'deny' || effects === null) return false
  if (criticality !== null) return true
  const confined = config['guardrails.write_roots'] !== null && config['guardrails.modes.confined_writes'] !== 'off'
  return confined && (effects.unresolved.length > 0 || effects.unknown.length > 0)
}
