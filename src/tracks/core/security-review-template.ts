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

const PLAN = (title: string) => `# Plan: ${title}

Five phases in this order; a later one may add threats and findings to an earlier one.

## Phase 1: Threat modelling

- Task: T1.1 Draw entry points, assets, data flows and trust boundaries
  - Status: todo
  - Acceptance: a diagram or table in this folder names each of them, and someone who runs the system has read it
  - Owner: security-architect
  - Covers: R1
- Task: T1.2 List the threats to each boundary by STRIDE
  - Status: todo
  - Acceptance: spoofing, tampering, repudiation, disclosure, denial and elevation are answered for each boundary
  - Owner: security-architect
  - Covers: R1

## Phase 2: Code review

- Task: T2.1 Read the code behind each entry point against the OWASP Top 10
  - Status: todo
  - Acceptance: each category is answered with a finding or with the place that prevents it
  - Owner: code-reviewer
  - Covers: R2
- Task: T2.2 Search code and history for secrets
  - Status: todo
  - Acceptance: a scanner has run over the whole history; what it found is revoked, not only removed
  - Owner: code-reviewer
  - Covers: R2

## Phase 3: Dependency audit

- Task: T3.1 Check all dependencies, direct and indirect, for published vulnerabilities (CVE)
  - Status: todo
  - Acceptance: the report of the audit tool stands in this folder, each hit a finding or judged unreachable
  - Owner: devops
  - Covers: R3
- Task: T3.2 Check maintenance, licences and the build chain of dependencies
  - Status: todo
  - Acceptance: versions are pinned; abandoned packages and unclear licences are findings
  - Owner: devops
  - Covers: R3

## Phase 4: Penetration testing

- Task: T4.1 Try the threats and findings in the environment the scope allows
  - Status: todo
  - Acceptance: each is confirmed or refuted with the steps that show it
  - Owner: security-architect
  - Covers: R4

## Phase 5: Remediation planning

- Task: T5.1 Give each finding a severity, an owner and a due date by the service levels
  - Status: todo
  - Acceptance: RISKS.md holds every finding with severity and mitigation, the mitigation with owner and date
  - Owner: security-architect
  - Covers: R5
- Task: T5.2 Fix what stops a release and test the fixes
  - Status: todo
  - Acceptance: no critical or high finding is open; each fix has a test that fails without it
  - Owner: developer
  - Covers: R5
`

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
export const SECURITY_REVIEW_TEMPLATE = { 'SPEC.md': SPEC, 'PLAN.md': PLAN, 'RISKS.md': RISKS }
