import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposeRoots } from '../../src/install/core/source-roots.ts'

/** Files of public repositories, a few of each place, and the places in which work goes on there. */
const SHAPES: readonly (readonly [name: string, paths: string, roots: string, outside: string])[] = [
  [
    'an npm package (chalk)',
    '.editorconfig .github/workflows/main.yml .gitignore .gitattributes benchmark.js examples/rainbow.js license media/logo.svg package.json readme.md source/index.js source/index.d.ts source/vendor/ansi-styles/index.js test/chalk.js',
    'examples/** source/** test/** *.js .gitignore package-lock.json package.json readme.md',
    '.editorconfig .gitattributes .github/ license media/',
  ],
  [
    'a Python package in src (click)',
    '.github/workflows/tests.yaml .gitignore .pre-commit-config.yaml .readthedocs.yaml CHANGES.rst LICENSE.txt README.md docs/api.rst docs/conf.py examples/README examples/aliases/aliases.py pyproject.toml src/click/__init__.py src/click/core.py tests/test_arguments.py tox.ini uv.lock',
    'examples/** src/** tests/** .gitignore CHANGES.rst README.md pyproject.toml tox.ini uv.lock',
    '.github/ .pre-commit-config.yaml .readthedocs.yaml LICENSE.txt',
  ],
  [
    'a Python package at the top (requests)',
    'HISTORY.md LICENSE MANIFEST.in Makefile README.md ext/flower.png requests/__init__.py requirements-dev.txt setup.cfg setup.py tests/conftest.py tox.ini',
    'requests/** tests/** HISTORY.md MANIFEST.in Makefile README.md requirements-dev.txt setup.cfg setup.py tox.ini',
    'LICENSE ext/',
  ],
  [
    'a Go module with its package at the top (cobra)',
    '.github/workflows/test.yml .golangci.yml CONDUCT.md CONTRIBUTING.md LICENSE.txt MAINTAINERS Makefile README.md SECURITY.md active_help.go args_test.go assets/CobraMain.png command.go doc/man_docs.go go.mod go.sum site/content/active_help.md',
    'doc/** *.go CONTRIBUTING.md Makefile README.md go.mod go.sum',
    '.github/ .golangci.yml CONDUCT.md LICENSE.txt MAINTAINERS SECURITY.md assets/ site/',
  ],
  [
    'a Go program (cmd, internal, pkg)',
    'cmd/gh/main.go internal/config/config.go pkg/cmd/root.go testdata/a.golden vendor/github.com/spf13/cobra/command.go go.mod third-party/x/x.go script/build.go',
    'cmd/** internal/** pkg/** script/** testdata/** go.mod go.sum',
    'third-party/ vendor/',
  ],
  [
    'a Rust workspace (ripgrep)',
    '.cargo/config.toml .github/workflows/ci.yml CHANGELOG.md Cargo.lock Cargo.toml COPYING FAQ.md GUIDE.md README.md UNLICENSE benchsuite/benchsuite build.rs ci/utils.sh crates/core/main.rs crates/globset/Cargo.toml fuzz/Cargo.toml pkg/brew/ripgrep-bin.rb rustfmt.toml tests/feature.rs target/debug/build.rs',
    'ci/** crates/** fuzz/** pkg/** tests/** CHANGELOG.md Cargo.lock Cargo.toml README.md build.rs',
    '.cargo/ .github/ COPYING FAQ.md GUIDE.md UNLICENSE benchsuite/ rustfmt.toml target/',
  ],
  [
    'a monorepo of packages (vue)',
    '.github/renovate.json5 .vscode/settings.json CHANGELOG.md LICENSE README.md changelogs/CHANGELOG-3.4.md eslint.config.js netlify.toml package.json packages/compiler-core/src/ast.ts packages-private/sfc-playground/package.json pnpm-lock.yaml pnpm-workspace.yaml rollup.config.js scripts/build.js tsconfig.json vitest.config.ts',
    'packages-private/** packages/** scripts/** CHANGELOG.md README.md eslint.config.js package.json pnpm-lock.yaml pnpm-workspace.yaml rollup.config.js tsconfig.json vitest.config.ts',
    '.github/ .vscode/ LICENSE changelogs/ netlify.toml',
  ],
  ['an empty repository', '', 'src/** test/** tests/**', ''],
  ['a repository with a page', 'README.md LICENSE', 'src/** test/** tests/** README.md', 'LICENSE'],
  ['names that are patterns', 'src/a.ts [id]/page.tsx a,b/c.ts "q".js', 'src/**', '"q".js [id]/ a,b/'],
]

for (const [name, paths, roots, outside] of SHAPES) {
  test(`roots for ${name}`, () => {
    const split = (text: string) => text.split(' ').filter((part) => part !== '')
    const proposed = proposeRoots(split(paths))
    assert.deepEqual(proposed.roots.slice(0, 2), ['docs/**', 'artifacts/**'])
    assert.deepEqual([...proposed.roots.slice(2)].sort(), split(roots).sort())
    assert.deepEqual(proposed.outside, split(outside))
  })
}

test('a list stays within what a configuration takes', () => {
  const folders = Array.from({ length: 300 }, (_, index) => `f${index}/a.go`)
  const files = Array.from({ length: 300 }, (_, index) => `requirements-${index}.txt`)
  assert.ok(proposeRoots([...folders, ...files]).roots.length <= 100)
})
