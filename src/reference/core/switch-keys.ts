import type { KeyText, TextsOf } from './key-text.ts'

type SwitchTexts = TextsOf<'hooks' | 'sections'>

const DOES: Readonly<Record<keyof SwitchTexts, string>> = {
  'hooks.session_start': 'The whole hook.',
  'hooks.user_prompt_submit': 'The whole hook.',
  'hooks.pre_compact': 'The whole hook: without it no checkpoint is saved before a compaction.',
  'hooks.pre_tool_use': 'The whole hook: without it no guard speaks.',
  'hooks.post_tool_use': 'The whole hook.',
  'sections.project_context': '`<project-context>` at a session start.',
  'sections.quality_context': '`<quality-context>` at a session start.',
  'sections.quality_reinforcement': '`<quality-reinforcement>`: the marked lines of rule files.',
  'sections.routing_hint': '`<routing-hint>` with a prompt.',
  'sections.resumption_context': '`<resumption-context>` after a compaction and in the next session.',
  'sections.context_monitor': '`<context-monitor>` with prompts and inside runs of tool calls.',
  'sections.compaction_alert': '`<compaction-alert>` with the first prompt or tool result behind a compaction.',
  'sections.track_context': '`<track-context>`: the state of the active track.',
  'sections.memory_capture': 'Keeping what is marked, and what is found before a compaction.',
  'sections.response_guidance': '`<response_guidance>`: how to write so that things are kept.',
  'sections.related_memories': '`<related-memories>` at a session start and when a file is written.',
  'sections.repeated_failures':
    '`<repeated-failure>`: six writes of one file that failed in a row with the same error.',
  'sections.work_log': 'The line each tool call leaves in `work_log.md`, where a track is active.',
  'sections.recent_diff': '`recent_diff.txt`, where a track is active.',
  'sections.test_output': '`test_output.txt`, where a track is active.',
  'sections.write_check': 'After a call that could not be judged fully: what it changed outside the write roots.',
}

export const SWITCH_KEYS = Object.fromEntries(
  Object.entries(DOES).map(([key, does]): [string, KeyText] => [key, [does, 'design: each part alone']]),
) as unknown as SwitchTexts
