import { stringOf } from '../base/core/record.ts'
import { boundWrite, WARN_TOKENS } from '../calls/core/measure-write.ts'
import { mayTouchOwn, mayTouchOwnByRun, namesOwn, setsHoldfast } from '../calls/core/own-words.ts'
import { findShell } from '../calls/core/tool-call.ts'
import type { ConfigKey, GuardMode, LossMode } from '../config/core/config.ts'
import { compileGlobs, compileGuess, compileHolders } from '../files/core/globs.ts'
import { isFolder } from '../files/io/list-folder.ts'
import { findBundles, hasLinkedPlace } from '../files/io/own-places.ts'
import { isHandoffPage } from '../policy/core/governance.ts'
import { isSwitchedOn } from '../policy/core/policy.ts'
import type { Finding, GuardName } from '../policy/core/verdict.ts'
import { mayLose } from '../rescue/may-lose.ts'
import { judgeConfinedWrites } from './core/confined-writes.ts'
import type { Guard } from './core/judge.ts'
import type { Bench } from './guard-places.ts'
import { listInside, listReached, loadGlobTest } from './load-glob-test.ts'

interface GuardRow {
  readonly name: GuardName
  /** Facts the guard goes by: the effects of the call where no others are named. */
  readonly needs?: Guard['needs']
  /** Whether policy and call give the guard something to go by; without this test they always do. */
  readonly isOn?: (bench: Bench, name: GuardName) => boolean
  readonly judge: (bench: Bench) => Promise<Finding | null>
}

const isSwitched = ({ config }: Bench, name: GuardName) => isSwitchedOn(config, name)
const isSpawn = ({ call }: Bench) => call.toolName === 'Agent'

const GUARDS: readonly GuardRow[] = [
  {
    name: 'allowed-tools',
    needs: 'call',
    isOn: ({ config }) => config['guardrails.allowed_tools'] !== null,
    judge: allowTool,
  },
  { name: 'self-protection', judge: protectSelf },
  { name: 'confined-writes', isOn: confines, judge: confineWrites },
  { name: 'write-size', needs: 'call', judge: limitSize },
  { name: 'spawn-gate', needs: 'call', isOn: isSpawn, judge: gateSpawns },
  {
    name: 'tool-availability',
    needs: 'files',
    isOn: isSpawn,
    judge: async (bench) => (await import('./judge-spawn.ts')).judgeSpawn(bench),
  },
  {
    name: 'plan-evaluator',
    needs: 'files',
    isOn: ({ config }) => config['guardrails.evaluator'],
    judge: async (bench) => (await import('./judge-plan.ts')).judgePlanned(bench),
  },
  {
    name: 'architecture',
    needs: 'files',
    isOn: ({ config }) => config['guardrails.architecture'].length > 0,
    judge: async (bench) => (await import('./judge-layers.ts')).judgeLayers(bench),
  },
  { name: 'governance', isOn: isSwitched, judge: govern },
  { name: 'post-compaction-approval', isOn: isSwitched, judge: awaitApproval },
  {
    name: 'stale-resumption',
    needs: 'files',
    isOn: isSwitched,
    judge: async (bench) => (await import('./judge-resumption.ts')).judgeResumption(bench),
  },
  // The last guard: a call that another guard refuses needs no snapshot.
  { name: 'loss', judge: keepFromLoss },
]

/** The guards in their order, each with its mode and what it would ask. */
export function listGuards(bench: Bench): Guard[] {
  return GUARDS.map(({ name, needs = 'effects', isOn, judge }) => {
    const key = name === 'spawn-gate' ? 'escalation.gate_spawns' : `guardrails.modes.${name.replaceAll('-', '_')}`
    const given = bench.config[key as ConfigKey] as GuardMode | LossMode
    // A rescue says a word, or asks where nothing can be rescued.
    const mode = given === 'rescue' ? 'ask' : given
    const isAsked = mode !== 'off' && isOn?.(bench, name) !== false
    return { name, mode, needs, judge: isAsked ? () => judge(bench) : null }
  })
}

async function allowTool({ call, config }: Bench) {
  const { judgeAllowedTool } = await import('./core/allowed-tools.ts')
  return judgeAllowedTool(call, config['guardrails.allowed_tools'] ?? [])
}

async function limitSize({ call, config }: Bench) {
  if (boundWrite(call.givenName, call.toolInput) <= WARN_TOKENS) return null
  const { judgeWriteSize } = await import('./core/write-size.ts')
  const writers = config['guardrails.mcp_writers']
  return judgeWriteSize(call, { mode: config['guardrails.modes.write_size'], writers })
}

async function gateSpawns({ call, config, session }: Bench) {
  const { gateSpawn } = await import('./core/spawn-gate.ts')
  return gateSpawn(call, (await session())?.tier ?? 'nominal', config['escalation.gate_spawns'])
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

function confines({ config }: Bench): boolean {
  return config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0
}

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
