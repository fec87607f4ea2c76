import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'

const run = (command: string) => findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
const heredoc = (program: string, code: string) => run(`${program} <<'EOF'\n${code}\nEOF`)

const PYTHON: readonly (readonly [code: string, ...paths: string[]])[] = [
  [
    'def sub(path, old):\n  s = open(path).read()\n  open(path, "w").write(s)\nsub("a.py", "x")\nsub("b.py", "y")',
    'a.py',
    'b.py',
  ],
  ['def sub(old, path: str = "z"):\n  open(path, "w")\nsub("x", path="a.py")', 'a.py'],
  ['for p in ["a.py", "b.py",]:\n  s = open(p).read()\n  open(p, "w").write(s)', 'a.py', 'b.py'],
  ['for p in ("a.py",):\n  open(p, "w")', 'a.py'],
  ['for p, old in [("a.py", "x"), ("b.py", "y")]:\n  open(p, "w")', 'a.py', 'b.py'],
  ['files = {"a.py": "1", "b.py": "2"}\nfor p, text in files.items():\n  open(p, "w").write(text)', 'a.py', 'b.py'],
  ['edits = [\n  ("x", "a.py"),\n]\nfor old, p in edits:\n  open(p, "w")', 'a.py'],
  ['from pathlib import Path\nfor f in sorted(Path("src").rglob("*.py")):\n  f.write_text("x")', 'src/**/*.py'],
  [
    'from pathlib import Path\nroot = Path("src")\nall = [p for p in root.rglob("*") if p.is_file()]\nfor p in all:\n  p.write_text("x")',
    'src',
  ],
  ['from pathlib import Path\nfor p in (q for q in Path("src").rglob("*.py")):\n  p.write_text("x")', 'src/**/*.py'],
  [
    'import os\nfor d, ds, fs in os.walk("src"):\n  for f in sorted(fs):\n    open(os.path.join(d, f), "w")',
    'src/[*]*',
    'src/**/*',
  ],
  ['import os\nfor f in os.listdir("src"):\n  open(os.path.join("src", f), "w")', 'src/[*]*'],
  ['import glob\nfor f in glob.glob("src/*.py", recursive=True):\n  open(f, "w")', 'src/*.py'],
  ['from pathlib import Path\nfor f in Path("src").glob("**/*.py"):\n  f.write_text("x")', 'src/**/*.py'],
  ['from pathlib import Path\np = Path.cwd() / "src" / "a.py"\np.write_text("x")', 'src/a.py'],
  ['p = "a.py"\nopen(p, "w")\np = "b.py"\nopen(p, "w")', 'a.py', 'b.py'],
  ['base = "src"\nfor n in ["a.py"]:\n  p = base + "/" + n\n  open(p, "w")', 'src/a.py'],
]

const JAVASCRIPT: typeof PYTHON = [
  ["for (const p of ['a.ts', 'b.ts']) fs.writeFileSync(p, 'x')", 'a.ts', 'b.ts'],
  ["['a.ts', 'b.ts'].forEach(p => fs.writeFileSync(p, 'x'))", 'a.ts', 'b.ts'],
  ["const l = ['a.ts']; l.forEach((p) => { fs.writeFileSync(p, 'x') })", 'a.ts'],
  ["function rep(p, a) { fs.writeFileSync(p, a) }\nrep('a.ts', 'x')", 'a.ts'],
  ["const rep = (p, a) => fs.writeFileSync(p, a)\nrep('a.ts', 'x'); rep('b.ts', 'y')", 'a.ts', 'b.ts'],
  ["for (const [p, t] of Object.entries({'a.ts': 'x'})) fs.writeFileSync(p, t)", 'a.ts'],
  ["for (const f of fs.readdirSync('src')) fs.writeFileSync('src/' + f, 'x')", 'src/[*]*'],
  [
    "for (const e of fs.readdirSync('src', { withFileTypes: true })) fs.writeFileSync(path.join('src', e.name), 'x')",
    'src/[*]*',
  ],
  ["for (const f of fs.readdirSync('src', { recursive: true })) fs.writeFileSync(path.join('src', f), 'x')", 'src'],
  ["const q = 'a.ts', p = 'b.ts'; p2 = q; fs.writeFileSync(p, 'x')", 'b.ts'],
]

/** One binding that nobody can tell leaves the name unknown. */
const UNKNOWN_PYTHON = [
  'def sub(path):\n  open(path, "w")\nsub("a.py")\nsub(input())',
  'def sub(path):\n  open(path, "w")\nsub(*x)',
  'def sub(path):\n  open(path, "w")\nlist(map(sub, x))\nsub("a.py")',
  'def sub(a, path="z.py"):\n  open(path, "w")\nsub("a.py")',
  'class A:\n  def sub(self, path):\n    open(path, "w")\nA().sub("a.py")',
  'l = ["a.py"]\nl.append(x)\nfor p in l:\n  open(p, "w")',
  'l = ["a.py"]\nl += x\nfor p in l:\n  open(p, "w")',
  'l = ["a.py"]\nl[0] = x\nfor p in l:\n  open(p, "w")',
  'l = ["a.py"]\ndef f(l):\n  for p in l:\n    open(p, "w")\nf(x)',
  'd = {"a": "a.py"}\nd.b = ".env"\nfor k, p in d.items():\n  open(p, "w")',
  'l = ["a.py"]\nm = l\nm.append(".env")\nfor p in l:\n  open(p, "w")',
  'm = l = ["a.py"]\nm.append(".env")\nfor p in l:\n  open(p, "w")',
  'l = ["a.py"]\n(l).append(".env")\nfor p in l:\n  open(p, "w")',
  'l = ["a.py"]\nfill(l)\nfor p in l:\n  open(p, "w")',
  'p = "a.py"\np = input()\nopen(p, "w")',
  'p = "a.py"\np += x\nopen(p, "w")',
  'p = "a.py"\nq, p = x\nopen(p, "w")',
  'p = "a.py"\np, q = x\nopen(p, "w")',
  'p = "a.py"\n(q, p) = x\nopen(p, "w")',
  'p = "a.py"\nfor i, (q, p) in x:\n  open(p, "w")',
  'p = "a.py"\nfor p in x:\n  open(p, "w")',
  'p = "a.py"\nwith x as p:\n  open(p, "w")',
  'p = "a.py"\nif (p := x):\n  open(p, "w")',
  'p = "a.py"\ndef f(q=g(), p="z"):\n  open(p, "w")\nf(1, x)',
  'p = "a.py"\nf = lambda p: open(p, "w")\nf(x)',
  'for p in ["a.py", x]:\n  open(p, "w")',
  'for p in ["a.py"] + x:\n  open(p, "w")',
  'for p in {"a.py": 1, **x}:\n  open(p, "w")',
  'import sys\nopen(sys.argv[1], "w")',
  'from pathlib import Path\nfor p in [q.parent for q in Path("src").rglob("*.py")]:\n  p.write_text("x")',
  'from pathlib import Path\nfor p in [q for r in x for q in r]:\n  p.write_text("x")',
  'from pathlib import Path\nfor p in [q for q in Path("src").rglob("*") if (q := x)]:\n  p.write_text("x")',
  'import os\nfor d, ds, fs in os.walk("src"):\n  fs.append(x)\n  for f in fs:\n    open(os.path.join(d, f), "w")',
  'import os\nfor d, ds, fs in os.walk("src"):\n  ds.append(x)\n  for f in fs:\n    open(os.path.join(d, f), "w")',
  'import os\nfor d, ds, fs in os.walk("src"):\n  ds[:] = [e for e in x]\n  for f in fs:\n    open(os.path.join(d, f), "w")',
  'import os\nfor f in os.listdir("src"):\n  f = x\n  open(f, "w")',
  'import os\nfor f in os.listdir(x):\n  open(os.path.join(x, f), "w")',
  'for p in ["a.py"] if x else y:\n  open(p, "w")',
]

const UNKNOWN_JAVASCRIPT = [
  "p = 'a.ts'; [1].map(function (p) { fs.writeFileSync(p, 'x') })",
  "p = 'a.ts'; x.then(({ p }) => fs.writeFileSync(p, 'x'))",
  "p = 'a.ts'; const o = { m(p) { fs.writeFileSync(p, 'x') } }",
  "let p = 'a.ts'; const [q, p] = x; fs.writeFileSync(p, 'x')",
  "let p = 'a.ts', q = (p = x); fs.writeFileSync(p, 'x')",
  "const a = 'a.ts'; for (const [p] of Object.entries({a: 1})) fs.writeFileSync(p, 'x')",
  "for (const p in ['a.ts']) fs.writeFileSync(p, 'x')",
  "const d = {a: 'a.ts'}; d.b = x; for (const [k, p] of Object.entries(d)) fs.writeFileSync(p, 'x')",
  "const d = {a: 'a.ts'}; Object.assign(d, x); for (const [k, p] of Object.entries(d)) fs.writeFileSync(p, 'x')",
  "for (const e of fs.readdirSync('src', { withFileTypes: true })) fs.writeFileSync(path.join(e.path, e.name), 'x')",
  "const l = ['a.ts']; l.push(x); for (const p of l) fs.writeFileSync(p, 'x')",
]

describe('the files that inline code names in lists, tables and calls', () => {
  const rows = [
    ...PYTHON.map((row) => ['python3 -', ...row] as const),
    ...JAVASCRIPT.map((row) => ['node', ...row] as const),
  ]
  for (const [program, code, ...paths] of rows)
    it(code, async () => {
      const { writes, unresolved } = await heredoc(program, code)
      const found = writes.map(({ path, names }) => (names === undefined ? path : `${path}/**/${names}`))
      assert.deepEqual([found, unresolved], [paths.map((path) => `/p/${path}`), []])
    })
  for (const [program, codes] of [
    ['python3', UNKNOWN_PYTHON],
    ['node', UNKNOWN_JAVASCRIPT],
  ] as const)
    for (const code of codes)
      it(`${code}: not known`, async () => assert.notEqual((await heredoc(program, code)).unresolved.length, 0))
  it('in little time, however many blanks there are', async () => {
    const blanks = ' '.repeat(20_000)
    const loops = `${'for '.padEnd(390)}p.x\n`
    for (const code of [`for p in a${blanks}b:\n  open(p, "w")`, `for p in x:\n  open(p, "w")\n${loops.repeat(90)}`]) {
      const start = process.cpuUsage()
      await heredoc('python3', code)
      const { user } = process.cpuUsage(start)
      assert.ok(user < 250_000, `${user} microseconds`)
    }
  })
  it('and in the words behind the script', async () => {
    const code = 'import sys; open(sys.argv[1], "w")'
    for (const command of [`python3 -c '${code}' a.py`, `python3 - a.py <<'EOF'\n${code}\nEOF`]) {
      const { writes, unresolved } = await run(command)
      assert.deepEqual([writes.map(({ path }) => path), unresolved], [['/p/a.py'], []])
    }
    for (const change of ['sys.argv[1] = x', 'sys.argv[1], b = x', 'sys.argv.insert(1, x)', 'l = sys.argv; l[1] = x']) {
      const changed = `import sys; ${change}; open(sys.argv[1], "w")`
      assert.equal((await run(`python3 -c '${changed}' a.py`)).unresolved.length, 1, change)
    }
    assert.equal((await run(`python3 -c '${code}' $X`)).unresolved.length, 1)
  })
})
