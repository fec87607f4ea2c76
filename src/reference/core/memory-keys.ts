import type { TextsOf } from './key-text.ts'

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
  'memory.surface.limit': [
    'How many memories are told when a file is written.',
    'design: the surest ones; the tag has 400 tokens',
  ],
  'memory.surface.at_start': [
    'How many are told when a session starts.',
    'design: the newest of the branch and the track',
  ],
}
