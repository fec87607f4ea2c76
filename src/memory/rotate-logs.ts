import type { Problem } from '../base/core/problem.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import { findLosses } from './core/conserve.ts'
import type { LogKind } from './core/log.ts'
import { planRotation, type RotationPlan } from './core/plan.ts'
import { readLog, saveRotation, withLogLock } from './io/log-files.ts'

/** Outcome of the rotation of one log, done or planned. */
export interface LogRotation {
  readonly source: string
  readonly kind: LogKind
  readonly maxLines: number
  /** Null for a missing log, or a log that cannot be read. */
  readonly plan: RotationPlan | null
  readonly isRotated: boolean
  readonly problem: Problem | null
}

export interface RotationOptions {
  readonly dryRun: boolean
  /** Rotate logs under their limit too. */
  readonly always: boolean
}

/** Rotates every configured log, each on its own: a fault in one log stops no other. */
export function rotateLogs(projectDir: string, config: Config, options: RotationOptions): LogRotation[] {
  return listLogs(config).map(({ source, kind }) => rotateLog(projectDir, config, { source, kind }, options))
}

/** A line for the person about each log over its limit that a rotation would shorten; empty without such logs. */
export function warnOfLongLogs(projectDir: string, config: Config, report: (problem: Problem) => void): string {
  const found = rotateLogs(projectDir, config, { dryRun: true, always: false })
  for (const { problem } of found) if (problem !== null) report(problem)
  return found
    .filter(({ plan }) => plan !== null && plan.moved.length > 0)
    .map(
      ({ source, plan }) =>
        `${source} has ${plan?.lines} lines; \`holdfast memory rotate\` would archive ${plan?.moved.length} entries`,
    )
    .join('\n')
}

function listLogs(config: Config): { readonly source: string; readonly kind: LogKind }[] {
  return [
    ...config['memory.rotation.decision_logs'].map((source) => ({ source, kind: 'decisions' as const })),
    ...config['memory.rotation.issue_logs'].map((source) => ({ source, kind: 'issues' as const })),
  ]
}

function rotateLog(
  projectDir: string,
  config: Config,
  log: { readonly source: string; readonly kind: LogKind },
  { dryRun, always }: RotationOptions,
): LogRotation {
  const { source, kind } = log
  const maxLines = config['memory.rotation.max_lines']
  const ageDays = config[kind === 'decisions' ? 'memory.rotation.decision_days' : 'memory.rotation.issue_days']
  const result = { source, kind, maxLines, plan: null, isRotated: false, problem: null }
  const refuse = (cause: string, plan: RotationPlan | null, path = source): LogRotation => ({
    ...result,
    plan,
    problem: { code: 'log-not-rotated', path, cause },
  })
  const rotate = (): LogRotation => {
    const before = readLog(projectDir, source)
    if (before === null) return result
    if ('error' in before) return refuse(before.error, null, before.path)
    const facts = { kind, source, today: readClock().toISOString().slice(0, 10) }
    const plan = planRotation(before, facts, { maxLines, ageDays }, always)
    if (plan.moved.length === 0) return { ...result, plan }
    const [loss] = findLosses(before, plan.after, kind)
    if (loss !== undefined) return refuse(loss, plan)
    if (dryRun) return { ...result, plan }
    const text = plan.after.archives.get(plan.archivePath)
    const isNew = text !== undefined && text !== before.archives.get(plan.archivePath)
    const archive = isNew ? { path: plan.archivePath, text } : null
    const obstacle = saveRotation(projectDir, source, { before: before.active, after: plan.after.active, archive })
    return obstacle === null ? { ...result, plan, isRotated: true } : refuse(obstacle, plan)
  }
  try {
    if (dryRun || readLog(projectDir, source) === null) return rotate()
    return withLogLock(projectDir, source, rotate)?.value ?? refuse('another rotation is at work', null)
  } catch (error) {
    return refuse(errorCode(error), null)
  }
}
