import { version } from '../../../package.json'
import type { Finding } from '../../base/core/finding.ts'
import type { Severity } from '../../base/core/finding-row.ts'
import { wireOf } from '../../base/core/record.ts'
import { cleanLine, countNouns } from '../../base/core/text.ts'
import { findPolicyNeeds } from '../../client/core/policy-needs.ts'
import { resolveProject } from '../../config/io/config-parser.ts'
import { type Area, type Examination, examineProject } from '../../doctor/examine-project.ts'
import { type Repairs, repairProject } from '../../doctor/repair-project.ts'
import { describeOwnCall } from '../../install/io/own-command.ts'
import { paint } from '../paint.ts'
import { endFailed, isJson, print, printJson } from '../terminal.ts'

const PAINTS: Readonly<Record<Severity, (text: string) => string>> = {
  error: paint.red,
  warning: paint.yellow,
  note: paint.dim,
}

/** `doctor`: everything that makes hooks silently not work, with the command that puts it right. Exit 1 with an error. */
export async function examine(
  root: string,
  { fix = false, quick = false }: { readonly fix?: boolean; readonly quick?: boolean },
): Promise<void> {
  const first = await examineProject(root, version, quick)
  const { config } = await resolveProject(root)
  const repairs = fix ? await repairProject(root, first, { version, needs: findPolicyNeeds(config) }) : NO_REPAIRS
  const examination =
    repairs.fixed.length + repairs.failed.length === 0 ? first : await examineProject(root, version, quick)
  const findings = examination.areas.flatMap((area) => area.findings)
  if (isJson()) printJson(serialize(root, examination, repairs))
  else print(describe(root, examination, repairs, fix))
  const errors = count(findings, 'error')
  if (errors > 0) endFailed(`${countNouns(errors, 'error')} found`)
}

const NO_REPAIRS: Repairs = { fixed: [], failed: [] }

function count(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length
}

function serialize(root: string, { areas, firings, start, node, client }: Examination, repairs: Repairs) {
  const findings = areas.flatMap((area) => area.findings.map((finding) => ({ area: area.name, finding })))
  const all = findings.map(({ finding }) => finding)
  return {
    root,
    healthy: count(all, 'error') === 0,
    errors: count(all, 'error'),
    warnings: count(all, 'warning'),
    notes: count(all, 'note'),
    versions: { holdfast: version, node, client },
    start: start === null ? null : { hook_ms: start.hookMs, bare_node_ms: start.bareMs },
    findings: findings.map(({ area, finding: { id, severity, what, why, fix, isFixable } }) => ({
      id,
      area,
      severity,
      what,
      why,
      fix,
      fixable: isFixable,
    })),
    areas: areas.map(({ name, summary }) => ({ name, summary })),
    events: firings.map((firing) => wireOf(firing)),
    fixed: repairs.fixed,
    not_fixed: repairs.failed,
    command: describeOwnCall(),
  }
}

function describe(root: string, examination: Examination, repairs: Repairs, isFixing: boolean): string {
  const { areas, firings } = examination
  const findings = areas.flatMap((area) => area.findings)
  const isSeen = firings.some(({ occasions }) => occasions > 0)
  const rest = findings.filter(({ isFixable }) => isFixable).length
  const counts = (['error', 'warning', 'note'] as const).map((severity) =>
    countNouns(count(findings, severity), severity),
  )
  const end = count(findings, 'error') === 0 ? paint.green('healthy') : paint.red('not healthy')
  const call = describeOwnCall()
  // The legend explains a word of the text that is printed.
  const printed = findings.map(({ fix }) => fix).join('\n')
  const legend = call === 'holdfast' || !/\bholdfast [a-z]/.test(printed) ? [] : [`holdfast is here: ${call}`]
  const hint = rest > 0 && !isFixing ? `; holdfast doctor --fix puts ${rest} right` : ''
  return [
    `${paint.bold(`holdfast ${version}`)} in ${cleanLine(root)}`,
    ...repairs.fixed.map((text) => `  fixed  ${cleanLine(text)}`),
    ...repairs.failed.map((text) => `  ${paint.red('could not')} ${cleanLine(text)}`),
    ...areas.map(describeArea),
    ...(isSeen ? firings.map(describeFiring) : []),
    ...findings.flatMap(describeFinding),
    '',
    `${end}: ${counts.join(', ')}${hint}`,
    ...legend,
  ].join('\n')
}

const WORST: readonly Severity[] = ['error', 'warning']

function describeArea({ name, summary, findings }: Area): string {
  const worst = WORST.find((severity) => count(findings, severity) > 0)
  const mark = worst === undefined ? paint.green('ok'.padEnd(7)) : PAINTS[worst](worst.padEnd(7))
  return `  ${mark}  ${name.padEnd(13)}  ${cleanLine(summary)}`
}

function describeFiring({ event, lastSeen, occasions }: Examination['firings'][number]): string {
  const times = occasions === 1 ? 'once' : `${occasions} times`
  const trace = occasions === 0 ? 'nothing to run for' : `no trace, due ${times} (a silent call leaves none)`
  return `           ${event.padEnd(16)}  ${lastSeen === null ? trace : `last trace ${cleanLine(lastSeen)}`}`
}

function describeFinding({ id, severity, what, why, fix }: Finding): string[] {
  return [
    '',
    `${PAINTS[severity](severity)}  ${paint.bold(id)}  ${cleanLine(what)}`,
    `  why  ${cleanLine(why)}`,
    `  fix  ${cleanLine(fix)}`,
  ]
}
