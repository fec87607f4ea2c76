import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { lookCloser } from '../../src/command/core/closer-look.ts'
import { joinPath } from '../../src/command/core/locate-path.ts'
import { isPassingRun } from '../../src/command/core/plain-run.ts'
import { TIMES } from './property-runs.ts'
import { CONTEXTS, readCorpus } from './shell-corpus.ts'

/** What the closer look takes a command for, after the analysis has found nothing beyond it. */
async function compare(command: string): Promise<'reads' | 'runs' | 'writes' | 'unknown'> {
  const look = lookCloser(command)
  if (look === null) return 'unknown'
  const { writes, unresolved, unknown, irreversible, discards } = await findShellWrites(command, CONTEXTS.bash)
  const replaced = new Set(look.places.filter(({ keeps }) => !keeps).map(({ path }) => joinPath('/w', path)))
  const known = new Set(look.places.map(({ path }) => joinPath('/w', path)))
  const found = {
    missed: writes.map(({ path }) => path).filter((path) => !known.has(path)),
    unresolved,
    unknown: look.runs ? [] : unknown,
    irreversible,
    // `git add` moves content to the index, which loses none by itself.
    lost: discards.filter(({ what }) => what !== 'moves' && what !== 'shelves'),
    losing: writes.filter(({ path, loses }) => loses !== undefined && !replaced.has(path)),
  }
  assert.deepEqual(
    { command, ...found },
    { command, missed: [], unresolved: [], unknown: [], irreversible: [], lost: [], losing: [] },
  )
  return look.runs ? 'runs' : look.places.length > 0 ? 'writes' : 'reads'
}

const RUNS = [
  'npm test',
  'npm run build 2>&1 | tail -20',
  'cd a && pnpm test -- --run x',
  'cargo test --workspace && cargo clippy',
  'go vet ./... ; go test ./... 2>&1 | grep FAIL',
  'pytest -q tests | head -3',
  'git add a && git commit -m "x" && npx jest',
  'tsc --noEmit; vitest run',
]

/** Whether the first look takes a command for a build or a test run, after the analysis has found no effect of it. */
async function compareRun(command: string): Promise<boolean> {
  if (!isPassingRun(command)) return false
  const { writes, unresolved, irreversible, discards } = await findShellWrites(command, CONTEXTS.bash)
  const lost = discards.filter(({ what }) => what !== 'moves' && what !== 'shelves')
  const found = { command, writes: writes.map(({ path, by }) => ({ path, by })), unresolved, irreversible, lost }
  assert.deepEqual(found, { command, writes: [], unresolved: [], irreversible: [], lost: [] })
  return true
}

/** Commands in recorded payloads and in the golden cases. */
function listFixtureCommands(): string[] {
  const root = new URL('../../fixtures/', import.meta.url)
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.jsonl?$/.test(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/"command"\s*:\s*("(?:[^"\\\n]|\\.)*")/g)].map(([, json = '""']) => JSON.parse(json) as string),
  )
}

const COMMIT = `git add -A && git commit -m "$(cat <<'EOF'
Fix what \`a\` does (it's "b")

$(rm x) is no code here; > f neither.
EOF
)" && git push -u origin topic 2>&1 | tail -3`

const DAILY: readonly (readonly [kind: 'reads' | 'runs' | 'writes', command: string])[] = [
  ['reads', COMMIT],
  ['runs', `gh pr create --title "a" --body "$(cat <<'EOF'\n## Why\n\n- it's \`b\`\nEOF\n)"`],
  ['reads', 'for f in src/*.ts; do echo "== $f"; head -5 "$f" | grep -c x; done 2>/dev/null'],
  ['reads', 'if [ -f package.json ]; then cat package.json; elif test -d src; then ls; else echo "none"; fi'],
  ['reads', `n=$(grep -c "^#" README.md); echo "$n headings in \${n}" # and so on\nls -la {src,test}`],
  ['reads', 'git -C ../a log --oneline -5 -- src | while read -r sha rest; do echo "$sha"; done'],
  ['reads', `sed -n '/^a/,/^b/p' x.ts | sed -e 's/a/b/g' -e '3q' | awk -F: '{ print $1 }' | sort -u | uniq -c`],
  ['reads', 'find . -name "*.ts" -not -path "*/node_modules/*" | xargs -I{} grep -ln "a b" {} | head -3'],
  ['reads', '(cd src && ls) || { echo no; exit 1; }'],
  ['runs', `cd "$HOME/a" && timeout 60 npm test -- --run "a b" 2>&1 | tail -40; echo "exit \${PIPESTATUS}"`],
  ['runs', 'CI=1 npx vitest run > /dev/null 2>&1 && echo ok'],
  ['writes', `cat > docs/a.md <<'EOF'\n# It's \`a\`\nEOF\nfor f in 1 2; do echo "$f" >> docs/log.md; done`],
]

const DANGERS = [
  ...[
    'echo "$(rm x)"',
    'echo `rm x`',
    'cat <(rm x)',
    'cat <<E\n$(rm x)\nE',
    'ls \\\n&& rm x',
    'ls & rm x',
    'ls | tee f',
  ],
  ...['GIT_EXTERNAL_DIFF=x git diff', 'git -c core.pager=x log', 'git -c alias.a=!rm a', 'alias ls=rm; ls x'],
  ...['ls() { rm x; }; ls', "echo $'\\x24(rm x)'", 'cat {a,b} > c/*', 'git push --force', 'git push origin +a'],
  ...["[[ -v 'a[$(rm x)]' ]]", 'echo $((a[$(rm x)]))', `echo \${x:=$(rm x)}`, `echo \${x@P}`, 'git push -f'],
  ...[
    'x=\'a[$(rm x)]\'; test -v "$x"',
    "x='a['; y='$(rm x)]'; printf %d \"$x$y\"",
    'git branch -D a',
    'git stash drop',
  ],
  ...['git checkout -- .', 'git clean -fd', 'git reset --hard', 'find . -exec rm {} \\;', 'find . $x', 'xargs rm'],
  ...[
    'ls | xargs -n 1 rm',
    "sed 's/a/b/w f' x",
    "sed -n 's/a/rm x/e' f",
    'sed -i s/a/b/ f',
    'sort -o f a',
    'rg --pre x a',
  ],
  ...['awk \'{ print > "f" }\' a', 'awk \'BEGIN { system("rm x") }\'', 'git diff --output=f', 'git log --outp=f'],
  ...[
    'git grep -Oless a',
    'if ls; then rm x; fi',
    '{ rm x; }',
    '(rm x)',
    'while ls; do rm x; done',
    '! rm x',
    'eval ls',
  ],
  ...['for f in a; do rm $f; done', 'for f in $(rm x); do ls; done', '$x', '"$(cat f)"', 'l\\s > "$f"', 'git $x'],
  ...[
    'npm test -o f',
    'npx eslint --fix .',
    'PATH=x ls',
    'ls > "$f"',
    'cd a; ls > f',
    'do ls',
    'if ls; fi',
    'ls; done',
  ],
  ...['for f in a; ls; done', 'ls |', 'ls &&', '&& ls', 'ls;;ls', 'cat <<E', 'echo "a', "echo 'a", 'ls (a)', 'ls a(b)'],
  ...['echo "$(cat <<\'E\'\nE)\nrm x\nE\n)"', 'cat <<A "$(cat <<B\nA\nB\n)"', 'holdfast uninstall', 'gh repo delete a'],
  ...['gh alias set a b', 'git commit -m a --exec=x', 'printf -v a b', 'uniq a b', 'exec 3>f', 'ls 3<>f', 'ls >| f'],
  ...['ls >& f', 'git config a b', 'git stash', 'git restore a', 'git rm a', 'mv a b', 'rm a', 'find . -delete'],
]

test('what a day consists of is known at the second look', async () => {
  for (const [kind, command] of DAILY) assert.equal(await compare(command), kind, command)
})

test('what deletes, runs anything or cannot be told is left to the analysis', () => {
  for (const command of DANGERS) assert.equal(lookCloser(command), null, command)
})

test('the closer look says nothing of a command of the corpus, or of a fixture, that the analysis does not', async () => {
  const rows = readCorpus().filter(({ dialect = 'bash' }) => dialect === 'bash')
  const found = await Promise.all([...rows.map(({ command }) => command), ...listFixtureCommands()].map(compare))
  assert.ok(found.filter((kind) => kind !== 'unknown').length > 400, 'it knows many of them')
  for (const { command, unresolved, irreversible } of rows)
    if (unresolved === true || irreversible !== undefined) assert.equal(lookCloser(command), null, command)
})

const PIECES = [
  ...[
    ' > f',
    ' >> f',
    ' 2> f',
    ' &> f',
    ' >| f',
    '>f ',
    ' < f',
    ' <<< x',
    ' 2>&1',
    ' > /dev/null',
    '$(rm x)',
    '`rm x`',
  ],
  ...['<(rm x)', '>(rm x)', "<<'E'\n$(rm x)\nE\n", '<<E\n$(rm x)\nE\n', '<<E\n$x\nE\n', '\\\n', '\\', ';rm x', '; '],
  ...[
    '|tee f',
    ' && rm x',
    ' || ls',
    '\nrm x\n',
    '\n',
    'GIT_EXTERNAL_DIFF=x ',
    'PAGER=x ',
    'x=1 ',
    'a=b; ',
    '$x',
    ' & ',
  ],
  ...['"$x"', "$'\\x41'", '$"a"', '{a,b}', '{rm,x}', '*', '?', '[a]', '~', '#', ' # ', '!', ' ! ', '"', "'", '(', ')'],
  ...[
    "[[ -v 'a[$(rm x)]' ]]",
    '$((a[$(rm x)]))',
    '$((1))',
    `\${x:=rm}`,
    `\${x@P}`,
    `\${x:-y}`,
    `\${!x}`,
    `\${x[0]}`,
    '$[1]',
  ],
  ...[' --output=f', ' -o f', ' -i', ' -delete', ' -exec rm {} +', ' --pre x', ' --force', ' -f', ' -D', ' -- ', ' +a'],
  ...[
    'rm ',
    'rm',
    ' xargs ',
    ' if ',
    ' then ',
    ' fi',
    ' do ',
    ' done',
    'for x in a; do ',
    '; done',
    'while read -r x; do ',
  ],
  ...[
    'alias ls=rm\n',
    'eval ',
    'exec ',
    'command ',
    'timeout 5 ',
    'env ',
    'sudo ',
    'cd a && ',
    'set -e; ',
    "w f'",
    's/a/b/e',
  ],
  ...[
    '\u00a0',
    '\u2028',
    '\t',
    '\r',
    '%',
    '$',
    '$(',
    '"$(',
    ')"',
    'EOF',
    '\nEOF\n',
    '<<EOF',
    "<<'EOF'\n",
    '<<-E\n',
    'E\n',
  ],
  ...[
    '|&',
    '&>',
    ';;',
    '>&2',
    '<&3',
    '( ',
    '{ ',
    ' }',
    "'a[$(rm x)]'",
    ' :a',
    ' --exec=x',
    'function f ',
    'f() ',
    'e',
    'w',
  ],
  ...[
    '-',
    '=',
    ' -c core.pager=x ',
    ' | ',
    '&',
    'test -v ',
    '[ ',
    ' ]',
    'printf ',
    'read ',
    ' -v ',
    "'a['",
    "'$(rm x)]'",
  ],
]

/** A small generator of numbers with a fixed start, so that every run reads the same commands. */
function* countFrom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

test('nor does it of tens of thousands of commands that were spliced', async () => {
  const rows = readCorpus().filter(({ dialect = 'bash', command }) => dialect === 'bash' && command.length < 1_000)
  const commands = [...rows.map(({ command }) => command), ...listFixtureCommands()]
  const known = commands.filter((command) => lookCloser(command) !== null)
  const daily = DAILY.map(([, command]) => command)
  const bases = [
    ...known,
    ...known,
    ...known,
    ...commands,
    ...DANGERS,
    ...Array.from({ length: 40 }, () => daily).flat(),
  ]
  const numbers = countFrom(7)
  const pick = (count: number) => Math.floor(numbers.next().value * count)
  let settled = 0
  for (let round = 0; round < 10_000 * TIMES; round += 1) {
    let text = bases[pick(bases.length)] ?? ''
    for (let splices = 1 + pick(3); splices > 0; splices -= 1) {
      const places = [...text.matchAll(/(?<=\s)|(?=\s)|$|^/g)].map(({ index }) => index)
      const at = pick(4) === 0 ? pick(text.length + 1) : (places[pick(places.length)] ?? 0)
      text = text.slice(0, at) + (PIECES[pick(PIECES.length)] ?? '') + text.slice(at + (pick(3) === 0 ? pick(4) : 0))
    }
    if ((await compare(text)) !== 'unknown') settled += 1
  }
  assert.ok(settled > 900 * TIMES, `${settled} settled`)
})

const OPTIONS = [
  ...[' --junitxml=a.xml', ' --out-dir a', ' --outDir a', ' --outputFile=a', ' --coverage', ' --fix', ' --write'],
  ...[
    ' --target-dir a',
    ' --save a',
    ' --prefix a',
    ' -u',
    ' --update',
    ' --cov-report html:a',
    ' install',
    ' publish',
  ],
  ...[
    ' -C a',
    ' --root a',
    ' --watch',
    ' -w',
    ' --init',
    ' -coverprofile=a',
    ' -exec rm',
    ' --config a',
    ' exec rm a',
    ' -c "rm a"',
  ],
]

test('nor does it of builds and test runs with options of any kind', async () => {
  const numbers = countFrom(11)
  const pick = (count: number) => Math.floor(numbers.next().value * count)
  const pieces = [...PIECES, ...OPTIONS, ' ', ' test ', ' run ', ' ; npm run x', 'tsc ', 'npm ', 'pytest ']
  let settled = 0
  let plain = 0
  for (let round = 0; round < 5_000 * TIMES; round += 1) {
    let text = RUNS[pick(RUNS.length)] ?? ''
    for (let splices = 1 + pick(3); splices > 0; splices -= 1) {
      const places = [...text.matchAll(/(?<=\s)|(?=\s)|$|^/g)].map(({ index }) => index)
      const at = places[pick(places.length)] ?? 0
      text = text.slice(0, at) + (pieces[pick(pieces.length)] ?? '') + text.slice(at + (pick(3) === 0 ? pick(4) : 0))
    }
    if ((await compare(text)) === 'runs') settled += 1
    if (await compareRun(text)) plain += 1
  }
  assert.ok(settled > 500 * TIMES && plain > 125 * TIMES, `${settled} settled, ${plain} of them plain`)
})

test('programs for which nobody takes a closer look are none that it lets pass', () => {
  const commands = ['sed -i s/a/b/ f', 'rm f', 'mv a b', 'cp a b', 'chmod +x f', 'python x.py', 'python3 -V', 'node -v']
  for (const command of commands) assert.equal(lookCloser(command), null, command)
})

/** A substitution that passes a text on as it is. */
const document = (text: string) => `"$(cat <<'EOF'\n${text}\nEOF\n)"`
/** Commands, and what of them may concern self-protection. */
const BARE: readonly (readonly [command: string, bare: string])[] = [
  [`gh pr create --title "a" --body ${document('`x` and $y\n\n- [x] ~/z')}`, 'gh pr create --title "a" --body '],
  [`gh issue comment 7 -b ${document('{a,b}')} && npm test`, 'gh issue comment 7 -b  && npm test'],
  [`gh api repos/a/b/comments -f body=${document('../..')}`, 'gh api repos/a/b/comments -f body='],
  [`git commit -m ${document('a*')} && npm test`, 'git commit -m  && npm test'],
  // A file is named here, and a folder there.
  [`gh pr create --body-file ${document('a')}`, `gh pr create --body-file "$(cat <<'EOF'\nEOF\n)"`],
  [`cd ${document('a')} && npm test`, `cd "$(cat <<'EOF'\nEOF\n)" && npm test`],
  // The shell expands this text.
  ['gh pr create --body "$(cat <<EOF\na\nEOF\n)"', 'gh pr create --body "$(cat <<EOF\na\nEOF\n)"'],
]

test('a text that a command passes on concerns nobody, unless the text names a place', () => {
  for (const [command, bare] of BARE) assert.equal(lookCloser(command)?.bare, bare, command)
})
