import type { TextsOf } from './key-text.ts'

/** Escalation, resumption, documents, how much is kept, and what sessions and prompts start from. */
export const WORK_KEYS: TextsOf<
  | 'escalation'
  | 'governance'
  | 'resumption'
  | 'compaction'
  | 'retention'
  | 'quality'
  | 'reinforcement'
  | 'routing'
  | 'budgets'
> = {
  'escalation.gate_spawns': [
    'What happens to agents that are started at EMERGENCY.',
    'design: an agent has a context of its own',
  ],
  'governance.c3_files': [
    'Files whose writing raises the criticality to C3 for the rest of the session.',
    'the original plan: writing rules escalates; the globs are where projects keep rules',
  ],
  'governance.c4_files': [
    'Files whose writing raises the criticality to C4 for the rest of the session.',
    'the original plan: writing the constitution escalates most',
  ],
  'resumption.max_age_hours': [
    'Work older than this is not handed to a new session.',
    'design: over a weekend, not over a holiday',
  ],
  'resumption.steer_summary': [
    'Tell the summarizer before a compaction what the summary must keep.',
    'measured on Claude Code 2.1.329: output of PreCompact instructs the summarizer',
  ],
  'resumption.orchestration_file': [
    'The file whose `resumption:` section is saved and given back; it may state the criticality.',
  ],
  'compaction.core': [
    'Whether a compaction writes global invariants into CONTEXT_CORE.md or proposes them in INVARIANTS.md.',
    'design: what every session starts from is changed by a person',
  ],
  'retention.checkpoints': [
    'How many told checkpoints are kept; one nobody was told of always is. 0 keeps all.',
    'bench/soak: more than two weeks of 40 compactions each',
  ],
  'retention.sessions': [
    'How many sessions keep state and artifacts; one that runs or has something to tell always does. 0 keeps all.',
    'bench/soak: half a week of 200 sessions',
  ],
  'retention.journal_mb': [
    'How many MiB of the journal are kept. 0 keeps all, in one file.',
    'bench/soak: a fifth of a week of much work wrote a quarter of a MiB',
  ],
  'quality.sources': [
    'The documents a session start condenses into `<quality-context>`. The client loads CLAUDE.md itself.',
    'the original plan: the core tier, in this order',
  ],
  'reinforcement.cadence': [
    'When the marked lines of rule files are told.',
    'measured over 50 prompts and two compactions: 1,658 tokens, 28,510 with `every-prompt`, 1,110 with `after-compaction` (test/long/prompt-session.test.ts)',
  ],
  'reinforcement.files': [
    'The rule files in which marked lines are looked for.',
    'design: where Claude Code and others keep rules',
  ],
  routing: ['Which agent a prompt is for, by its words.', 'design: no route, no word'],
  'budgets.session_start': [
    'Tokens of the answer at a session start; sections are left out whole, the least important first.',
    'measured on Claude Code 2.1.329: a preview replaces an answer over 10,000 characters',
  ],
  'budgets.user_prompt_submit': ['Tokens of the answer to a prompt.', 'design: told words stay in the context'],
}

export const MEMORY_KEYS: TextsOf<'memory'> = {
  'memory.markers': ['Whether `[remember]`, `[capture]` and `@memory` in prompts and answers are kept.'],
  'memory.guidance': ['How much `<response_guidance>` says: at most 100, 140 or 480 tokens.'],
  'memory.auto_capture.enabled': ['Whether sentences nobody marked are kept before a compaction.'],
  'memory.auto_capture.threshold': [
    'How sure a sentence has to be that is kept; from 0.8 on it is proposed.',
    'the original plan: 0.85; measured by bench/capture',
  ],
  'memory.auto_capture.limit': ['How many are kept or proposed at one compaction.'],
  'memory.auto_capture.prompt_first': ['Keep none, propose all; `holdfast memory proposals` lists what waits.'],
  'memory.rotation.decision_logs': ['Logs of decisions that `holdfast memory rotate` looks after.'],
  'memory.rotation.issue_logs': ['Logs of issues it looks after.'],
  'memory.rotation.max_lines': ['A log over this is due.'],
  'memory.rotation.decision_days': ['Decisions older than this move into the archive.'],
  'memory.rotation.issue_days': ['Issues resolved for longer than this move into the archive.'],
  'memory.rotation.check_at_start': [
    'Name logs that are due at each session start; nothing is moved.',
    'design: off, because each session would hear it',
  ],
}
