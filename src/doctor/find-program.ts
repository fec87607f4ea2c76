import { canRunHooks, checkBun, checkNode, parseVersion } from '../firing/core/versions.ts'
import { askVersion, findOnPath, readOwnNode } from '../firing/io/program-version.ts'
import type { Finding } from '../settings/core/finding.ts'
import { findStartWay, type Runtime } from '../settings/core/registration.ts'
import type { HooksReport } from './examine-hooks.ts'

/** The program that runs the hooks, and what is wrong with it. */
export interface HookProgram {
  readonly runtime: Runtime
  readonly version: string | null
  readonly canRun: boolean
  readonly findings: readonly Finding[]
}

/** Finds the program with which the registration of the project starts the hooks, on the PATH. */
export function findProgram(root: string, hooks: Pick<HooksReport, 'scopes'> | null): HookProgram {
  const own = (hooks?.scopes ?? []).filter(({ name }) => name === 'project' || name === 'local')
  const way = own.map(({ settings }) => findStartWay(settings)).find((found) => found !== null)
  const runtime = way?.runtime ?? 'node'
  const version = findVersion(runtime, root)
  if (runtime === 'node')
    return { runtime, version, canRun: canRunHooks(version), findings: checkNode(version, readOwnNode()) }
  const findings = checkBun(version)
  return { runtime, version, canRun: findings.length === 0, findings }
}

/** The version of a program on the PATH; null where there is none. */
function findVersion(program: Runtime, root: string): string | null {
  const path = findOnPath(program, root)
  return path === null ? null : parseVersion(askVersion(path))
}
