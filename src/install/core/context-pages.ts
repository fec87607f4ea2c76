import { ARTIFACTS_IGNORE_LINES } from '../../files/core/ignore-lines.ts'
import { ARTIFACT_PATHS_PAGE } from './artifact-paths-page.ts'
import { COMPACTION_RULES_PAGE } from './compaction-page.ts'
import { CONTEXT_TIERS_PAGE } from './context-tiers-page.ts'
import { POLICY_TEXT } from './policy-document.ts'
import { RECOVERY_FLOW_PAGE } from './recovery-page.ts'
import { CONTEXT_CORE_STARTER, ROLES_STARTER } from './starter-pages.ts'

/** A file `init --tracks` writes where there is none. A page is holdfast's own description; a starter becomes a person's. */
export const CONTEXT_PAGES: readonly {
  readonly path: string
  readonly text: string
  readonly kind: 'page' | 'starter'
}[] = [
  { path: 'docs/context/CONTEXT_TIERS.md', text: CONTEXT_TIERS_PAGE, kind: 'page' },
  { path: 'docs/context/COMPACTION_RULES.md', text: COMPACTION_RULES_PAGE, kind: 'page' },
  { path: 'docs/context/RECOVERY_FLOW.md', text: RECOVERY_FLOW_PAGE, kind: 'page' },
  { path: 'docs/context/ARTIFACT_PATHS.md', text: ARTIFACT_PATHS_PAGE, kind: 'page' },
  { path: 'docs/context/GUARDRAILS.md', text: POLICY_TEXT, kind: 'starter' },
  { path: 'docs/context/CONTEXT_CORE.md', text: CONTEXT_CORE_STARTER, kind: 'starter' },
  { path: 'docs/context/ROLES.md', text: ROLES_STARTER, kind: 'starter' },
  { path: 'artifacts/.gitignore', text: ARTIFACTS_IGNORE_LINES, kind: 'starter' },
]
