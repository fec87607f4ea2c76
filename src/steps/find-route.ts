import type { Config } from '../core/config/config.ts'
import type { Problem } from '../core/problem.ts'
import { listRoutes, matchRoutes } from '../core/routing/route.ts'
import { renderRoutingHint } from '../core/xml/routing-hint.ts'
import { checkFlag } from './read-flags.ts'

/** A route a prompt takes, or why it takes none. */
export interface RouteFinding {
  /** The hint, or nothing. */
  readonly text: string
  readonly why: string
}

/** The route of a prompt: the first match whose flag, if it has one, is on for this session. */
export async function findRoute(
  projectDir: string,
  config: Config,
  { prompt, sessionId }: { readonly prompt: string; readonly sessionId: string | null },
  report: (problem: Problem) => void,
): Promise<RouteFinding> {
  const matches = matchRoutes(prompt, listRoutes(config))
  for (const match of matches) {
    const { flag, intent } = match.route
    if (flag === undefined || (await checkFlag(projectDir, flag, sessionId, report))) {
      return { text: renderRoutingHint(match), why: `"${match.keyword}" is a keyword of ${intent}` }
    }
  }
  const off = matches.map(({ route }) => `${route.intent} matches, but its flag ${route.flag} is off`)
  return { text: '', why: off[0] ?? 'no route matches the prompt' }
}
