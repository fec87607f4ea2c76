import { excerptLine } from '../../base/core/text.ts'
import { SECURITY_REVIEW_TEMPLATE } from './security-review-template.ts'

/** A track of any kind: the least the evaluator and the compaction need. */
const DEFAULT_TEMPLATE = {
  'SPEC.md': (title: string) => `---
criticality: C2
---
# ${title}

## Goal

[describe what will be different when this is done, and for whom]

## Requirements

- R1: [describe one thing that must hold]
- R2: [describe another one, or remove this line and what names R2]

## Acceptance

- [describe how one can tell that the requirements hold]

## Not part of this

- [describe what is left out on purpose]
`,
  'PLAN.md': (title: string) => `# Plan: ${title}

Each task has a status (\`todo\`, \`doing\`, \`blocked\`, \`done\`, \`dropped\`), an owner, what it covers, and how one can tell that it is done.

- Task: T1 [describe the first step]
  - Status: todo
  - Acceptance: [describe what shows that it is done]
  - Owner: [name a role or a person]
  - Covers: R1
- Task: T2 [describe the next step]
  - Status: todo
  - Acceptance: [describe what shows that it is done]
  - Owner: [name a role or a person]
  - Covers: R2
`,
  'RISKS.md': (title: string) => `# Risks: ${title}

Severities: \`low\`, \`medium\`, \`high\`, \`critical\`.

- Risk: [describe what could go wrong]
  - Severity: medium
  - Mitigation: [describe what makes it less likely or less bad]
`,
}

/** The documents of a new track, each made from its title. Square brackets mark text that a person has to fill in. */
export const TEMPLATES = { default: DEFAULT_TEMPLATE, 'security-review': SECURITY_REVIEW_TEMPLATE }
export type TemplateName = keyof typeof TEMPLATES

/** The title becomes a heading, so `excerptLine` makes a single line of any title. */
export function createTrackFiles(template: TemplateName, title: string): Readonly<Record<string, string>> {
  const heading = excerptLine(title, 100)
  const files = Object.entries(TEMPLATES[template]).map(([name, render]) => [name, render(heading)])
  return Object.fromEntries([...files, ['DECISIONS.md', describeDecisions(heading)]])
}

/** DECISIONS.md begins without an entry, because entries are only ever added at the end. */
const describeDecisions = (title: string) => `# Decisions: ${title}

Newest last; nothing is removed. Each entry has the keys Decision, Reason and Impact.
`
