import type { RouteMatch } from '../routing/route.ts'
import { escapeText } from './element.ts'

/** One line: what was said, what it means here, and which agent it is for. */
export function renderRoutingHint({ route, keyword }: RouteMatch): string {
  const said = escapeText(keyword).replace(/\s+/g, ' ')
  return `<routing-hint>Intent ${route.intent} ("${said}"): this repository routes it to the agent ${route.agent}.</routing-hint>`
}
