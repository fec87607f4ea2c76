/** A track of any kind: the least the evaluator and the compaction need. */
export const DEFAULT_TEMPLATE = {
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
  'DECISIONS.md': (title: string) => describeDecisions(title),
}

/** DECISIONS.md begins without an entry, because entries are only ever added at the end. */
export function describeDecisions(title: string): string {
  return `# Decisions: ${title}

Newest last; nothing is removed. Each entry has the keys Decision, Reason and Impact.
`
}
