import { openCall } from '../../base/core/call.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText } from '../../base/core/text.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { type LogRotation, rotateLogs } from '../../documents/rotate-logs.ts'
import { endFailed, isJson, print, printJson, tellProblems } from '../terminal.ts'
import type { MemoryOptions } from './memory.ts'

/** `memory check`: exit code 1 when a rotation is due, and for a log in an unknown form. */
export async function checkLogs(options: MemoryOptions): Promise<void> {
  const found = await rotate(options, true)
  if (isJson()) printJson({ logs: found.map(serialize) })
  else
    for (const line of [...found.map((log) => describe(log, 'to archive')), ...nameLogs(found)]) print(cleanText(line))
  const isDue = ({ plan, isCut }: LogRotation) => isCut || (plan !== null && (plan.moved.length > 0 || plan.isUnknown))
  if (found.some(isDue)) endFailed('A rotation is due, or a log has no form that can be read')
}

function nameLogs(found: readonly LogRotation[]): string[] {
  const own = found.filter(({ kind }) => kind !== 'notes')
  if (own.length === 0 || own.some(({ plan, problem }) => plan !== null || problem !== null)) return []
  return ['A log of another name: holdfast config set memory.rotation.decision_logs --add "docs/DECISIONS.md"']
}

/** `memory rotate`: moves old entries into the archives; with `--dry-run` the command only lists the entries. */
export async function rotateMemoryLogs(options: MemoryOptions): Promise<void> {
  const dryRun = options.dryRun === true
  const found = await rotate(options, dryRun)
  if (isJson()) return printJson({ dry_run: dryRun, logs: found.map(serialize) })
  for (const log of found) {
    print(cleanText(describe(log, dryRun ? 'would be archived' : 'archived')))
    for (const { title } of log.plan?.moved ?? []) print(cleanText(`  ${title.slice(0, 100)}`))
  }
}

async function rotate(options: MemoryOptions, dryRun: boolean): Promise<LogRotation[]> {
  const { project } = options
  const { config, problems } = await readConfig(openCall(project))
  const found = rotateLogs(project, config, { dryRun, always: options.force === true })
  tellProblems([...problems, ...found.flatMap(({ problem }) => problem ?? [])])
  return found
}

function describe({ source, kind, plan, maxLines, problem, isRotated, isCut }: LogRotation, done: string): string {
  if (problem !== null) return `${source}: not rotated`
  if (plan === null) return `${source}: there is no such file`
  const after = isRotated ? `, now ${plan.linesAfter}` : ''
  const moved =
    plan.moved.length === 0 ? 'nothing to archive' : `${plan.moved.length} of ${plan.entries} entries ${done}`
  const cut = isCut ? '; the client loads only its first 200 lines, at most 25 KB' : ''
  const unknown = plan.isUnknown ? `; no entry with a day was found; an entry is ${FORMS[kind]}` : ''
  return `${source}: ${plan.lines} of ${maxLines} lines${after}; ${moved}${describeTarget(plan)}${cut}${unknown}`
}

const FORMS = {
  decisions: '"## 2026-01-31: Title", or "## ADR-012: Title" with "Date: 2026-01-31"',
  issues: '"### Title" with "Status: RESOLVED" and "Resolved: 2026-01-31"',
  notes: '"## 2026-01-31 Title"',
} as const

function describeTarget({ moved, archivePath, alreadyArchived }: NonNullable<LogRotation['plan']>): string {
  if (moved.length === 0) return ''
  return ` in ${archivePath}${alreadyArchived === 0 ? '' : ` (${alreadyArchived} were there already, from a rotation that was interrupted)`}`
}

function serialize({ source, kind, plan, maxLines, problem, isRotated }: LogRotation) {
  return {
    path: source,
    kind,
    exists: plan !== null,
    max_lines: maxLines,
    lines: plan?.lines ?? null,
    lines_after: plan?.linesAfter ?? null,
    entries: plan?.entries ?? null,
    archive: plan === null || plan.moved.length === 0 ? null : plan.archivePath,
    moved: plan?.moved.map(({ title, date }) => ({ title, date })) ?? [],
    already_archived: plan?.alreadyArchived ?? 0,
    rotated: isRotated,
    unknown_format: plan?.isUnknown ?? false,
    problem: problem === null ? null : describeProblem(problem),
  }
}
