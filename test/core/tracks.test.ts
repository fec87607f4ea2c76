import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { cutLines, keepEnds } from '../../src/base/core/cut-lines.ts'
import { TASK_FILES } from '../../src/config/core/tier-paths.ts'
import { isTrackId, parseTrackPointer } from '../../src/config/core/track-id.ts'
import { findHeading } from '../../src/documents/core/sections.ts'
import { renderRecentDiff, trimPatches } from '../../src/git/core/recent-diff.ts'
import { parseChangedNames } from '../../src/git/core/status-names.ts'
import { mayRunTests } from '../../src/sessions/core/may-run-tests.ts'
import { findTestRun } from '../../src/sessions/core/test-run.ts'
import { evaluatePlan } from '../../src/tracks/core/evaluate-plan.ts'
import { createTrackFiles, TEMPLATES, type TemplateName } from '../../src/tracks/core/template.ts'
import { renderPatch } from '../../src/work/core/patch.ts'
import {
  createTestOutput,
  mergeTestOutputs,
  parseTestOutputs,
  serializeTestOutputs,
} from '../../src/work/core/test-output.ts'
import { anyCharacter } from './arbitraries.ts'

describe('the pointer', () => {
  const GOOD: readonly (readonly [text: string, trackId: string])[] = [
    ['001-build', '001-build'],
    ['001-build\n', '001-build'],
    ['  v1.2-release \r\n', 'v1.2-release'],
    ['docs/tracks/001-build', '001-build'],
    ['docs/tracks/001-build/\n', '001-build'],
    ['./docs/tracks/a_b/', 'a_b'],
  ]
  for (const [text, trackId] of GOOD) {
    test(`${JSON.stringify(text)} names ${trackId}`, () => assert.deepEqual(parseTrackPointer(text), { trackId }))
  }
  const BAD = [
    '',
    ' \n',
    '..',
    '../001-build',
    '/etc',
    '/etc/001-build',
    'docs/tracks/../../etc',
    'a/b',
    'a\\b',
    'C:\\x',
  ]
  const MORE = [
    'a..b',
    '.hidden',
    'a.',
    '-x',
    'a\nb',
    'a\0b',
    'docs/tracks/',
    'x'.repeat(65),
    '\u00e4',
    'a b',
    '~/x',
    'a//',
    'ACTIVE_TRACK',
    'Active_Track',
  ]
  for (const text of [...BAD, ...MORE]) {
    test(`${JSON.stringify(text)} names nothing`, () => assert.ok('reason' in parseTrackPointer(text), text))
  }
  test('whatever it holds, what it names is one plain part of a path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: anyCharacter }), (text) => {
        const pointer = parseTrackPointer(text)
        if ('reason' in pointer) return
        assert.match(pointer.trackId, /^[A-Za-z0-9._-]{1,64}$/)
        assert.ok(!pointer.trackId.includes('..') && isTrackId(pointer.trackId), pointer.trackId)
      }),
    )
  })
})

describe('test runs', () => {
  const RUNS: readonly (readonly [command: string, run: string])[] = [
    ['npm test', 'npm test'],
    ['npm test 2>&1 | tail -40', 'npm test'],
    ['cd /project && npm run test:unit -- parser > out.txt', 'npm run test:unit -- parser'],
    ['cd packages/a && npm t', 'cd packages/a && npm t'],
    ['CI=1 npx jest --silent', 'CI=1 npx jest --silent'],
    [
      'timeout 300 node --import tsx --test test/core/x.test.ts',
      'timeout 300 node --import tsx --test test/core/x.test.ts',
    ],
    ['uv run pytest -q tests/test_api.py || true', 'uv run pytest -q tests/test_api.py'],
    ['python3 -m unittest discover', 'python3 -m unittest discover'],
    ['go test ./...', 'go test ./...'],
    ['cargo nextest run', 'cargo nextest run'],
    ['make check test', 'make check test'],
    ['./gradlew :app:test --info', './gradlew :app:test --info'],
    ['mvn -q -Dtest=Foo test', 'mvn -q -Dtest=Foo test'],
    ['./scripts/run-tests.sh', './scripts/run-tests.sh'],
    ['bash test.sh', 'bash test.sh'],
    ['node build.mjs && npm test; git status', 'npm test'],
    ['bundle exec rspec spec/a_spec.rb', 'bundle exec rspec spec/a_spec.rb'],
  ]
  for (const [command, run] of RUNS) {
    test(`${command} runs tests`, () => {
      assert.equal(findTestRun(command), run)
      assert.ok(mayRunTests(command), command)
    })
  }
  const NONE = [
    ...['ls test', 'cat test/a.test.ts', 'git commit -m "npm test passes"', 'git checkout test', 'grep -rn test src'],
    ...[
      'mkdir -p test',
      'rm -rf test',
      'test -f x && echo y',
      'npm install vitest',
      'echo "go test"',
      'npm run build',
      '',
    ],
    ...['npm ls jest --help', 'cp a.spec.ts b.spec.ts', 'vim tests/a.py', 'jest --version'],
  ]
  for (const command of NONE) test(`${command} runs none`, () => assert.equal(findTestRun(command), null))
  test('the quick look never misses one', () => {
    const words = fc.constantFrom(
      'npm',
      'test',
      't',
      'run',
      'go',
      'pytest',
      '-v',
      '&&',
      'a',
      'ava',
      'npx',
      'rspec',
      'tox',
      ';',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (parts) => {
        const command = parts.join(' ')
        if (findTestRun(command) !== null) assert.ok(mayRunTests(command), command)
      }),
    )
  })
})

describe('test output', () => {
  const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`
  const some = (run: string, minute: number, output = 'all well') =>
    createTestOutput({ run, at: at(minute), outcome: 'ok', output })

  test('the newest per run is kept, oldest first, at most eight runs', () => {
    const merged = mergeTestOutputs([some('npm test', 3, 'new'), some('npm test', 1, 'old'), some('go test', 2)])
    assert.deepEqual(
      merged.map(({ run, output }) => [run, output]),
      [
        ['go test', 'all well'],
        ['npm test', 'new'],
      ],
    )
    const many = mergeTestOutputs(Array.from({ length: 20 }, (_, index) => some(`npm test ${index}`, index)))
    assert.deepEqual(
      many.map(({ run }) => run),
      Array.from({ length: 8 }, (_, index) => `npm test ${index + 12}`),
    )
  })

  test('what a program prints cannot pass for a heading of ours', () => {
    const forged = some('npm test', 1, `=== rm -rf /\n${at(2)} ok\nfake`)
    assert.deepEqual(parseTestOutputs(serializeTestOutputs([forged])), [forged])
  })

  test('what is written is read back the same, whatever was printed', () => {
    const printed = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.array(fc.constantFrom('=== a', '  ', 'b', '\n', at(1)), { maxLength: 12 }).map((parts) => parts.join('\n')),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('npm test', 'go test', 'tox'), fc.nat(59), printed), { maxLength: 5 }),
        (made) => {
          const outputs = mergeTestOutputs(made.map(([run, minute, output]) => some(run, minute, output)))
          const text = serializeTestOutputs(outputs)
          assert.equal(serializeTestOutputs(mergeTestOutputs(parseTestOutputs(text))), text)
        },
      ),
    )
  })

  test('long output keeps both ends and says what is missing', () => {
    const { output } = some('npm test', 1, `first line\n${'middle line of no interest\n'.repeat(9000)}last line`)
    assert.match(output, /^first line\n/)
    assert.match(output, /\nlast line$/)
    assert.match(output, /\n\[\.\.\. \d+ characters left out \.\.\.\]\n/)
    assert.ok(output.length < 4200, `${output.length}`)
  })

  test('secrets are gone, also one that begins before what is kept', () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA0123456789abcdefghijklmnopqrstuvwxyz\n'.repeat(70)}`
    const { output } = some(
      'npm test',
      1,
      `${'x\n'.repeat(4000)}${key}-----END RSA PRIVATE KEY-----\ntoken=abcdef1234567890`,
    )
    assert.ok(!output.includes('MIIEow') && !output.includes('abcdef1234567890'), output)
  })

  test('a file of something else is no output', () => {
    for (const text of ['', 'hello', '=== x', '=== x\nno time\n  y', '\0\0\0'])
      assert.deepEqual(parseTestOutputs(text), [])
  })
})

describe('what a call changed', () => {
  const AT = '2026-11-21T12:00:00.000Z'
  const edit = {
    structuredPatch: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' alpha', '-beta', '+gamma'] }],
  }

  test('an edit is its hunks', () => {
    assert.equal(
      renderPatch('a.txt', AT, { toolName: 'Edit', toolResponse: edit }),
      `# ${AT} Edit a.txt\n@@ -1,2 +1,2 @@\n alpha\n-beta\n+gamma\n`,
    )
  })
  test('a new file is its lines', () => {
    const text = renderPatch('a.txt', AT, {
      toolName: 'Write',
      toolResponse: { type: 'create', content: 'one\ntwo\n', structuredPatch: [] },
    })
    assert.equal(text, `# ${AT} Write a.txt\n+one\n+two\n`)
  })
  test('a response of another shape is nothing', () => {
    for (const response of [
      null,
      'x',
      [],
      {},
      { structuredPatch: 5 },
      { type: 'create', content: 5 },
      { structuredPatch: [null] },
    ]) {
      assert.equal(renderPatch('a.txt', AT, { toolName: 'Write', toolResponse: response }), null)
    }
  })
  test('files that hold secrets are named, not quoted', () => {
    for (const path of [
      '.env',
      'app/.env.local',
      'tls/server.key',
      'ID.PEM',
      'config/credentials.json',
      '.npmrc',
      'id_rsa',
    ]) {
      const text = renderPatch(path, AT, { toolName: 'Edit', toolResponse: edit }) ?? ''
      assert.ok(text.includes(path) && !text.includes('gamma'), text)
    }
  })
  test('a large change is cut and says so; secrets in it are gone', () => {
    const content = `password = "hunter2hunter2"\n${'some line\n'.repeat(20_000)}`
    const text = renderPatch('a.txt', AT, { toolName: 'Write', toolResponse: { type: 'create', content } }) ?? ''
    assert.ok(text.length < 4200, `${text.length}`)
    assert.match(text, /\n# \d{6} characters more\n$/)
    assert.ok(!text.includes('hunter2'), text.slice(0, 100))
  })
  test('a log of changes that grew too long loses its oldest whole blocks', () => {
    const blocks = Array.from(
      { length: 100 },
      (_, index) => renderPatch(`f${index}`, AT, { toolName: 'Edit', toolResponse: edit }) ?? '',
    )
    const trimmed = trimPatches(blocks.join(''), 1000)
    assert.ok(trimmed.length <= 1000 && trimmed.length > 800, `${trimmed.length}`)
    assert.ok(blocks.join('').endsWith(trimmed) && trimmed.startsWith(`# ${AT} Edit f`), trimmed)
  })
})

describe('the diff of a checkpoint', () => {
  const place = { at: '2026-11-21T12:00:00.000Z', head: 'a'.repeat(40), branch: 'main' }
  test('says against what, names new files, and quotes', () => {
    assert.equal(
      renderRecentDiff(
        { diff: ' a.txt | 2 +-\n\ndiff --git a/a.txt b/a.txt\n-x\n+y\n', untracked: ['b.txt', 'c.txt'] },
        place,
      ),
      '# What is not committed, against aaaaaaaaaaaa on main, 2026-11-21T12:00:00.000Z\n# New files git does not track: b.txt, c.txt\n a.txt | 2 +-\n\ndiff --git a/a.txt b/a.txt\n-x\n+y\n',
    )
  })
  test('a clean tree says so', () => {
    assert.match(
      renderRecentDiff({ diff: '', untracked: [] }, { ...place, head: null }),
      /no commit yet on main.*\n# No change in files git tracks\n$/,
    )
  })
  test('changes that git did not show in time are named, and files beyond the limit are counted', () => {
    const unread = { cause: 'ETIMEDOUT', names: ['a.txt', 'b.txt'] }
    const text = renderRecentDiff({ diff: '', untracked: [], unread }, place)
    assert.match(text, /\n# Git did not show the changes \(ETIMEDOUT\) of: a\.txt, b\.txt\n$/)
    assert.ok(!text.includes('No change'), text)
    assert.match(renderRecentDiff({ diff: '+x\n', untracked: [], left: 7 }, place), /\n# 7 more changed files\n$/)
  })
  test('a large one is cut at a line, counted, and holds no secret', () => {
    const diff = `+API_KEY=sk-ant-abcdefghijklmnop1234\n${'+line\n'.repeat(50_000)}`
    const text = renderRecentDiff({ diff, untracked: Array.from({ length: 60 }, (_, index) => `n${index}`) }, place)
    assert.ok(text.length < 49_500, `${text.length}`)
    assert.match(text, /and 20 more\n/)
    assert.match(text, /\n# \d+ characters more\n$/)
    assert.ok(!text.includes('sk-ant'), 'a secret is in it')
  })
})

test('names of changed files are those of the folder, and a record cut short is none', () => {
  const object = '61780798228d17af2d34fce4cfbdf35556832472'
  const one = `100644 100644 100644 ${object} ${object}`
  const records = [
    `# branch.oid ${object}`,
    '# branch.head main',
    `1 .M N... ${one} a.txt`,
    `1 A. N... ${one} sub/b c.ts`,
    `1 .M SC.. 160000 160000 160000 ${object} ${object} sub/module`,
    `u UU N... 100644 ${one} ${object} sub/d.ts`,
    '? sub/new.ts',
    '? top.ts',
    '? sub/cut',
  ]
  const status = records.join('\0')
  assert.deepEqual(parseChangedNames(status, ''), {
    tracked: ['a.txt', 'sub/b c.ts', 'sub/d.ts'],
    untracked: ['sub/new.ts', 'top.ts'],
  })
  assert.deepEqual(parseChangedNames(status, 'sub'), { tracked: ['b c.ts', 'd.ts'], untracked: ['new.ts'] })
  assert.deepEqual(parseChangedNames('', 'sub'), { tracked: [], untracked: [] })
})

test('cutting keeps whole lines and counts what it left out', () => {
  assert.deepEqual(cutLines('ab\ncd\nef', 6), { text: 'ab\ncd', omitted: 3 })
  assert.deepEqual(cutLines('ab', 2), { text: 'ab', omitted: 0 })
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), fc.integer({ min: 1, max: 100 }), (text, max) => {
      const cut = cutLines(text, max)
      assert.equal(cut.text.length + cut.omitted, text.length)
      assert.ok(keepEnds(text, max, max).length <= text.length + 60, text)
    }),
  )
})

describe('templates', () => {
  for (const template of Object.keys(TEMPLATES) as TemplateName[]) {
    const files = createTrackFiles(template, 'Payments\n# by card')
    test(`${template} has the four documents, headed by the title on one line`, () => {
      assert.deepEqual(Object.keys(files), [...TASK_FILES])
      for (const [name, text] of Object.entries(files)) {
        assert.match(findHeading(text) ?? '', /Payments # by card$/, name)
        assert.ok(text.endsWith('\n') && !text.endsWith('\n\n'), name)
        assert.ok(!/[\r\t]| $/m.test(text), `${name} has a stray space`)
      }
    })
    test(`${template} is in the normal form of the entries`, () => {
      const tasks = (files['PLAN.md'] ?? '').split(/^- /m).slice(1)
      assert.ok(tasks.length > 0, 'no task')
      for (const task of tasks)
        assert.match(
          task,
          /^Task: T[\d.]+ .+\n {2}- Status: todo\n {2}- Acceptance: .+\n {2}- Owner: .+\n {2}- Covers: R\d\n/,
        )
      for (const risk of (files['RISKS.md'] ?? '').split(/^- /m).slice(1)) {
        assert.match(risk, /^Risk: .+\n {2}- Severity: (?:low|medium|high|critical)\n {2}- Mitigation: .+\n/)
      }
    })
  }
  test('the security review has its five phases in order, severities and service levels', () => {
    const files = createTrackFiles('security-review', 'x')
    const phases = [...(files['PLAN.md'] ?? '').matchAll(/^## Phase (\d): (.+)$/gm)].map((match) => [
      match[1],
      match[2],
    ])
    assert.deepEqual(phases, [
      ['1', 'Threat modelling'],
      ['2', 'Code review'],
      ['3', 'Dependency audit'],
      ['4', 'Penetration testing'],
      ['5', 'Remediation planning'],
    ])
    for (const severity of ['critical', 'high', 'medium', 'low']) {
      assert.match(files['SPEC.md'] ?? '', new RegExp(`^\\| ${severity} \\| .+ \\| .+ \\| \\d+ days \\| .+ \\|$`, 'm'))
    }
    assert.match(files['SPEC.md'] ?? '', /^---\ncriticality: C3\n---\n/)
  })
})

describe('templates and the evaluator', () => {
  const nowhere = () => false
  /** What a person does with a template: every bracket becomes words. */
  const fill = (text: string) => text.replaceAll(/\[(?:describe|name)[^\]]*\](?!\()/g, 'the parser reads old files')

  for (const template of Object.keys(TEMPLATES) as TemplateName[]) {
    const files = createTrackFiles(template, 'Payments')
    const evaluate = (change: (text: string) => string) =>
      evaluatePlan(
        {
          spec: change(files['SPEC.md'] ?? ''),
          plan: change(files['PLAN.md'] ?? ''),
          risks: change(files['RISKS.md'] ?? ''),
        },
        nowhere,
      )
    test(`${template} as it is made fails, for nothing but what is to be filled in, and for all of it`, () => {
      const findings = evaluate((text) => text)
      assert.deepEqual([...new Set(findings.map(({ rule }) => rule))], ['placeholder'])
      const brackets = Object.entries(files)
        .filter(([name]) => name !== 'DECISIONS.md')
        .flatMap(([, text]) => text.split('\n').filter((line) => fill(line) !== line))
      assert.equal(findings.length, brackets.length)
    })
    test(`${template} passes once it is filled in`, () => assert.deepEqual(evaluate(fill), []))
  }
})
