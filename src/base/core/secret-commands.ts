import type { SecretShape } from './secret-shape.ts'
import { isMixed, REDACTED, redactValues } from './secret-value.ts'

/** A program, and its flag whose value is a password. The flag stands in the rest of the command. */
type CommandRule = readonly [needles: readonly string[], program: () => RegExp, flag: () => RegExp]

const RULES: readonly CommandRule[] = [
  [['mysql', 'mariadb'], () => /\b(?:mysql|mariadb)[\w-]{0,20}(?= )/g, () => /\s-p(?=[^\s-])/g],
  [
    ['login', 'twine', 'mongo'],
    () => /\b(?:login|twine|mongo\w{0,10})(?= )/g,
    () => /\s-p[ \t=]{1,3}(?=["'\\]{0,3}\D)/g,
  ],
  [['sshpass'], () => /\bsshpass(?= )/g, () => /^(?: -v)?\s-p\s{0,2}/g],
  [['redis-cli'], () => /\bredis-cli(?= )/g, () => /\s-a\s{1,2}/g],
  [['ldap'], () => /\bldap[a-z]{2,12}(?= )/g, () => /\s-w\s{0,2}/g],
  [['sqlcmd', 'bcp', 'zip'], () => /\b(?:sqlcmd|bcp|zip|unzip)(?= )/g, () => /\s-P\s{0,2}/g],
  [['lftp'], () => /\blftp(?= )/g, () => /\s-u\s{1,2}(?<open>["'])?[^\s,"']{1,64},/g],
  [['7z'], () => /\b7za?(?= )/g, () => /\s-p(?=\S)/g],
  [['useradd', 'usermod'], () => /\buser(?:add|mod)(?= )/g, () => /\s-p\s{1,2}/g],
  [['smbclient', 'rpcclient'], () => /\b(?:smb|rpc)client(?= )/g, () => /\s-U\s{0,2}(?<open>["'])?[^\s%"']{1,64}%/g],
  [['ssh-keygen'], () => /\bssh-keygen(?= )/g, () => /\s-[NP]\s{1,2}/g],
  [['snmp'], () => /\bsnmp[a-z]{2,12}(?= )/g, () => /\s-[AX]\s{1,2}/g],
  [['http'], () => /(?<![\w./:-])https?(?= )/g, () => /\s-a\s{1,2}(?<open>["'])?[^\s:"']{1,64}:/g],
  [
    ['put-parameter', 'secret set', 'secrets set', 'config:set', 'kv put', 'variable set'],
    () => /\b(?:put-parameter|secrets? set|config:set|kv put|variable set)(?= )/g,
    () => /\s(?:--value|--body|-b)[ =]|\s[A-Za-z_]\w{0,60}=/g,
  ],
]

const LONGEST_COMMAND = 500
const END_OF_COMMAND = () => /\n|\\n|[;|&](?=\s)/

function redactCommand(text: string, [, program, flag]: CommandRule): string {
  let out = ''
  let done = 0
  for (const match of text.matchAll(program())) {
    const at = match.index + match[0].length
    if (at < done) continue
    const rest = text.slice(at, at + LONGEST_COMMAND)
    const end = END_OF_COMMAND().exec(rest)?.index ?? rest.length
    // A quoted value may hold a sign that ends a command. Such a value is read to its quote.
    const redacted = redactValues(rest, flag(), { least: 4, isHarmless: (_value, { index }) => index >= end })
    if (redacted === rest) continue
    out += text.slice(done, at) + redacted
    done = at + rest.length
  }
  return done === 0 ? text : out + text.slice(done)
}

const isUserNumber = (value: string): boolean =>
  /^\d+$/.test(value) || value.startsWith('//') || /^\[?redacted/.test(value)

const PLACES: readonly (readonly [needles: readonly string[], place: () => RegExp, least?: number])[] = [
  [
    ['-u', '--user', 'curl'],
    () => /\s(?:-[A-Za-z]{0,4}u|--user)[ =]?(?:\\{0,7}(?<open>["']))?[^\s:"'=\\-][^\s:"']{0,64}:(?=[^\s:])/g,
  ],
  [['pass:'], () => /\s-pass(?:in|out)?\s{1,2}(?<open>["'])?pass:/g],
  [['rabbitmqctl'], () => /\brabbitmqctl\s{1,3}(?:add_user|change_password|authenticate_user)\s{1,3}\S{1,64}\s{1,3}/g],
  [
    ['htpasswd'],
    () =>
      /\bhtpasswd\s{1,3}(?=(?:-\w{1,8}\s{1,3}){0,4}-\w{0,6}b)(?:-\w{1,8}\s{1,3}){1,5}[^\s-]\S{0,99}\s{1,3}[\w.@-]{1,64}\s{1,3}/g,
  ],
  [['net use'], () => /\bnet use \S{1,4} \S{1,100} (?=[^\s/])/gi],
  [['auth '], () => /(?:^|[\n>])[ \t]?AUTH (?:[\w-]{1,40} (?=\S))?/g, 8],
  [
    ['sqlplus', 'impdp', 'expdp', 'sqlldr'],
    () => /\b(?:sqlplus|impdp|expdp|sqlldr)\s{1,3}(?:-\w{1,8}\s{1,3})?["']?\w{1,40}\//g,
  ],
  [['jdbc:oracle'], () => /\bjdbc:oracle:\w{1,8}:\w{1,40}\//g],
  [
    ['stdin', '--with-token', 'sudo', 'chpasswd'],
    () =>
      /\b(?:echo|printf)\s{1,3}(?:-\w{1,2}\s{1,3})?(?=[^\n|]{1,300}\|[^\n|]{0,200}(?:--password-stdin|--with-token|sudo\s{1,3}-\w{0,3}S|passwd --stdin|chpasswd))/g,
  ],
  [['spawn', 'expect', 'send'], () => /\bsend(?: --)?\s(?=\\{0,7}["'][^\s"'\\]{8,100}\\{1,8}r)/g, 8],
]

const LOGIN = () => /\b[\w-]{2,20} (?:login|auth|setApiKey|add-authtoken)\s{1,3}(?=[A-Za-z0-9._~+/=-]{20})/g
const CODECOV = () => /\bcodecov\s[^\n|;&]{0,100}?-t[ =]/g
const IN_SET = () => /(?:^|\n)[ \t]{0,8}set [A-Z_]{0,40}(?:PASS(?:WORD|WD)?|SECRET|TOKEN|KEY)=([^\n%&]{4,200})/gi

export const listCommandShapes = (): readonly SecretShape[] => [
  ...RULES.map((rule) => ({ needles: rule[0], redact: (text: string) => redactCommand(text, rule) })),
  ...PLACES.map(([needles, place, least = 4]) => ({
    needles,
    redact: (text: string) => redactValues(text, place(), { least, isHarmless: isUserNumber }),
  })),
  {
    needles: [' login ', ' auth ', 'setapikey', 'add-authtoken'],
    redact: (text) => redactValues(text, LOGIN(), { least: 20, isHarmless: (value) => !isMixed(value) }),
  },
  { needles: ['codecov'], redact: (text) => redactValues(text, CODECOV(), { least: 20 }) },
  {
    needles: ['pass=', 'password=', 'passwd=', 'secret=', 'token=', 'key='],
    redact: (text) =>
      text.replace(IN_SET(), (whole, value: string) => `${whole.slice(0, whole.length - value.length)}${REDACTED}`),
  },
]
