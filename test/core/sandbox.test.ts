import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editSettings, parseSettings } from '../../src/client/io/settings-text.ts'
import { planSandboxPaths } from '../../src/policy/core/sandbox-plan.ts'
import {
  compareSandbox,
  findSandboxMisfit,
  planSandboxMerge,
  renderSandbox,
  usesSandbox,
} from '../../src/policy/core/sandbox-settings.ts'

const FILES = [
  'package.json',
  'README.md',
  'src/a.ts',
  'src/b/c.ts',
  'docs/a.md',
  '.github/ci.yml',
  '.holdfast/config.toml',
]
const plan = (roots: readonly string[] | null, kept: readonly string[] = [], own: readonly string[] = []) =>
  planSandboxPaths({ roots, protected: kept, own, files: FILES })

type Row = readonly [
  what: string,
  roots: readonly string[] | null,
  kept: readonly string[],
  allow: string,
  deny: string,
]

const ROWS: readonly Row[] = [
  ['no policy', null, [], '', ''],
  [
    'folders',
    ['src/**', './docs/**'],
    [],
    './docs ./src',
    './.github ./.holdfast/config.toml ./README.md ./package.json',
  ],
  [
    'a folder with a star',
    ['src/**/*', 'docs/**', '.github/**', '.holdfast/**'],
    [],
    './.github ./.holdfast ./docs ./src',
    './README.md ./package.json',
  ],
  [
    'a folder in a folder',
    ['src/b/**', 'docs/**', '.github/**', '.holdfast/**', '*.md'],
    [],
    './.github ./.holdfast ./docs ./src/b',
    '',
  ],
  ['a file', ['README.md', 'src/**'], [], './src', './.github ./.holdfast/config.toml ./docs ./package.json'],
  ['everything', ['**'], [], '', ''],
  ['nothing', [], [], '', './.github ./.holdfast/config.toml ./README.md ./docs ./package.json ./src'],
  [
    'a folder below',
    ['src/b/**'],
    [],
    './src/b',
    './.github ./.holdfast/config.toml ./README.md ./docs ./package.json ./src/a.ts',
  ],
  [
    'a pattern in a folder',
    ['src/*/c.ts'],
    [],
    './src',
    './.github ./.holdfast/config.toml ./README.md ./docs ./package.json',
  ],
  [
    'elsewhere',
    ['/tmp/x/**', '~/notes/**', '../other/**', 'src/**'],
    [],
    '../other ./src //tmp/x ~/notes',
    './.github ./.holdfast/config.toml ./README.md ./docs ./package.json',
  ],
  ['protected alone', null, ['docs/policy/**', 'package.json', '/etc/x'], '', './docs/policy ./package.json //etc/x'],
  ['protected in a root', ['**'], ['src/b/**'], '', './src/b'],
]

describe('the sandbox that follows from a policy', () => {
  for (const [what, roots, kept, allow, deny] of ROWS)
    it(what, () => {
      const { allowWrite, denyWrite } = plan(roots, kept)
      assert.deepEqual([allowWrite.join(' '), denyWrite.join(' ')], [allow, deny])
    })

  it('names what it cannot say', () => {
    assert.deepEqual(plan(['src/*.ts'], ['**/*.lock']).unsaid, [
      {
        glob: 'src/*.ts',
        why: 'a sandbox knows folders and files and no patterns, so all of "./src" stays writable there',
      },
      { glob: '**/*.lock', why: 'a sandbox knows folders and files and no patterns, so the guards alone protect it' },
    ])
    const files = Array.from({ length: 500 }, (_, index) => `f${index}`)
    const many = planSandboxPaths({ roots: [], protected: [], own: ['own'], files })
    assert.equal(many.denyWrite.length, 401)
    assert.equal(many.unsaid.length, 1)
  })

  it('denies its own files once, and no folder that holds state', () => {
    const own = ['.holdfast/config.toml', '.claude/holdfast', 'docs/context/GUARDRAILS.md']
    assert.deepEqual(plan(['src/**', '.github/**', '*.json'], [], own).denyWrite, own.map((path) => `./${path}`).sort())
    assert.deepEqual(
      plan(['src/**'], ['docs/**'], own).denyWrite.filter((path) => path.startsWith('./docs')),
      ['./docs'],
    )
  })
})

describe('the merge into settings', () => {
  const wanted = plan(['src/**'], [], ['.claude/holdfast'])
  const merge = (text: string) => {
    const { edits, changes } = planSandboxMerge(parseSettings(text) ?? {}, wanted)
    const after = editSettings(text, edits)
    assert.deepEqual(planSandboxMerge(parseSettings(after) ?? {}, wanted).edits, [], 'a second merge changes nothing')
    return { after, changes }
  }

  it('adds all of it to settings without a sandbox, and touches nothing else', () => {
    for (const text of ['', '{}', '{\n  "model": "opus"\n}\n', '{\n\t// mine\n\t"hooks": {},\n}\n']) {
      const { after } = merge(text)
      const { sandbox, ...rest } = parseSettings(after) ?? {}
      assert.deepEqual(sandbox, renderSandbox(wanted))
      assert.deepEqual(rest, parseSettings(text))
    }
    assert.match(merge('{\n\t// mine\n\t"hooks": {},\n}\n').after, /\n\t\/\/ mine\n/)
  })

  it("keeps a person's entries and switches, and takes out the denial of a write root", () => {
    const text = JSON.stringify({
      sandbox: {
        enabled: false,
        network: { allowedDomains: ['a.b'] },
        filesystem: {
          denyWrite: ['./src/gen', 'src', './package.json', '//tmp/x'],
          denyRead: ['~/.ssh'],
          allowWrite: ['~/x'],
        },
      },
    })
    const { after, changes } = merge(text)
    const { sandbox } = parseSettings(after) as { sandbox: { filesystem: Record<string, string[]>; enabled: boolean } }
    assert.equal(sandbox.enabled, false)
    assert.deepEqual(sandbox.filesystem.denyRead, ['~/.ssh'])
    assert.deepEqual(sandbox.filesystem.allowWrite, ['~/x', './src'])
    assert.deepEqual(sandbox.filesystem.denyWrite?.slice(0, 3), ['./src/gen', './package.json', '//tmp/x'])
    assert.deepEqual(
      new Set(sandbox.filesystem.denyWrite?.slice(3)),
      new Set(wanted.denyWrite.filter((path) => path !== './package.json')),
    )
    assert.deepEqual(changes.find(({ action }) => action === 'remove')?.path, 'src')
    assert.equal(
      changes.some(({ action }) => action === 'enable'),
      false,
    )
  })

  it('refuses shapes that are none', () => {
    assert.equal(findSandboxMisfit({}), null)
    assert.equal(findSandboxMisfit({ sandbox: { filesystem: { denyWrite: [] } } }), null)
    for (const sandbox of [true, [], { filesystem: 'x' }, { filesystem: { denyWrite: 'x' } }])
      assert.match(findSandboxMisfit({ sandbox }) ?? '', /^"sandbox/, JSON.stringify(sandbox))
  })
})

describe('the comparison with a policy', () => {
  const wanted = plan(['src/**', '/tmp/x/**'], [], ['.claude/holdfast'])
  const compare = (...filesystems: object[]) =>
    compareSandbox(
      filesystems.map((filesystem) => ({ sandbox: { filesystem } })),
      wanted,
      '/p',
    )

  it('finds nothing behind a merge, in any spelling and any scope', () => {
    assert.deepEqual(compare(wanted), { missing: [], contrary: [] })
    const absolute = wanted.denyWrite.map((path) => `/${path.replace(/^\./, '/p')}`)
    assert.deepEqual(compare({ denyWrite: absolute }, { allowWrite: ['//tmp/x/**'] }), { missing: [], contrary: [] })
  })

  it('finds what a changed policy leaves behind', () => {
    const { missing, contrary } = compare({ denyWrite: ['./src/', './docs', '.'] })
    assert.deepEqual(missing, [...wanted.denyWrite.filter((path) => path !== './docs'), '//tmp/x'])
    assert.deepEqual(contrary, ['./src', '.'])
    assert.ok(compare({}).missing.includes('./package.json'))
  })

  it('is for a person who uses the sandbox', () => {
    assert.deepEqual(
      [
        usesSandbox([{}]),
        usesSandbox([{ sandbox: { enabled: false } }]),
        usesSandbox([{ sandbox: { enabled: true } }]),
      ],
      [false, false, true],
    )
  })
})
