import type { WriteTarget } from '../calls/core/call-effects.ts'
import { isSweep, writesOver } from '../calls/core/own-words.ts'
import { describeWriter } from '../command/core/effects.ts'
import type { Config } from '../config/core/config.ts'
import { compileGlobs, compileHolders } from '../files/core/globs.ts'
import {
  type Compile,
  findGoverned,
  listAsked,
  listGovernance,
  listOwnFragments,
  mayBeGoverned,
  STANDARD_FRAGMENTS,
} from '../policy/core/governance.ts'
import { deny, type Finding } from '../policy/core/verdict.ts'
import type { Bench } from './guard-places.ts'
import { listSwept, loadGlobTest } from './load-glob-test.ts'

/** The governance file a call would write, and what the guard says to that. Most paths are certainly none. */
export async function judgeGoverned(bench: Bench): Promise<Finding | null> {
  const { config } = bench
  const [{ writes }, places] = [await bench.effects(), await bench.places()]
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS
  const near = writes.filter((write) => places.fold || writesOver(write) || mayBeGoverned(write.path, fragments))
  if (near.length === 0 && !writes.some(isSweep)) return null
  const levels = listGovernance(config)
  const test = await loadGlobTest(levels.flatMap(({ patterns }) => patterns))
  const compile = (patterns: readonly string[]) => compileGlobs(patterns, places, test)
  const globs = listAsked(config).flatMap(({ patterns }) => patterns)
  const swept = await listSwept(writes, { globs, place: places, test: compile(globs) })
  const candidates = [...near, ...swept.map(({ write, path }) => ({ ...write, path }))]
  const compileHolder = (patterns: readonly string[]) => compileHolders(patterns, places)
  const paths = candidates.map(({ path }) => path)
  const finding = judgeGovernance(candidates, config, { compile, compileHolder })
  bench.governed = findGoverned(paths, levels, compile)
  return finding
}

function judgeGovernance(
  writes: readonly WriteTarget[],
  config: Config,
  { compile, compileHolder }: Readonly<Record<'compile' | 'compileHolder', Compile>>,
): Finding | null {
  const pathsOf = (some: readonly WriteTarget[]) => some.map(({ path }) => path)
  const asked = listAsked(config)
  const found =
    findGoverned(pathsOf(writes), asked, compile) ??
    findGoverned(pathsOf(writes.filter((write) => writesOver(write) && !isSweep(write))), asked, compileHolder)
  if (found === null) return null
  const { path, level } = found
  const by = writes.find((write) => write.path === path)?.by ?? null
  const reason = `${describeWriter({ by })} would write "${path}", ${compile(asked.flatMap(({ patterns }) => patterns))(path) ? 'a governance file' : 'which holds governance files'} of ${level}: the work is ${level} with it, and the person decides. Propose the change and wait for a yes; other files are not concerned (guardrails.governance).`
  return deny(path, reason)
}
