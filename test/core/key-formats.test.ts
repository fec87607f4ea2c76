import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redactText } from '../../src/base/core/redact.ts'

const letters = (count: number) => 'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8'.repeat(20).slice(0, count)
const low = (count: number) => letters(count).toLowerCase()
const capitals = (count: number) => letters(count).toUpperCase()
const hex = (count: number) => '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(8).slice(0, count)
const digits = (count: number) => '7304918265'.repeat(4).slice(0, count)
const base32 = (count: number) => 'QZ7XC4VB2NM5LK6JH3GF'.repeat(4).slice(0, count)
const bech32 = (count: number) => 'qz7xc4v0n2m5lk6jh3gf'.repeat(4).slice(0, count)
const uuid = `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`
/** Letters with an order, which only the beginning of a key gives away. */
const dashed = (count: number) => 'ab-Cd_e1'.repeat(30).slice(0, count)

/** Formats that the rules of gitleaks, betterleaks and trufflehog have, made up here. None ever opened anything. */
const SECRETS: Readonly<Record<string, string>> = {
  'GitHub installation, as a JSON web token': `ghs_1234567_eyJ${letters(30)}.eyJ${letters(90)}.${letters(80)}x-${letters(12)}`,
  'Slack browser': `xoxc-${digits(12)}-${digits(12)}-${digits(13)}-${hex(64)}`,
  'Slack cookie': `xoxd-${letters(30)}%2B${letters(30)}/${letters(20)}+${letters(14)}`,
  'GitLab workspace': `glwt-${letters(20)}`,
  'Aikido CI': `AIK_CI_${letters(30)}`,
  'Cognition Devin': `apk_user_${'aB3/+x'.repeat(24)}==`.slice(0, -2),
  'Cognition Devin service': `cog_${base32(52).toLowerCase()}`,
  'Amazon Bedrock, short-lived': `bedrock-api-key-${letters(80)}`,
  'Alibaba STS': `CAIS${'aB3/+x'.repeat(24)}`,
  'CockroachDB Cloud': `CCDB1_${letters(22)}_${letters(40)}`,
  Canva: `cnvca${dashed(51)}`,
  ConfigCat: `configcat-sdk-1/${dashed(22)}/${dashed(22)}`,
  Cerebras: `csk-${low(48)}`,
  Adobe: `p8e-${low(32)}`,
  dbt: `dbtc_${dashed(40)}`,
  'Defined Networking': `dnkey-${low(26)}-${low(52)}`,
  Cursor: `key_${hex(64)}`,
  Shopify: `atkn_${hex(64)}`,
  Lob: `live_${hex(35)}`,
  'MongoDB Atlas': `mdb_sa_sk_${dashed(40)}`,
  'Neon account': `napi_${low(64)}`,
  Nostr: `nsec1${bech32(58)}`,
  ClickUp: `pk_12345678_${capitals(32)}`,
  Klaviyo: `pk_${hex(34)}`,
  Convex: `prod:happy-animal-123|${letters(60)}`,
  Roblox: `RBX-${dashed(90)}`,
  'OpenAI refresh': `rt_${dashed(40)}.${dashed(40)}`,
  Minisign: `RWRTY0Iy${letters(120)}`,
  '42': `s-s4t2ud-${hex(64)}`,
  NATS: `SU${base32(56)}`,
  Stellar: `S${base32(55)}`,
  Infisical: `st.${uuid}.${hex(32)}.${hex(32)}`,
  UpCloud: `ucat_${letters(28)}`,
  'Vercel Blob': `vercel_blob_rw_${letters(16)}_${letters(30)}`,
  'Weights & Biases': `wandb_v1_${dashed(77)}`,
  'Together AI': `tgp_v1_${dashed(43)}`,
  Braintree: `access_token$production$${low(16)}$${hex(32)}`,
  Salesforce: `00D${letters(12)}!${letters(96)}`,
  ngrok: `2${letters(26)}_${letters(20)}`,
  Twitter: `${'A'.repeat(22)}${letters(30)}%2B${letters(50)}`,
  Plaid: `access-production-${uuid}`,
  LaunchDarkly: `api-${uuid}`,
  Axiom: `xaat-${uuid}`,
  Context7: `ctx7sk-${uuid}`,
  'Brevo SMTP': `xsmtpsib-${hex(64)}-${letters(16)}`,
  'CircleCI project': `CCIPRJ_${letters(22)}_${hex(40)}`,
  'Buildkite job': `bkaj_${hex(40)}`,
  'Databricks OAuth': `dose${hex(32)}`,
  'PostHog with dashes': `phx_${dashed(47)}`,
  Supabase: `sbp_${low(40)}`,
  'age, post-quantum': `AGE-SECRET-KEY-PQ-1${capitals(58)}`,
  'Azure storage': `${letters(76)}+ASt${letters(6)}`,
  'Azure Cosmos DB': `${letters(76)}ACDb${letters(6)}`,
  'Azure AI Search': `${letters(42)}AzSe${letters(6)}`,
  'Azure DevOps': `${letters(76)}AZDO${letters(4)}`,
  'Azure OpenAI': `${letters(52)}JQQJ9B${letters(26)}`,
}

for (const [kind, secret] of Object.entries(SECRETS)) {
  test(`removed wherever it stands: ${kind}`, () => {
    for (const [before, after] of [
      ['', ''],
      ['use ', ' for this'],
      ['"', '"'],
      ['line\n', '\nline'],
      ['x=', ';'],
    ] as const) {
      const redacted = redactText(`${before}${secret}${after}`)
      for (let at = 0; at + 12 <= secret.length; at += 1) {
        const piece = secret.slice(at, at + 12)
        assert.ok(!redacted.includes(piece), `${piece} is left in ${redacted}`)
      }
    }
  })
}

test('addresses that a whole team can post to are removed behind their place', () => {
  for (const [place, secret] of [
    ['https://hooks.slack.com/triggers/', `T0AB12CD3/1234567890123/${hex(32)}`],
    ['https://hooks.zapier.com/hooks/catch/1234567/', 'b3x7q9z'],
    ['https://hook.eu1.make.com/', low(32)],
    ['https://maker.ifttt.com/trigger/door/with/key/', letters(22)],
    ['https://open.feishu.cn/open-apis/bot/v2/hook/', uuid],
  ] as const) {
    assert.equal(redactText(`post to ${place}${secret} now`), `post to ${place}[redacted] now`)
  }
})

test('a private key in the form of SSH2 has four dashes and a blank', () => {
  const key = `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "x"\n${letters(70)}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`
  assert.equal(redactText(`it is\n${key}\nhere`), 'it is\n[redacted]\nhere')
})

test('names that begin as a key does stay', () => {
  for (const text of [
    'live_streaming_session_reconnect_handler',
    'test_that_the_parser_keeps_the_last_line_of_a_file',
    `deploy the preview:web|main branch`,
    'access-production-database from the office',
    'api-gateway-of-the-payments-service-in-europe',
    'SUPPORTEDCHARACTERSETSOFTHEDATABASECONNECTIONANDMORE',
    'key_value_store_of_the_session',
    '/hooks/catch/ and /with/key/ are routes',
    'pk_users_email_unique_index',
    'deployments/terraform-2/modules/production-1/AzSearch',
    'services/gateway/v2/europe-west-1/policies/APIM/inbound',
  ])
    assert.equal(redactText(text), text)
})
