import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import fc from 'fast-check'
import { readPlainSection } from '../../src/base/core/plain-yaml.ts'
import { isRecord, parseJsonRecord } from '../../src/base/core/record.ts'
import { findMarkers } from '../../src/capture/core/markers.ts'
import { selectCaptures } from '../../src/capture/core/select-captures.ts'
import { editSettings, parseSettings } from '../../src/client/io/settings-text.ts'
import { parseBash } from '../../src/command/core/parse-bash.ts'
import { parseTrackPointer } from '../../src/config/core/track-id.ts'
import { resolveSources } from '../../src/config/io/config-parser.ts'
import { splitLog } from '../../src/documents/core/log.ts'
import { scanEntries } from '../../src/documents/core/scan-entries.ts'
import { parsePlainYaml, parseYamlRecord } from '../../src/files/io/yaml-file.ts'
import { parseGitIndex } from '../../src/git/core/git-index.ts'
import { parseStatusline } from '../../src/measure/core/statusline-numbers.ts'
import { parseNote, serializeMemory } from '../../src/memory/core/note-text.ts'
import { parseAgentDefinition } from '../../src/policy/core/agent-definition.ts'
import { scanPython } from '../../src/policy/core/scan-python.ts'
import { createEntryReader } from '../../src/recall/core/entry-reader.ts'
import { parseEvent } from '../../src/sessions/core/event.ts'
import { parseRelay } from '../../src/sessions/core/relay.ts'
import { parseRow } from '../../src/sessions/core/row.ts'
import { parseSessionState, serializeSessionState } from '../../src/sessions/core/session-state.ts'
import { deriveSessions } from '../../src/sessions/core/session-status.ts'
import { condenseDocument, listImports } from '../../src/start/core/condense.ts'
import { parseMarks } from '../../src/start/core/mark.ts'
import { resolveFlags } from '../../src/start/core/resolve-flags.ts'
import { parseCheckpoint, serializeCheckpoint } from '../../src/work/core/checkpoint.ts'
import { createWorkStateCollector } from '../../src/work/core/collect.ts'
import { parseOrchestrationNotes } from '../../src/work/core/orchestration.ts'
import { parseTestOutputs } from '../../src/work/core/test-output.ts'
import { listFiles } from '../bundle/list-files.ts'
import { FIXTURES } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { asLine } from '../core/rows.ts'
import { mutated, TIMES } from './mutate.ts'

interface Seeds {
  readonly seed: number
  /** What failed once, as it was. */
  readonly regressions: readonly {
    readonly target: string
    readonly text: string
    readonly times?: number
    readonly why: string
  }[]
}
const { seed, regressions }: Seeds = JSON.parse(readFileSync(new URL('./seeds.json', import.meta.url), 'utf8'))

/** A text of some ten thousand characters takes a millisecond or few; a machine with much to do takes more. */
const PATIENCE_MS = 2_500
let cases = 0
let slowest = 0
after(() =>
  saveCounts('hostile', {
    'fuzz of the core': `${cases} cases, seed ${seed}, slowest ${slowest < PATIENCE_MS ? 'in time' : 'too slow'}`,
  }),
)

const ALL = listFiles(FIXTURES)
const fixtures = (pattern: RegExp, limit = 30) =>
  ALL.filter((name) => pattern.test(name))
    .slice(0, limit)
    .map((name) => readFileSync(join(FIXTURES, name), 'utf8').slice(0, 20_000))

const TOML = [
  'profile = "strict"\n[context_monitor]\nlow_threshold = 0.5\n[[routing]]\nintent = "x"\nkeywords = ["a"]\nagent = "b"\n[guardrails]\nwrite_roots = ["docs/**"]\n[guardrails.modes]\nwrite_size = "warn"\n',
  ...fixtures(/config\.toml$/),
]
const YAML = [
  ...fixtures(/ORCHESTRATION\.yaml$/),
  'a: &a [x, x]\nb: [*a, *a]\nc: |\n  text\n',
  ...fixtures(/config\.yaml$/),
]
const JSONS = fixtures(/stdin\.json$/, 60)
const CHECKPOINTS = fixtures(/-checkpoint\.json$/)
const STATES = fixtures(/state\.json$/)
const JOURNAL = fixtures(/events\.jsonl$/)
const MARKDOWN = [
  ...fixtures(/\.md$/, 60),
  '- Decision: a\n  - Reason: b\n  - Impact: c\n\n<!-- L2-REINJECT: rank=1, content="x" -->\n',
]
const ROWS = ['auto-ee8eea4e', 'tools-22c16634', 'base-2a68fdf8'].flatMap((name) =>
  readFileSync(join(FIXTURES, 'transcripts', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line.length < 12_000),
)
const NOTES = [
  '---\nid: m-abc\nnamespace: decisions\ncreated: "2026-11-21T12:00:00.000Z"\ntags: [a, b]\nconfidence: 0.9\nbranch: main\n---\nUse tabs.\n\n---\nid: m-def\n---\nUse spaces.\n',
]
const COMMANDS = fixtures(/stdin\.json$/, 400).flatMap((text) => {
  const input = parseJsonRecord(text)?.tool_input
  return isRecord(input) && typeof input.command === 'string' ? [input.command] : []
})
const AGENTS = ['---\nname: a\ndescription: b\ntools: Read, Bash, mcp__x__y\nmodel: c\n---\nText.\n']

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const asRecord = (text: string) => {
  const value = json(text)
  return isRecord(value) ? value : {}
}
/** A parser that says by throwing what is wrong, and does so in its own way. */
const mayRefuse = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text)
  } catch (error) {
    // A mistake of the program, or an expectation that is not met, is no refusal.
    if (!(error instanceof Error) || error instanceof assert.AssertionError) throw error
    assert.ok(error.name !== 'RangeError' && !/^Cannot read properties|is not a function/.test(error.message), error)
    return null
  }
}

interface Target {
  readonly texts: readonly string[]
  readonly runs: number
  readonly read: (text: string) => unknown
}

/** Everything that reads what somebody else wrote. */
const TARGETS: Readonly<Record<string, Target>> = {
  configuration: {
    texts: TOML,
    runs: 1200,
    read: async (text) => {
      const { config } = await resolveSources({
        files: [{ name: 'project', path: 'c', text }],
        variables: [],
        problems: [],
      })
      assert.equal(typeof config.profile, 'string')
    },
  },
  policy: {
    texts: YAML,
    runs: 400,
    read: (text) => resolveSources({ files: [{ name: 'policy', path: 'c', text }], variables: [], problems: [] }),
  },
  yaml: { texts: YAML, runs: 1000, read: mayRefuse((text) => parseOrchestrationNotes(parseYamlRecord(text))) },
  'plain yaml': {
    texts: YAML,
    runs: 1000,
    read: (text) => [parsePlainYaml(text), readPlainSection(text, 'resumption')],
  },
  flags: {
    texts: [...YAML, ...STATES],
    runs: 300,
    read: (text) => resolveFlags({ env: { HOLDFAST_FLAG_X: text }, features: asRecord(text), stored: asRecord(text) }),
  },
  settings: {
    texts: [
      '{"env": {"A": "b"}, "hooks": {"PreToolUse": [{"matcher": "*", "hooks": [{"type": "command", "command": "x"}]}]}, /* c */ }',
      ...JSONS,
    ],
    runs: 800,
    read: (text) => parseSettings(text) !== null && editSettings(text, [{ path: ['hooks', 'Stop'], value: [] }]),
  },
  checkpoint: {
    texts: CHECKPOINTS,
    runs: 1500,
    read: mayRefuse((text) => {
      const checkpoint = parseCheckpoint(text)
      assert.deepEqual(parseCheckpoint(serializeCheckpoint(checkpoint)), checkpoint)
    }),
  },
  state: {
    texts: STATES,
    runs: 1000,
    read: mayRefuse((text) => serializeSessionState(parseSessionState(asRecord(text)))),
  },
  journal: {
    texts: JOURNAL,
    runs: 1000,
    read: (text) => deriveSessions(text.split('\n').flatMap((line) => parseEvent(line) ?? [])),
  },
  relay: {
    texts: [...JSONS, ...STATES],
    runs: 500,
    read: (text) => [parseRelay(json(text)), parseStatusline(asRecord(text), '2026-11-21T12:00:00.000Z')],
  },
  note: {
    texts: NOTES,
    runs: 1500,
    read: (text) => {
      for (const { memory } of parseNote(text, 'learnings')) {
        const [again] = parseNote(serializeMemory(memory), memory.namespace)
        assert.equal(again?.memory.text, memory.text)
      }
    },
  },
  entries: { texts: MARKDOWN, runs: 1000, read: (text) => scanEntries(text) },
  documents: {
    texts: MARKDOWN,
    runs: 1000,
    read: (text) => [condenseDocument('a.md', text), listImports(text), parseMarks(text, 'a.md')],
  },
  logs: { texts: MARKDOWN, runs: 500, read: (text) => splitLog(text, 'decisions') },
  agents: { texts: AGENTS, runs: 500, read: (text) => parseAgentDefinition('a.md', 'a', asRecord(text)) },
  python: { texts: ['from ..a import b, c\nimport x.y as z\nclass A:\n  pass\n'], runs: 300, read: scanPython },
  pointer: { texts: ['alpha\n', '../../etc\n'], runs: 300, read: parseTrackPointer },
  'test output': { texts: ['=== npm test\nat 2026-11-21\nfailed\n\nok 1\n'], runs: 300, read: parseTestOutputs },
  bash: { texts: COMMANDS, runs: 1500, read: mayRefuse(parseBash) },
  markers: {
    texts: ['[remember:decisions] Use tabs. @memory:x y\n**Decision**: a because b\n', ...MARKDOWN],
    runs: 500,
    read: findMarkers,
  },
  rows: {
    texts: ROWS,
    runs: 2500,
    read: (text) => {
      const rows = text.split('\n').flatMap((line) => parseRow(line) ?? [])
      const collector = createWorkStateCollector((path) => path)
      for (const row of rows) collector.add(row)
      selectCaptures(rows, 0.5)
      const reader = createEntryReader(({ head }) => assert.equal(typeof head, 'string'))
      for (const [index, line] of text.split('\n').entries()) reader.add(asLine(line), index + 1)
      return [collector.result(), reader.end()]
    },
  },
  index: {
    texts: ['DIRC\u0000\u0000\u0000\u0002\u0000\u0000\u0000\u0001'.padEnd(120, '\u0001')],
    runs: 500,
    read: (text) => parseGitIndex(Buffer.from(text, 'latin1'), 1000),
  },
}

const BASE = JSON.stringify([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)])

async function tryText(name: string, { read }: Target, text: string): Promise<void> {
  cases += 1
  const started = performance.now()
  await read(text)
  const took = performance.now() - started
  slowest = Math.max(slowest, took)
  assert.ok(took < PATIENCE_MS, `${name} took ${took.toFixed(0)} ms for ${text.length} characters`)
}

describe('what others write is read, or refused, in time and without a trace', () => {
  for (const [name, target] of Object.entries(TARGETS)) {
    it(name, { timeout: 240_000 * TIMES }, async () => {
      assert.ok(target.texts.length > 0, 'texts to begin with')
      for (const { text, times = 1 } of regressions.filter((item) => item.target === name))
        await tryText(name, target, text.repeat(times))
      await fc.assert(
        fc.asyncProperty(mutated(target.texts), (text) => tryText(name, target, text)),
        { seed, numRuns: target.runs * TIMES },
      )
      assert.equal(({} as { polluted?: unknown }).polluted, undefined)
      assert.equal(
        JSON.stringify([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)]),
        BASE,
      )
    })
  }

  it('every regression names something that is tried', () => {
    for (const { target, why } of regressions) assert.ok(target in TARGETS && why !== '', target)
  })
})
