import { stringOf } from '../base/core/record.ts'
import { boundWrite, WARN_TOKENS } from '../calls/core/measure-write.ts'
import { mayTouchOwn, mayTouchOwnByRun, namesOwn, setsHoldfast } from '../calls/core/own-words.ts'
import { findShell } from '../calls/core/tool-call.ts'
import type { Config, ConfigKey, GuardMode, LossMode } from '../config/core/config.ts'
import { compileGlobs, compileGuess, compileHolders } from '../files/core/globs.ts'
import { isFolder } from '../files/io/list-folder.ts'
import { findBundles, hasLinkedPlace } from '../files/io/own-places.ts'
import { isHandoffPage } from '../policy/core/own-pages.ts'
import { isSwitchedOn } from '../policy/core/policy.ts'
import type { GuardName } from '../policy/core/verdict.ts'
import { mayLose } from '../rescue/may-lose.ts'
import { judgeConfinedWrites } from './core/confined-writes.ts'
import type { Guard } from './core/judge.ts'
import type { Bench } from './guard-places.ts'
import { listInside, listReached, loadGlobTest } from './load-glob-test.ts'

const GUARDS: readonly (readonly [name: GuardName, prepare: (bench: Bench) => Guard['judge']])[] = [
  [
    'allowed-tools',
    ({ call, config }) => {
      const allowed = config['guardrails.allowed_tools']
      if (allowed === null) return null
      return async () => (await import('./core/allowed-tools.ts')).judgeAllowedTool(call, allowed)
    },
  ],
  ['self-protection', (bench) => () => protectSelf(bench)],
  ['confined-writes', (bench) => (confines(bench.config) ? () => confineWrites(bench) : null)],
  [
    'write-size',
    ({ call, config }) =>
      async () => {
        if (boundWrite(call.givenName, call.toolInput) <= WARN_TOKENS) return null
        const { judgeWriteSize } = await import('./core/write-size.ts')
        const writers = config['guardrails.mcp_writers']
        return judgeWriteSize(call, { mode: config['guardrails.modes.write_size'], writers })
      },
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
      bench.call.toolName !== 'Agent' ? null : async () => (await import('./judge-spawn.ts')).judgeSpawn(bench),
  ],
  [
    'plan-evaluator',
    (bench) =>
      !bench.config['guardrails.evaluator'] ? null : async () => (await import('./judge-plan.ts')).judgePlanned(bench),
  ],
  [
    'architecture',
    (bench) => {
      if (bench.config['guardrails.architecture'].length === 0) return null
      return async () => (await import('./judge-layers.ts')).judgeLayers(bench)
    },
  ],
  ['governance', (bench) => (isSwitchedOn(bench.config, 'governance') ? () => govern(bench) : null)],
  [
    'post-compaction-approval',
    (bench) => (isSwitchedOn(bench.config, 'post-compaction-approval') ? () => awaitApproval(bench) : null),
  ],
  [
    'stale-resumption',
    (bench) =>
      isSwitchedOn(bench.config, 'stale-resumption')
        ? async () => (await import('./judge-resumption.ts')).judgeResumption(bench)
        : null,
  ],
  // The last guard: a call that another guard refuses needs no snapshot.
  ['loss', (bench) => () => keepFromLoss(bench)],
]

/** Facts of the guards that do not go by the effects of a call alone. */
const NEEDS: Readonly<Partial<Record<GuardName, Guard['needs']>>> = {
  'allowed-tools': 'call',
  'write-size': 'call',
  'spawn-gate': 'call',
  'tool-availability': 'files',
  'plan-evaluator': 'files',
  architecture: 'files',
  'stale-resumption': 'files',
}

/** The guards in their order, each with its mode and what it would ask. */
export function listGuards(bench: Bench): Guard[] {
  return GUARDS.map(([name, prepare]) => {
    const key = name === 'spawn-gate' ? 'escalation.gate_spawns' : `guardrails.modes.${name.replaceAll('-', '_')}`
    const given = bench.config[key as ConfigKey] as GuardMode | LossMode
    // A rescue says a word, or asks where nothing can be rescued.
    const mode = given === 'rescue' ? 'ask' : given
    return { name, mode, needs: NEEDS[name] ?? 'effects', judge: mode === 'off' ? null : prepare(bench) }
  })
}

async function keepFromLoss(bench: Bench) {
  return mayLose(await bench.effects()) ? (await import('./judge-loss.ts')).judgeLoss(bench) : null
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
  return protectSelfFrom({ call, effects: found, command }, await places())
}

const confines = (config: Config) =>
  config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0

async function confineWrites({ config, effects, places }: Bench) {
  const [found, place] = [await effects(), await places()]
  const { 'guardrails.write_roots': globs, 'guardrails.protected': kept } = config
  const test = await loadGlobTest([...(globs ?? []), ...kept])
  const [isInRoot, isProtected] = [compileGlobs(globs ?? [], place, test), compileGlobs(kept, place, test)]
  const isAllowed = (path: string) => isInRoot(path) || isHandoffPage(path, place.bases)
  return judgeConfinedWrites(found, {
    roots: globs && { globs, test: isAllowed },
    inside: await listInside(found.writes, globs && isAllowed, place.fold),
    protected: isProtected,
    protectors: (paths) => kept.filter((glob) => paths.some(compileGlobs([glob], place, test))),
    holdsProtected: compileHolders(kept, place),
    swept: await listReached(found.writes, { globs: kept, place, test: isProtected }),
    mayBeProtected: compileGuess(kept, place, isFolder),
    unresolved: config['guardrails.unresolved'],
    projectDir: place.projectDir,
  })
}

async function govern(bench: Bench) {
  const { writes } = await bench.effects()
  return writes.length === 0 ? null : (await import('./judge-governed.ts')).judgeGoverned(bench)
}

async function awaitApproval({ call, effects, session }: Bench) {
  const question = (await session())?.approvalDue ?? null
  if (question === null) return null
  const { judgeApproval } = await import('./core/post-compaction-approval.ts')
  return judgeApproval(call, await effects(), question)
}
