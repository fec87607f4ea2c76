import { escapeText } from '../../base/core/element.ts'
import type { RouteMatch } from './route.ts'

/** Renders a line with the matched keyword, its intent and the agent for that intent. */
export function renderRoutingHint({ route, keyword }: RouteMatch): string {
  const said = escapeText(keyword).replace(/\s+/g, ' ')
  return `<routing-hint>Intent ${route.intent} ("${said}"): this repository routes it to the agent ${route.agent}.</routing-hint>`
}
