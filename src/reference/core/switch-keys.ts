import type { TextsOf } from './key-text.ts'

const SWITCH = 'design: each part alone'

export const SWITCH_KEYS: TextsOf<'hooks' | 'sections'> = {
  'hooks.session_start': ['The whole hook.', SWITCH],
  'hooks.user_prompt_submit': ['The whole hook.', SWITCH],
  'hooks.pre_compact': ['The whole hook: without it no checkpoint is saved before a compaction.', SWITCH],
  'hooks.pre_tool_use': ['The whole hook: without it no guard speaks.', SWITCH],
  'hooks.post_tool_use': ['The whole hook.', SWITCH],
  'sections.project_context': ['`<project-context>` at a session start.', SWITCH],
  'sections.quality_context': ['`<quality-context>` at a session start.', SWITCH],
  'sections.quality_reinforcement': ['`<quality-reinforcement>`: the marked lines of rule files.', SWITCH],
  'sections.routing_hint': ['`<routing-hint>` with a prompt.', SWITCH],
  'sections.resumption_context': ['`<resumption-context>` after a compaction and in the next session.', SWITCH],
  'sections.context_monitor': ['`<context-monitor>` with prompts and inside runs of tool calls.', SWITCH],
  'sections.compaction_alert': [
    '`<compaction-alert>` with the first prompt or tool result behind a compaction.',
    SWITCH,
  ],
  'sections.track_context': ['`<track-context>`: the state of the active track.', SWITCH],
  'sections.memory_capture': ['Keeping what is marked, and what is found before a compaction.', SWITCH],
  'sections.response_guidance': ['`<response_guidance>`: how to write so that things are kept.', SWITCH],
  'sections.related_memories': ['`<related-memories>` at a session start and when a file is written.', SWITCH],
  'sections.repeated_failures': [
    '`<repeated-failure>`: six writes of one file that failed in a row with the same error.',
    SWITCH,
  ],
  'sections.work_log': ['The line each tool call leaves in `work_log.md`, where a track is active.', SWITCH],
  'sections.recent_diff': ['`recent_diff.txt`, where a track is active.', SWITCH],
  'sections.test_output': ['`test_output.txt`, where a track is active.', SWITCH],
  'sections.write_check': [
    'After a call that could not be judged fully: what it changed outside the write roots.',
    SWITCH,
  ],
}
