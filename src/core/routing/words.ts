import { type Config, DEFAULT_CONFIG, type Route } from '../config/config.ts'
import { fingerprint } from '../fingerprint.ts'
import { STANDARD_ROUTES } from './standard-routes.ts'

/** Stands where a sentence ends: no phrase goes across, and no "no" reaches further. */
export const END = '|'

/** The words of a text in lower case, and where its sentences end. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[.;!?]+/g, ` ${END} `)
    .split(/[^\p{L}\p{N}|]+/u)
    .filter((word) => word !== '')
}

/** The longest word of each keyword, in lower case: a prompt that has none of them matches no route. */
export function listFragments(routes: readonly Route[]): string[] {
  const longest = (keyword: string) => splitWords(keyword).reduce((a, b) => (b.length > a.length ? b : a), '')
  return [...new Set(routes.flatMap(({ keywords }) => keywords.map(longest)))].filter((word) => word !== '').sort()
}

/** Words one of which is in every prompt that is routed; null where they are those of the standard routes. */
export function listRouteWords(config: Config): readonly string[] | null {
  if (!config['sections.routing_hint']) return []
  return config.routing.length === 0 ? null : listFragments([...config.routing, ...STANDARD_ROUTES])
}

/** What of the configuration decides about reminders, as one text; null where it is all standard. */
export function keyReminders(config: Config): string | null {
  const values = (of: Config) =>
    JSON.stringify([of['reinforcement.cadence'], of['reinforcement.files'], of['sections.quality_reinforcement']])
  return values(config) === values(DEFAULT_CONFIG) ? null : fingerprint(values(config))
}
