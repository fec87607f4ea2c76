import type { SecretShape } from './secret-shape.ts'
import { isMixed, isNoSecret, REDACTED } from './secret-value.ts'

const ADDRESS = () => /:\/\/(?=([^\s"'`<>\\]{1,600}))/g
const HOST = () => /^(?:[A-Za-z0-9_.-]{1,100}|\[[0-9a-f:]{2,40}\]|\$\{?\w{1,40}\}?)(?::\d{1,5})?(?=$|[/?#,;:)\]}])/i
/** The sign before a host with a port ends a password that holds both the sign and a slash. */
const HOST_AND_PORT = () => /^[A-Za-z0-9_.-]{1,100}:\d{2,5}(?=$|[/?])/
/** A user name that long is a token: GitHub and GitLab take one there. */
const SHORTEST_TOKEN = 16

const isSecret = (value: string): boolean => value !== '' && value !== REDACTED && !isNoSecret(value, '"', '')

/** User and password as they stay, or undefined when they hold no secret. */
function redactUser(userInfo: string): string | undefined {
  const colon = userInfo.indexOf(':')
  const user = colon === -1 ? userInfo : userInfo.slice(0, colon)
  const isToken = user.length >= SHORTEST_TOKEN && isMixed(user) && isSecret(user)
  if (colon === -1) return isToken ? REDACTED : undefined
  const password = userInfo.slice(colon + 1)
  if (!isSecret(password)) return undefined
  return `${isToken ? REDACTED : user}:${REDACTED}`
}

/**
 * Offset of the sign before the host. A password may hold that sign and, where no port can stand, every other character.
 */
function findSign(address: string): number {
  const end = address.search(/[/?#]/)
  const authority = end === -1 ? address : address.slice(0, end)
  const sign = authority.lastIndexOf('@')
  const isPort = /^[^:]*(?::\d{1,5})?$|^\[/.test(authority)
  const last = address.lastIndexOf('@')
  if (!isPort && HOST_AND_PORT().test(address.slice(last + 1))) return last
  if (isPort || (sign !== -1 && HOST().test(address.slice(sign + 1)))) return sign
  return last !== -1 && HOST().test(address.slice(last + 1)) ? last : sign
}

function redactAddresses(text: string): string {
  let out = ''
  let done = 0
  for (const match of text.matchAll(ADDRESS())) {
    const start = match.index + 3
    if (start < done) continue
    const address = (match[1] ?? '').split('://')[0] ?? ''
    const sign = findSign(address)
    const redacted = sign <= 0 ? undefined : redactUser(address.slice(0, sign))
    if (redacted === undefined) continue
    out += text.slice(done, start) + redacted
    done = start + sign
  }
  return done === 0 ? text : out + text.slice(done)
}

/** Removes passwords with a quote, a bracket or a backslash, at which most addresses end. A port is none. */
function redactOdd(text: string): string {
  if (!text.includes('@')) return text
  return text.replace(
    /(:\/\/[\w.%+-]{1,64}:)(?!\d{1,5}['<\\])[^\s"`<>\\/@']{1,64}['<\\](?!n\b)[\w!#$%^&*+~.;:=?-][^\s"`<>\\/@']{0,64}(?=@[\w.-]{1,100}(?:[:/?"'\s,;)]|$))/g,
    `$1${REDACTED}`,
  )
}

export const listUrlShapes = (): readonly SecretShape[] => [
  { needles: ['://'], redact: redactOdd },
  { needles: ['://'], redact: redactAddresses },
]
