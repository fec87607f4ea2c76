import assert from 'node:assert/strict'
import { closeSync, openSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { describeGitFailure } from '../../src/git/io/git-command.ts'
import { type Program, runProgram } from '../../src/git/io/run-program.ts'

const GIVEN: Omit<Program, 'file' | 'args'> = {
  cwd: '/',
  env: { PATH: process.env.PATH, ONE: '1', NONE: undefined },
  input: '',
  timeoutMs: 20_000,
  maxBytes: 100_000,
}
const script = (text: string) => ['-c', text]

/** What a program is, what it is given, and how it ends: status, error, and the beginning of its output. */
const ENDS: readonly [name: string, file: string, args: string[], given: Partial<Program>, end: unknown[]][] = [
  ['its output', 'sh', script('printf a; printf b >&2'), {}, [0, null, 'a', 'b']],
  ['its status', 'sh', script('exit 3'), {}, [3, null, '', '']],
  [
    'its folder and variables',
    'sh',
    script('pwd; echo $ONE-$NONE-$HOME'),
    { cwd: '/usr' },
    [0, null, '/usr\n1--\n', ''],
  ],
  ['a text for it', 'cat', [], { input: 'caf\u00e9' }, [0, null, 'caf\u00e9', '']],
  ['bytes for it', 'cat', [], { input: Buffer.from([0x61, 0, 0x62]) }, [0, null, 'a\0b', '']],
  ['no text, and an end of it', 'cat', [], {}, [0, null, '', '']],
  ['a text it does not read', 'true', [], { input: 'x'.repeat(1_000_000) }, [0, 'EPIPE', '', '']],
  ['more output than is kept', 'sh', script('yes'), { maxBytes: 4 }, [null, 'ENOBUFS', 'y\ny\ny\ny\ny', '']],
  ['no end in time', 'sleep', ['20'], { timeoutMs: 50 }, [null, 'ETIMEDOUT', '', '']],
  ['a signal', 'sh', script('kill -9 $$'), {}, [null, null, '', '']],
  ['no program', 'no-such-program', [], {}, [null, 'ENOENT', undefined, undefined]],
  ['no folder', 'true', [], { cwd: '/no/such/folder' }, [null, 'ENOENT', undefined, undefined]],
]

function run(file: string, args: readonly string[], given: Partial<Program>): unknown[] {
  const { status, error, stdout, stderr } = runProgram({ file, args, ...GIVEN, ...given })
  return [status, error, stdout?.toString().slice(0, 9), stderr?.toString()]
}

/** Puts another in the place of the function under `spawnSync`. */
function withBinding<T>(value: unknown, look: () => T): T {
  const found = Object.getOwnPropertyDescriptor(process, 'binding')
  Object.defineProperty(process, 'binding', { value, configurable: true })
  try {
    return look()
  } finally {
    Object.defineProperty(process, 'binding', found ?? {})
  }
}

/** A node of tomorrow, Bun, and a node whose function takes other options. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'with the function': Reflect.get(process, 'binding'),
  'without the function': undefined,
  'refused it': () => {
    throw new Error('not implemented')
  },
  'with a function that wants something else': () => ({
    spawn: () => {
      throw new TypeError('options')
    },
  }),
}

describe('a program ends the same way with and without the function under spawnSync', () => {
  for (const [name, file, args, given, end] of ENDS)
    it(name, () => {
      for (const [way, binding] of Object.entries(OTHERS))
        assert.deepEqual([way, ...withBinding(binding, () => run(file, args, given))], [way, ...end])
    })

  it('a word with NUL starts nothing', () => {
    for (const [way, binding] of Object.entries(OTHERS))
      for (const given of [{ args: ['a\0b'] }, { cwd: '/\0' }, { env: { A: 'a\0b' } }])
        assert.throws(
          () => withBinding(binding, () => runProgram({ file: 'true', args: [], ...GIVEN, ...given })),
          TypeError,
          way,
        )
  })

  it('a file for it', () => {
    for (const binding of Object.values(OTHERS)) {
      const file = openSync(fileURLToPath(import.meta.url), 'r')
      assert.deepEqual(
        withBinding(binding, () => run('head', ['-c', '6'], { input: file })),
        [0, null, 'import', ''],
      )
      closeSync(file)
    }
  })
})

it('the reason git gave is a line, and the next where a colon ends it', () => {
  const describe = (stderr: string) => describeGitFailure({ code: 128, stdout: Buffer.alloc(0), stderr })
  assert.equal(describe('hint: x\nfatal: not a git repository\nmore'), 'not a git repository')
  assert.equal(
    describe('fatal: unknown repository extension found:\n\trefstorage\n'),
    'unknown repository extension found: refstorage',
  )
  assert.equal(describe(''), 'git ended with 128')
})
