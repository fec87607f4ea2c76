import { escapeText } from '../../base/core/element.ts'
import { blankCode } from '../../base/core/markdown.ts'
import type { Config, Route } from '../../config/core/config.ts'
import { MAX_PROMPT_CHARS, STANDARD_ROUTES } from './standard-routes.ts'
import { END, splitWords } from './words.ts'

export type RouteMatch = ReturnType<typeof matchRoutes>[number]

export function listRoutes(config: Config): readonly Route[] {
  return [...config.routing, ...STANDARD_ROUTES]
}

/** The highest priority wins, then the more specific keyword. Code, quotations and negated keywords do not count. */
export function matchRoutes(prompt: string, routes: readonly Route[]) {
  const words = splitWords(dropQuoted(prompt.slice(0, MAX_PROMPT_CHARS)))
  const text = ` ${words.join(' ')} `
  const found = routes.flatMap((route, index) => {
    const keyword = route.keywords.filter((item) => isAsked(text, item)).sort((a, b) => b.length - a.length)[0]
    const isRuledOut = (route.negative_keywords ?? []).some((item) => text.includes(` ${splitWords(item).join(' ')} `))
    return keyword === undefined || isRuledOut ? [] : [{ route, keyword, index }]
  })
  found.sort(
    (a, b) =>
      (b.route.priority ?? 0) - (a.route.priority ?? 0) || b.keyword.length - a.keyword.length || a.index - b.index,
  )
  return found.map(({ route, keyword }) => ({ route, keyword }))
}

/** Words that negate a keyword up to three words behind them. */
const NO = new Set('no not dont don without never stop skip avoid cancel leave end exit quit'.split(' '))

function isAsked(text: string, keyword: string): boolean {
  const wanted = ` ${splitWords(keyword).join(' ')} `
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const sentence =
      text
        .slice(Math.max(0, at - 60), at)
        .split(END)
        .at(-1) ?? ''
    const before = sentence.trim().split(' ').slice(-3)
    if (!before.some((word) => NO.has(word))) return true
  }
  return false
}

/** Drops code, lines quoted with `>`, indented blocks, and elements of the client or of another hook. */
function dropQuoted(prompt: string): string {
  const plain = blankCode(prompt)
    .split('\n')
    .map((line) => (/^\s*>|^(?: {4}|\t)/.test(line) ? '' : line))
    .join('\n')
  return dropElements(plain)
}

/** Removes `<name ...>...</name>`; an unclosed element stays. */
function dropElements(text: string): string {
  let kept = ''
  let at = 0
  const unclosed = new Set<string>()
  for (const open of text.matchAll(/<([a-z][\w-]{0,40})[ >]/g)) {
    const close = `</${open[1]}>`
    if (open.index < at || unclosed.has(close)) continue
    const end = text.indexOf(close, open.index)
    if (end === -1) {
      unclosed.add(close)
      continue
    }
    kept += `${text.slice(at, open.index)} `
    at = end + close.length
  }
  return kept + text.slice(at)
}

export function renderRoutingHint({ route, keyword }: RouteMatch): string {
  const said = escapeText(keyword).replace(/\s+/g, ' ')
  return `<routing-hint>Intent ${route.intent} ("${said}"): this repository routes it to the agent ${route.agent}.</routing-hint>`
}
