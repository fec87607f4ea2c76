/** First text of `docs/context/CONTEXT_CORE.md`. `init` writes the page once, and then the page belongs to people. */
export const CONTEXT_CORE_STARTER = `# Core context

<!-- What holds for the whole project and every track. Keep it short: it is loaded into every session. -->

## Purpose

[describe what this project is for, in a sentence or two]

## Boundaries

- [describe what this project does not do, or what nobody may change]

## Invariants

<!-- Each with the keys Invariant and Scope. Compaction proposes new ones in INVARIANTS.md; they count when they stand here. -->
`

export const ROLES_STARTER = `# Roles

| role | decides | may not |
|---|---|---|
| [name a person or team] | goals, releases, what a risk is worth | |
| main session | how a task of the plan is done | change goals, drop tasks, accept risks |
| subagent | nothing beyond its task | write outside the roots of GUARDRAILS.md |
`
