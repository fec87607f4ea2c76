import type { Problem } from '../base/core/problem.ts'
import type { Config, ConfiguredCall } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import type { LogKind } from './core/log.ts'
import { findLosses, planRotation, type RotationPlan } from './core/plan-rotation.ts'
import {
  type ClientMemory,
  LOADED_BYTES,
  LOADED_LINES,
  listClientMemory,
  readLog,
  saveRotation,
  withLogLock,
} from './io/log-files.ts'

/** Outcome of the rotation of one log, done or planned. */
export interface LogRotation {
  readonly source: string
  readonly kind: LogKind
  readonly maxLines: number
  /** Null for a missing log, or a log that cannot be read. */
  readonly plan: RotationPlan | null
  readonly isRotated: boolean
  /** True for a page of which the client loads only the beginning into a session. */
  readonly isCut: boolean
  readonly problem: Problem | null
}

export interface RotationOptions {
  readonly dryRun: boolean
  readonly always: boolean
}

/** Rotates every configured log, each on its own: a fault in one log stops no other. */
export function rotateLogs(projectDir: string, config: Config, options: RotationOptions): LogRotation[] {
  const maxLines = config['memory.rotation.max_lines']
  const logs = listLogs(config).map((log) => ({ ...log, folder: projectDir, maxLines }))
  const pages = listClientMemory(projectDir).map((page) => ({
    ...page,
    kind: 'notes' as const,
    ...boundOf(page, maxLines),
  }))
  return [...logs, ...pages].map((log) => rotateLog(config, log, options))
}

const isIndex = ({ source }: ClientMemory) => source === 'memory/MEMORY.md'
const boundOf = (page: ClientMemory, maxLines: number) => ({ maxLines: isIndex(page) ? LOADED_LINES : maxLines })

/** A line for the person about each log over its limit that a rotation would shorten; empty without such logs. */
export function warnOfLongLogs({ projectDir, config, report }: ConfiguredCall, command: string): string {
  const found = rotateLogs(projectDir, config, { dryRun: true, always: false })
  for (const { problem } of found) if (problem !== null) report(problem)
  return found
    .filter(({ plan }) => plan !== null && plan.moved.length > 0)
    .map(
      ({ source, plan }) =>
        `${source} has ${plan?.lines} lines; \`${command} memory rotate\` would archive ${plan?.moved.length} entries`,
    )
    .join('\n')
}

function listLogs(config: Config): { readonly source: string; readonly kind: LogKind }[] {
  return [
    ...config['memory.rotation.decision_logs'].map((source) => ({ source, kind: 'decisions' as const })),
    ...config['memory.rotation.issue_logs'].map((source) => ({ source, kind: 'issues' as const })),
  ]
}

interface Log extends ClientMemory {
  readonly kind: LogKind
  readonly maxLines: number
}

function rotateLog(config: Config, log: Log, { dryRun, always }: RotationOptions): LogRotation {
  const { folder, source, kind, maxLines } = log
  const ageDays = config[kind === 'issues' ? 'memory.rotation.issue_days' : 'memory.rotation.decision_days']
  const name = kind === 'notes' ? `${folder}/${source}` : source
  const result = { source: name, kind, maxLines, plan: null, isRotated: false, isCut: false, problem: null }
  const refuse = (cause: string, plan: RotationPlan | null, path = source): LogRotation => ({
    ...result,
    plan,
    problem: { code: 'log-not-rotated', path: kind === 'notes' ? `${folder}/${path}` : path, cause },
  })
  const rotate = (): LogRotation => {
    const before = readLog(folder, source)
    if (before === null) return result
    if ('error' in before) return refuse(before.error, null, before.path)
    const facts = { kind, source, today: readClock().toISOString().slice(0, 10) }
    const isLoaded = kind === 'notes' && isIndex(log)
    const isHeavy = isLoaded && Buffer.byteLength(before.active) > LOADED_BYTES
    const plan = planRotation(before, facts, { maxLines, ageDays, always: always || isHeavy })
    const isCut = isLoaded && (isHeavy || plan.lines > maxLines)
    if (plan.moved.length === 0) return { ...result, plan, isCut }
    const [loss] = findLosses(before, plan.after, kind)
    if (loss !== undefined) return refuse(loss, plan)
    if (dryRun) return { ...result, plan, isCut }
    const text = plan.after.archives.get(plan.archivePath)
    const isNew = text !== undefined && text !== before.archives.get(plan.archivePath)
    const archive = isNew ? { path: plan.archivePath, text } : null
    const obstacle = saveRotation(folder, source, { before: before.active, after: plan.after.active, archive })
    return obstacle === null ? { ...result, plan, isRotated: true } : refuse(obstacle, plan)
  }
  try {
    if (dryRun || readLog(folder, source) === null) return rotate()
    return withLogLock(folder, source, rotate)?.value ?? refuse('another rotation is at work', null)
  } catch (error) {
    return refuse(errorCode(error), null)
  }
}
