import { excerptLine } from '../../base/core/text.ts'
import type { TASK_FILES } from '../../config/core/tier-paths.ts'
import { DEFAULT_TEMPLATE } from './default-template.ts'
import { SECURITY_REVIEW_TEMPLATE } from './security-review-template.ts'

/** The documents of a new track, each made from its title. Square brackets mark text that a person has to fill in. */
type TrackTemplate = Readonly<Record<(typeof TASK_FILES)[number], (title: string) => string>>

export const TEMPLATES = {
  default: DEFAULT_TEMPLATE,
  'security-review': SECURITY_REVIEW_TEMPLATE,
} as const satisfies Readonly<Record<string, TrackTemplate>>
export type TemplateName = keyof typeof TEMPLATES

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name)
}

/** The files of a new track by name. The title becomes a heading, so `excerptLine` makes a single line of any title. */
export function createTrackFiles(template: TemplateName, title: string): Readonly<Record<string, string>> {
  const heading = excerptLine(title, 100)
  return Object.fromEntries(Object.entries(TEMPLATES[template]).map(([name, render]) => [name, render(heading)]))
}
