import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKeyLocator } from '../../src/config/core/locate.ts'
import { measureCpuMs } from './cpu-time.ts'

function locateKey(toml: string, key: string): number | undefined {
  return createKeyLocator(toml)(key)
}

const TEXT = `# holdfast
criticality = "C2"

[context_monitor]  # how full
enabled = true
"tone" = "facts"
  low_threshold=0.5

[ guardrails . modes ]
write_size = "warn"

[resumption]
max_age_hours = 12

[[routing]]
intent = "review"
`

const LINES: readonly (readonly [key: string, line: number | undefined])[] = [
  ['criticality', 2],
  ['context_monitor', 4],
  ['context_monitor.enabled', 5],
  ['context_monitor.tone', 6],
  ['context_monitor.low_threshold', 7],
  ['context_monitor.nowhere', 4],
  ['guardrails.modes', 9],
  ['guardrails.modes.write_size', 10],
  ['resumption.max_age_hours', 13],
  ['routing', 15],
  ['routing.intent', 16],
  ['write_size', undefined],
  ['max_age_hours', undefined],
  ['holdfast', undefined],
  ['', undefined],
]

for (const [key, line] of LINES) {
  test(`${key === '' ? 'no key' : key} is ${line === undefined ? 'nowhere' : `in line ${line}`}`, () => {
    assert.equal(locateKey(TEXT, key), line)
  })
}

test('a dotted or inline table is found where it stands', () => {
  assert.equal(locateKey('\ncontext_monitor.tone = "x"\n', 'context_monitor.tone'), 2)
  assert.equal(locateKey('context_monitor = { tone = "x" }\n', 'context_monitor.tone'), 1)
  assert.equal(locateKey('[guardrails]\n\nmodes = { write_size = "x" }\n', 'guardrails.modes.write_size'), 3)
})

test('the same name in another table is another key', () => {
  const text = '[sections]\ncontext_monitor = false\n\n[hooks]\nenabled = 1\n\n[context_monitor]\nenabled = 2\n'
  assert.equal(locateKey(text, 'context_monitor.enabled'), 8)
  assert.equal(locateKey(text, 'sections.context_monitor'), 2)
})

test('line ends of Windows count as line ends', () => {
  assert.equal(locateKey('a = 1\r\n\r\n[b]\r\nc = 2\r\n', 'b.c'), 4)
})

test('a commented key is no key', () => {
  assert.equal(locateKey('# criticality = "C1"\ncriticality = "C2"\n', 'criticality'), 2)
})

test('a key inside a string is no key', () => {
  assert.equal(locateKey('note = """\ncriticality = "C1"\n"""\ncriticality = "C9"\n', 'criticality'), 4)
  assert.equal(locateKey('"criticality = " = 1\ncriticality = "C9"\n', 'criticality'), 2)
})

test('text that is no TOML has no lines to point at, and takes no time', async () => {
  const tookMs = await measureCpuMs(() => {
    for (const unit of ['[', ']', '"', '=', '#', '.', '[[', '" =', '\\', 'a.']) {
      locateKey(unit.repeat((256 << 10) / unit.length), 'context_monitor.tone')
    }
  })
  assert.ok(tookMs < 1000, `${tookMs} ms`)
})
