import { describeDecisions } from './default-template.ts'

const SPEC = (title: string) => `---
criticality: C3
---
# ${title}

## Goal

Know how [name the system under review] can be attacked, how bad that would be, and what is done about it by when.

## Scope

- In scope: [name repositories, services and environments]
- Out of scope: [name what nobody may touch]
- Tests may run against: [name the environment, never production data]

## Requirements

- R1: Threat modelling: every entry point, asset and trust boundary is known, with its threats by STRIDE.
- R2: Code review: the code behind each entry point is read against the OWASP Top 10.
- R3: Dependency audit: every dependency is checked for known vulnerabilities, maintenance and licence.
- R4: Penetration testing: the threats of R1 and the findings of R2 and R3 are tried, within the scope above.
- R5: Remediation planning: every finding has a severity, an owner, a due date by the service levels below, and a test.

## Severities and service levels

| severity | meaning | contained within | fixed within | a release |
|---|---|---|---|---|
| critical | can be used from outside now: data of others, code execution, full access | 24 hours | 7 days | is stopped |
| high | needs a condition an attacker can arrange; the same damage | 3 days | 30 days | is stopped |
| medium | needs access or luck; limited damage | 10 days | 90 days | needs a signed exception |
| low | a weakness that helps other attacks | with the next plan | 180 days | goes on |

The time runs from the day a finding is confirmed. Whoever needs longer has the exception decided in DECISIONS.md.

## Acceptance

- Every task of PLAN.md is done, or dropped with a decision that says why.
- No finding in RISKS.md is without severity and mitigation, and none of severity critical or high is open.
- Findings that are fixed have a test that fails without the fix.
`

interface Step {
  readonly id: string
  readonly task: string
  readonly owner: string
  readonly acceptance: string
}

interface Phase {
  readonly title: string
  readonly covers: string
  readonly steps: readonly Step[]
}

const PHASES: readonly Phase[] = [
  {
    title: 'Threat modelling',
    covers: 'R1',
    steps: [
      {
        id: 'T1.1',
        task: 'Draw entry points, assets, data flows and trust boundaries',
        owner: 'security-architect',
        acceptance: 'a diagram or table in this folder names each of them, and someone who runs the system has read it',
      },
      {
        id: 'T1.2',
        task: 'List the threats to each boundary by STRIDE',
        owner: 'security-architect',
        acceptance: 'spoofing, tampering, repudiation, disclosure, denial and elevation are answered for each boundary',
      },
    ],
  },
  {
    title: 'Code review',
    covers: 'R2',
    steps: [
      {
        id: 'T2.1',
        task: 'Read the code behind each entry point against the OWASP Top 10',
        owner: 'code-reviewer',
        acceptance: 'each category is answered with a finding or with the place that prevents it',
      },
      {
        id: 'T2.2',
        task: 'Search code and history for secrets',
        owner: 'code-reviewer',
        acceptance: 'a scanner has run over the whole history; what it found is revoked, not only removed',
      },
    ],
  },
  {
    title: 'Dependency audit',
    covers: 'R3',
    steps: [
      {
        id: 'T3.1',
        task: 'Check all dependencies, direct and indirect, for published vulnerabilities (CVE)',
        owner: 'devops',
        acceptance: 'the report of the audit tool stands in this folder, each hit a finding or judged unreachable',
      },
      {
        id: 'T3.2',
        task: 'Check maintenance, licences and the build chain of dependencies',
        owner: 'devops',
        acceptance: 'versions are pinned; abandoned packages and unclear licences are findings',
      },
    ],
  },
  {
    title: 'Penetration testing',
    covers: 'R4',
    steps: [
      {
        id: 'T4.1',
        task: 'Try the threats and findings in the environment the scope allows',
        owner: 'security-architect',
        acceptance: 'each is confirmed or refuted with the steps that show it',
      },
    ],
  },
  {
    title: 'Remediation planning',
    covers: 'R5',
    steps: [
      {
        id: 'T5.1',
        task: 'Give each finding a severity, an owner and a due date by the service levels',
        owner: 'security-architect',
        acceptance: 'RISKS.md holds every finding with severity and mitigation, the mitigation with owner and date',
      },
      {
        id: 'T5.2',
        task: 'Fix what stops a release and test the fixes',
        owner: 'developer',
        acceptance: 'no critical or high finding is open; each fix has a test that fails without it',
      },
    ],
  },
]

const PLAN = (title: string) =>
  [
    `# Plan: ${title}`,
    'Five phases in this order; a later one may add threats and findings to an earlier one.',
    ...PHASES.map(describePhase),
  ].join('\n\n')

function describePhase({ title, covers, steps }: Phase, index: number): string {
  const tasks = steps.map(({ id, task, owner, acceptance }) => {
    const fields = ['Status: todo', `Acceptance: ${acceptance}`, `Owner: ${owner}`, `Covers: ${covers}`]
    return [`- Task: ${id} ${task}`, ...fields.map((field) => `  - ${field}`)].join('\n')
  })
  return [`## Phase ${index + 1}: ${title}`, '', ...tasks, ...(index === PHASES.length - 1 ? [''] : [])].join('\n')
}

const RISKS = (title: string) => `# Risks and findings: ${title}

Findings stand here beside the risks of the review itself, with the severities and service levels of SPEC.md.

- Risk: The tests harm a running system or real data
  - Severity: high
  - Mitigation: tests run only where SPEC.md allows them, and whoever runs that system knows when
- Risk: What was found becomes known before it is fixed
  - Severity: high
  - Mitigation: this folder is not public while a critical or high finding is open
- Risk: The time ends before the scope does
  - Severity: medium
  - Mitigation: entry points are taken in the order of the damage behind them; what was left out is named in DECISIONS.md
`

/** A security review in five phases, with severities and the time each gives for a fix. */
export const SECURITY_REVIEW_TEMPLATE = {
  'SPEC.md': SPEC,
  'PLAN.md': PLAN,
  'RISKS.md': RISKS,
  'DECISIONS.md': (title: string) => describeDecisions(title),
}
