import { PLAN_ROOTS } from '../../config/core/config.ts'

export function renderPolicy(roots: readonly string[]): string {
  const listed = roots.map((root) => JSON.stringify(root)).join(', ')
  return `---
schema_version: "1"
guardrails:
  write_roots: [${listed}]
  protected: []
  unresolved: ask
  fail: open
  evaluator: false
---
# Guardrails

<!--
holdfast reads the front matter of this page before every tool call of Claude Code, in this repository and in its
subagents. What stands here for people says the same in words; \`holdfast config show\` prints what is in force and where it
comes from, \`holdfast explain 'command'\` how a call would be judged. A key in \`.holdfast/config.toml\` wins over one here,
and nothing here weakens what your other configuration says.

- **write_roots**: files are written here and nowhere else, by whatever tool: Write, Edit, notebooks, MCP servers, shell
  commands. Globs from the root of the repository. \`["**"]\` confines nothing inside it. A refusal names the command
  that adds the place.
- **protected**: globs inside the roots that are not written all the same.
- **unresolved**: a command that may write where nobody can tell beforehand: \`ask\` the person, \`deny\`, or \`allow\` and look
  afterwards at what it changed.
- **fail**: when a guard fails, the call goes through and the journal says so (\`open\`), or it is refused (\`closed\`; run
  \`holdfast init\` again after changing this). When a guard is overdue, you are asked.
- **evaluator**: with \`true\`, agents are spawned and files outside \`docs/\` and \`artifacts/\` written only when the plan of the
  active track passes \`holdfast ci gate evaluator\`.

Not set here, and off until they are: \`allowed_tools\` (a list of tool names), \`governance\` (globs with a criticality, C1 to
C4), \`architecture\` (rules about imports), \`mcp_writers\` (MCP tools with the fields that hold paths), \`modes\` (\`off\`, \`warn\`,
\`ask\` or \`deny\` per guard). holdfast's own files and the registration of its hooks are held in any case.
-->
`
}

/** The policy of a repository about which nothing is known. */
export const POLICY_TEXT = renderPolicy(PLAN_ROOTS)
