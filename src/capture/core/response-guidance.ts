import type { GuidanceLevel } from '../../config/core/config.ts'

type Pattern = Readonly<Record<'type' | 'when' | 'form' | 'example', string>>

/** The forms the detector is surest of, each with its purpose. */
const PATTERNS: readonly Pattern[] = [
  {
    type: 'decision',
    when: 'something was chosen',
    form: '**Decision**: what, instead of what, because why',
    example: '**Decision**: Sessions live in Redis instead of memory, because two instances share them.',
  },
  {
    type: 'learning',
    when: 'something turned out to behave in a way nobody would guess',
    form: '**Learning**: what, and when it matters',
    example: '**Learning**: `fs.watch` fires twice per save on macOS, so events are debounced.',
  },
  {
    type: 'blocker',
    when: 'the work cannot go on',
    form: '**Blocker**: what, and who or what has to move',
    example: '**Blocker**: The npm token has expired; only an owner of the organisation can renew it.',
  },
  {
    type: 'pattern',
    when: 'something always holds in this repository',
    form: '**Pattern**: the rule',
    example: '**Pattern**: Every handler validates its input with zod before it calls a service.',
  },
]

/** The parts of the guidance, each in lines. Fewer words teach less and cost each start of a session less. */
type Parts = Readonly<Record<'patterns' | 'markers' | 'practices', readonly string[]>>

const MINIMAL: Parts = {
  patterns: [
    '<capture_patterns>A line that begins with **Decision**:, **Learning**:, **Blocker**: or **Pattern**: and gives its reason is kept for later sessions.</capture_patterns>',
  ],
  markers: ['<inline_markers>[remember:namespace] text at the beginning of a line keeps the text.</inline_markers>'],
  practices: ['<best_practices>Only what is settled, one line each.</best_practices>'],
}

const STANDARD: Parts = {
  patterns: [
    '<capture_patterns>',
    'A line in one of these forms is kept for later sessions:',
    '**Decision**: what, because why | **Learning**: what, and when it matters | **Blocker**: what, and who has to move | **Pattern**: the rule',
    '</capture_patterns>',
  ],
  markers: ['<inline_markers>[remember] text or [remember:decisions] text is kept as it stands.</inline_markers>'],
  practices: ['<best_practices>One line each, only what is settled, with its reason.</best_practices>'],
}

const renderDetailed = (): Parts => ({
  patterns: [
    '<capture_patterns>',
    'What stands in one of these forms is kept for later sessions:',
    ...PATTERNS.map(
      ({ type, when, form, example }) =>
        `<pattern type="${type}" when="${when}">${form}\nExample: ${example}</pattern>`,
    ),
    '</capture_patterns>',
  ],
  markers: [
    '<inline_markers>',
    '[remember] text, [capture] text, @memory text: kept, the namespace is found from the text',
    '[remember:decisions] text, [capture:patterns] text, @memory:blockers text: kept in that namespace',
    'Namespaces: inception elicitation research decisions progress blockers reviews learnings retrospective patterns',
    'At the beginning of a line, outside code; up to the next blank or marked line.',
    '</inline_markers>',
  ],
  practices: [
    '<best_practices>',
    'One line for each, and only for what is settled: a plan, a guess or a question is not kept.',
    'Say why in the same sentence; a choice without its reason is of little use later.',
    'Name files, commands and versions as they are written.',
    'When something kept before no longer holds, say what holds instead.',
    '</best_practices>',
  ],
})

/** The text is fixed for each level, so a session hears the guidance once. It teaches no detector that is off. */
export function renderResponseGuidance(level: GuidanceLevel, listens: { patterns: boolean; markers: boolean }): string {
  if (level === 'off' || !(listens.patterns || listens.markers)) return ''
  const { patterns, markers, practices } =
    level === 'detailed' ? renderDetailed() : level === 'standard' ? STANDARD : MINIMAL
  const lines = [...(listens.patterns ? patterns : []), ...(listens.markers ? markers : []), ...practices]
  return ['<response_guidance>', ...lines, '</response_guidance>'].join('\n')
}
