import { PLAN_ROOTS } from '../../config/core/config.ts'

/** Policy of a repository that adopts tracks: the plan's roots, and every other guard explained. */
export const POLICY_TEXT = `---
schema_version: "1"
guardrails:
  write_roots: [${PLAN_ROOTS.map((root) => `"${root}"`).join(', ')}]
  protected: []
  unresolved: ask
  fail: open
  evaluator: false
---
# Guardrails

holdfast reads the front matter of this page before every tool call of Claude Code, in this repository and in its
subagents. What stands here for people says the same in words; \`holdfast config show\` prints what is in force and where it
comes from, \`holdfast explain 'command'\` how a call would be judged. A key in \`.holdfast/config.toml\` wins over one here,
and nothing here weakens what your other configuration says.

- **write_roots**: files are written here and nowhere else, by whatever tool: Write, Edit, notebooks, MCP servers, shell
  commands. Globs from the root of the repository. \`["**"]\` confines nothing inside it.
- **protected**: globs inside the roots that are not written all the same.
- **unresolved**: a command that may write where nobody can tell beforehand: \`ask\` the person, \`deny\`, or \`allow\` and look
  afterwards at what it changed.
- **fail**: when a guard fails, the call goes through and the journal says so (\`open\`), or it is refused (\`closed\`; run
  \`holdfast init\` again after changing this). When a guard is overdue, you are asked.
- **evaluator**: with \`true\`, agents are spawned and files outside \`docs/\` and \`artifacts/\` written only when the plan of the
  active track passes \`holdfast gate evaluator\`.

Not set here, and off until they are: \`allowed_tools\` (a list of tool names), \`governance\` (globs with a criticality, C1 to
C4), \`architecture\` (rules about imports), \`mcp_writers\` (MCP tools with the fields that hold paths), \`modes\` (\`off\`, \`warn\`,
\`ask\` or \`deny\` per guard). holdfast's own files and the registration of its hooks are held in any case.
`
