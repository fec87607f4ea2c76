import { type Entry, findField, findLeadingId, firstWords } from '../../documents/core/document-entry.ts'
import { SEVERITIES, STATUSES } from '../../documents/core/entry-schemas.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import { findIds, findSections, type Section } from '../../documents/core/sections.ts'
import { checkReferences, findIn, findPlaceholders, type PlanFinding } from './check-text.ts'

export type TrackDocuments = Readonly<Record<'spec' | 'plan' | 'risks', string | null>>

const SPEC_SECTIONS = [
  ['Goal', /goal|objective|purpose|overview/i],
  ['Requirements', /requirement/i],
  ['Acceptance', /acceptance|success|done/i],
] as const
const inSpec = findIn('SPEC.md')

/** Rules need no judgement: the same documents give the same findings, in the order of documents and lines. */
export function evaluatePlan(track: TrackDocuments, exists: (path: string) => boolean): PlanFinding[] {
  const findings: PlanFinding[] = []
  if (track.spec === null) findings.push(inSpec('missing-document', MISSING))
  if (track.plan === null) findings.push(findIn('PLAN.md')('missing-document', MISSING))
  const requirements = listRequirements(findSections(track.spec ?? '')).flatMap(({ text, line }) =>
    identify(text, line),
  )
  const tasks = scanTasks(track.plan ?? '')
  if (track.spec !== null) findings.push(...checkSpec(track.spec, requirements))
  if (track.plan !== null) findings.push(...checkTasks(tasks, requirements))
  findings.push(...checkRisks(track))
  const texts = { 'SPEC.md': track.spec, 'PLAN.md': track.plan, 'RISKS.md': track.risks }
  const order = ['SPEC.md', 'PLAN.md', 'RISKS.md'] as const
  for (const document of order) {
    const text = texts[document] ?? ''
    findings.push(...checkReferences(document, text, exists), ...findPlaceholders(document, text))
  }
  return findings.sort((a, b) => order.indexOf(a.document) - order.indexOf(b.document) || a.line - b.line)
}

const MISSING = 'there is no such document'

const listRequirements = (sections: readonly Section[]) =>
  sections.filter(({ title }) => /requirement/i.test(title)).flatMap(listBullets)

/** A bullet or a task with the id that its text begins with; none without an id. */
function identify(text: string, line: number): Identified[] {
  const id = findLeadingId(text)
  return id === null ? [] : [{ id, line }]
}

function listBullets({ lines, line }: Section) {
  return lines.flatMap((text, index) => {
    const bullet = /^\s{0,3}(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(text)?.[1]
    return bullet === undefined ? [] : [{ text: bullet, line: line + index }]
  })
}

function checkSpec(spec: string, requirements: readonly Identified[]): PlanFinding[] {
  const sections = findSections(spec)
  const lacking = SPEC_SECTIONS.flatMap(([name, pattern]) => {
    const isThere = sections.some(({ title, lines }) => pattern.test(title) && lines.slice(1).join('').trim() !== '')
    return isThere ? [] : [inSpec('missing-section', `there is no section "${name}" with something in it`)]
  })
  const bare = listRequirements(sections)
    .filter(({ text }) => findLeadingId(text) === null && !/^\s/.test(text))
    .map(({ line }) => inSpec('missing-field', 'a requirement has no id (R1, REQ-2 ...)', line))
  return [...lacking, ...bare, ...checkUnique('SPEC.md', requirements)]
}

/** Risks stand in RISKS.md or in the plan; each risk has a severity. */
function checkRisks({ plan, risks }: TrackDocuments): PlanFinding[] {
  const places = [
    ['PLAN.md', plan ?? ''],
    ['RISKS.md', risks ?? ''],
  ] as const
  const found = places.flatMap(([document, text]) =>
    scanEntries(text).flatMap((entry) => (entry.kind === 'risk' ? [{ document, entry }] : [])),
  )
  if (found.length === 0 && plan !== null) {
    const text = 'there is no risk (a bullet "Risk: ..." with Severity), neither here nor in RISKS.md'
    const saysNone = findSections(plan).some(
      ({ title, lines }) => /risk/i.test(title) && /\bnone\b/i.test(lines.join(' ')),
    )
    return saysNone ? [] : [findIn('PLAN.md')('missing-section', text)]
  }
  return found.flatMap(({ document, entry }) => checkField(document, entry, ['Severity'], SEVERITIES))
}

interface Identified {
  readonly id: string
  readonly line: number
}

function checkUnique(document: PlanFinding['document'], items: readonly Identified[]): PlanFinding[] {
  return items.flatMap(({ id, line }, index) => {
    const first = items.find((other) => other.id === id)
    if (first === undefined || items.indexOf(first) === index) return []
    return [findIn(document)('duplicate-id', `${id} is already taken by line ${first.line}`, line)]
  })
}

const inPlan = findIn('PLAN.md')
const REFERENCES = ['covers', 'requirements', 'requirement', 'depends', 'depends on', 'after', 'implements']

/** Findings about tasks: their fields, their ids, their references, and requirements without a task. */
function checkTasks(tasks: readonly Entry[], requirements: readonly Identified[]): PlanFinding[] {
  if (tasks.length === 0) {
    const text = 'there is no task (a check box, or a bullet "Task: ..." with Status, Owner and Acceptance)'
    return [inPlan('no-tasks', text)]
  }
  const keyed = tasks.filter(({ isBox }) => !isBox)
  const fields = keyed.flatMap((task) => [
    ...(task.title === '' ? [lackField('PLAN.md', task, 'Task')] : []),
    ...checkField('PLAN.md', task, ['Status'], STATUSES),
    ...checkField('PLAN.md', task, ['Owner', 'Role', 'Owner role'], null),
    ...checkField('PLAN.md', task, ['Acceptance'], null),
  ])
  const ids = tasks.flatMap(({ title, line }) => identify(title, line))
  const known = new Set([...ids, ...requirements].map(({ id }) => id))
  const dangling = tasks.flatMap((task) =>
    REFERENCES.flatMap((key) => {
      const unknown = findIds(findField(task, key) ?? '').filter((id) => !known.has(id))
      const text = (id: string) => `${key} names ${id}, which is neither a requirement nor a task`
      return unknown.map((id) => inPlan('unresolved-reference', text(id), task.line))
    }),
  )
  const covered = new Set(tasks.flatMap(({ lines }) => findIds(lines.join('\n'))))
  const uncovered = requirements
    .filter(({ id }) => !covered.has(id))
    .map(({ id, line }) => findIn('SPEC.md')('uncovered-requirement', `${id} is covered by no task of PLAN.md`, line))
  return [...fields, ...checkUnique('PLAN.md', ids), ...dangling, ...uncovered]
}

function checkField(
  document: PlanFinding['document'],
  entry: Entry,
  keys: readonly string[],
  values: readonly string[] | null,
): PlanFinding[] {
  const [key = ''] = keys
  const value = findField(entry, ...keys)
  if (value === null) return [lackField(document, entry, key)]
  if (values === null || values.includes(firstWords(value))) return []
  const text = `${key} "${value.slice(0, 60)}" is not one of ${values.join(', ')}`
  return [findIn(document)('bad-value', text, entry.line)]
}

function lackField(document: PlanFinding['document'], { kind, line }: Entry, key: string): PlanFinding {
  return findIn(document)('missing-field', `the ${kind} has no ${key}`, line)
}
