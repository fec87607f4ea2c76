import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { SHELL_DIALECTS } from '../../src/command/core/effects.ts'
import { anyCharacter } from '../core/arbitraries.ts'
import { measureCpuMs } from '../core/cpu-time.ts'

const contextOf = (dialect: (typeof SHELL_DIALECTS)[number]) => ({ cwd: '/w', home: null, dialect })
const many = (text: string, count: number) => text.repeat(count)

/** Commands made to take long; whoever cannot follow one has to say so. */
const HARD: readonly (readonly [what: string, command: string])[] = [
  ['a here-document of a megabyte', `cat > f <<'E'\n${many('x > y; rm -rf z\n', 60_000)}E`],
  ['a filled-in here-document', `cat > f <<E\n${many('x $y `ls` > z\n', 20_000)}E`],
  ['many commands', many('touch a;', 60_000)],
  ['braces that multiply', `touch ${many('{a,b}', 30)}`],
  ['braces inside braces', `touch ${many('{a,', 200)}${many('}', 200)}`],
  ['a long sequence', 'touch {1..99999999}'],
  ['substitutions inside each other', `touch ${many('$(', 300)}x${many(')', 300)}`],
  ['subshells inside each other', `${many('(', 1_000)}ls${many(')', 1_000)}`],
  ['a value that doubles', `x=a;${many('x=$x$x;', 40)}touch $x`],
  ['a value that doubles in a loop', 'x=a; for i in {1..60}; do x="$x$x"; done; touch $x'],
  ['branches that multiply', `${many('if x; then v=$v.a; else v=$v.b; fi;', 30)} touch $v`],
  [
    'loops inside loops',
    'for a in {1..60}; do for b in {1..60}; do for c in {1..60}; do touch $a$b$c; done; done; done',
  ],
  ['recursion', 'f() { f; f; }; f'],
  ['recursion by eval', 'x=\'eval "$x"; eval "$x"\'; eval "$x"'],
  ['brackets in code', `python3 -c "${many('open((', 20_000)}"`],
  ['assignments in code', `python3 <<'E'\n${many("v = 'x'\n", 20_000)}open(v,'w')\nE`],
  ['a sed script', `sed '\u0024{many('s/[/', 50_000)}' f`],
  ['an awk program', `awk '\u0024{many('print > ', 50_000)}' f`],
  ['many words', `rm ${many('a ', 100_000)}`],
  ['a long chain', `${many('cd a && ', 20_000)}x`],
  ['loops with a moving directory', `${many('while x; do cd ..; a=$a$a; ', 100)}touch b${many('; done', 100)}`],
  ['a long pipe', `${many('a|', 50_000)}b`],
]

for (const dialect of SHELL_DIALECTS) {
  for (const [what, command] of HARD) {
    test(`${dialect}: ${what} is over soon`, async () => {
      let found = 0
      const tookMs = await measureCpuMs(async () => {
        const { writes, unresolved } = await findShellWrites(command, contextOf(dialect))
        found = writes.length + unresolved.length
      })
      // Generous: what grows without bounds takes minutes.
      assert.ok(tookMs < 15_000, `${tookMs} ms`)
      assert.ok(found < 3_000, 'the answer is bounded')
    })
  }
}

const PIECES =
  '> >> | & ; ( ) { } $( ` \' " \\ $ \u0024{ <<E \n E if then fi for in do done while case esac rm cp sed -i tee bash -c eval a b docs / .. ~ * {a,b} = x= [[ ]] (( function python3 -c open( git config xargs find -exec + <( @( ! coproc Set-Content $x [IO.File]:: @" "@ |'
const piece = fc.oneof(fc.constantFrom(...PIECES.split(' ')), fc.string({ unit: anyCharacter }))

test('nothing crashes it, and the answer is the same every time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 14 }),
      fc.constantFrom('', ' '),
      fc.constantFrom(...SHELL_DIALECTS),
      async (pieces, space, dialect) => {
        const command = pieces.join(space)
        const effects = await findShellWrites(command, contextOf(dialect))
        assert.deepEqual(await findShellWrites(command, contextOf(dialect)), effects)
        for (const { path } of effects.writes) assert.match(path, /^(?:[A-Za-z]:)?\//)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('characters that stand for what is not known are not taken from a command', async () => {
  for (const mark of ['\uFDD0', '\uFDD2', '\uFDD5', '\uFDD7']) {
    assert.equal((await findShellWrites(`echo ${mark}`, contextOf('bash'))).unresolved.length, 1)
  }
})
