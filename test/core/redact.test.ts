import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PREFIXES } from '../../src/base/core/key-formats.ts'
import { redactData, redactText } from '../../src/base/core/redact.ts'
import { redactEnds } from '../../src/base/core/redact-ends.ts'
import { REDACTED } from '../../src/base/core/secret-value.ts'
import { hostileText, SEED } from './arbitraries.ts'

const letters = (count: number) => 'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8'.repeat(20).slice(0, count)

/** Made-up credentials in the formats their issuers document. None of them ever opened anything. */
const SECRETS: readonly (readonly [kind: string, secret: string])[] = [
  ['Anthropic', `sk-ant-api03-${letters(80)}`],
  ['OpenAI', `sk-${letters(48)}`],
  ['OpenAI project', `sk-proj-${letters(60)}`],
  ['Stripe', `sk_live_${letters(24)}`],
  ['Stripe restricted', `rk_live_${letters(24)}`],
  ['GitHub', `ghp_${letters(36)}`],
  ['GitHub OAuth', `gho_${letters(36)}`],
  ['GitHub user', `ghu_${letters(36)}`],
  ['GitHub server', `ghs_${letters(36)}`],
  ['GitHub refresh', `ghr_${letters(36)}`],
  ['GitHub fine-grained', `github_pat_${letters(22)}_${letters(59)}`],
  ['GitLab', `glpat-${letters(20)}`],
  ['AWS', 'AKIAIOSFODNN7EXAMPLE'],
  ['AWS temporary', 'ASIAIOSFODNN7EXAMPLE'],
  ['Google', `AIza${letters(35)}`],
  ['Slack bot', `xoxb-123456789012-${letters(24)}`],
  ['Slack user', `xoxp-123456789012-${letters(24)}`],
  ['npm', `npm_${letters(36)}`],
  ['a JSON web token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${letters(43)}`],
  ['Hugging Face', `hf_${letters(34)}`],
  ['PyPI', `pypi-AgEIcHlwaS5vcmc${letters(60)}`],
  ['SendGrid', `SG.${letters(22)}.${letters(43)}`],
  ['DigitalOcean', `dop_v1_${'0123456789abcdef'.repeat(4)}`],
]

const hex = (count: number) => '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(4).slice(0, count)
const base58 = (count: number) =>
  letters(count * 2)
    .replaceAll('0', '')
    .slice(0, count)
const capitals = (count: number) =>
  letters(count * 2)
    .toUpperCase()
    .slice(0, count)
const MORE_SECRETS: readonly (readonly [kind: string, secret: string])[] = [
  ['Stripe webhook', `whsec_${letters(32)}`],
  ['GitLab deploy', `gldt-${letters(20)}`],
  ['Google OAuth client', `GOCSPX-${letters(28)}`],
  ['Mailgun', `key-${hex(32)}`],
  ['Mailchimp', `${hex(32)}-us12`],
  ['Square', `sq0atp-${letters(22)}`],
  ['Shopify', `shpat_${hex(32)}`],
  ['Atlassian', `ATATT3xFfGF0${letters(60)}`],
  ['Databricks', `dapi${hex(32)}`],
  ['Linear', `lin_api_${letters(40)}`],
  ['Google since 2025', `AQ.Ab8${letters(46)}`],
  ['Supabase OAuth', `sbp_oauth_${hex(40)}`],
  ['Cursor', `crsr_${hex(64)}`],
  ['Browserbase', `bb_live_${letters(27)}`],
  ['Fireworks', `fw_${letters(24)}`],
  ['Notion', `ntn_${letters(46)}`],
  ['Figma', `figd_${letters(40)}`],
  ['PlanetScale', `pscale_tkn_${letters(43)}`],
  ['Supabase', `sbp_${hex(40)}`],
  ['HashiCorp Vault', `hvs.${letters(90)}`],
  ['Terraform Cloud', `${letters(14)}.atlasv1.${letters(60)}`],
  ['Doppler', `dp.pt.${letters(43)}`],
  ['Pulumi', `pul-${hex(40)}`],
  ['New Relic', `NRAK-${capitals(27)}`],
  ['Grafana', `glsa_${letters(32)}_${hex(8)}`],
  ['Sentry', `sntrys_${letters(60)}`],
  ['Docker', `dckr_pat_${letters(27)}`],
  ['RubyGems', `rubygems_${hex(48)}`],
  ['Groq', `gsk_${letters(52)}`],
  ['xAI', `xai-${letters(80)}`],
  ['Perplexity', `pplx-${letters(48)}`],
  ['Replicate', `r8_${letters(37)}`],
  ['age', `AGE-SECRET-KEY-1${capitals(58)}`],
  ['Telegram', `123456789:AA${letters(33)}`],
  ['1Password secret key', `A3-${capitals(6)}-${capitals(11)}-ABCDE-23456-FGHIJ`],
  ['1Password service account', `ops_eyJab+c/${letters(80)}`],
  ['Alibaba', `LTAI${letters(20)}`],
  ['Authress', `sc_ab12c.d3e4.acc-ab12cd34ef.${letters(40)}`],
  ['Sourcegraph', `sgp_${hex(16)}_${hex(40)}`],
  ['Yandex', `AQVN${letters(36)}`],
  ['Resend', `re_${letters(8)}_${letters(24)}`],
  ['Contentful', `CFPAT-${letters(43)}`],
  ['Typeform', `tfp_${letters(44)}_${letters(14)}`],
  ['Nvidia', `nvapi-${letters(64)}`],
  ['Neon', `npg_${letters(12)}`],
  ['PostHog', `phx_${letters(43)}`],
  ['Firebase', `AAAA${letters(7)}:${letters(140)}`],
  ['Honeycomb', `hcaik_${letters(58).toLowerCase()}`],
  ['HubSpot', `pat-na1-${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`],
  ['Asana', `2/1234567890123456/1234567890123456:${hex(32)}`],
  ['Dropbox', `sl.${letters(136)}`],
  ['a provider that nobody knows', `brandnew_${letters(40)}`],
  ['a provider that nobody knows, in parts', `brandnew-live_${letters(34)}_a-b`],
]

for (const [kind, secret] of [...SECRETS, ...MORE_SECRETS]) {
  test(`removed wherever it stands: ${kind}`, () => {
    for (const [before, after] of [
      ['', ''],
      ['key ', ' and more'],
      ['"', '"'],
      ["curl -H 'x: ", "'"],
      ['(', ')'],
      ['line\n', '\nline'],
      ['=', ';'],
    ] as const) {
      const redacted = redactText(`${before}${secret}${after}`)
      assert.ok(!redacted.includes(secret.slice(-12)), redacted)
      assert.ok(redacted.includes(REDACTED))
    }
  })
}

test('a name for a password in another language names one, and a sentence behind it stays', () => {
  for (const name of [
    'senha',
    'wachtwoord',
    'l\u00f6senord',
    'has\u0142o',
    '\u043f\u0430\u0440\u043e\u043b\u044c',
    '\u5bc6\u7801',
    '\u30d1\u30b9\u30ef\u30fc\u30c9',
    '\ube44\ubc00\ubc88\ud638',
  ])
    for (const sign of [': ', '=', '\uff1a'])
      assert.equal(redactText(`${name}${sign}Str0ngPass1`), `${name}${sign}${REDACTED}`, name)
  for (const text of [
    '\u043f\u0430\u0440\u043e\u043b\u044c: \u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u043d\u043e\u0432\u044b\u0439',
    '\u5bc6\u7801\uff1a\u8bf7\u8f93\u5165\u65b0\u7684\u5bc6\u7801',
    'desenha: o quadro inteiro agora',
  ])
    assert.equal(redactText(text), text)
})

/** Text with a secret in it, and what is kept of it. */
const ASSIGNED: readonly (readonly [text: string, redacted: string])[] = [
  ['password=hunter2hunter2', 'password=[redacted]'],
  ['password: "hunter2hunter2"', 'password: "[redacted]"'],
  ["DB_PASSWORD='hunter2hunter2'", "DB_PASSWORD='[redacted]'"],
  ['"password": "hunter2hunter2",', '"password": "[redacted]",'],
  ['export AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'export AWS_SECRET_ACCESS_KEY=[redacted]'],
  ['client_secret = 0123456789abcdef', 'client_secret = [redacted]'],
  ['API_KEY=abcdef123456 npm test', 'API_KEY=[redacted] npm test'],
  ['api-key: abcdef123456', 'api-key: [redacted]'],
  ['X-Auth-Token: abcdef123456', 'X-Auth-Token: [redacted]'],
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer [redacted]'],
  ['authorization: basic dXNlcjpwYXNz', 'authorization: basic [redacted]'],
  ['"Authorization": "token abcdef123456"', '"Authorization": "token [redacted]"'],
  ['postgres://app:hunter2@db.internal:5432/app', 'postgres://app:[redacted]@db.internal:5432/app'],
  ['https://user:hunter2@example.com/x.git', 'https://user:[redacted]@example.com/x.git'],
  ['git clone https://oauth2:tok-en@gitlab.com/a/b', 'git clone https://oauth2:[redacted]@gitlab.com/a/b'],
  ['--password=hunter2hunter2', '--password=[redacted]'],
  ['redis://:hunter2@cache:6379/0', 'redis://:[redacted]@cache:6379/0'],
  ['mongodb+srv://app:hunter2@cluster0.example.net/db', 'mongodb+srv://app:[redacted]@cluster0.example.net/db'],
  ['Server=db;User Id=sa;Password=hunter2hunter2;', 'Server=db;User Id=sa;Password=[redacted];'],
  ['Server=db;Uid=sa;Pwd=hunter2hunter2;', 'Server=db;Uid=sa;Pwd=[redacted];'],
  ['AccountKey=abc123abc123abc123==;EndpointSuffix=x', 'AccountKey=[redacted];EndpointSuffix=x'],
  ['jdbc:postgresql://db/app?user=a&password=hunter2hunter2', 'jdbc:postgresql://db/app?user=a&password=[redacted]'],
  [`https://discord.com/api/webhooks/123456/${letters(60)}`, 'https://discord.com/api/webhooks/123456/[redacted]'],
  [
    `https://x.blob.core.windows.net/a?sv=2020&sig=${letters(43)}%3D`,
    'https://x.blob.core.windows.net/a?sv=2020&sig=[redacted]',
  ],
  ['-----BEGIN PGP PRIVATE KEY BLOCK-----\nabc\n-----END PGP PRIVATE KEY BLOCK-----\nx', '[redacted]\nx'],
  [`SESSION_SALT="${letters(40)}"`, 'SESSION_SALT="[redacted]"'],
  [`cookie_signature: ${letters(32)}`, 'cookie_signature: [redacted]'],
  ['password: correcthorse', 'password: [redacted]'],
  ['das Passwort ist Sommer!99x', 'das Passwort ist [redacted]'],
  ['\u5bc6\u7801\u662fSommer99x', '\u5bc6\u7801\u662f[redacted]'],
  ['\u5bc6\u78bc\uff1aSommer99x', '\u5bc6\u78bc\uff1a[redacted]'],
  ['\u30d1\u30b9\u30ef\u30fc\u30c9\u306f Sommer99x', '\u30d1\u30b9\u30ef\u30fc\u30c9\u306f [redacted]'],
  ['\ube44\ubc00\ubc88\ud638\ub294 Sommer99x', '\ube44\ubc00\ubc88\ud638\ub294 [redacted]'],
  ['\u043f\u0430\u0440\u043e\u043b\u044c: Sommer99x', '\u043f\u0430\u0440\u043e\u043b\u044c: [redacted]'],
  ['\u5bc6\u7801\u662f\u5bf9\u7684', '\u5bc6\u7801\u662f\u5bf9\u7684'],
  ['mein Passwort lautet Sommer!99x', 'mein Passwort lautet [redacted]'],
  ['the password was changed yesterday', 'the password was changed yesterday'],
  ['root with password blue-Horse-22 and restart', 'root with password [redacted] and restart'],
  ['htpasswd -b -c .htpasswd bob KVX0WUPWm5', 'htpasswd -b -c .htpasswd bob [redacted]'],
  ['lftp -u bob,abc123xyz ftp.acme.io', 'lftp -u bob,[redacted] ftp.acme.io'],
  [`mnemonic: "${'abandon ability able '.repeat(4).trim()}"`, 'mnemonic: "[redacted]"'],
  [`cat key: b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9u ${letters(70)} x`, 'cat key: [redacted] x'],
  ['token: "string"', 'token: "[redacted]"'],
  ['-----BEGIN PRIVATE KEY-----\nMIIE\nabc\n-----END PRIVATE KEY-----\nrest', '[redacted]\nrest'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc', '[redacted]'],
  [
    '{"command":"curl -d \'{\\"password\\":\\"hunter22\\"}\'"}',
    '{"command":"curl -d \'{\\"password\\":\\"[redacted]\\"}\'"}',
  ],
  [
    '{\\\\\\"password\\\\\\":\\\\\\"a b \\\\\\\\\\\\\\\\" c1\\\\\\"}',
    '{\\\\\\"password\\\\\\":\\\\\\"[redacted]\\\\\\"}',
  ],
  ["DB_PASS='two words $(x); y' npm test", "DB_PASS='[redacted]' npm test"],
  ['MYSQL_PWD=correcthorse mysql -uroot app', 'MYSQL_PWD=[redacted] mysql -uroot app'],
  ["'password=p&ss w%rd 1'", "'password=[redacted]'"],
  ['https://tokenofauser123456@host.example/x.git', 'https://[redacted]@host.example/x.git'],
  ['postgres://app:p@ss/w#rd@db:5432/app', 'postgres://app:[redacted]@db:5432/app'],
  ['mysql -uroot -pcorrecthorse app', 'mysql -uroot -p[redacted] app'],
  ["docker login -u me -p 'a b c1' r.example", "docker login -u me -p '[redacted]' r.example"],
  ['sshpass -p raspberry ssh pi@h', 'sshpass -p [redacted] ssh pi@h'],
  ['redis-cli -h cache -a foobar get k', 'redis-cli -h cache -a [redacted] get k'],
  ['machine h login me password pw1x', 'machine h login me password [redacted]'],
  ['db:5432:app:me:pw1x', 'db:5432:app:me:[redacted]'],
  [`Cookie: sid=${letters(20)}; theme=dark`, 'Cookie: sid=[redacted]; theme=dark'],
  [`b3BlbnNzaC1rZXktdjEA${letters(50)}\n${letters(70)}\nend`, '[redacted]\nend'],
  [`x\n${letters(64)}\n${letters(20)}==\n-----END PRIVATE KEY-----`, 'x\n[redacted]\n-----END PRIVATE KEY-----'],
  [`kind: x\n- name: API_TOKEN\n  value: ${letters(20)}`, 'kind: x\n- name: API_TOKEN\n  value: [redacted]'],
  [`[32mghp_${letters(36)}[0m`, '[32m[redacted][0m'],
  [`\u001b[01;31m\u001b[Kghp_${letters(36)}\u001b[m`, '\u001b[01;31m\u001b[K[redacted]\u001b[m'],
  [`k%3Dsk-ant-api03-${letters(80)}&x`, 'k%3D[redacted]&x'],
  [`t%253DeyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${letters(43)}`, 't%253D[redacted]'],
  ['\\u0022AKIAIOSFODNN7EXAMPLE\\u0022', '\\u0022[redacted]\\u0022'],
  ['\\x27AKIAIOSFODNN7EXAMPLE\\x27', '\\x27[redacted]\\x27'],
  [`{"out":"a\\nghp_${letters(36)}\\n\\tghp_${letters(36)}"}`, '{"out":"a\\n[redacted]\\n\\t[redacted]"}'],
  [`q%3D${hex(32)}-us12`, 'q%3D[redacted]'],
  [`on feat/f-ghp_${letters(36)}`, 'on feat/f-[redacted]'],
  [`logs/n_AKIAIOSFODNN7EXAMPLE.txt`, 'logs/n_[redacted].txt'],
  [`AWS Secret Access Key [None]: ${letters(40)}`, 'AWS Secret Access Key [None]: [redacted]'],
  [`AWS Secret Access Key [****LKEY]: ${letters(40)}`, 'AWS Secret Access Key [****LKEY]: [redacted]'],
  [
    `Access key ID,Secret access key\nAKIAIOSFODNN7EXAMPLE,${letters(40)}\n`,
    'Access key ID,Secret access key\n[redacted],[redacted]\n',
  ],
  [`AKIAIOSFODNN7EXAMPLE\n${letters(40)}`, '[redacted]\n[redacted]'],
  ["define( 'DB_PASSWORD', 'blue horse 22' );", "define( 'DB_PASSWORD', '[redacted]' );"],
  ['db:\n  password: |\n    blueHorse22\n  host: db', 'db:\n  password: |\n    [redacted]\n  host: db'],
  ['password: >-\n  blueHorse22', 'password: >-\n  [redacted]'],
  ['password = """\nblueHorse22\n"""', 'password = """\n[redacted]\n"""'],
  ["secret = '''blueHorse22'''", "secret = '''[redacted]'''"],
  ['Driver={SQL};Uid=sa;Pwd={Blue;9r!!x};', 'Driver={SQL};Uid=sa;Pwd={[redacted]};'],
  ['"amqp://guest:Blu\'et9x@mq:5672/"', '"amqp://guest:[redacted]@mq:5672/"'],
  ['mysql://root:pa<ss9word@h/db', 'mysql://root:[redacted]@h/db'],
  [`private key: 0x${hex(64)}`, 'private key: [redacted]'],
  [`private key ${hex(64)}`, 'private key [redacted]'],
  ['[sudo] password for bob: blueHorse22', '[sudo] password for bob: [redacted]'],
  [
    'variable "db_password" {\n  type = string\n  default = "blue horse"\n}',
    'variable "db_password" {\n  type = string\n  default = "[redacted]"\n}',
  ],
  [`WIF 5J${base58(49)}`, 'WIF [redacted]'],
  [`L1${base58(50)} and K${base58(51)}`, '[redacted] and [redacted]'],
  [`xprv9s21ZrQH143K${base58(95)}`, '[redacted]'],
  ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3\n-----END OPENSSH PRIVATE KEY-----', '[redacted]'],
]

for (const [text, redacted] of ASSIGNED) {
  test(`redacted: ${JSON.stringify(text)}`, () => assert.equal(redactText(text), redacted))
}

const HARMLESS: readonly string[] = [
  'API_KEY_HEADER = "X-Api-Key"',
  'secrets: inherit',
  'passphrase: prompt',
  'secret: process.env.JWT_SECRET!,',
  'toolu_01XFDUDYJgAACzvnptvVoYEL',
  'it_convertsUtf8ToBase64AndBack12WithoutAnyLoss',
  'the seed phrase has twelve words, and nobody should type them into a prompt of a program that keeps what it reads',
  '2c26b46b68ffc68ff99b453c1d30413413422d70',
  'HEAD is now at 07e8371 Measure, checkpoint and restore',
  '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  '5e55104d-0000-4000-8000-00000000d3a0',
  '/home/dev/project/src/token-store/password-reset.ts',
  'src/base/core/tokens.ts:12:3 - error TS2304: Cannot find name',
  'C:\\Users\\dev\\secrets\\readme.md',
  'https://example.com/reset-password?step=2',
  'https://example.com:8080/a@b',
  'git@github.com:owner/repository.git',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
  'aW1hZ2Utb2YtYS1jYXQ.png',
  'token count: 123',
  'tokens: 104K',
  'input_tokens: 167000',
  '"max_tokens": 200000',
  'max_tokens=200000',
  'Tokens: 104K of 167K used, 63K left.',
  'The password field is empty',
  'password: ',
  'password=$DB_PASSWORD',
  'token=\u0024{GITHUB_TOKEN}',
  'constraint pk_customer_order_line_items',
  'https://hooks.slack.com/services/',
  'Basic Understanding of the pipeline',
  'the bearer of this message',
  '--token-file secrets/ci.txt',
  'npm test -- --grep "secret store"',
  'task-management-and-planning-is-done',
  'risk-assessment-of-the-new-pipeline',
  'ask-the-user-before-anything-else-happens',
  'sk-learn',
  'key: value',
  'monkey: bananas',
  'Decision: keep the API key in the keychain',
  'token: string',
  'function login(user: string, password: string): Promise<Token>',
  'token: string | null,',
  'password: SecretStr = Field(...)',
  'accessToken: AccessToken',
  'const token = input.token',
  'token = readToken(path)',
  'const apiKey = process.env.API_KEY',
  'password = os.environ["PASSWORD"]',
  'the token: expires after an hour',
  'sessionKey: user:profile:settings',
  'cacheKey: "compaction-boundary-of-the-session"',
  'cookie_signature: 2c26b46b68ffc68ff99b453c1d30413413422d70',
  'integrity: sha512-dqT2XBYUOZOiC5t2HRnwADjhNS2cecp9u+TJRiJ1Qp/f5qjkeT5APcGPjHw+bz89Ms8Jp+cG4AlE+QZ/QnDglg==',
  `C:\\Users\\dev\\new\\task-management-and-planning-is-done`,
  'https://example.com/?q=%20task-management-and-planning-is-done',
  'items[0]risk-assessment-of-the-new-pipeline',
  '[msk-cluster-of-the-first-region-in-use]',
  "define('PASSWORD', 'password');",
  "define('CACHE_KEY', 'user_profile_2');",
  'password: |\n  The password of the user, at least 8 characters',
  'token: >-\n  required',
  'token = """\nSELECT 1 FROM tokens\n"""',
  'secret: |\n  $SECRET_OF_CI_2',
  '<Login user={user};password={form.password} />',
  "['http://localhost:3000','me@example.com']",
  "http://localhost:3000's @home",
  'the private key is 2048 bits long',
  'password for the 2nd user: optional',
  'Enter the password for bob: nothing is shown',
  'variable "secret_name" {\n  default = "db-staging-1"\n}',
  'variable "region" {\n  default = "eu-west-1"\n}\nvariable "db_password" {}',
  'KeyboardInterruptHandlerForTheWindowsConsoleOfThePro1',
  'figd_ is how a Figma token starts',
  'glance-at-the-dashboard-of-the-team',
  'https://example.com:8080/path@v2',
  'http://[::1]:8080/',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'commit: 2c26b46b68ffc68ff99b453c1d30413413422d70',
  'eyJ is how a JSON web token starts',
  'mysql -uroot -p app < dump.sql',
  'mkdir -p packages/auth && ssh -p 2222 me@host',
  'PASSWORD="$(cat /run/secrets/db)" docker login -u "$U" -p "$P"',
  'https://unpkg.com/@babel/parser@7.23.0/lib/index.js',
  'postgres://$DB_USER:$DB_PASS@db/app',
  'secretName: db-password-of-staging',
  'tokenizer = AutoTokenizer2000',
  'the check uses `token::Ident(name, _)`, and secret::Store too',
  'compass: north-by-north-west-7',
  'Cookie: theme=dark; lang=en',
  '',
]

for (const text of HARMLESS) {
  test(`kept: ${JSON.stringify(text)}`, () => assert.equal(redactText(text), text))
}

test('redacting twice changes nothing: stored text can be compared with text redacted anew', () => {
  const secret = fc.constantFrom(...SECRETS.map(([, text]) => text), ...ASSIGNED.map(([text]) => text), ...HARMLESS)
  const text = fc.array(fc.oneof(secret, hostileText, fc.constantFrom(' ', ': ', '=', '"', 'password', 'token')))
  fc.assert(
    fc.property(text, (parts) => {
      const once = redactText(parts.join(''))
      assert.equal(redactText(once), once)
    }),
    { seed: SEED },
  )
})

test('redactData reaches every string, in values, lists and keys, and keeps the rest', () => {
  const secret = `ghp_${letters(36)}`
  const data = { a: [1, null, true, { b: `x ${secret}` }], [secret]: 'y', c: undefined, d: 1.5 }
  assert.deepEqual(redactData(data), {
    a: [1, null, true, { b: 'x [redacted]' }],
    '[redacted]': 'y',
    c: undefined,
    d: 1.5,
  })
})

test('redactData finds in a text among others what redactText finds in it alone', () => {
  const secret = fc.constantFrom(...SECRETS.map(([, text]) => text), ...ASSIGNED.map(([text]) => text), ...HARMLESS)
  fc.assert(
    fc.property(fc.array(fc.oneof(secret, hostileText)), (texts) => {
      assert.deepEqual(redactData({ texts, inner: [{ texts }] }), {
        texts: texts.map(redactText),
        inner: [{ texts: texts.map(redactText) }],
      })
    }),
    { seed: SEED },
  )
})

test('a value whose key says it is a secret is redacted', () => {
  for (const key of ['password', 'api_key', 'apiKey', 'DB_PASSWORD', 'access_token', 'client_secret', 'private-key']) {
    assert.deepEqual(redactData({ note: { [key]: 'abcdef123456' } }), { note: { [key]: REDACTED } }, key)
  }
})

test('a key that speaks of secrets leaves numbers, flags, lists and tables alone', () => {
  const data = { input_tokens: 167_000, password: null, secrets: ['a', 'b'], tokens: { left: 12 }, secret: true }
  assert.deepEqual(redactData(data), data)
})

test('redactData drops what is nested too deeply, and names of the language do no harm', () => {
  let deep: unknown = `ghp_${letters(36)}`
  for (let depth = 0; depth < 5000; depth += 1) deep = [deep]
  assert.doesNotThrow(() => JSON.stringify(redactData(deep)))
  const hostile = JSON.parse('{"__proto__": {"polluted": "x"}, "constructor": "y"}')
  assert.equal(JSON.stringify(redactData(hostile)), JSON.stringify(hostile))
  assert.equal(({} as Record<string, unknown>).polluted, undefined)
})

/** Texts of which one begins each match of a pattern. A choice of words gives a text for each word. */
function listBeginnings(source: string): string[] {
  // A letter before a quantifier may be missing.
  const readRun = (text: string) => /^[\w/~-]+(?![{?*+])/.exec(text)?.[0] ?? ''
  const choice = /^\(\?:([^()]+)\)/.exec(source)?.[1]
  if (choice !== undefined) return choice.split('|').flatMap(listBeginnings)
  const [, list, rest = ''] = /^\[(\w+)\](.*)/.exec(source) ?? []
  return list === undefined ? [readRun(source)] : [...list].map((first) => first + readRun(rest))
}

test('each key of a provider has beginnings by which it is found', () => {
  for (const [begins, source] of PREFIXES) {
    if (begins === '') assert.match(source, /^\[a-z\]\{2,10\}_/)
    else assert.equal(begins, listBeginnings(source).join(' '), source)
    for (const begin of begins === '' ? [] : begins.split(' ')) assert.match(begin, /^[A-Za-z0-9][\w/~-]*$/, source)
  }
  assert.deepEqual(listBeginnings('(?:sk|rk)[-_]x'), ['sk', 'rk'])
  assert.deepEqual(listBeginnings('[ps]at\\.x'), ['pat', 'sat'])
  assert.deepEqual(listBeginnings('ab?c'), ['a'])
  assert.deepEqual(listBeginnings('ya29\\.x'), ['ya29'])
})

test('a text that is cut to its ends has no piece of a secret, wherever the secret stands', () => {
  const secret = `ghp_${letters(36)}`
  const ends = { headChars: 3000, tailChars: 1000 }
  for (const length of [5000, 9000, 10_001, 12_000, 40_000]) {
    for (let at = 2900; at < length - 900; at += 37) {
      const text = `${'ab '.repeat(at).slice(0, at)} ${secret} ${'cd '.repeat(length).slice(at, length)}`
      const near = redactEnds(text, ends)
      const shown = near.slice(0, ends.headChars) + near.slice(-ends.tailChars)
      assert.ok(!/ghp_|B3dE|yZ8/.test(shown), `${length}, ${at}`)
    }
  }
})
