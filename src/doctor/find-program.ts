import { createFinding } from '../findings/core/finding.ts'
import { canRunHooks, checkBun, checkNode, parseVersion } from '../firing/core/versions.ts'
import { findSandboxFault } from '../firing/io/create-sandbox.ts'
import { askVersion, findOnPath } from '../firing/io/program-version.ts'
import { findStartWay } from '../settings/core/registration.ts'
import type { HooksReport } from './examine-hooks.ts'

export type HookProgram = ReturnType<typeof findProgram>

/**
 * Finds the program with which the registration of the project starts the hooks, on the PATH. `canTry` tells that the
 * hooks can be fired here: the program runs them, and a throw-away repository can be made.
 */
export function findProgram(root: string, hooks: Pick<HooksReport, 'scopes'> | null) {
  const own = (hooks?.scopes ?? []).filter(({ name }) => name === 'project' || name === 'local')
  const way = own.map(({ settings }) => findStartWay(settings)).find((found) => found !== null)
  const runtime = way?.runtime ?? 'node'
  const path = findOnPath(runtime, root)
  const version = path === null ? null : parseVersion(askVersion(path))
  const findings = runtime === 'node' ? checkNode(version, process.versions.node) : checkBun(version)
  const isFit = runtime === 'node' ? canRunHooks(version) : findings.length === 0
  const fault = findSandboxFault()
  if (fault === null) return { runtime, version, canTry: isFit, findings }
  const unusable = createFinding('temporary-unusable', `the folder for temporary files is ${fault}`)
  return { runtime, version, canTry: false, findings: [...findings, unusable] }
}
