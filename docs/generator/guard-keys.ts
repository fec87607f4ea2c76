import type { TextsOf } from './key-text.ts'

export const GUARD_KEYS: TextsOf<'guardrails'> = {
  'guardrails.write_roots': [
    'The only places written, by any tool: relative to the repository, absolute, or `~/...`. `docs` stands for `docs/**`.',
    'the original plan has docs and artifacts; a policy has to be adopted',
  ],
  'guardrails.protected': [
    'What is not written even inside the roots.',
    'design: a root is a folder, and folders hold rules too',
  ],
  'guardrails.allowed_tools': [
    'The only tools that may be called; old names, `mcp__server` and `*` are understood.',
    'the original plan: a list a repository adopts',
  ],
  'guardrails.mcp_writers': [
    'MCP tools whose shape does not show that they write, with their fields that hold paths. `*` adds those the shape shows, as under a policy of the person; `[]`: it writes nothing.',
    'design: a server names its fields as it likes',
  ],
  'guardrails.governance': ['Files a person has to approve; writing one raises the criticality of the session.'],
  'guardrails.architecture': [
    'Imports allowed between parts of the code base, and one class per file.',
    'the original plan: each code base has its own layers',
  ],
  'guardrails.evaluator': [
    'Whether the active plan has to pass before agents start or code is written.',
    'the original plan; off until a repository adopts it',
  ],
  'guardrails.unresolved': [
    'Answer, under a policy, to a command whose target nobody can tell beforehand; `deny` also refuses an overdue one.',
    'design: only a person can tell; `deny` for sessions without one',
  ],
  'guardrails.fail': [
    'A failing guard lets the call through, with a word in the journal, or refuses it. `closed` also refuses a call that cannot be read, and registers `onFailure: "block"` (`holdfast init`).',
    'measured on Claude Code 2.1.329: hooks that crash or time out let the tool run',
  ],
  'guardrails.deadline': [
    'Milliseconds after which guards that still read files are overdue: the person is asked.',
    'design: well under the 5 seconds of the registration',
  ],
  'guardrails.modes.allowed_tools': ['The most this guard may do.'],
  'guardrails.modes.self_protection': [
    "The same, for writes to holdfast's state and bundles, hooks in settings, git's hooks and the policy.",
    'design: a person may want it, a model rarely',
  ],
  'guardrails.modes.confined_writes': ['The same, for writes outside the roots.'],
  'guardrails.modes.write_size': [
    'The same, for one call that writes over 20,000 tokens (a word) or over 25,000.',
    'the original plan: 20,000 and 25,000',
  ],
  'guardrails.modes.tool_availability': [
    'The same, for agents whose definition lists tools that do not exist; a missing MCP server is only advice.',
  ],
  'guardrails.modes.plan_evaluator': ['The same, while the active plan does not pass.'],
  'guardrails.modes.architecture': ['The same, for imports a layer must not have.'],
  'guardrails.modes.governance': ['The same, for the files in `guardrails.governance`.'],
  'guardrails.modes.post_compaction_approval': [
    'The same, for the first weighty step after an automatic compaction before a decision of a person.',
    'design: models approve their own plans after a compaction (anthropics/claude-code issues 32029, 27319)',
  ],
  'guardrails.modes.stale_resumption': [
    'The same, when ORCHESTRATION.yaml is written with an old `resumption.updated_at`.',
    'the original plan: a word of advice',
  ],
  'guardrails.modes.loss': [
    'For a call that takes away content git does not have. `rescue` keeps a snapshot and lets the call run; it asks where no snapshot can hold the content.',
    'design: a snapshot costs no question',
  ],
}
