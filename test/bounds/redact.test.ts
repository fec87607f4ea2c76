import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redactText } from '../../src/base/core/redact.ts'
import { measureCpuMs } from '../core/cpu-time.ts'

test('the time grows with the length, not with its square, up to 1 MB of hostile text', async () => {
  const units = [
    'eyJ-',
    'eyJaaaaaaaaaaaa.',
    'a-',
    'sk-',
    'password',
    'password=',
    'secret"',
    'token ',
    'authorization: ',
    'authorization:bearer ',
    `authorization${' '.repeat(60)}`,
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN ',
    'https://a:',
    'a://b:c',
    '@',
    'ghp_',
    'xoxb-',
    'AKIA',
    'SG.aaaaaaaaaaaaaaaaaaaaaa.',
    'bearer ',
    'bearer a',
    'password="',
    'password=\\"',
    "password='a",
    'password beside1 ',
    '--password a ',
    'mysql -pa ',
    'login -p ',
    'curl -u a:',
    'cookie: a=',
    'https://a:b@',
    '://a@',
    'db:5432:a:b:c',
    'MIIEpAIBAAKCAQEAaaaaaaaaaaaaaaaa\n',
    'aaaaaaaaaaaaaaaa\n-----END PRIVATE KEY-----',
    'name: token\n value: ',
    '<password>aaaaa',
    '\\',
    'AUTH ',
    'echo a | ',
    'set PASSWORD=',
    'pat',
    'eyJhIjoi',
    'IDENTIFIED BY ',
    '--password ',
    '--',
    ' -u a',
    'pk_',
    'hf_',
    'aB3_',
    'abcd_aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5g-',
    'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8',
    'phrase abcd ',
    'htpasswd -b ',
    'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU ',
    ' ',
    '_',
    '\n',
  ]
  for (const unit of units) {
    // Stops at the first size that takes too long: the next would take sixteen times that where the time is a square.
    for (const [size, milliseconds] of [
      [64 << 10, 1000],
      [256 << 10, 2000],
      [1 << 20, 6000],
    ] as const) {
      const text = unit.repeat(Math.ceil(size / unit.length))
      const tookMs = await measureCpuMs(() => redactText(text))
      assert.ok(tookMs < milliseconds, `${JSON.stringify(unit)} repeated to ${size} bytes`)
    }
  }
})
