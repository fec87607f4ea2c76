import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { joinPath } from '../../src/command/core/locate-path.ts'
import { findPlainPlaces, isPlainReading } from '../../src/command/core/plain-command.ts'
import { CONTEXTS, readCorpus } from './shell-corpus.ts'

/** What the quick look takes a command for, after the analysis has found nothing beyond it. */
async function compare(command: string): Promise<'reads' | 'writes' | 'unknown'> {
  const isReading = isPlainReading(command)
  const places = isReading ? [] : findPlainPlaces(command)
  if (places === null) return 'unknown'
  const { writes, unresolved, unknown, irreversible, discards } = await findShellWrites(command, CONTEXTS.bash)
  // `git add` moves content to the index, which loses none by itself.
  const lost = discards.filter(({ what }) => what !== 'moves' && what !== 'shelves')
  const losing = writes.filter(({ loses }) => loses !== undefined)
  const replaced = new Set(places.filter(({ keeps }) => !keeps).map(({ path }) => joinPath('/w', path)))
  assert.ok(lost.length === 0 && losing.every(({ path }) => replaced.has(path)), `${command} loses content`)
  const known = new Set(places.map(({ path }) => joinPath('/w', path)))
  const missed = writes.map(({ path }) => path).filter((path) => !known.has(path))
  assert.deepEqual(
    { command, missed, unresolved, unknown, irreversible },
    { command, missed: [], unresolved: [], unknown: [], irreversible: [] },
  )
  return isReading ? 'reads' : 'writes'
}

test('a quick look at a command of the corpus says nothing the analysis does not', async () => {
  const rows = readCorpus().filter(({ dialect = 'bash' }) => dialect === 'bash')
  const found = await Promise.all(rows.map(({ command }) => compare(command)))
  const count = (kind: string) => found.filter((each) => each === kind).length
  assert.ok(count('reads') > 100 && count('writes') > 20, `${count('reads')} read, ${count('writes')} write`)
})

test('nor does it of a command put together from what commands consist of', async () => {
  const piece = fc.constantFrom(
    ...[
      'cat',
      'grep',
      'cp',
      'mkdir -p',
      'touch',
      'echo',
      'cd',
      'rm',
      'printf',
      'ls',
      'git log',
      'git add',
      'git commit -m',
      'sed -n',
      'find',
      'sort',
      'uniq',
      'git',
      'rg',
      '[',
      '[[',
    ],
    ...[
      ' ',
      ' ',
      ' ',
      ' ',
      ' && ',
      ' | ',
      '; ',
      '\n',
      ' > ',
      ' >> ',
      '>',
      ' 2>',
      ' 2>&1',
      ' 2>/dev/null',
      ' &> ',
      ' & ',
    ],
    ...[
      "'",
      '"',
      "'a b'",
      '"a > b"',
      '"$HOME"',
      '$HOME',
      '$PWD/x',
      '$(',
      ')',
      '`',
      '\\',
      '#',
      '$x',
      '-o',
      '--pre',
      '-v',
    ],
    ...[
      'a',
      'b.txt',
      'docs/',
      './c',
      '../d',
      '/e',
      '~',
      '*',
      '*.ts',
      '-t',
      '.holdfast',
      '.git/config',
      '{a,b}',
      '<',
      '<<E',
      '1,20p',
      "'1p;w x'",
      '/a/w/b',
      '-i',
      '-delete',
      '-name',
      '-uo',
      "<<'E'\nrm x > y\nE\n",
      " <<'E'",
      "\n'\nE",
    ],
  )
  const command = fc.array(piece, { minLength: 2, maxLength: 12 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(command, async (text) => void (await compare(text))),
    { numRuns: 10_000, seed: 7 },
  )
})

test('commands of an ordinary day are known at first sight', async () => {
  for (const command of [
    'cd "$HOME" && git log --oneline -5 | head -3; grep -rn "a > b" src/*.ts 2>/dev/null',
    "grep -rn 'foo$' src; ls ~/x",
    "sed -n '1,20p' src/a.ts; find src -name '*.ts' | sort -u | uniq -c",
    'git add -A && git commit -qm "a b"',
  ])
    assert.equal(await compare(command), 'reads', command)
  for (const command of [
    'mkdir -p docs/notes && cp a.md docs/notes/ && echo "a b" >> docs/notes/log.txt',
    "cat > docs/a.md <<'EOF'\n# It's `a` $title > here\n\nrm -rf /\nEOF",
    "cat <<'EOF' >> docs/a.md && ls docs\n\nEOF\ntouch docs/b.md",
  ])
    assert.equal(await compare(command), 'writes', command)
  for (const command of [
    'ls *',
    'rg "--pre" sh x',
    "rg -'-pre' sh x",
    'cat "$x"',
    "printf -v 'a[$(touch x)]' 1",
    'cp -r a b',
    'cat 2> 2>&1 b',
    'sed -n /a/w/b c.txt',
    "sed -n '1p;w b' c.txt",
    'sed -n 1p c.txt -i',
    'find . -name x -delete',
    'find . -fprint x',
    'sort -uo a b',
    'uniq a b',
    'git -c core.pager=x add a',
    "cat > a <<'EOF'\nb\nEOF \nrm c\nEOF2",
    'cat > a <<EOF\n$(rm b)\nEOF',
    `cat <<'ls' "x\n" ; rm y\nls\n"z`,
    "cat > a <<'E' <<'F'\nE\nF\nrm b\nF",
    "echo '<<'E'\n' > a\nE",
  ])
    assert.equal(await compare(command), 'unknown', command)
})
