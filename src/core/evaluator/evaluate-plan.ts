import { type Entry, findEntries, findIds, findLeadingId, findSections, type Section } from './entries.ts'

/** The documents of a track; null where there is none. */
export interface TrackDocuments {
  readonly spec: string | null
  readonly plan: string | null
  readonly risks: string | null
}

export const PLAN_RULES = [
  'missing-document',
  'missing-section',
  'no-tasks',
  'missing-field',
  'bad-value',
  'duplicate-id',
  'uncovered-requirement',
  'unresolved-reference',
  'placeholder',
] as const
export type PlanRule = (typeof PLAN_RULES)[number]

/** One thing to repair before the plan passes. `line` is 1-based; 0 means the document as a whole. */
export interface PlanFinding {
  readonly document: 'SPEC.md' | 'PLAN.md' | 'RISKS.md'
  readonly line: number
  readonly rule: PlanRule
  readonly text: string
}

const STATUSES = [
  'todo',
  'open',
  'pending',
  'planned',
  'doing',
  'in progress',
  'in_progress',
  'active',
  'blocked',
  'review',
  'done',
  'completed',
  'dropped',
]
const SEVERITIES = ['low', 'medium', 'high', 'critical']
const SPEC_SECTIONS = [/goal|objective|purpose|overview/i, /requirement/i, /acceptance|success|done/i]
const SPEC_NAMES = ['Goal', 'Requirements', 'Acceptance']

/**
 * Checks a track's SPEC, PLAN and RISKS by rules that need no judgement: the same documents give the same findings, in the
 * order of documents and lines.
 *
 * @param exists Whether a path named in a document, relative to it or to the project, is there.
 */
export function evaluatePlan(track: TrackDocuments, exists: (path: string) => boolean): PlanFinding[] {
  const findings: PlanFinding[] = []
  if (track.spec === null) findings.push(missing('SPEC.md'))
  if (track.plan === null) findings.push(missing('PLAN.md'))
  const requirements = findRequirements(track.spec ?? '')
  const tasks = findEntries(track.plan ?? '', 'task')
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

function missing(document: PlanFinding['document']): PlanFinding {
  return { document, line: 0, rule: 'missing-document', text: 'there is no such document' }
}

interface Requirement {
  readonly id: string
  readonly line: number
}

/** Bullets with an id below a heading that names requirements. */
function findRequirements(spec: string): Requirement[] {
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

function checkSpec(spec: string, requirements: readonly Requirement[]): PlanFinding[] {
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

function checkUnique(document: PlanFinding['document'], items: readonly Requirement[]): PlanFinding[] {
  return items.flatMap(({ id, line }, index): PlanFinding[] => {
    const first = items.find((other) => other.id === id)
    if (first === undefined || items.indexOf(first) === index) return []
    return [{ document, line, rule: 'duplicate-id', text: `${id} is already taken by line ${first.line}` }]
  })
}

function checkTasks(tasks: readonly Entry[], requirements: readonly Requirement[]): PlanFinding[] {
  const document = 'PLAN.md' as const
  if (tasks.length === 0) {
    return [
      {
        document,
        line: 0,
        rule: 'no-tasks',
        text: 'there is no task (a bullet "Task: ..." with Status, Owner and Acceptance)',
      },
    ]
  }
  const fields = tasks.flatMap((task) => [
    ...checkField(document, task, ['task'], null),
    ...checkField(document, task, ['status'], STATUSES),
    ...checkField(document, task, ['owner', 'role', 'owner role'], null),
    ...checkField(document, task, ['acceptance', 'acceptance criteria'], null),
  ])
  const ids = tasks.flatMap((task) => {
    const id = findLeadingId(task.fields.task ?? '')
    return id === null ? [] : [{ id, line: task.line }]
  })
  const known = new Set([...ids, ...requirements].map(({ id }) => id))
  const dangling = tasks.flatMap((task) =>
    ['covers', 'requirements', 'requirement', 'depends', 'depends on', 'after', 'implements'].flatMap((key) =>
      findIds(task.fields[key] ?? '')
        .filter((id) => !known.has(id))
        .map(
          (id): PlanFinding => ({
            document,
            line: task.line,
            rule: 'unresolved-reference',
            text: `${key} names ${id}, which is neither a requirement nor a task`,
          }),
        ),
    ),
  )
  const covered = new Set(tasks.flatMap(({ text }) => findIds(text)))
  const uncovered = requirements
    .filter(({ id }) => !covered.has(id))
    .map(
      ({ id, line }): PlanFinding => ({
        document: 'SPEC.md',
        line,
        rule: 'uncovered-requirement',
        text: `${id} is covered by no task of PLAN.md`,
      }),
    )
  return [...fields, ...checkUnique(document, ids), ...dangling, ...uncovered]
}

function checkField(
  document: PlanFinding['document'],
  entry: Entry,
  keys: readonly string[],
  values: readonly string[] | null,
): PlanFinding[] {
  const value = keys.map((key) => entry.fields[key]).find((found) => found !== undefined && found !== '')
  const [key = ''] = keys
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`
  if (value === undefined)
    return [{ document, line: entry.line, rule: 'missing-field', text: `the ${entry.kind} has no ${name}` }]
  const word = value
    .toLowerCase()
    .replace(/[.,;(].*$/, '')
    .trim()
  if (values === null || values.includes(word)) return []
  return [
    {
      document,
      line: entry.line,
      rule: 'bad-value',
      text: `${name} "${value.slice(0, 60)}" is not one of ${values.join(', ')}`,
    },
  ]
}

/** Risks stand in RISKS.md, or in the plan; wherever they stand, each has a severity. */
function checkRisks({ plan, risks }: TrackDocuments): PlanFinding[] {
  const places = [
    ['PLAN.md', plan ?? ''],
    ['RISKS.md', risks ?? ''],
  ] as const
  const found = places.flatMap(([document, text]) => findEntries(text, 'risk').map((entry) => ({ document, entry })))
  if (found.length === 0 && plan !== null) {
    const text = 'there is no risk (a bullet "Risk: ..." with Severity), neither here nor in RISKS.md'
    const saysNone = findSections(plan).some(
      ({ title, lines }) => /risk/i.test(title) && /\bnone\b/i.test(lines.join(' ')),
    )
    return saysNone ? [] : [{ document: 'PLAN.md', line: 0, rule: 'missing-section', text }]
  }
  return found.flatMap(({ document, entry }) => checkField(document, entry, ['severity'], SEVERITIES))
}

function checkReferences(
  document: PlanFinding['document'],
  text: string,
  exists: (path: string) => boolean,
): PlanFinding[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    [...line.matchAll(/\]\(([^()\s]{1,300})\)/g)].flatMap((match): PlanFinding[] => {
      const path = (match[1] ?? '').split('#')[0] ?? ''
      if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || exists(path)) return []
      return [{ document, line: index + 1, rule: 'unresolved-reference', text: `the link to "${path}" leads nowhere` }]
    }),
  )
}

const PLACEHOLDER =
  /\b(?:TBD|TBC|TODO|FIXME|XXX|lorem ipsum|to be (?:determined|defined|decided|done))\b|\?\?\?|\{\{[^}]{0,60}\}\}|<(?:your|insert|fill|placeholder|todo|tbd|describe|name|text)[^<>]{0,60}>|\[(?:your|insert|fill|placeholder|todo|tbd|describe)\b[^\][]{0,60}\]/i

function findPlaceholders(document: PlanFinding['document'], text: string): PlanFinding[] {
  let isFenced = false
  return text.split(/\r?\n/).flatMap((line, index): PlanFinding[] => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced
    // `todo` is a status, and code may say what it likes.
    const prose = line.replaceAll(/`[^`]*`/g, '').replace(/\bstatus\**:\**\s*todo\b/i, '')
    const found = isFenced ? null : PLACEHOLDER.exec(prose)
    return found === null
      ? []
      : [{ document, line: index + 1, rule: 'placeholder', text: `"${found[0]}" still stands here` }]
  })
}
