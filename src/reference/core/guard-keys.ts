import type { TextsOf } from './key-text.ts'

export const GUARD_KEYS: TextsOf<'guardrails'> = {
  'guardrails.write_roots': [
    'The only places that are written, by whatever tool: relative to the repository, or absolute, or `~/...`.',
    'the original plan: docs and artifacts; not set, because a policy has to be adopted',
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
    'Tools of MCP servers whose shape does not show that they write, with the fields that hold paths; `[]` says that one does not.',
    'design: a server names its fields as it likes',
  ],
  'guardrails.governance': [
    'Files a person has to approve, and the criticality that writing one raises the session to.',
    'the original plan',
  ],
  'guardrails.architecture': [
    'Imports allowed between parts of the code base, and one class per file.',
    'the original plan: each code base has its own layers',
  ],
  'guardrails.evaluator': [
    'Whether the plan of the active track has to pass before agents are started or code is written.',
    'the original plan; off until a repository adopts it',
  ],
  'guardrails.unresolved': [
    'What happens, under a policy, to a command that may write where nobody can tell beforehand, and, by `deny`, to an overdue one.',
    'design: only a person can tell; `deny` for sessions without one',
  ],
  'guardrails.fail': [
    'A guard that fails lets the call through and the journal says so, or refuses it. With `closed`, `init` registers the `onFailure: "block"` of the client.',
    'measured on Claude Code 2.1.329: hooks that crash or time out let the tool run unless `onFailure` says otherwise',
  ],
  'guardrails.deadline': [
    'Milliseconds of work after which guards that still have to read files are overdue: the person is asked.',
    'design: well under the 5 seconds the hook is registered with',
  ],
  'guardrails.modes.allowed_tools': ['The most this guard may do.', 'the original plan'],
  'guardrails.modes.self_protection': [
    "The same, for writes to holdfast's state and bundles, hooks in settings, git's hooks and the policy.",
    'design: a person may want it, a model rarely',
  ],
  'guardrails.modes.confined_writes': ['The same, for writes outside the roots.', 'the original plan'],
  'guardrails.modes.write_size': [
    'The same, for one call that writes over 20,000 tokens (a word) or over 25,000.',
    'the original plan: 20,000 and 25,000',
  ],
  'guardrails.modes.tool_availability': [
    'The same, for agents whose definition lists tools that do not exist. A missing MCP server is only ever a word.',
    'the original plan',
  ],
  'guardrails.modes.plan_evaluator': ['The same, while the active plan does not pass.', 'the original plan'],
  'guardrails.modes.architecture': ['The same, for imports a layer must not have.', 'the original plan'],
  'guardrails.modes.governance': ['The same, for the files in `guardrails.governance`.', 'the original plan'],
  'guardrails.modes.post_compaction_approval': [
    'The same, for the first weighty step after an automatic compaction that came while a person was still to decide.',
    'design: models approve their own plans after a compaction (anthropics/claude-code issues 32029, 27319)',
  ],
  'guardrails.modes.stale_resumption': [
    'The same, when ORCHESTRATION.yaml is written with an old `resumption.updated_at`.',
    'the original plan: a word of advice',
  ],
  'guardrails.modes.loss': [
    'A call that takes away content git does not have: `rescue` keeps that content as a snapshot and lets the call run, `ask` and `deny` do as they say. `rescue` asks where no snapshot can hold the content.',
    'design: a snapshot costs nobody a question; issues of the client tell of days lost by `git checkout -- .`',
  ],
}
