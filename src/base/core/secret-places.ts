import { once } from './remember.ts'
import { createShape, type SecretShape } from './secret-shape.ts'
import { isMixed, REDACTED, redactValues } from './secret-value.ts'

const SCHEMES = '(?:bearer|basic|token|apikey|ssws|negotiate|digest|bot)'
const AUTHORIZATION = once(
  () =>
    new RegExp(
      `\\b(?:proxy-)?authorization\\\\{0,7}["']?\\s{0,3}[:=]\\s{0,3}(?:\\\\{0,7}["'])?(${SCHEMES}\\s{1,3})?`,
      'gi',
    ),
)
const COOKIE = () =>
  /\b(?:set-)?cookie\\{0,7}["']?\s{0,3}[:=]\s{0,3}(?:\\{0,7}["'])?(?=[^\s=]{1,80}=)|\s(?:-b|--cookie)[ =](?:\\{0,7}["'])?(?=[^\s=]{1,80}=)/gi
const COOKIE_VALUE = () => /(=)((?:[^\s;"'\\<>=,]|=(?=[\s;"'\\]|$)|,(?=\S)){8,})/g
const COOKIE_END = () => /["'\n`]|\\n/

/** Values of cookies from a header to the end of its line or its quotes. */
function redactCookies(text: string): string {
  let out = ''
  let done = 0
  for (const match of text.matchAll(COOKIE())) {
    const at = match.index + match[0].length
    if (at < done) continue
    const rest = text.slice(at, at + 4000)
    const length = COOKIE_END().exec(rest)?.index ?? rest.length
    const cookies = rest.slice(0, length).replace(COOKIE_VALUE(), (whole, sign, value) => {
      const isSecret = (isMixed(value) || value.length >= 20) && !/^[$%{]/.test(value)
      return isSecret ? `${sign}${REDACTED}` : whole
    })
    out += text.slice(done, at) + cookies
    done = at + length
  }
  return done === 0 ? text : out + text.slice(done)
}

export const listHeaderShapes = (): readonly SecretShape[] => [
  {
    needles: ['authorization'],
    redact: (text) =>
      redactValues(text, AUTHORIZATION(), {
        least: 8,
        isHarmless: (value, match) => match[1] === undefined && !(isMixed(value) && value.length >= 16),
      }),
  },
  createShape(
    ['authorization'],
    () =>
      /(\bauthorization\\{0,7}["']?\s{0,3}[:=]\s{0,3}(?:\\{0,7}["'])?[A-Za-z][\w-]{1,30}\s{1,3})(?=[^\s"'\\]{0,400}\d)(?![^\s"'\\]{0,100}=["'])[A-Za-z0-9._~+/=-]{16,}/gi,
  ),
  createShape(
    ['bearer', 'basic', 'ssws'],
    () => /(\b(?:bearer|basic|ssws)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
  ),
  createShape(
    ['signature', 'response', 'sig=', 'code='],
    () =>
      /(\b(?:x-amz-signature|signature(?:-256)?|response|sig|code)(?:=|:\s)["']?(?:sha256=)?)(?=[^&\s"']{0,400}\d)[A-Za-z0-9%+/_=-]{30,}/gi,
  ),
  { needles: ['cookie', ' -b'], redact: redactCookies },
  createShape(
    ['sessid=', '_session', 'sessionid=', 'sid='],
    () =>
      /((?:PHPSESSID|JSESSIONID|connect\.sid|_session(?:_id)?|sessionid|\bsid)=)(?=[^\s;]{0,100}\d)(?!s%3A\[)[A-Za-z0-9%._-]{20,}/g,
  ),
]

/** Twelve words or more, behind their name, open a wallet. */
const MNEMONIC = () =>
  /(\b(?:mnemonic|(?:seed|recovery|backup)[ _-]?phrase)\b["']?\s{0,3}(?:[:=]|is)?\s{0,3}["']?)[a-z]{3,8}(?:[ ,]{1,2}[a-z]{3,8}){11,23}/gi

const isPlain = (value: string): boolean => /^[a-z_ ]+$/.test(value)

/** A colon and what may stand for a port, in the lines of `PGPASS`. */
const PORTS = [':*:', ':0', ':1', ':2', ':3', ':4', ':5', ':6', ':7', ':8', ':9']
const PGPASS = () => /(?:^|[\n"'])[\w.*-]{1,100}:(?:\d{4,5}|\*):[^:\s"']{1,64}:[^:\s"']{1,64}:(?=\S)/g

export const listFileShapes = (): readonly SecretShape[] => [
  { needles: PORTS, redact: (text) => redactLines(text, PGPASS()) },
  {
    needles: ['machine ', 'login '],
    redact: (text) => redactValues(text, /\blogin[ \t]{1,4}\S{1,100}\s{1,8}password[ \t]{1,4}/g, { least: 3 }),
  },
  {
    needles: ['smtp'],
    redact: (text) =>
      redactLines(text, /(?:^|\n)\[?[\w.-]{3,80}\]?(?::\d{1,5})?[ \t]{1,8}[\w.+-]{1,64}@[\w.-]{1,80}:(?=\S)/g),
  },
  // A program asks for a value on its terminal.
  {
    needles: ['secret access key', 'password for', 'passphrase for'],
    redact: (text) =>
      redactValues(
        text,
        /\b(?:secret access key(?: \[[^\]\n]{0,40}\])?|pass(?:word|phrase) for (?:key )?[^\s:]{1,100})["']?:[ \t]{1,3}/gi,
        { least: 6, isHarmless: (value) => !isMixed(value) },
      ),
  },
  // PHP names its settings in a call, and Terraform gives a variable its value inside a block.
  {
    needles: ['define('],
    redact: (text) =>
      redactValues(
        text,
        /\bdefine\(\s{0,3}["'](?:\w{0,40}_)?(?:PASSWORD|PASSWD|PASS|PWD|SECRET|TOKEN|(?:API|ACCESS|PRIVATE|SECRET)_?KEY)["']\s{0,3},\s{0,3}(?=["'])/gi,
        { least: 4, isHarmless: isPlain },
      ),
  },
  {
    needles: ['variable "'],
    redact: (text) =>
      redactValues(
        text,
        /\bvariable "[^"\n]{0,60}(?:password|passwd|secret|token|(?:api|access|private|secret)_key)"\s{0,3}\{[^{}]{0,300}?\bdefault\s{0,8}=\s{0,8}(?=")/gi,
        { least: 4 },
      ),
  },
  createShape(
    [';pwd', ';password', '; pwd', '; password'],
    () => /(; ?(?:pwd|password)\s?=\s?\{)(?=[^{}\n]{0,100}[^\w.{}\n])[^{}\n]{4,128}(?=\})/gi,
  ),
  createShape(['mnemonic', 'phrase'], MNEMONIC),
  createShape(
    ['hooks.slack.com'],
    () => /(https:\/\/hooks\.slack\.com\/(?:services|workflows|triggers)\/)[A-Za-z0-9/_-]{10,}/g,
  ),
  createShape(
    ['/hooks/catch/', '.make.com/', '/with/key/', '/bot/v2/hook/'],
    () =>
      /(\/hooks\.zapier\.com\/hooks\/catch\/\d{1,12}\/|\/\/hook\.[a-z0-9.]{1,12}make\.com\/|\/with\/key\/|\/bot\/v2\/hook\/)(?=[\w-]{0,100}\d)[\w-]{6,}/g,
  ),
  createShape(['/api/webhooks/'], () => /(discord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/)[A-Za-z0-9_-]{20,}/g),
  createShape(['webhookb2'], () => /(\.webhook\.office\.com\/webhookb2\/)[A-Za-z0-9@/-]{30,}/g),
]

/** The rest of each line behind a match. */
function redactLines(text: string, place: RegExp): string {
  let out = ''
  let done = 0
  for (const match of text.matchAll(place)) {
    const at = match.index + match[0].length
    const length = /[^\s"']{1,200}/y.exec(text.slice(at, at + 200))?.[0].length ?? 0
    if (at < done || length < 4 || text.startsWith(REDACTED, at) || /^\\?\$/.test(text.slice(at, at + 2))) continue
    out += text.slice(done, at) + REDACTED
    done = at + length
  }
  return done === 0 ? text : out + text.slice(done)
}
