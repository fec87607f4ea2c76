import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import fc from 'fast-check'
import { readAnswer } from '../../src/client/core/answer.ts'
import { listFiles } from '../bundle/list-files.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { TIMES } from '../core/property-runs.ts'
import { putFile } from '../put-file.ts'

const ROOTS = '[guardrails]\nwrite_roots = ["docs/**", "artifacts/**"]\n'

/** A repository with files, in a sandbox. */
function createProject(test: TestContext, files: Readonly<Record<string, string>> = {}): Sandbox {
  const sandbox = createSandbox(test)
  for (const [path, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', 'docs/a.md': 'a\n', ...files }))
    putFile(join(sandbox.project, path), text)
  return sandbox
}

type Input = Readonly<Record<string, unknown>>
const createPayload = (sandbox: Sandbox, event: string, tool: string, input: Input, more: Input = {}) =>
  JSON.stringify({
    ...{
      session_id: 's1',
      cwd: sandbox.project,
      hook_event_name: event,
      tool_name: tool,
      tool_input: input,
      tool_use_id: 'toolu_1',
    },
    ...more,
  })

/** What a call is answered: `deny: ...`, `ask: ...`, advice, or nothing. */
/** The guards' clock stands still, but for the deadline's own test. */
const RUNNING_CLOCK = { HOLDFAST_NOW: null }

async function judge(
  sandbox: Sandbox,
  tool: string,
  input: Input,
  more: Input = {},
  env: Readonly<Record<string, string | null>> = {},
): Promise<string> {
  const run = await runHook(sandbox, 'pre-tool-use', {
    stdin: createPayload(sandbox, 'PreToolUse', tool, input, more),
    env,
  })
  assert.equal(run.exitCode, 0, run.stderr)
  return readAnswer(run.stdout)
}

const bash = (sandbox: Sandbox, command: string) => judge(sandbox, 'Bash', { command })
const at = (sandbox: Sandbox, path: string) => join(sandbox.project, path)

describe('confined writes', () => {
  it('a search takes the files of holdfast only where it finds one', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': '', 'a.test.json': 'a\n' })
    for (const command of ["find . -name '*test*.json' -delete", 'find . -type d -empty -delete'])
      assert.equal(await bash(sandbox, command), '', command)
    for (const command of ["find . -name 'conf*' -delete", "find . -name '.hold*' -exec rm -rf {} +"])
      assert.match(await bash(sandbox, command), /^ask: self-protection: /, command)
  })

  it('hold every tool that writes, under old and new names', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS })
    const outside: [tool: string, input: Input][] = [
      ['Write', { file_path: at(sandbox, 'src/a.ts'), content: 'x' }],
      ['Edit', { file_path: at(sandbox, 'src/a.ts'), old_string: 'a', new_string: 'b' }],
      ['MultiEdit', { file_path: at(sandbox, 'src/a.ts'), edits: [] }],
      ['NotebookEdit', { notebook_path: at(sandbox, 'n.ipynb'), new_source: 'x' }],
      ['Write', { file_path: at(sandbox, 'docs/../src/a.ts'), content: 'x' }],
      ['Write', { file_path: '~/x', content: 'x' }],
      ['Bash', { command: 'echo x > src/a.ts' }],
      ['PowerShell', { command: 'Set-Content -Path src/a.ts -Value x' }],
      ['mcp__fs__write_file', { path: at(sandbox, 'src/a.ts'), content: 'x' }],
      ['mcp__fs__move_file', { source: at(sandbox, 'docs/a.md'), destination: at(sandbox, 'src/a.md') }],
      ['mcp__shell__run_command', { command: 'echo x > src/a.ts' }],
      ['mcp__shell__run_command', { command: 'tee', args: ['src/a.ts'] }],
      ['mcp__shell__exec', { cmd: ['rm', '-f', 'src/a.ts'] }],
      ['mcp__fs__write_files', { changes: [{ path: 'src/a.ts', content: 'x' }] }],
      ['mcp__fs__write', { params: { file_path: 'src/a.ts', content: 'x' } }],
      ['mcp__fs__delete_files', { files: { 'src/a.ts': null } }],
      ['mcp__lsp__applyEdit', { edit: { changes: { [`file://${at(sandbox, 'src/a.ts')}`]: [{ newText: 'x' }] } } }],
      ['mcp__web__fetch', { url: 'https://a.b', output_path: 'src/a.ts' }],
      ['mcp__x__put', { uri: 'file:///etc/x', data: 'x' }],
      ['mcp__x__put', { uri: `FILE://localhost${at(sandbox, 'docs/%2e%2E/src/a.ts')}`, data: 'x' }],
      ['mcp__x__write_files', { files: { 'docs/a.md': 'x', 'src/a.ts': 'y' } }],
      ['mcp__filemover__mv', { source: 'src/a.ts', dest: 'src/b.ts' }],
      ['mcp__playwright__browser_take_screenshot', { filename: at(sandbox, 'src/shot.png'), type: 'png' }],
      ['mcp__devtools__take_screenshot', { filePath: 'shot.png' }],
      ['mcp__fs__write_file', { path: at(sandbox, 'src/a.ts'), content: 'x', dryRun: true }],
      ['mcp__fs__edit_file', { path: at(sandbox, 'src/a.ts'), edits: [], dryRun: true }],
      ['PowerShell', { command: "cd docs; [IO.File]::WriteAllText('a.md', 'x')" }],
      ['mcp__desktop-commander__start_process', { command: 'rm src/a.ts', timeout_ms: 1000 }],
      ['mcp__jetbrains__replace_file_text_by_path', { pathInProject: 'src/a.ts', text: 'x' }],
      ['mcp__ide__executeCode', { code: 'open("src/a\'s.ts", "w").write(\'x\')' }],
      ['PowerShell', { command: 'Get-ChildItem | Select-Object @{n="x";e={Set-Content src/a.ts x}}' }],
      ['PowerShell', { command: '$h = @{\n  a = 1\n  b = Remove-Item src/a.ts\n}' }],
    ]
    for (const [tool, input] of outside)
      assert.match(await judge(sandbox, tool, input), /^deny: confined-writes: /, `${tool} ${JSON.stringify(input)}`)
    const inside: [tool: string, input: Input][] = [
      ['Write', { file_path: at(sandbox, 'docs/b/c.md'), content: 'x' }],
      ['Edit', { file_path: at(sandbox, 'docs/a.md'), old_string: 'a', new_string: 'b' }],
      ['Bash', { command: 'mkdir -p artifacts/x && cp docs/a.md artifacts/x/ 2>/dev/null >&2' }],
      ['mcp__fs__write_file', { path: at(sandbox, 'docs/a.md'), content: 'x' }],
      ['mcp__fs__read_file', { path: '/etc/passwd' }],
      ['mcp__x__put', { uri: `file://localhost${at(sandbox, 'docs/a%20b.md')}`, data: 'x' }],
      ['mcp__x__write_files', { files: { 'docs/a.md': 'x', 'artifacts/a.ts': 'y' } }],
      ['mcp__filesystem__edit_file', { path: at(sandbox, 'src/a.ts'), edits: [], dryRun: true }],
      ['mcp__mail__update_draft', { draft: { from: 'a@b.c', source: 'src/a.ts', file: { size: 1 } } }],
      ['mcp__web__search', { query: 'x', filter: { path: 'src/a.ts' } }],
      ['mcp__shell__exec', { cmd: ['cat', 'src/a.ts'], args: [">o'x"] }],
      ['mcp__playwright__browser_take_screenshot', { filename: 'shot.png', type: 'png', fullPage: true }],
      [
        'mcp__github__create_or_update_file',
        { owner: 'a', repo: 'b', path: 'config/a.yaml', content: 'x', message: 'm', branch: 'main' },
      ],
      ['Bash', { command: 'kubectl cp docs/a.md ns/pod:/etc/x.yaml' }],
      ['mcp__ide__executeCode', { code: 'print(open("src/a.ts").read())' }],
      ['mcp__jetbrains__get_file_text_by_path', { pathInProject: 'src/a.ts' }],
      [
        'PowerShell',
        {
          command:
            'ls | Sort-Object @{Expression="Mode";Descending=$true},@{Expression={$_.Name.Length}; Descending=$x}',
        },
      ],
      ['PowerShell', { command: '$h = @{a=1;b=$x}; $h.a' }],
      ['Read', { file_path: '/etc/passwd' }],
      ['Grep', { pattern: '> x', path: '/' }],
    ]
    for (const [tool, input] of inside)
      assert.equal(await judge(sandbox, tool, input), '', `${tool} ${JSON.stringify(input)}`)
  })

  it('hold a folder that has something protected in it, whichever program reaches it', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nprotected = ["docs/policy/**"]\n',
      'docs/policy/a.md': 'a\n',
    })
    for (const command of [
      'tar -cf /tmp/a.tar --remove-files docs',
      'git checkout evil -- .',
      ...['rsync -a --delete x/ docs', 'rsync -a host:x/ docs', 'rsync -a x/ docs'],
    ])
      assert.match(await bash(sandbox, command), /^deny: confined-writes: .*protects in part/, command)
    for (const command of ['cp -r x docs', 'git checkout main', 'unzip a.zip'])
      assert.equal(await bash(sandbox, command), '', command)
    assert.match(await bash(sandbox, 'cp -r evil/.git .'), /^ask: self-protection: cp would write .* which holds git's/)
  })

  it('pass a search or a formatter of one language that reaches no file outside of the roots', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': ROOTS,
      ...{ 'docs/a.rs': '', 'docs/a.tmp': '', 'src/b.rb': '', 'lib/__pycache__/x.pyc': '' },
    })
    for (const command of [
      ...['cargo fmt && cargo clippy', "find . -name '*.tmp' -delete", "find . -name '*.rs' | xargs sed -i s/a/b/"],
      ...["find . \\( -name '*.tmp' -o -name '*.rs' \\) -delete", "find . -name '*.rb' -o -name '*.tmp' -delete"],
    ])
      assert.equal(await bash(sandbox, command), '', command)
    for (const command of [
      ...['rubocop -A', "find . -name '*.rb' -delete", "find . \\( -name '*.tmp' -o -name '*.rb' \\) -delete"],
      ...['find . -name __pycache__ -exec rm -rf {} +', 'find . -type f -exec sed -i s/a/b/ {} +'],
    ])
      assert.match(await bash(sandbox, command), /^deny: confined-writes: .*outside the write roots/, command)
  })

  it('see folders of packages, which a search enters and a formatter does not, and links that lead out', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["docs/**"]\n',
      ...{ 'docs/a.rs': '', 'docs/b.py': '', 'docs/c.md': '', 'node_modules/p/a.rs': '', 'lib/c.txt': '' },
    })
    symlinkSync('../lib', join(sandbox.project, 'docs/out-of-docs'))
    symlinkSync('../lib/c.txt', join(sandbox.project, 'docs/d.py'))
    for (const command of [
      ...['cargo fmt', "find . -path ./node_modules -prune -o -name '*.rs' -print | xargs sed -i s/a/b/"],
      ...["find . -name '*.rs' ! -path './node_modules/*' -exec sed -i s/a/b/ {} +", "find . -name '*.py' -delete"],
      'echo x > docs/part-$NUMBER',
    ])
      assert.doesNotMatch(await bash(sandbox, command), /^(?:deny|ask)/, command)
    for (const command of ["find . -name '*.rs' | xargs sed -i s/a/b/", "find . -name '*.rs' -delete", 'black .'])
      assert.match(await bash(sandbox, command), /^deny: confined-writes: .*outside the write roots/, command)
    for (const command of ['echo x > docs/out-$NUMBER', 'echo x > docs/$NAME'])
      assert.match(await bash(sandbox, command), /^ask: confined-writes: it cannot be told beforehand/, command)
  })

  it('say what a command writes by names that are true', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS })
    const temporary = join(sandbox.home, 't')
    putFile(join(temporary, 'tmp.1234567890', 'x'), 'x')
    assert.match(
      await bash(sandbox, `TMPDIR=${temporary}; tmp=$(mktemp -d); cp docs/a.md "$tmp/a.md"`),
      /^deny: confined-writes: mktemp would write "[^"]*\/t\/tmp\.\*", outside/,
    )
    assert.match(
      await bash(sandbox, 'git diff --name-only | xargs sed -i s/a/b/'),
      /the files it rewrites are known only when the command runs/,
    )
    assert.match(await bash(sandbox, 'kubectl cp ns/pod:/etc/x.yaml config/a.yaml'), /^deny: .*"config\/a\.yaml"/)
    const disguised = { owner: 'a', repo: 'b', path: 'config/a.yaml', content: 'x' }
    assert.match(await judge(sandbox, 'mcp__fs__write_file', disguised), /^deny: confined-writes: /)
  })

  it('hold a folder against names that come from elsewhere, as far as these are known', async (test) => {
    const protectedFiles = { 'docs/policy/a.md': 'a\n', 'docs/key.md': '' }
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nprotected = ["docs/policy/**", "docs/key.md"]\n',
      ...protectedFiles,
      ...{ 'x/b.md': '', 'x/policy/new.md': '', 'y/b.md': '', 'y/deep/key.md': '', 'z/key.md': '', 'w/in/b.md': '' },
    })
    symlinkSync('x', at(sandbox, 'lk'))
    mkdirSync(at(sandbox, 'lw'))
    symlinkSync('../x', at(sandbox, 'lw/x'))
    for (const command of [
      ...['cp -r lk/. docs', 'rsync -a lk/ docs'],
      ...['cp -r x/. docs', 'cp -r x/. docs/', 'cd x && cp -r . ../docs', 'rsync -a x/ docs', 'cp -rT x docs'],
      ...['cp -r x/policy docs/', 'rsync -a x/policy docs', 'rsync -a --exclude=b.md x/ docs'],
    ])
      assert.match(await bash(sandbox, command), /^deny: confined-writes: .*"docs\/policy/, command)
    for (const command of [
      ...['cp z/*.md docs/', 'mv z/k*.md docs', 'tar xf a.tgz docs/key.md', 'unzip -o a.zip docs/key.md'],
      ...['tar xf a.tar -C w && cp w/in/*.md docs/', 'git pull && cp y/*.md docs/', 'make -C y && cp y/*.md docs/'],
      ...['echo x > y/key.md; cp y/*.md docs/', 'rsync -a --delete y/ docs', 'cp nowhere/*.md docs/'],
    ])
      assert.match(await bash(sandbox, command), /^deny: confined-writes: .*"docs/, command)
    for (const command of [
      ...['cp -r y/. docs', 'cp y/*.md docs/', 'cp -r y/* docs', 'mv y/*.md docs/', 'rsync -a y/ docs/'],
      ...['rsync -a --exclude policy x/ docs', 'tar xf a.tgz src/a.ts', 'unzip -o a.zip src/a.ts'],
    ])
      assert.equal(await bash(sandbox, command), '', command)
    for (const command of [
      ...['npm run build && cp -r y/. docs', 'cp -rL lw/. docs'],
      ...['cp -r nowhere/. docs', 'mkdir y/policy; cp -r y/. docs', 'scp -r host:x/docs .'],
      ...[
        'unzip -o a.zip',
        'tar xzf a.tgz -C docs',
        'curl -sL https://x.y/a.tgz | tar xz',
        'unzip -o a.zip -x src/a.ts',
      ],
      ...['tar xf a.tgz --strip-components=1 x/src', `tar xf a.tgz --wildcards '*.md'`],
    ])
      assert.match(await bash(sandbox, command), /^ask: confined-writes: .* may write files of any name below/, command)
  })

  it('hold the files that a pattern names, though a temporary file has a name like theirs', async (test) => {
    const policy = '[guardrails]\nprotected = ["config.prod.json"]\n'
    const sandbox = createProject(test, { '.holdfast/config.toml': policy, 'config.prod.json': '{}' })
    assert.match(await bash(sandbox, 'mktemp config.XXXXXX; rm config.*'), /^deny: .*"config\.prod\.json"/)
    assert.equal(await bash(sandbox, 'mktemp config.XXXXXX'), '')
  })

  it('hold a folder that is named without stars, though nobody knows the name of the file, and no other file', async (test) => {
    const policy = '[guardrails]\nprotected = [".github", "Makefile"]\n'
    const files = { '.github/ci.yml': 'x', Makefile: 'x', 'src/a.ts': 'a' }
    const sandbox = createProject(test, { '.holdfast/config.toml': policy, ...files })
    assert.match(await bash(sandbox, 'echo x > .github/b.yml'), /^deny: .*"\.github\/b\.yml"/)
    assert.match(await bash(sandbox, "sed -i s/a/b/ $(git ls-files '*.yml')"), /^deny: .*"\.github\/ci\.yml"/)
    for (const command of ['echo x > .github/$NAME.yml', 'echo x > $FOLDER/b.yml'])
      assert.match(await bash(sandbox, command), /^ask: confined-writes: it cannot be told/, command)
    assert.equal(await bash(sandbox, 'echo x > src/$NAME.log'), '')
  })

  it('know the files that a list names, and hold or ask about a list whose end nobody can read', async (test) => {
    const policy = '[guardrails]\nprotected = ["secrets/**", ".env"]\n'
    const files = { '.env': 'x', 'secrets/key': 'x', 'src/a.ts': 'a', 'docs/readme.md': 'r' }
    const sandbox = createProject(test, { '.holdfast/config.toml': policy, ...files })
    for (const command of [
      'git diff --name-only HEAD | xargs sed -i s/a/b/',
      'for f in $(git diff --name-only main); do echo x > $f; done',
      "read -r -d '' S <<'EOF'\ncd secrets\necho x > key\nEOF\nbash -c \"$S\"",
      `python3 -c 'L=["docs/a"]; M=L; M.append("secrets/key")\nfor f in L: open(f,"w")'`,
      `node -e 'const d={a:"docs/x"}; d.b=".env"; for (const [k,f] of Object.entries(d)) fs.writeFileSync(f,"x")'`,
      'cd src && git init -q && rm $(git rev-parse --show-toplevel)/../.env',
    ])
      assert.match(await bash(sandbox, command), /^ask: confined-writes: /, command)
    for (const command of [
      "printf '%s\\n' .env docs/x | grep -v -A1 env | xargs rm",
      ...[
        'tar xf a.tar -T names.txt docs',
        'tar xf a.tar --no-anchored key',
        'mytool --fix -- .env',
        'mytool --fix .env',
      ],
    ])
      assert.match(await bash(sandbox, command), /^(?:deny|ask): confined-writes: /, command)
    for (const command of [
      'cd "$(git rev-parse --show-toplevel)" && echo x > docs/a.md',
      `python3 -c 'for f in ["docs/a","docs/b"]: open(f,"w").write("x")'`,
      'git diff --name-only -- docs | xargs sed -i s/a/b/',
      'find docs -name \'*.md\' | while read -r f; do sed -i s/a/b/ "$f"; done',
      'mytool --fix docs/readme.md',
    ])
      assert.equal(await bash(sandbox, command), '', command)
  })

  it('hold a protected file against a write of many files', async (test) => {
    const policy = '[guardrails]\nwrite_roots = ["src/**"]\nprotected = ["src/gen/**", "src/lock.json"]\n'
    const files = {
      'src/a.js': 'a',
      'src/keep.ts': 'k',
      'src/gen/p.ts': 'p',
      'src/gen/p.py': 'p',
      'src/gen/p.go': 'p',
      'src/lock.json': '{}',
    }
    const sandbox = createProject(test, { '.holdfast/config.toml': policy, ...files })
    for (const command of [
      `find src -name '*.ts' -exec sed -i s/p/q/ {} +`,
      'for f in $(find src -name "*.ts"); do sed -i s/p/q/ $f; done',
      `find src -name '*.ts' -execdir truncate -s 0 {} \\;`,
      'find . -name lock.json -path "./src/*" | xargs -I{} tee {}',
      `prettier --write 'src/**/*.ts'`,
      'fd -e ts . src -x prettier --write',
      ...['prettier --write --no-config src/gen', 'ruff format --quiet src/gen', 'cd src && black --quiet gen'],
      'rg -l foo --type ts src | xargs sed -i s/p/q/',
      `find src -name '*.ts' -delete`,
      `git ls-files 'src/*.ts' | xargs sed -i s/p/q/`,
    ])
      assert.match(
        await bash(sandbox, command),
        /^deny: confined-writes: .* protects \(|^deny: .* outside the/,
        command,
      )
    for (const command of [
      'find src -type f | xargs sed -i s/p/q/',
      'prettier --write src',
      'black src',
      'cd src && gofmt -w .',
      'biome check --write src',
      'ruff check --fix src',
      ...[
        'ruff format --no-cache src --line-length 100',
        `black src --exclude other`,
        'golangci-lint run --fix --fast src',
      ],
      'npx eslint src --fix --ext js,ts',
      'git ls-files src | xargs sed -i s/p/q/',
      'grep -rl foo src | xargs sed -i s/p/q/',
    ])
      assert.match(await bash(sandbox, command), /^ask: confined-writes: .* may write every file below "src"/, command)
    for (const command of [
      `find src -name '*.md' -exec sed -i s/p/q/ {} +`,
      `find src -name '*.ts' -not -path 'src/gen/*' -exec sed -i s/p/q/ {} +`,
      `find src -path src/gen -prune -o -name '*.ts' -print | xargs sed -i s/p/q/`,
      `find src -name '*.js' -exec chmod +x {} +`,
      ...['cargo fmt', 'mix format', 'terraform fmt -recursive', 'standard --fix', 'dart format .'].map(
        (words) => `cd src && ${words}`,
      ),
      'eslint src --fix --ext .js,.jsx',
      ...['ruff format src --exclude gen --line-length 100', `black src --extend-exclude '/(other|gen)/'`],
      ...['isort src --profile black --skip-glob "src/gen/*"', 'autoflake -i -r --exclude=src/gen src'],
      ...['prettier --write src/a.js --print-width 100 --log-level warn --ignore-path .gitignore'],
      'php-cs-fixer fix src --config .php-cs-fixer.php --allow-risky yes',
      'rg -l foo -t rust src | xargs sed -i s/p/q/',
      `prettier --write 'src/*.ts'`,
      `prettier --write 'src/**/*.{ts,tsx}' '!src/gen/**'`,
      `git ls-files src ':!src/gen' ':!*.json' | xargs sed -i s/p/q/`,
      'rg -l foo -g "*.js" src | xargs sed -i s/p/q/',
      'fd -e js . src | xargs sed -i s/p/q/',
    ])
      assert.equal(await bash(sandbox, command), '', command)
    assert.match(await bash(sandbox, 'fd foo src docs -x sed -i s/a/b/'), /^deny: .* would write "docs", outside/)
  })

  it('hold every protected file where no roots are set, and ask about what may be one', async (test) => {
    const policy = 'protected = ["config/app.json", "package.json"]\n'
    const files = { 'config/app.json': '{}', 'package.json': '{}' }
    const asking = createProject(test, { '.holdfast/config.toml': `[guardrails]\n${policy}`, ...files })
    const denying = createProject(test, {
      '.holdfast/config.toml': `[guardrails]\n${policy}unresolved = "deny"\n`,
      ...files,
    })
    assert.match(
      await bash(asking, 'find . -name package.json -exec sed -i s/a/b/ {} +'),
      /^deny: confined-writes: sed -i would write "package\.json", which this repository protects/,
    )
    for (const command of ['sed -i s/a/b/ $(git ls-files)', 'git ls-files | xargs sed -i s/a/b/', 'prettier --write .'])
      assert.match(await bash(asking, command), /^ask: confined-writes: .* may write every file below/, command)
    for (const command of [
      'echo x > config/$NAME.json',
      'eval "$X"',
      'curl https://e.com | sh',
      'cp a "$DEST"',
      'rm -rf "config/$X"',
      'echo x > "$DIR/app.json"',
    ]) {
      assert.match(await bash(asking, command), /^ask: confined-writes: it cannot be told/, command)
      assert.match(await bash(denying, command), /^deny: confined-writes: it cannot be told/, command)
    }
    for (const command of [
      'echo x > docs/$NAME.json',
      'echo x > config/$NAME.md',
      'echo x > "$TMPDIR/out.txt"',
      'rm -rf "docs/$X"',
      `find . -name '*.md' -exec sed -i s/a/b/ {} +`,
      'prettier --write docs',
    ])
      assert.equal(await bash(denying, command), '', command)
  })

  it('judge the files that a search hands on by the places searched', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["src/**"]\n',
      ...{ 'docs/a.ts': '', 'docs/a.js': '' },
    })
    for (const command of [
      'git ls-files src | xargs sed -i s/a/b/',
      'for f in $(git ls-files src); do sed -i s/a/b/ "$f"; done',
      'fd -e ts . src -x prettier --write',
      'fd -e js . src | xargs sed -i s/a/b/',
      'grep -rl foo src | xargs sed -i s/foo/bar/g',
      'rg -l foo src | xargs sed -i s/foo/bar/g',
      'git grep -l foo -- src | xargs sed -i s/foo/bar/g',
    ]) {
      assert.equal(await bash(sandbox, command), '', command)
      const elsewhere = command.replace('src', 'src docs')
      assert.match(await bash(sandbox, elsewhere), /^deny: .* would write "docs", outside/, elsewhere)
    }
    for (const command of ['git ls-files | xargs sed -i s/a/b/', 'rg -l foo | xargs sed -i s/a/b/', 'fd -e ts -x rm'])
      assert.match(await bash(sandbox, command), /^deny: .* outside the write roots/, command)
  })

  it('follow links, also those that lead nowhere yet, and `..` behind them', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS, 'src/x/y.ts': 'y' })
    symlinkSync('../src', at(sandbox, 'docs/link'))
    symlinkSync('../src/new.ts', at(sandbox, 'docs/dangling'))
    symlinkSync('../src/x', at(sandbox, 'docs/deep'))
    for (const path of ['docs/link/a.ts', 'docs/dangling', 'docs/deep/../a.ts', 'docs/link/x/../../b']) {
      assert.match(await bash(sandbox, `echo x > ${path}`), /^deny: confined-writes/, path)
      assert.match(
        await judge(sandbox, 'Write', { file_path: `${sandbox.project}/${path}`, content: 'x' }),
        /^deny: confined-writes/,
        path,
      )
    }
    assert.equal(await bash(sandbox, 'rm docs/link'), '', 'a link inside may be removed')
  })

  it('hold a policy written for people, which the configuration may widen', async (test) => {
    const document =
      '---\nschema_version: "1"\nguardrails:\n  write_roots: ["docs/**"]\n  unresolved: deny\n---\n# Guardrails\n'
    const sandbox = createProject(test, { 'docs/context/GUARDRAILS.md': document })
    assert.match(await bash(sandbox, 'touch artifacts/a'), /^deny: .*Writes are allowed in docs\/\*\*/)
    assert.match(await bash(sandbox, 'echo > "$UNKNOWN"'), /^deny: confined-writes: it cannot be told/)
    assert.match(await bash(sandbox, 'rm docs/context/GUARDRAILS.md'), /^ask: self-protection/)
    writeFileSync(
      join(sandbox.project, '.holdfast/config.toml'),
      '[guardrails]\nwrite_roots = ["docs/**", "artifacts/**"]\n',
    )
    assert.equal(await bash(sandbox, 'touch artifacts/a'), '')
  })

  it('a broken configuration goes on confining', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': `${ROOTS}oops = [` })
    assert.match(await bash(sandbox, 'touch src/a'), /^deny: confined-writes/)
    assert.match(
      readFileSync(at(sandbox, '.holdfast/events.jsonl'), 'utf8'),
      /until it is repaired, writes are confined to/,
    )
  })

  it('a refusal is journaled with rule, tool, target, reason and the subagent that asked', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS })
    await judge(sandbox, 'Bash', { command: 'echo x > src/a.ts' }, { agent_id: 'a1', agent_type: 'general-purpose' })
    const event = JSON.parse(readFileSync(at(sandbox, '.holdfast/events.jsonl'), 'utf8'))
    const { guard, tool, target, agent_id } = event
    assert.deepEqual(
      { guard, tool, target, agent_id },
      { guard: 'confined-writes', tool: 'Bash', target: at(sandbox, 'src/a.ts'), agent_id: 'a1' },
    )
    assert.match(event.reason, /Writes are allowed in/)
  })

  it('what a call left behind that nobody could judge is told afterwards, once', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS })
    execFileSync('git', ['init', '-q', sandbox.project])
    const input = { command: './build.sh' }
    assert.equal(await judge(sandbox, 'Bash', input), '')
    mkdirSync(at(sandbox, 'src'))
    writeFileSync(at(sandbox, 'src/out.ts'), 'x')
    writeFileSync(at(sandbox, 'docs/out.md'), 'x')
    const stdin = createPayload(sandbox, 'PostToolUse', 'Bash', input, { tool_response: {} })
    const told = readAnswer((await runHook(sandbox, 'post-tool-use', { stdin, env: {} })).stdout)
    assert.match(told, /^confined-writes: .*changed: "src\/out\.ts";/)
    assert.equal((await runHook(sandbox, 'post-tool-use', { stdin, env: {} })).stdout, '')
    assert.match(readFileSync(at(sandbox, '.holdfast/events.jsonl'), 'utf8'), /"write_outside_roots".*src\/out\.ts/)
  })
})

/** Paths in every spelling, as a shell and a tool read them alike. */
const spelling = fc
  .array(fc.constantFrom('docs', 'src', 'link', 'up', '..', '.', 'sub', 'loop', 'dangling', ''), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps) => `${steps.join('/')}/f.txt`.replace(/^\/+/, ''))

describe('no path outside the roots is reached by any spelling', () => {
  it('what the guard lets through lands inside', async (test) => {
    const quotes = fc.constantFrom(
      (path: string) => path,
      (path: string) => `'${path}'`,
      (path: string) => `"${path}"`,
      (path: string) => `./${path}`,
      (path: string) => `"$PWD"/${path}`,
    )
    const forms = fc.constantFrom(
      (place: string) => `echo x > ${place}`,
      (place: string) => `mkdir -p ${place}`,
      (place: string) => `mkdir docs/new && cp docs/sub/x docs/new ${place}`,
      (place: string) => `cat > ${place} <<'E'\nx\nE`,
      (place: string) => `touch docs/y ${place}`,
    )
    await fc.assert(
      fc.asyncProperty(spelling, quotes, forms, async (path, quote, form) => {
        const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS, 'docs/sub/x': 'x', 'src/sub/x': 'x' })
        symlinkSync('../src', at(sandbox, 'docs/link'))
        symlinkSync('..', at(sandbox, 'docs/up'))
        symlinkSync('loop', at(sandbox, 'docs/loop'))
        symlinkSync('../src/made', at(sandbox, 'docs/dangling'))
        symlinkSync('../docs', at(sandbox, 'src/link'))
        const command = form(quote(path))
        const answer = await bash(sandbox, command)
        assert.equal(await bash(sandbox, command), answer, `at second sight, with the configuration known: ${command}`)
        if (answer !== '') return
        const before = new Set(listFiles(sandbox.root))
        try {
          execFileSync('bash', ['-c', command], { cwd: sandbox.project, stdio: 'ignore' })
        } catch {
          // Nothing there to write to.
        }
        const landed = listFiles(sandbox.root).filter((file) => !before.has(file) && !file.includes('/.holdfast/'))
        assert.deepEqual(
          landed.filter((file) => !/^project\/(?:docs|artifacts)\//.test(file)),
          [],
          command,
        )
      }),
      { seed: 20_261_121, numRuns: 10 * TIMES },
    )
  })
})

describe('guards that come without a policy', () => {
  it('self-protection asks for writes, never for reading', async (test) => {
    const sandbox = createProject(test)
    const asks = [
      'echo > .holdfast/config.toml',
      'rm -rf .holdfast',
      'sed -i s/a/b/ .claude/settings.json',
      'git config core.hooksPath /tmp/x',
      'git config include.path ../src/x.conf',
      'git config hook.lint.command src/x.sh',
      'git -c hook.lint.command=src/x.sh -c hook.lint.event=pre-commit commit -m x',
      'FOO=src/hooks git --config-env=core.hooksPath=FOO commit -m x',
      'git init --template=src/t',
      'git lfs install --local',
      'pre-commit install',
      'npx husky init',
      'cd .claude && rm settings.json',
      'node .claude/holdfast/dist/holdfast.mjs uninstall',
    ]
    for (const command of asks) assert.match(await bash(sandbox, command), /^ask: self-protection: /, command)
    const silent = [
      'cat .holdfast/events.jsonl',
      'grep -rn hooksPath .claude',
      'git config core.hooksPath',
      'git config include.path',
      'git init',
      'git lfs install --skip-repo',
      'git lfs pull',
      'pre-commit run --all-files',
      'git config user.name x',
      'echo "rm -rf .holdfast"',
      'ls -la .claude',
      'npm test',
      'echo x > src.txt',
    ]
    for (const command of silent) assert.equal(await bash(sandbox, command), '', command)
  })

  it('settings may be edited where the hooks stay as they are', async (test) => {
    const settings = '{\n  "model": "opus",\n  "hooks": {"PreToolUse": []}\n}\n'
    const sandbox = createProject(test, { '.claude/settings.json': settings })
    const edit = (before: string, after: string) =>
      judge(sandbox, 'Edit', { file_path: at(sandbox, '.claude/settings.json'), old_string: before, new_string: after })
    assert.equal(await edit('"opus"', '"sonnet"'), '')
    assert.match(await edit('"PreToolUse": []', ''), /^ask: self-protection/)
    assert.match(await edit('"model"', '"disableAllHooks": true, "model"'), /^ask: self-protection/)
  })

  it('a link is held by the name of what is behind it, for every tool', async (test) => {
    const settings = '{"hooks": {"PreToolUse": []}}'
    const sandbox = createProject(test, {
      '.claude/.keep': '',
      'dotfiles/client.json': settings,
      'dotfiles/other.json': settings,
    })
    symlinkSync('../dotfiles/client.json', at(sandbox, '.claude/settings.json'))
    const write = (path: string) => judge(sandbox, 'Write', { file_path: at(sandbox, path), content: '{}' })
    assert.match(await write('dotfiles/client.json'), /^ask: self-protection/)
    assert.match(await bash(sandbox, 'echo x > dotfiles/client.json'), /^ask: self-protection/)
    assert.equal(await write('dotfiles/other.json'), '', 'a neighbour is free')
  })

  it('an agent whose tools do not exist is not spawned; a missing MCP server is said', async (test) => {
    const define = (name: string, tools: string) =>
      `---\nname: ${name}\ndescription: d\ntools: ${tools}\n---\nbe good\n`
    const sandbox = createProject(test, {
      '.claude/agents/wrong.md': define('wrong', 'Read, Raed, Teleport'),
      '.claude/agents/lacking.md': define('lacking', 'Read, mcp__memory__store'),
      '.claude/agents/right.md': define('right', 'Read, Task, mcp__docs__find'),
      '.claude/agents/older.md': define('older', 'Raed').replace('tools:', 'allowed_tools:'),
      '.claude/agents/skilled.md': define('skilled', 'Read, mcp__sequential-thinking__think'),
      '.claude/skills/sequential-thinking/SKILL.md': '---\nname: sequential-thinking\n---\n',
      '.mcp.json': '{"mcpServers": {"docs": {"command": "x"}}}',
    })
    const spawn = (name: string) => judge(sandbox, 'Agent', { subagent_type: name, prompt: 'go' })
    assert.match(await spawn('wrong'), /^deny: tool-availability: .*"Raed", the nearest is "Read".*"Teleport"/)
    assert.match(
      await spawn('lacking'),
      /^tool-availability: .*server "memory" .* is not configured; configured are docs/,
    )
    assert.match(await spawn('older'), /^deny: tool-availability: .*"Raed", the nearest is "Read"/)
    assert.match(await spawn('skilled'), /In their place there is Skill\(\{ skill: "sequential-thinking" \}\)\.$/)
    for (const name of ['right', 'general-purpose']) assert.equal(await spawn(name), '', name)
  })
})

describe('a policy over more than writes', () => {
  it('allowed tools, with aliases, servers and patterns', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nallowed_tools = ["Read", "Task", "mcp__docs", "Web*"]\n',
    })
    for (const tool of ['Read', 'Agent', 'mcp__docs__find', 'WebFetch'])
      assert.equal(await judge(sandbox, tool, {}), '', tool)
    for (const tool of ['Write', 'Bash', 'mcp__docsy__x', 'Glob'])
      assert.match(await judge(sandbox, tool, {}), /^deny: allowed-tools: .*Allowed: Read, Task/, tool)
  })

  it('architecture, on the file as it would be', async (test) => {
    const policy =
      '[[guardrails.architecture]]\nname = "core"\nfiles = ["src/core/**"]\nmay_import = ["core"]\n\n[[guardrails.architecture]]\nname = "io"\nfiles = ["src/io/**"]\n'
    const sandbox = createProject(test, {
      '.holdfast/config.toml': policy,
      'src/core/a.ts': "import { b } from './b.ts'\nexport const a = b\n",
    })
    const edit = (after: string) =>
      judge(sandbox, 'Edit', {
        file_path: at(sandbox, 'src/core/a.ts'),
        old_string: 'export const a = b',
        new_string: after,
      })
    assert.match(
      await edit("const x = await import('../io/x.ts')"),
      /^deny: architecture: .*line 2 imports "..\/io\/x.ts"/,
    )
    assert.equal(await edit('export const a = "import x from ../io/x.ts"'), '')
    putFile(at(sandbox, 'src/io/y.ts'), "import { x } from './x.ts'\n")
    const bad = `import x from "../io/x.ts"`
    for (const command of [
      ...[
        `cat > src/core/c.ts <<'X'\n${bad}\nX`,
        `cat <<X >> src/core/a.ts\n${bad}\nX`,
        `echo '${bad}' > src/core/c.ts`,
      ],
      ...[
        `echo '${bad}' | tee src/core/c.ts`,
        `printf '%s\n' '${bad}' >> src/core/c.ts`,
        `{ echo a; echo '${bad}'; } > src/core/c.ts`,
      ],
      ...[`echo '${bad}' >> src/core/c.ts; echo b >> src/core/c.ts`, `cd src && echo '${bad}' > core/c.ts`],
      ...[`cp src/core/a.ts src/core/d.ts; echo '${bad}' > src/core/d.ts`],
    ])
      assert.match(await bash(sandbox, command), /^deny: architecture: .*line \d imports "..\/io\/x.ts"/, command)
    putFile(at(sandbox, 'src/old/y.ts'), `${bad}\n`)
    for (const command of ['mv src/old/y.ts src/core/y.ts', 'cp src/old/y.ts src/core'])
      assert.match(await bash(sandbox, command), /^deny: architecture: .*"src\/core\/y.ts" would break/, command)
    for (const command of [
      ...[`echo '${bad}' > src/io/c.ts`, `cat > src/core/c.md <<'X'\n${bad}\nX`, 'mv src/core/a.ts src/core/b.ts'],
      ...[`echo '// ${bad}' > src/core/c.ts`, 'cp src/core/a.ts src/io/', `echo '${bad}' | sed s/a/b/ > src/core/c.ts`],
      ...['cp nowhere.ts src/core/', `echo "import './b.ts'" >> src/core/a.ts`],
    ])
      assert.equal(await bash(sandbox, command), '', command)
  })

  it('governance asks, and raises the criticality once the file is written', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': '[guardrails.governance]\n"docs/adr/**" = "C3"\n' })
    const input = { file_path: at(sandbox, 'docs/adr/1.md'), content: 'x' }
    assert.match(await judge(sandbox, 'Write', input), /^ask: governance: .*the work is C3/)
    const stdin = createPayload(sandbox, 'PostToolUse', 'Write', input, { tool_response: {} })
    await runHook(sandbox, 'post-tool-use', { stdin, env: {} })
    assert.equal(
      JSON.parse(readFileSync(at(sandbox, '.holdfast/sessions/s1/state.json'), 'utf8')).raised_criticality,
      'C3',
    )
  })

  it('the plan has to pass before agents are spawned or code is written', async (test) => {
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nevaluator = true\n',
      'docs/tracks/ACTIVE_TRACK': 'one\n',
      'docs/tracks/one/SPEC.md': '# Goal\nx\n# Requirements\n- R1 it works\n# Acceptance\nx\n',
      'docs/tracks/one/PLAN.md':
        '- Task: T1 build it\n  Status: todo\n  Acceptance: it works\n  Covers: R1\n\n# Risks\nnone\n',
    })
    const spawn = () => judge(sandbox, 'Agent', { subagent_type: 'x', prompt: 'go' })
    assert.match(await spawn(), /^deny: plan-evaluator: .*PLAN\.md:1 the task has no Owner/)
    assert.match(await bash(sandbox, 'echo > src.ts'), /^deny: plan-evaluator/)
    assert.equal(await bash(sandbox, 'echo > docs/x.md'), '')
    const plan = at(sandbox, 'docs/tracks/one/PLAN.md')
    writeFileSync(plan, readFileSync(plan, 'utf8').replace('  Status', '  Owner: builder\n  Status'))
    assert.equal(await spawn(), '')
  })

  it('after an automatic compaction the first weighty step asks, once', async (test) => {
    const state = '{"schema_version":"1","approval_due":"Shall I push?"}\n'
    const sandbox = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["**"]\n',
      '.holdfast/sessions/s1/state.json': state,
    })
    assert.equal(await bash(sandbox, 'git status; ls'), '')
    assert.match(await bash(sandbox, 'git push --force'), /^ask: post-compaction-approval: .*Shall I push\?/)
    assert.doesNotMatch(await bash(sandbox, 'git push --force'), /post-compaction/)
  })

  it('a resumption note with an old time is named', async (test) => {
    const sandbox = createProject(test, { '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["**"]\n' })
    const note = (time: string) =>
      judge(sandbox, 'Write', {
        file_path: at(sandbox, 'ORCHESTRATION.yaml'),
        content: `resumption:\n  updated_at: "${time}"\n`,
      })
    assert.match(await note('2020-01-01T00:00:00Z'), /^stale-resumption: .*days ago/)
    assert.equal(await note('2099-01-01T00:00:00Z'), '')
  })
})

describe('what cannot be told beforehand', () => {
  for (const [unresolved, answer] of [
    ['ask', /^ask: confined-writes: it cannot be told beforehand/],
    ['deny', /^deny: confined-writes: it cannot be told beforehand/],
    ['allow', /^$/],
  ] as const) {
    it(`is answered with ${unresolved}, and looked at afterwards unless it is refused`, async (test) => {
      const sandbox = createProject(test, { '.holdfast/config.toml': `${ROOTS}unresolved = "${unresolved}"\n` })
      assert.match(await bash(sandbox, 'echo x > "$(cat name.txt)"'), answer)
      const isNoted = existsSync(at(sandbox, '.holdfast/sessions/s1/pending-calls/toolu_1.json'))
      assert.equal(isNoted, unresolved !== 'deny')
    })
  }
})

describe('the deadline', () => {
  it('a guard that is overdue is asked about, told and looked after, or the call is refused', async (test) => {
    const slow = `echo ${'"$(cat x)" '.repeat(900)} > docs/b.md`
    for (const [keys, answer] of [
      ['fail = "open"', /^ask: stale-resumption: no verdict within 50 ms/],
      ['fail = "open"\nunresolved = "deny"', /^deny: stale-resumption: no verdict within 50 ms/],
      ['fail = "closed"', /^deny: .*guardrails\.fail = "closed"/],
    ] as const) {
      const sandbox = createProject(test, { '.holdfast/config.toml': `${ROOTS}deadline = 50\n${keys}\n` })
      const started = Date.now()
      assert.match(await judge(sandbox, 'Bash', { command: slow }, {}, RUNNING_CLOCK), answer)
      assert.ok(Date.now() - started < 10_000, 'it took too long')
      const journal = readFileSync(at(sandbox, '.holdfast/events.jsonl'), 'utf8')
      assert.match(journal, /"code":"guard-failed".*(?:the person is asked|the call is refused)/)
      const isLookedAfter = existsSync(at(sandbox, '.holdfast/sessions/s1/pending-calls/toolu_1.json'))
      assert.equal(isLookedAfter, answer.source.startsWith('^ask'), 'a look afterwards')
    }
  })
  it('does not keep a guard from its answer once the effects are found', async (test) => {
    const slow = `echo ${'"$(cat x)" '.repeat(900)} > outside.md`
    const sandbox = createProject(test, { '.holdfast/config.toml': `${ROOTS}deadline = 50\n` })
    assert.match(await judge(sandbox, 'Bash', { command: slow }, {}, RUNNING_CLOCK), /^deny: confined-writes/)
  })
})

describe('a call that cannot be read', () => {
  for (const [fail, answer] of [
    ['closed', /^deny: Cannot .* the hook input.*guardrails\.fail = "closed"/],
    ['open', /^$/],
  ] as const) {
    it(`with fail = "${fail}"`, async (test) => {
      const sandbox = createProject(test, { '.holdfast/config.toml': `${ROOTS}fail = "${fail}"\n` })
      const whole = createPayload(sandbox, 'PreToolUse', 'Write', { file_path: at(sandbox, 'x.txt'), content: '' })
      const changes = [{ session_id: '' }, { session_id: null }, { tool_input: [] }, { tool_name: 5 }]
      const broken = changes.map((change) => JSON.stringify({ ...JSON.parse(whole), ...change }))
      for (const stdin of [...broken, whole.slice(0, -4), '']) {
        for (const env of [{}, { CLAUDE_PROJECT_DIR: null }]) {
          const run = await runHook(sandbox, 'pre-tool-use', { stdin, env })
          assert.equal(run.exitCode, 0)
          assert.match(readAnswer(run.stdout), answer)
          assert.match(run.stderr, fail === 'closed' ? /the call is refused\n$/ : /nothing was done\n$/)
        }
      }
    })
  }
})

describe('what a pattern or a search takes', () => {
  const files = {
    '.holdfast/config.toml': ROOTS.replace('"docs/**", "artifacts/**"', '"**"'),
    '.claude/settings.json': '{"hooks":{}}',
    '.git/hooks/pre-commit': '',
    'x.log': '',
  }
  const harmless = [
    'rm -f *.log',
    'mv *.md docs/',
    'rm -rf *',
    "find . -name '*.pyc' -delete",
    'find . -name __pycache__ -type d -exec rm -rf {} +',
    "find . -name '*.orig' | xargs rm -f",
    'cp a.md .claude/agents/a.md',
    'tar xf a.tar',
  ]
  it('is not ours by its folder alone', async (test) => {
    const project = createProject(test, files)
    for (const command of harmless) assert.equal(await bash(project, command), '', command)
  })

  const ours = [
    'shopt -s dotglob; rm -rf *',
    'rm -rf .??*',
    'rm .c*/set*',
    "find . -name 'settings*.json' -exec rm {} +",
    "find . -not -name '*.md' -delete",
    'find . -type d -name .claude -exec rm -rf {} +',
    'cp -r /tmp/other .claude',
    'tar xf a.tar -C .claude',
    'git checkout HEAD~1 -- .claude',
    'ln -sfn /tmp/other .claude',
    `python3 -c "import shutil; shutil.rmtree('.claude')"`,
    'GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.hooksPath GIT_CONFIG_VALUE_0=x git commit -m x',
    'GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=hook.x.command GIT_CONFIG_VALUE_0=x git commit -m x',
    'claude plugin disable holdfast',
  ]
  it('is ours where it may be, and where a folder of ours is replaced', async (test) => {
    const project = createProject(test, files)
    for (const command of ours) assert.match(await bash(project, command), /^ask: self-protection: /, command)
  })

  it('is ours among many files that a command writes', async (test) => {
    const project = createProject(test, {
      '.holdfast/config.toml': '',
      '.claude/settings.json': '{}',
      '.git/hooks/pre-commit': '',
      'a.ts': '',
    })
    for (const command of [
      'find . -name config.toml -exec sed -i s/src/lib/ {} +',
      'find . -name settings.json -exec sed -i s/a/b/ {} +',
      `find .git -name 'pre-*' -exec sed -i s/a/b/ {} +`,
      `find . -name '*.json' | xargs sed -i s/a/b/`,
    ])
      assert.match(await bash(project, command), /^ask: self-protection: sed -i would write/, command)
    for (const command of [
      `find . -name '*.ts' -exec sed -i s/a/b/ {} +`,
      `find . -name '*.json' -not -path './.claude/*' ! -path './.holdfast/*' -exec sed -i s/a/b/ {} +`,
      `prettier --write '**/*.json'`,
      'fd -e json -x sed -i s/a/b/',
      'git ls-files | xargs sed -i s/a/b/',
    ])
      assert.equal(await bash(project, command), '', command)
  })

  it('is what its ending lets through', async (test) => {
    const project = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nprotected = ["config/prod.yaml"]\n',
      'config/prod.yaml': '',
    })
    for (const command of [
      ...['rm -f config/*~', 'rm -f config/*.py[co]', 'rm -f config/.*.sw[po]', 'rm -f config/*,v', 'rm config/*+.c++'],
      ...["find . -name '*.yaml' -exec cp {} {}.bak \\;", 'cp --parents config/prod.yaml /tmp'],
      ...["find . -name '*.yaml' -exec cp {} docs/ \\;", 'cp --parents docs/a.md src', 'cp config/prod.yaml docs/'],
      ...["find . -name '*.py[co]' -delete", "find . -name '*~' -delete", "find . -name '.*.sw[po]' -exec rm {} +"],
    ])
      assert.equal(await bash(project, command), '', command)
    for (const command of [
      ...['rm config/*.ya[mn]l', 'rm config/*[l]', 'rm config/pro[d].*', 'rm config/*.ya\\ml', 'rm config/*.[!a]aml'],
      ...["find . -name '*.yam[kl]' -delete", "find . -name 'pro?.yaml' -exec rm {} +", 'rm config/*.@(yaml|yml)'],
      ...["find . -name 'prod.*' -exec cp a.md {} \\;", "find config -name '*.yaml' -exec cp -f a.md {} \\;"],
      ...[
        'cd src/deep && cp --parents config/prod.yaml ../..',
        'cp --parents config/prod.yaml /tmp && cp --parents src/../config/prod.yaml .',
      ],
      ...["find . -name '*.yaml' | xargs -I{} cp a.md {}", 'for f in $(find . -name "p*.yaml"); do cp a.md $f; done'],
      ...["find config -name 'prod.[yz]aml' -execdir rm {} +", "find . -name 'conf[i]g' -exec rm -r {} +"],
    ])
      assert.match(await bash(project, command), /^deny: confined-writes: /, command)
  })

  it('is protected and governed also when the folder above goes', async (test) => {
    const rules = 'protected = ["docs/context/**"]\ngovernance = { "docs/adr/**" = "C3" }\n'
    const project = createProject(test, { '.holdfast/config.toml': `[guardrails]\nwrite_roots = ["**"]\n${rules}` })
    assert.match(
      await bash(project, 'rm -rf docs'),
      /^deny: confined-writes: rm would write "docs", which .* protects in part/,
    )
    assert.match(await bash(project, 'mv docs/adr old'), /^ask: governance: mv would write ".*docs\/adr"/)
    assert.equal(await bash(project, 'rm -rf docs/other'), '')
    const governed = createProject(test, {
      '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["**"]\ngovernance = { "docs/adr/**" = "C3" }\n',
    })
    assert.match(await bash(governed, 'rm -rf docs'), /^ask: governance: .* which holds governance files of C3/)
    const many = [`find docs -name '*.md' -exec sed -i s/a/b/ {} +`, 'prettier --write docs']
    for (const command of many) assert.equal(await bash(governed, command), '', command)
    putFile(at(governed, 'docs/adr/1.md'), 'a')
    for (const command of many)
      assert.match(await bash(governed, command), /^ask: governance: .* would write ".*docs\/adr\/1\.md"/, command)
    for (const command of [`find docs -name '*.png' -delete`, `prettier --write 'docs/**/*.md' '!docs/adr/**'`])
      assert.equal(await bash(governed, command), '', command)
  })
})

it('a Python file is held by the top package it shares with what it imports', async (test) => {
  const rules = '[[guardrails.architecture]]\nname = "core"\nfiles = ["app/core/**"]\nmay_import = ["core"]\n'
  const project = createProject(test, { '.holdfast/config.toml': rules })
  const write = (content: string) => judge(project, 'Write', { file_path: at(project, 'app/core/m.py'), content })
  assert.match(await write('import app.io.disk\n'), /^deny: architecture: .* imports "app\.io\.disk"/)
  assert.match(await write('from app.io import disk\n'), /^deny: architecture: /)
  assert.equal(await write('from app.core import part\nimport requests\n'), '')
})

it('reasons name the outermost target, the project as such, and what a redirection was given', async (test) => {
  const project = createProject(test, { '.holdfast/config.toml': ROOTS })
  assert.match(await bash(project, 'cp docs/a.md b.md'), /: cp would write "b\.md", outside/)
  assert.match(
    await bash(project, 'git stash'),
    /: git stash would write "\." \(the whole project\), outside the write roots\. Name the files or folders it is about\./,
  )
  assert.match(await bash(project, 'echo x > b.md'), /: a redirection would write "b\.md", outside/)
  assert.match(await bash(project, 'echo x > "$WHERE"'), /runs \(> "\$WHERE"\)/)
})
