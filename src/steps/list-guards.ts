import type { Config, ConfigKey, GuardMode } from '../core/config/config.ts'
import { judgeAllowedTool } from '../core/guardrails/allowed-tools.ts'
import { judgeConfinedWrites } from '../core/guardrails/confined-writes.ts'
import type { CallEffects } from '../core/guardrails/effects.ts'
import { compileGlobs } from '../core/guardrails/globs.ts'
import {
  findGoverned,
  type Governed,
  judgeGovernance,
  listGovernance,
  listOwnFragments,
  mayBeGoverned,
  STANDARD_FRAGMENTS,
} from '../core/guardrails/governance.ts'
import type { Guard } from '../core/guardrails/judge.ts'
import { isPolicyAdopted } from '../core/guardrails/policy.ts'
import { gateSpawn } from '../core/guardrails/spawn-gate.ts'
import { findShell, type ToolCall } from '../core/guardrails/tool-call.ts'
import type { GuardName } from '../core/guardrails/verdict.ts'
import { judgeWriteSize } from '../core/guardrails/write-size.ts'
import { stringOf } from '../core/record.ts'
import type { SessionState } from '../core/session/state.ts'
import { readClock } from '../io/clock.ts'
import type { GuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

export interface CallToJudge {
  readonly call: ToolCall
  readonly projectDir: string
  readonly config: Config
  /** Read when a guard asks for it. */
  readonly session: () => SessionState | null
}

/** What one judgement finds out on the way, once, for all guards. */
export interface Bench extends CallToJudge {
  readonly effects: () => Promise<CallEffects>
  readonly places: () => GuardPlaces
  governed: Governed | null
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
    'spawn-gate',
    ({ call, config, session }) => {
      const mode = config['escalation.gate_spawns']
      return call.toolName === 'Agent' && mode !== 'off'
        ? () => gateSpawn(call, session()?.tier ?? 'nominal', mode)
        : null
    },
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
              places: bench.places(),
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
  if (found.writes.length === 0 && command === null) return null
  const { protectSelfFrom } = await import('./protect-self.ts')
  return protectSelfFrom(call, found, command, places())
}

const confines = (config: Config) =>
  config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0

async function confineWrites({ config, effects, places }: Bench) {
  const found = await effects()
  const place = places()
  const globs = config['guardrails.write_roots']
  const kept = config['guardrails.protected']
  const test = await loadGlobTest([...(globs ?? []), ...kept])
  return judgeConfinedWrites(found, {
    roots: globs === null ? null : { globs, test: compileGlobs(globs, place, test) },
    protected: compileGlobs(kept, place, test),
    unresolved: config['guardrails.unresolved'],
    projectDir: place.projectDir,
  })
}

async function govern(bench: Bench) {
  const { config } = bench
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS
  const writes = (await bench.effects()).writes.filter(({ path }) => mayBeGoverned(path, fragments))
  if (writes.length === 0) return null
  const levels = listGovernance(config)
  const test = await loadGlobTest(levels.flatMap(({ patterns }) => patterns))
  const compile = (patterns: readonly string[]) => compileGlobs(patterns, bench.places(), test)
  const paths = writes.map(({ path }) => path)
  bench.governed = findGoverned(paths, levels, compile)
  return judgeGovernance(writes, config, compile)
}

async function awaitApproval({ call, effects, session }: Bench) {
  const question = session()?.approvalDue ?? null
  if (question === null) return null
  const { judgeApproval } = await import('../core/guardrails/post-compaction-approval.ts')
  return judgeApproval(call, await effects(), question)
}
