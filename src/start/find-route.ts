import type { ConfiguredCall } from '../config/core/config.ts'
import { listRoutes, matchRoutes, renderRoutingHint } from './core/route.ts'
import { checkFlag } from './read-flags.ts'

/** The first match without a flag, or with a flag on for this session. `text` is empty without a route. */
export async function findRoute(
  call: ConfiguredCall,
  { prompt, sessionId }: { readonly prompt: string; readonly sessionId: string | null },
) {
  const matches = matchRoutes(prompt, listRoutes(call.config))
  for (const match of matches) {
    const { flag, intent } = match.route
    if (flag === undefined || (await checkFlag(call, flag, sessionId))) {
      return { text: renderRoutingHint(match), why: `"${match.keyword}" is a keyword of ${intent}` }
    }
  }
  const off = matches.map(({ route }) => `${route.intent} matches, but its flag ${route.flag} is off`)
  return { text: '', why: off[0] ?? 'no route matches the prompt' }
}
