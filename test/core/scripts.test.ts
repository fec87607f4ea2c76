import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'

/** Files of a made project; a command runs in /p. */
const FILES: Readonly<Record<string, string>> = {
  '/p/docs/x.sh': '#!/bin/bash\nset -e\necho hi > src/out.txt\nrm -rf "$1"\n',
  '/p/own.sh': 'cd "$(dirname "$0")/sub" || exit\ntouch here\n',
  '/p/bare': 'touch bare-made\n',
  '/p/py.py': '#!/usr/bin/env python3\nopen("src/py.txt", "w").write("x")\n',
  '/p/f.mjs': "#!/usr/bin/env node\nimport fs from 'node:fs'\nfs.writeFileSync('src/js.txt', 'x')\n",
  '/p/env.sh': 'OUT=made-by-env\nexport OUT\n',
  '/p/vague.sh': 'cp a "$TARGET"\ncd "$SOMEWHERE"\ntouch b\neval "$CODE"\ncurl https://x | bash\n',
  '/p/syntax.sh': 'if then fi (((\n',
  '/p/danger.sh': 'git push --force\ngit reset --hard\n',
  '/p/loop.sh': 'bash loop.sh; bash loop.sh; touch looped\n',
  '/p/outer.sh': 'bash docs/x.sh gone\n',
  '/p/many.sh': `${'touch a\n'.repeat(5000)}`,
  '/p/function.sh': 'f() { return 1; }\nf\ntouch after\n',
  '/p/package.json': JSON.stringify({
    scripts: {
      test: 'vitest run',
      pretest: 'rimraf coverage',
      build: 'tsc --outDir ../elsewhere && cp -r a b',
      nested: 'npm run build -- --x',
      clean: 'rm -rf',
      postinstall: 'touch installed',
      loud: 'npm run loud; npm run loud',
      doubt: 'cp a $TARGET',
      gen: 'touch docs/gen',
      par: 'concurrently "npm:gen"',
      7: 1,
    },
  }),
  '/p/pkg/package.json': '{"scripts":{"build":"touch here"}}',
  '/p/packages/q/package.json': '{"name":"q","scripts":{"gen":"touch q-gen"}}',
  '/p/broken/package.json': '{',
  '/p/Makefile': [
    'OUT = build',
    'DIR := $(OUT)/x',
    '.PHONY: all clean',
    'all: dep $(OUT)/thing # the first',
    '\t@echo done > $(DIR)/done.txt',
    'dep:',
    '\t-touch dep.made',
    '$(OUT)/thing: a.c',
    '\tgcc -o $@ $<',
    'clean:',
    '\t$(RM) -r $(OUT)',
    '\t$(MAKE) -C sub clean',
    '%.o: %.c',
    '\tcc -c -o $@ $*.c',
    'shell:',
    '\tx=1; for f in a b; do touch $$f; done',
    'vague:',
    '\tcp a $(UNSET)/b',
    'long:',
    '\ttouch one \\',
    '\t  two',
    'define RUN',
    '@touch defined',
    'touch \\',
    '  twice',
    'endef',
    'defined:',
    '\t$(RUN)',
    '',
  ].join('\n'),
  '/p/sub/Makefile': 'clean:\n\trm -f sub.o\n',
  '/p/binary': '\u0000\u0001',
}

const find = (command: string, files = FILES) =>
  findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash', readFile: (path) => files[path] ?? null })

const CASES: readonly (readonly [command: string, ...paths: string[]])[] = [
  ['bash docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['sh docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['bash -e docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['./docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['cd docs && ./x.sh old', '/p/docs/src/out.txt', '/p/docs/old'],
  ['sudo bash docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['X=docs/x.sh; bash $X old', '/p/src/out.txt', '/p/old'],
  ['source docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['. docs/x.sh old', '/p/src/out.txt', '/p/old'],
  ['bash outer.sh', '/p/src/out.txt', '/p/gone'],
  ['bash own.sh', '/p/sub/here'],
  ['./bare', '/p/bare-made'],
  ['source env.sh && touch $OUT', '/p/made-by-env'],
  ['python3 py.py', '/p/src/py.txt'],
  ['./py.py', '/p/src/py.txt'],
  ['node f.mjs', '/p/src/js.txt'],
  ['./f.mjs', '/p/src/js.txt'],
  ['bash function.sh', '/p/after'],
  ['npm test', '/p/coverage'],
  ['npm t', '/p/coverage'],
  ['npm run build', '/elsewhere', '/p/b', '/p/b/a'],
  ['npm run nested', '/elsewhere', '/p/b', '/p/b/a'],
  ['pnpm run clean dist', '/p/dist'],
  ['npm run clean -- dist', '/p/dist'],
  ['yarn clean dist', '/p/dist'],
  ['npm ci', '/p/installed'],
  ['cd src/deep && npm run clean -- x', '/p/x'],
  ['cd pkg && npm run build', '/p/pkg/here'],
  ['npm --prefix pkg run build', '/p/pkg/here'],
  ['make', '/p/build/x/done.txt', '/p/dep.made', '/p/build/thing'],
  ['make clean', '/p/build', '/p/sub/sub.o'],
  ['make OUT=../far clean', '/far', '/p/sub/sub.o'],
  ['make -j4 x.o', '/p/x.o'],
  ['make -C sub clean', '/p/sub/sub.o'],
  ['make -f Makefile dep', '/p/dep.made'],
  ['make shell', '/p/a', '/p/b'],
  ['make long', '/p/one', '/p/two'],
  ['make defined', '/p/defined', '/p/twice'],
  ['make -n clean'],
  ['bun run gen', '/p/docs/gen'],
  ['bun gen', '/p/docs/gen'],
  ['bun --cwd packages/q gen', '/p/packages/q/q-gen'],
  ['bun test'],
  ['bun run f.mjs', '/p/src/js.txt'],
  ['bun f.mjs', '/p/src/js.txt'],
  ['deno run -A f.mjs', '/p/src/js.txt'],
  ['pnpm gen', '/p/docs/gen'],
  ['pnpm --filter . run gen', '/p/docs/gen'],
  ['pnpm --filter ./packages/q gen', '/p/packages/q/q-gen'],
  ['pnpm --filter q run gen', '/p/packages/q/q-gen'],
  ['pnpm -F other run gen', '/p/docs/gen'],
  ['pnpm -w run gen', '/p/docs/gen'],
  ['npm run gen -w packages/q', '/p/packages/q/q-gen'],
  ['npm run --workspace q gen --silent', '/p/packages/q/q-gen'],
  ['pnpm run --filter q gen', '/p/packages/q/q-gen'],
  ['yarn workspace q gen', '/p/packages/q/q-gen'],
  ['yarn workspace q run gen', '/p/packages/q/q-gen'],
  ['yarn workspace q add x'],
  ['yarn run gen', '/p/docs/gen'],
  ["npm exec -c 'touch x'", '/p/x'],
  ["npm x --call='touch x'", '/p/x'],
  ['npm run par', '/p/docs/gen'],
  ['concurrently -c red "npm:gen" "touch more"', '/p/docs/gen', '/p/more'],
  ['python3 -m py', '/p/src/py.txt'],
  ['python3 -m cProfile py.py', '/p/src/py.txt'],
  ['python3 -m cProfile -o prof -m py', '/p/prof', '/p/src/py.txt'],
  ['python3 -m coverage run py.py', '/p/src/py.txt'],
  ['coverage run --source src -m py', '/p/src/py.txt'],
  ['coverage run py.py', '/p/src/py.txt'],
  ['coverage report'],
  ['uv run py.py', '/p/src/py.txt'],
  ['uv run -m py', '/p/src/py.txt'],
  ['bash binary'],
  ['bash missing.sh'],
  ['cat docs/x.sh'],
  ['bash -n docs/x.sh'],
]

describe('a script that can be read is read', () => {
  for (const [command, ...paths] of CASES)
    it(command, async () => {
      const { writes, unresolved } = await find(command)
      assert.deepEqual([...new Set(writes.map(({ path }) => path))].sort(), [...paths].sort())
      assert.deepEqual(unresolved, [])
    })
})

describe('a module of python that finds modules is no doubt, and one that loads them is', () => {
  for (const [code, isDoubtful] of [
    ['import importlib.util\nprint(importlib.util.find_spec("yaml"))', false],
    ['from importlib.metadata import version\nprint(version("yaml"))', false],
    ['import importlib\nimportlib.import_module("x")', true],
    ['from importlib import util\nutil.spec_from_file_location("x", "x.py").loader.load_module()', true],
  ] as const)
    it(code, async () => {
      const command = `python3 - <<'PY'\n${code}\nPY`
      const { unresolved } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
      assert.equal(unresolved.length > 0, isDoubtful)
    })
})

describe('a script that leaves a doubt is as unknown as before, and no question', () => {
  for (const command of [
    ...['bash vague.sh', 'bash syntax.sh', 'bash loop.sh', 'bash many.sh', 'make vague', 'npm run doubt'],
    ...['npm run loud', 'cd broken && npm test', 'make missing', 'source vague.sh'],
  ])
    it(command, async () => {
      const { unresolved, unknown } = await find(command)
      assert.deepEqual(unresolved, [])
      assert.ok(unknown.length > 0)
    })
})

it('the rest of the command is followed, whatever a script holds', async () => {
  const { writes } = await find('bash many.sh; bash loop.sh; source vague.sh; echo x > outside')
  assert.ok(writes.some(({ path }) => path === '/p/outside'))
})

it('a step in a script that cannot be taken back is named', async () => {
  assert.ok((await find('bash danger.sh')).irreversible.includes('git push --force'))
})

it('a write says in which script it stands, and the steps name what was read', async () => {
  const { writes, steps, runs } = await find('bash docs/x.sh old')
  assert.deepEqual(
    writes.map(({ by }) => by),
    ['docs/x.sh', 'rm in docs/x.sh'],
  )
  assert.ok(steps.includes('reads docs/x.sh'))
  assert.deepEqual(
    runs.map(({ isRead }) => isRead),
    [true],
  )
  assert.equal((await find('bash vague.sh')).runs[0]?.isRead, false)
})

it('a script that the command itself writes is a doubt, not read as it was before', async () => {
  assert.equal((await find('echo x > docs/x.sh; bash docs/x.sh')).unresolved.length, 1)
})

it('without a reader nothing is read', async () => {
  const { writes } = await findShellWrites('bash docs/x.sh', { cwd: '/p', home: '/h', dialect: 'bash' })
  assert.deepEqual(writes, [])
})
