import { stringOf } from '../base/core/record.ts'
import type { Config, ConfigKey, GuardMode } from '../config/core/config.ts'
import { compileGlobs, compileHolders } from '../files/core/globs.ts'
import { readClock } from '../files/io/clock.ts'
import { findBundles, hasLinkedPlace } from '../files/io/own-places.ts'
import type { CallEffects } from '../policy/core/effects.ts'
import type { Governed } from '../policy/core/governance.ts'
import { mayTouchOwn, mayTouchOwnByRun, namesOwn, setsHoldfast } from '../policy/core/own-words.ts'
import { isPolicyAdopted } from '../policy/core/policy.ts'
import { findShell, type ToolCall } from '../policy/core/tool-call.ts'
import type { GuardName } from '../policy/core/verdict.ts'
import type { SessionState } from '../state/core/state.ts'
import { judgeConfinedWrites } from './core/confined-writes.ts'
import type { Guard } from './core/judge.ts'
import { judgeWriteSize } from './core/write-size.ts'
import type { GuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

export interface CallToJudge {
  readonly call: ToolCall
  readonly projectDir: string
  readonly config: Config
  /** State of the session, read when a guard asks. */
  readonly session: () => Promise<SessionState | null>
}

/** Facts that the guards of one judgement share. Each fact is found once, when a guard asks. */
export interface Bench extends CallToJudge {
  readonly effects: () => Promise<CallEffects>
  readonly places: () => Promise<GuardPlaces>
  governed: Governed | null
}

const GUARDS: readonly (readonly [name: GuardName, prepare: (bench: Bench) => Guard['judge']])[] = [
  [
    'allowed-tools',
    ({ call, config }) => {
      const allowed = config['guardrails.allowed_tools']
      if (allowed === null) return null
      return async () => (await import('../policy/core/allowed-tools.ts')).judgeAllowedTool(call, allowed)
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
    'spawn-gate',
    ({ call, config, session }) => {
      const mode = config['escalation.gate_spawns']
      return call.toolName === 'Agent' && mode !== 'off'
        ? async () => {
            const { gateSpawn } = await import('./core/spawn-gate.ts')
            return gateSpawn(call, (await session())?.tier ?? 'nominal', mode)
          }
        : null
    },
  ],
  [
    'tool-availability',
    (bench) =>
      bench.call.toolName !== 'Agent'
        ? null
        : async () => (await import('./judge-spawn.ts')).judgeSpawn(bench.call, await bench.places()),
  ],
  [
    'plan-evaluator',
    (bench) =>
      !bench.config['guardrails.evaluator']
        ? null
        : async () =>
            (await import('./judge-plan.ts')).judgePlanned(bench.call, await bench.effects(), await bench.places()),
  ],
  [
    'architecture',
    (bench) => {
      const rules = bench.config['guardrails.architecture']
      if (rules.length === 0) return null
      return async () =>
        (await import('./judge-layers.ts')).judgeLayers(bench.call, await bench.effects(), {
          rules,
          places: await bench.places(),
          makeTest: await loadGlobTest(
            rules.flatMap(({ files, may_import = [], never_import = [] }) => [
              ...files,
              ...may_import,
              ...never_import,
            ]),
          ),
        })
    },
  ],
  ['governance', (bench) => (isPolicyAdopted(bench.config) ? () => govern(bench) : null)],
  ['post-compaction-approval', (bench) => (isPolicyAdopted(bench.config) ? () => awaitApproval(bench) : null)],
  [
    'stale-resumption',
    (bench) =>
      isPolicyAdopted(bench.config)
        ? async () =>
            (await import('./judge-resumption.ts')).judgeResumption(bench.call, await bench.effects(), {
              places: await bench.places(),
              file: bench.config['resumption.orchestration_file'],
              now: readClock(),
            })
        : null,
  ],
]

/** The guards in their order, each with its mode and what it would ask. */
export function listGuards(bench: Bench): Guard[] {
  return GUARDS.map(([name, prepare]) => {
    const key = name === 'spawn-gate' ? 'escalation.gate_spawns' : `guardrails.modes.${name.replaceAll('-', '_')}`
    const mode = bench.config[key as ConfigKey] as GuardMode
    return { name, mode, judge: mode === 'off' ? null : prepare(bench) }
  })
}

async function protectSelf({ call, effects, places }: Bench) {
  const found = await effects()
  const command = findShell(call) === null ? null : stringOf(call.toolInput.command)
  const { projectDir } = await places()
  const bundles = findBundles()
  const isNear =
    found.writes.some((write) => mayTouchOwn(write, projectDir, bundles)) ||
    found.runs.some((run) => mayTouchOwnByRun(run, projectDir, bundles)) ||
    (command !== null && (namesOwn(command) || setsHoldfast(command)))
  if (!isNear && (found.writes.length === 0 || !hasLinkedPlace(projectDir))) return null
  const { protectSelfFrom } = await import('./protect-self.ts')
  return protectSelfFrom(call, found, command, await places())
}

const confines = (config: Config) =>
  config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0

async function confineWrites({ config, effects, places }: Bench) {
  const found = await effects()
  const place = await places()
  const globs = config['guardrails.write_roots']
  const kept = config['guardrails.protected']
  const test = await loadGlobTest([...(globs ?? []), ...kept])
  return judgeConfinedWrites(found, {
    roots: globs === null ? null : { globs, test: compileGlobs(globs, place, test) },
    protected: compileGlobs(kept, place, test),
    holdsProtected: compileHolders(kept, place),
    unresolved: config['guardrails.unresolved'],
    projectDir: place.projectDir,
  })
}

async function govern(bench: Bench) {
  const { writes } = await bench.effects()
  if (writes.length === 0) return null
  const { judgeGoverned } = await import('./judge-governed.ts')
  const { finding, governed } = await judgeGoverned(writes, bench.config, await bench.places())
  bench.governed = governed
  return finding
}

async function awaitApproval({ call, effects, session }: Bench) {
  const question = (await session())?.approvalDue ?? null
  if (question === null) return null
  const { judgeApproval } = await import('./core/post-compaction-approval.ts')
  return judgeApproval(call, await effects(), question)
}
