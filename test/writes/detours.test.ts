import assert from 'node:assert/strict'
import { appendFileSync, chmodSync, existsSync, rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { openShellProject } from '../bundle/shell-project.ts'

/**
 * Writes of `src/o` by ways that no word of the command shows. The second half are ways that a public collection of
 * living off the land lists for programs of a usual machine, each with this write as its payload.
 */
const DETOURS = [
  "npm exec -c 'touch src/o'",
  'git -c diff.external=./x.sh diff',
  `node -e 'require("f"+"s")["write"+"FileSync"](["sr","c/o"].join(""),"x")'`,
  'gcc -MD -MF src/o -c a.c -o docs/a.o',
  `x='a[$(touch src/o)]'; echo $((x))`,
  './x.sh',
  'bash x.sh > docs/log',
  'echo done > docs/b.md; ./x.sh',
  'mkdir -p docs/new && mv docs/new src/o',
  'GIT_EXTERNAL_DIFF=./x.sh git diff',
  'git config alias.y "!./x.sh" && git y',
  "python3 -c \"import pathlib; getattr(pathlib.Path(chr(115)+'rc/o'), 'to'+'uch')()\"",
  'perl -e \'open(my $f, ">", join("/", "src", "o"))\'',
  './x.sh && git add -A && git -c user.name=n -c user.email=e commit -qm x',
  'awk \'BEGIN { f = "sr" "c/o"; print "x" > f }\'',
  'gdb -nx -ex \'dump value src/o "DATA"\' -ex quit',
  'strace -s 999 -o src/o strace - DATA',
  "make -s --eval='$(file >src/o,DATA)' .",
  'echo "0: 646174610a" | xxd -r - src/o',
  'echo DATA | openssl enc -out src/o',
  'TF=$(mktemp); tar c --xform "s@.*@src/o@" -OP "$TF" | tar x -P',
  `sqlite3 /dev/null -cmd '.output src/o' 'select "data";'`,
  `sqlite3 /dev/null '.shell ./x.sh'`,
  'shuf -e DATA -o src/o',
  'TF=$(mktemp); echo DATA > $TF; wget -i $TF -o src/o',
  'echo ./x.sh | split --filter=bash /dev/stdin',
  "TF=$(mktemp -u); zip $TF docs/a.md -T -TT './x.sh #'",
  'tar -cf /dev/null /dev/null --checkpoint=1 --checkpoint-action=exec=./x.sh',
  'gcc -wrapper ./x.sh,-s .',
  "PAGER='sh -c ./x.sh' git -p help",
  `awk 'BEGIN {system("./x.sh")}'`,
  'ex -s -c "w src/o" -c q docs/a.md',
  'printf "w src/o\\nq\\n" | ed docs/a.md',
  'find docs -fprintf src/o DATA -quit',
  "sed -n '1e ./x.sh' docs/a.md",
  "sed -n 'w src/o' docs/a.md",
  `find docs -name a.md -exec ./x.sh ';'`,
  "cat > src/o << 'DELIM'\nx\nDELIM",
  'python3 << \'PYEOF\'\nfrom pathlib import Path\nPath("src/o").write_text("x")\nPYEOF',
  'TF=$(mktemp); echo ./x.sh > "$TF"; tar cf "$TF.tar" "$TF" 2>&1; tar xf "$TF.tar" --to-command sh',
  'socat -u file:docs/a.md open:src/o,creat',
]

/** A script whose text does not show what the script does. */
const veil = (code: string) => `#!/bin/sh\neval "$(echo ${Buffer.from(code).toString('base64')} | base64 -d)"\n`

const open = (test: TestContext, config?: string) => {
  const project = openShellProject(test, '', true, config)
  project.write('x.sh', veil('touch src/o'))
  chmodSync(project.at('x.sh'), 0o755)
  project.write('a.c', 'int a;\n')
  project.write('package.json', '{"scripts":{"test":"touch docs/t ignored/t","harm":"./x.sh"}}\n')
  project.write('.gitignore', 'ignored/\n.holdfast/\n')
  project.write('ignored/k', '')
  project.git('add', '-A')
  project.git('commit', '-qm', 'more')
  project.write('docs/a.md', 'dirty\n')
  return project
}

describe('a write by a detour is stopped or told', { concurrency: 2 }, () => {
  for (const detour of DETOURS) {
    it(detour, async (test) => {
      const { fire, execute, at } = open(test)
      const answer = await fire('pre-tool-use', detour, {})
      if (answer !== '') return
      execute(detour)
      if (!existsSync(at('src/o')) && !detour.includes('commit')) return test.skip('the program is not on this machine')
      assert.match(await fire('post-tool-use', detour, {}), /^confined-writes: while Bash ran .*"src\/o"/)
    })
  }
})

const HOOKS = '{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"x"}]}]}}\n'

describe('without a policy, a change of what keeps the guards in place is told', { concurrency: 2 }, () => {
  const ways: Record<string, readonly [prepare: string, command: string]> = {
    'an archive': ['tar cf /tmp/$$.tar .claude; mv /tmp/$$.tar x.tar; rm -r .claude', 'tar xf x.tar'],
    'a branch': ['git checkout -qb evil; git add -fA; git commit -qm e; git checkout -q -', 'git checkout -q evil'],
    'a merge': ['git checkout -qb evil; git add -fA; git commit -qm e; git checkout -q -', 'git merge -q evil'],
    'a reset': ['git checkout -qb evil; git add -fA; git commit -qm e; git checkout -q -', 'git reset -q --hard evil'],
    'a patch': ['git add -N .; git diff > x.patch; git reset -q; rm -r .claude', 'patch -p1 < x.patch'],
    'a program': [
      'mv .claude/settings.json x.json',
      `python3 -c "import os; os.rename('x.json', '.cl'+'aude/settings.json')"`,
    ],
  }
  for (const [name, [prepare, command]] of Object.entries(ways)) {
    it(name, async (test) => {
      const { fire, execute, write, at, git, journal } = open(test, '')
      git('config', 'user.name', 'n')
      git('config', 'user.email', 'e')
      git('checkout', '-q', 'docs/a.md')
      write('.claude/settings.json', HOOKS)
      execute(prepare)
      assert.equal(existsSync(at('.claude/settings.json')), false, 'prepared')
      if ((await fire('pre-tool-use', command, {})) !== '') return
      execute(command)
      assert.ok(existsSync(at('.claude/settings.json')), 'the command does it')
      assert.match(
        await fire('post-tool-use', command, {}),
        /^self-protection: while Bash ran .*"\.claude\/settings\.json" \(the registration of the hooks\)/,
      )
      assert.deepEqual(
        journal().map(({ event, paths }) => [event, paths]),
        [['own_files_changed', '.claude/settings.json']],
      )
      assert.equal(await fire('post-tool-use', command, {}), '', 'once')
    })
  }

  it('permissions that the client writes meanwhile are no matter', async (test) => {
    const { fire, write } = open(test, '')
    write('.claude/settings.local.json', '{"permissions":{"allow":[]}}')
    await fire('pre-tool-use', './x.sh', {})
    write('.claude/settings.local.json', '{"permissions":{"allow":["Bash(./x.sh)"]}}')
    assert.equal(await fire('post-tool-use', './x.sh', {}), '')
  })
})

describe('a harmless command leaves no word', { concurrency: 2 }, () => {
  for (const command of [
    'npm test',
    'grep -rn a src | wc -l',
    'for f in src/*; do wc -l "$f"; done',
    'git status --short && git diff | head',
    'git add -A && git -c user.name=n -c user.email=e commit -qm x',
    'node -e "console.log(1)"',
    'make -n; true',
  ]) {
    it(command, async (test) => {
      const { before, after, write, journal, at } = open(test)
      write('src/a.ts', 'the person wrote this before\n')
      write('src/new.ts', 'this too\n')
      rmSync(at('a.c'))
      await before(command)
      assert.equal(await after(command), '')
      assert.deepEqual(journal(), [])
    })
  }
})

describe('what is looked at', { concurrency: 2 }, () => {
  it('a protected file that git ignores is told', async (test) => {
    const { before, after, write } = open(
      test,
      '[guardrails]\nprotected = [".env", "ignored/*.key"]\nunresolved = "allow"\n',
    )
    write('.gitignore', '.env\nignored/\n.holdfast/\n')
    write('.env', 'A=1\n')
    write('ignored/a.key', 'A=1\n')
    const command =
      'node -e \'for (const f of [".e"+"nv", "ignored/a."+"key"].slice()) require("f"+"s").appendFileSync(f, "x")\''
    await before(command)
    assert.match(await after(command), /that this repository protects: "\.env", "ignored\/a\.key" \(guardrails/)
  })

  it('a repository that names filters is looked at, and none of them runs', async (test) => {
    const { before, after, git, write, at } = open(test)
    git('config', 'filter.evil.clean', 'touch ran; cat')
    write('.git/info/attributes', '* filter=evil\n')
    write('y.sh', veil('echo b >> src/a.ts; touch src/o'))
    await before('sh y.sh')
    assert.match(await after('sh y.sh'), /: "src\/a\.ts", "src\/o";/)
    assert.equal(existsSync(at('ran')), false)
  })

  it('a linked work tree that the session stands in is looked at as well', async (test) => {
    const { git, at, fire, execute } = open(test)
    git('worktree', 'add', '-q', at('../linked'))
    test.after(() => rmSync(at('../linked'), { recursive: true, force: true }))
    const call = { more: { cwd: at('../linked') } }
    await fire('pre-tool-use', './x.sh', call)
    execute('cd ../linked && ./x.sh')
    assert.match(await fire('post-tool-use', './x.sh', call), /linked\/src\/o"/)
  })

  it('writes that a person was asked about are not told again', async (test) => {
    const { fire, execute } = open(
      test,
      '[guardrails]\nwrite_roots = ["docs/**"]\n[guardrails.modes]\nconfined_writes = "ask"\n',
    )
    const command = 'touch src/o; ./x.sh'
    assert.match(await fire('pre-tool-use', command, {}), /^ask: /)
    execute(command)
    assert.equal(await fire('post-tool-use', command, {}), '')
  })

  it('a second call is not told what the first one changed', async (test) => {
    const { before, after, at } = open(test)
    await before('./x.sh')
    assert.match(await after('./x.sh'), /"src\/o"/)
    await before('make; true')
    assert.equal(await after('make; true'), '')
    appendFileSync(at('src/o'), 'the person\n')
    await before('make; true')
    assert.equal(await after('make; true'), '')
  })
})
