import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matchesName } from '../../src/base/core/match-name.ts'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { isPlainReading } from '../../src/command/core/plain-command.ts'
import { planSetting } from '../../src/config/core/edit-config.ts'
import { wrapPolicy } from '../../src/config/io/config-parser.ts'
import { compileGlobs, compileGuess, isSafeGlob } from '../../src/files/core/globs.ts'
import { normalizePath } from '../../src/files/core/path-text.ts'
import { judgeCall } from '../../src/guards/core/judge.ts'
import { scanPython } from '../../src/policy/core/scan-python.ts'
import { scanScript } from '../../src/policy/core/script-imports.ts'
import type { Decision, GuardName } from '../../src/policy/core/verdict.ts'
import { evaluatePlan } from '../../src/tracks/core/evaluate-plan.ts'

describe('paths in one spelling', () => {
  const windows: [given: string, path: string][] = [
    ['C:\\a\\..\\b\\x.txt', 'C:/b/x.txt'],
    ['c:/a//./x', 'C:/a/x'],
    ['\\\\?\\C:\\a\\x', 'C:/a/x'],
    ['/c/a/x', 'C:/a/x'],
    ['C:\\a\\x.txt:stream', 'C:/a/x.txt'],
    ['C:\\a\\x.txt. ', 'C:/a/x.txt'],
    ['\\\\server\\share\\x', '//server/share/x'],
  ]
  for (const [given, path] of windows) it(given, () => assert.equal(normalizePath(given, true), path))
  it('a backslash is a letter elsewhere', () => assert.equal(normalizePath('/a/b\\..\\c'), '/a/b\\..\\c'))
})

it('roots are folders, files and, by the library, patterns; case counts where the system says so', () => {
  const place = { bases: ['/p', '/w'], home: '/h', fold: false }
  const test = compileGlobs(['docs/**', 'a.md', '~/notes/**', '/abs/**', 'src', './lib/'], place, () => () => false)
  for (const path of [
    '/p/docs',
    '/p/docs/a/b',
    '/w/docs/x',
    '/p/a.md',
    '/h/notes/x',
    '/abs/x',
    '/p/src',
    '/p/src/a/b',
    '/p/lib/a',
  ])
    assert.ok(test(path), path)
  for (const path of ['/p/docsx', '/p', '/p/a.mdx', '/x/docs/a', '/p/Docs/a', '/p/srcs/a']) assert.ok(!test(path), path)
  assert.ok(compileGlobs(['docs/**'], { ...place, fold: true }, () => () => false)('/P/DOCS/a'), 'folded')
})

describe('what a path of which only the ends are known may be', () => {
  const place = { bases: ['/p'], home: '/h', fold: false }
  const guess = compileGuess(['.github', '.env', 'src/**/*.ts'], place, (path) => path === '/p/.github')
  const rows: [start: string, end: string, maybe: boolean][] = [
    ['/p/.github/', '.yml', true],
    ['/p/', '.yml', true],
    ['/p/.env', '', true],
    ['/p/src/', '.ts', true],
    ['/p/src/', '.md', false],
    ['/q/', '.yml', false],
  ]
  for (const [start, end, maybe] of rows) it(`${start}...${end}`, () => assert.equal(guess(start, end), maybe))
  const files = compileGuess(['.env', 'Makefile'], place, () => false)
  for (const [start, end, maybe] of [
    ['/p/', '.log', false],
    ['/p/', '.env', true],
    ['/p/', 'file', true],
    ['/p/logs/', '', false],
  ] as const)
    it(`files: ${start}...${end}`, () => assert.equal(files(start, end), maybe))
})

it('patterns that could take long are not taken', () => {
  for (const glob of ['docs/**', '*.md', '**/x-*.ts', 'a/{b,c}/**']) assert.ok(isSafeGlob(glob), glob)
  for (const glob of [
    '',
    '+(a|b)',
    '*a*a*a*a*b',
    '**/**/**/**/**/x',
    '{a,{b,c}}',
    '!x',
    'x'.repeat(300),
    '{1..9999999}',
  ])
    assert.ok(!isSafeGlob(glob), glob)
})

describe('the judge', () => {
  const terms = {
    fail: 'open',
    unresolved: 'ask',
    deadlineMs: 1000,
    isOverdue: () => false,
    isLate: () => false,
    hasEffects: () => false,
    nameError: () => 'EIO',
  } as const
  const says = (name: GuardName, decision: Decision | null, mode = 'deny' as const) => ({
    name,
    mode,
    judge: () => (decision === null ? null : { decision, target: name, reason: 'because' }),
  })
  const fails = { name: 'confined-writes', mode: 'deny', judge: () => Promise.reject(new Error('x')) } as const
  it('the first denial wins over an earlier question, and nobody is asked after it', async () => {
    const asked = { name: 'governance', mode: 'ask', judge: () => assert.fail('asked') } as const
    const { verdict } = await judgeCall([says('self-protection', 'ask'), says('write-size', 'deny'), asked], terms)
    assert.equal(verdict.decision === 'deny' && verdict.guard, 'write-size')
  })
  it('a question stands, with the advice of the others', async () => {
    const { verdict } = await judgeCall(
      [says('write-size', 'warn'), says('governance', 'ask'), says('architecture', null)],
      terms,
    )
    assert.deepEqual(verdict, {
      decision: 'ask',
      guard: 'governance',
      target: 'governance',
      reason: 'write-size: because\ngovernance: because',
    })
  })
  it('a guard that fails is passed over or refused', async () => {
    const open = await judgeCall([fails], terms)
    assert.deepEqual([open.verdict.decision, open.failure?.guard], ['allow', 'confined-writes'])
    const closed = await judgeCall([fails], { ...terms, fail: 'closed' })
    assert.equal(closed.verdict.decision, 'deny')
  })
  it('a guard that fails takes no other with it', async () => {
    const { verdict, failure } = await judgeCall([fails, says('write-size', 'deny')], terms)
    assert.deepEqual([verdict.decision, failure?.guard], ['deny', 'confined-writes'])
  })
})

it('imports are found in code, and nowhere else', () => {
  const text = [
    "import a from './a.ts' // import x from './no1'",
    "export { b } from '../b'",
    "const c = await import('c'), d = require(`d`)",
    "import type { E } from './e'; const f = \"import g from './no2'\"",
    "const r = /from 'no3'/.test(x), t = `\u0024{require('h')} from './no4'`",
    "/* import './no5' */ import './i.css'",
  ].join('\n')
  assert.deepEqual(
    scanScript(text).imports.map(({ specifier, line }) => `${line} ${specifier}`),
    ['1 ./a.ts', '2 ../b', '3 c', '3 d', '4 ./e', '5 h', '6 ./i.css'],
  )
  assert.deepEqual(scanScript('class A {}\nexport abstract class B<T> { m() { class C {} } }\n// class D {}').classes, [
    'A',
    'B',
  ])
  const python =
    'import os, a.b as c\nfrom ..x import (y,\n  z)\n"""\nimport no\n"""\ns = "import no2"\nm = importlib.import_module("q.r")\nclass K:\n  class L: pass\n'
  assert.deepEqual(
    scanPython(python).imports.map(({ specifier }) => specifier),
    ['os', 'a.b', '..x', '..x.y', '..x.z', 'q.r'],
  )
  assert.deepEqual(scanPython(python).classes, ['K'])
})

describe('a plan', () => {
  const spec = '# Goal\nfast\n# Requirements\n- R1 starts\n- R2 stops\n# Acceptance\nboth\n'
  const plan =
    '- Task: T1 start; Status: todo; Owner: builder; Acceptance: it starts; Covers: R1, R2\n- Risk: slow\n  Severity: high\n'
  const rules = (track: { spec?: string | null; plan?: string | null; risks?: string | null }) =>
    evaluatePlan({ spec, plan, risks: null, ...track }, (path) => path === 'here.md').map(
      ({ document, line, rule }) => `${document}:${line} ${rule}`,
    )
  const cases: [name: string, track: Parameters<typeof rules>[0], findings: string[]][] = [
    ['that is whole passes', {}, []],
    ['needs both documents', { spec: null, plan: null }, ['SPEC.md:0 missing-document', 'PLAN.md:0 missing-document']],
    ['needs tasks', { plan: '# Risks\nnone\n' }, ['PLAN.md:0 no-tasks']],
    ['needs fields', { plan: plan.replace('Owner: builder; ', '') }, ['PLAN.md:1 missing-field']],
    ['has statuses', { plan: plan.replace('todo', 'someday') }, ['PLAN.md:1 bad-value']],
    ['covers every requirement', { plan: plan.replace(', R2', '') }, ['SPEC.md:5 uncovered-requirement']],
    ['refers to what is there', { plan: plan.replace('R2', 'R2, R9') }, ['PLAN.md:1 unresolved-reference']],
    ['links to what is there', { plan: `${plan}[a](here.md) [b](gone.md)\n` }, ['PLAN.md:4 unresolved-reference']],
    ['has unique ids', { spec: spec.replace('stops', 'stops\n- R1 again') }, ['SPEC.md:6 duplicate-id']],
    ['rates its risks', { plan: plan.replace('  Severity: high\n', '') }, ['PLAN.md:2 missing-field']],
    ['leaves nothing to be filled in', { spec: spec.replace('fast', 'TBD') }, ['SPEC.md:2 placeholder']],
    [
      'has the sections of a specification',
      { spec: spec.replace('# Acceptance\nboth\n', '') },
      ['SPEC.md:0 missing-section'],
    ],
  ]
  for (const [name, track, findings] of cases) it(name, () => assert.deepEqual(rules(track), findings))
})

it('names match patterns in which a star stands for anything', () => {
  for (const [pattern, name] of [
    ['Read', 'Read'],
    ['mcp__*', 'mcp__a__b'],
    ['*File', 'WriteFile'],
    ['a*b*c', 'aXbYc'],
  ] as const)
    assert.ok(matchesName(pattern, name), pattern)
  for (const [pattern, name] of [
    ['Read', 'Reads'],
    ['a*a', 'a'],
    ['a*b*c', 'acb'],
  ] as const)
    assert.ok(!matchesName(pattern, name), pattern)
})

it('a policy document has roots, takes its keys at the top or below guardrails, and prose is none', () => {
  assert.deepEqual(wrapPolicy({ title: 'x' }), {})
  assert.deepEqual(wrapPolicy({ guardrails: { fail: 'closed' } }), {
    guardrails: { write_roots: ['docs/**', 'artifacts/**'], fail: 'closed' },
  })
  assert.deepEqual(wrapPolicy({ schema_version: '1', write_roots: ['a'] }), { guardrails: { write_roots: ['a'] } })
})

it('a setting is written where the file has its place', () => {
  assert.equal(planSetting('', 'a.b', 1), '[a]\nb = 1\n')
  assert.equal(planSetting('[a]\nc = 2\n', 'a.b', 'x'), '[a]\nb = "x"\nc = 2\n')
  assert.equal(planSetting('x = 1\n[a]\nb = 3 # why\n', 'a.b', ['y']), 'x = 1\n[a]\nb = ["y"] # why\n')
  assert.equal(planSetting('a.c = 2 # why\nx = 1\n', 'a.b', 1), 'a.c = 2 # why\na.b = 1\nx = 1\n')
  assert.equal(planSetting('a.c.d = 2\r\n', 'a.b', 1), 'a.c.d = 2\r\na.b = 1\r\n')
  assert.equal(planSetting('[a]\n"c".d = 2\n', 'a.c.b', 1), '[a]\n"c".d = 2\n"c".b = 1\n')
  assert.equal(planSetting('a.d = 2\n', 'a.c.b', 1), 'a.d = 2\n\n[a.c]\nb = 1\n')
  assert.equal(planSetting('[a.c]\nd = 2\n', 'a.b', 1), '[a.c]\nd = 2\n\n[a]\nb = 1\n')
  assert.equal(planSetting('[a]\nb = "#1" # why\n', 'a.b', 'x'), '[a]\nb = "x" # why\n')
  assert.equal(planSetting('[a]\nb = "#1"\n', 'a.b', 'x'), '[a]\nb = "x"\n')
})

it('a setting keeps the line ends and the byte order mark of its file', () => {
  assert.equal(planSetting('[a]\r\nb = 3 # why\r\n', 'a.b', 4), '[a]\r\nb = 4 # why\r\n')
  assert.equal(planSetting('[a]\r\nb = 3\r\n', 'a.c', 4), '[a]\r\nc = 4\r\nb = 3\r\n')
  assert.equal(planSetting('[a]\r\nb = 3\r\n', 'c.d', 4), '[a]\r\nb = 3\r\n\r\n[c]\r\nd = 4\r\n')
  assert.equal(planSetting('\ufeffa = 3\n', 'a', 4), '\ufeffa = 4\n')
  assert.equal(planSetting('\ufeff[a]\n', 'a.b', 4), '\ufeff[a]\nb = 4\n')
})

it('a list over several lines gets further texts on lines of their own, else one line', () => {
  const set = (toml: string, ...value: readonly string[]) => planSetting(toml, 'a', value)
  assert.equal(set('a = [\n  "x",\n  "y",\n]\nb = 1\n', 'x', 'y', 'z'), 'a = [\n  "x",\n  "y",\n  "z",\n]\nb = 1\n')
  assert.equal(set('a = [\n\t"x"\n]\n', 'x', 'y', 'z'), 'a = [\n\t"x",\n\t"y",\n\t"z"\n]\n')
  assert.equal(set('a = [\r\n  "x",\r\n]\r\n', 'x', 'y'), 'a = [\r\n  "x",\r\n  "y",\r\n]\r\n')
  assert.equal(set('a = [ # all\n  "x" # why]\n]\n', 'x', 'y'), 'a = [ # all\n  "x", # why]\n  "y"\n]\n')
  assert.equal(set('a = [\n  "x", # why\n]\n', 'x', 'y'), 'a = [\n  "x", # why\n  "y",\n]\n')
  assert.equal(
    set('a = ["x",\n     "y"] # all\n', 'x', 'y', 'z'),
    'a = ["x",\n"y",\n"z"] # all\n'.replace('\n"y"', '\n     "y"'),
  )
  assert.equal(set('a = [\n  \'x]\', "#",\n] # why\nb = 1\n', '#'), 'a = ["#"] # why\nb = 1\n')
  assert.equal(set('a = [\n]\n', 'x'), 'a = ["x"]\n')
  // One line would lose the comment, and nothing else is understood: the caller reads back that it is no list.
  assert.equal(set('a = [\n  "x", # why\n]\n', 'y'), 'a = ["y"]\n  "x", # why\n]\n')
  assert.equal(set('a = [\n  """x""",\n]\n', 'y'), 'a = ["y"]\n  """x""",\n]\n')
})

it('what is passed over as reading writes nothing, by the analysis too', async () => {
  const commands = [
    'ls -la | head -5',
    'git status && git diff --stat',
    'cat a.txt 2>/dev/null',
    'grep -rn foo src | wc -l',
    'cd src && ls 2>&1',
  ]
  for (const command of commands) {
    assert.ok(isPlainReading(command), command)
    const { writes, unresolved } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
    assert.deepEqual([...writes, ...unresolved], [], command)
  }
  for (const command of [
    'ls > x',
    'git diff --output=x',
    'rg --pre sh x',
    'cat $X',
    'ls & rm x',
    'git push',
    'sort -o x y',
    'cat `x`',
  ])
    assert.ok(!isPlainReading(command), command)
})
