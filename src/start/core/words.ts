import { fingerprint } from '../../base/core/fingerprint.ts'
import { type Config, DEFAULT_CONFIG, type Route } from '../../config/core/config.ts'
import { STANDARD_ROUTES } from './standard-routes.ts'

/** Mark of a sentence's end. No phrase crosses this mark, and no "no" reaches further. */
export const END = '|'

export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[.;!?]+/g, ` ${END} `)
    .split(/[^\p{L}\p{N}|]+/u)
    .filter((word) => word !== '')
}

/** Lists the longest word of each keyword, in lower case. A prompt without any of these words matches no route. */
export function listFragments(routes: readonly Route[]): string[] {
  const longest = (keyword: string) => splitWords(keyword).reduce((a, b) => (b.length > a.length ? b : a), '')
  return [...new Set(routes.flatMap(({ keywords }) => keywords.map(longest)))].filter((word) => word !== '').sort()
}

/** Words of which every routed prompt has at least one; null for those of the standard routes. */
export function listRouteWords(config: Config): readonly string[] | null {
  if (!config['sections.routing_hint']) return []
  return config.routing.length === 0 ? null : listFragments([...config.routing, ...STANDARD_ROUTES])
}

/** Key of the configuration values that decide about reminders; null for standard values. */
export function keyReminders(config: Config): string | null {
  const values = (of: Config) =>
    JSON.stringify([of['reinforcement.cadence'], of['reinforcement.files'], of['sections.quality_reinforcement']])
  return values(config) === values(DEFAULT_CONFIG) ? null : fingerprint(values(config))
}
