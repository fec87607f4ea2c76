import { type Entry, findLeadingId } from '../../documents/core/document-entry.ts'
import { SEVERITIES } from '../../documents/core/entry-schemas.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import { checkField, checkTasks, checkUnique, type Identified } from './check-tasks.ts'
import { checkReferences, findPlaceholders } from './check-text.ts'
import type { PlanFinding } from './plan-finding.ts'
import { findSections, type Section } from './sections.ts'

/** The documents of a track; null for a missing document. */
export interface TrackDocuments {
  readonly spec: string | null
  readonly plan: string | null
  readonly risks: string | null
}

const SPEC_SECTIONS = [/goal|objective|purpose|overview/i, /requirement/i, /acceptance|success|done/i]
const SPEC_NAMES = ['Goal', 'Requirements', 'Acceptance']

/**
 * Checks a track's SPEC, PLAN and RISKS by rules that need no judgement. The same documents give the same findings, in
 * the order of documents and lines.
 *
 * @param exists Whether a path named in a document is there, relative to the document or to the project.
 */
export function evaluatePlan(track: TrackDocuments, exists: (path: string) => boolean): PlanFinding[] {
  const findings: PlanFinding[] = []
  if (track.spec === null) findings.push(missing('SPEC.md'))
  if (track.plan === null) findings.push(missing('PLAN.md'))
  const requirements = findRequirements(track.spec ?? '')
  const tasks = scanTasks(track.plan ?? '')
  if (track.spec !== null) findings.push(...checkSpec(track.spec, requirements))
  if (track.plan !== null) findings.push(...checkTasks(tasks, requirements))
  findings.push(...checkRisks(track))
  for (const [document, text] of listTexts(track)) {
    findings.push(...checkReferences(document, text, exists), ...findPlaceholders(document, text))
  }
  const order = ['SPEC.md', 'PLAN.md', 'RISKS.md']
  return findings.sort((a, b) => order.indexOf(a.document) - order.indexOf(b.document) || a.line - b.line)
}

const listTexts = ({ spec, plan, risks }: TrackDocuments) =>
  (
    [
      ['SPEC.md', spec],
      ['PLAN.md', plan],
      ['RISKS.md', risks],
    ] as const
  ).flatMap(([document, text]) => (text === null ? [] : [[document, text] as const]))

const listEntries = (text: string, kind: Entry['kind']) => scanEntries(text).filter((entry) => entry.kind === kind)

function missing(document: PlanFinding['document']): PlanFinding {
  return { document, line: 0, rule: 'missing-document', text: 'there is no such document' }
}

/** Bullets with an id below a heading that names requirements. */
function findRequirements(spec: string): Identified[] {
  return findSections(spec)
    .filter(({ title }) => /requirement/i.test(title))
    .flatMap((section) => listBullets(section))
    .flatMap(({ text, line }) => {
      const id = findLeadingId(text)
      return id === null ? [] : [{ id, line }]
    })
}

function listBullets({ lines, line }: Section) {
  return lines.flatMap((text, index) => {
    const bullet = /^\s{0,3}(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(text)?.[1]
    return bullet === undefined ? [] : [{ text: bullet, line: line + index }]
  })
}

function checkSpec(spec: string, requirements: readonly Identified[]): PlanFinding[] {
  const sections = findSections(spec)
  const document = 'SPEC.md' as const
  const lacking = SPEC_SECTIONS.flatMap((pattern, index): PlanFinding[] => {
    const found = sections.find(({ title, lines }) => pattern.test(title) && lines.slice(1).join('').trim() !== '')
    const text = `there is no section "${SPEC_NAMES[index]}" with something in it`
    return found === undefined ? [{ document, line: 0, rule: 'missing-section', text }] : []
  })
  const bare = sections
    .filter(({ title }) => /requirement/i.test(title))
    .flatMap(listBullets)
    .filter(({ text }) => findLeadingId(text) === null && !/^\s/.test(text))
    .map(
      ({ line }): PlanFinding => ({
        document,
        line,
        rule: 'missing-field',
        text: 'a requirement has no id (R1, REQ-2 ...)',
      }),
    )
  return [...lacking, ...bare, ...checkUnique(document, requirements)]
}

/** Risks stand in RISKS.md or in the plan; each risk has a severity. */
function checkRisks({ plan, risks }: TrackDocuments): PlanFinding[] {
  const places = [
    ['PLAN.md', plan ?? ''],
    ['RISKS.md', risks ?? ''],
  ] as const
  const found = places.flatMap(([document, text]) => listEntries(text, 'risk').map((entry) => ({ document, entry })))
  if (found.length === 0 && plan !== null) {
    const text = 'there is no risk (a bullet "Risk: ..." with Severity), neither here nor in RISKS.md'
    const saysNone = findSections(plan).some(
      ({ title, lines }) => /risk/i.test(title) && /\bnone\b/i.test(lines.join(' ')),
    )
    return saysNone ? [] : [{ document: 'PLAN.md', line: 0, rule: 'missing-section', text }]
  }
  return found.flatMap(({ document, entry }) => checkField(document, entry, ['Severity'], SEVERITIES))
}
