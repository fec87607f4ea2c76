import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findShellTarget } from '../../src/memory/core/edit.ts'

const CASES: readonly (readonly [command: string, target: string | null])[] = [
  ['echo a > src/a.ts', 'src/a.ts'],
  ['echo a >>src/a.ts', 'src/a.ts'],
  ['npm test 2> errors.log', 'errors.log'],
  ["cat > 'src/a.ts' <<'EOF'\nx > y\nEOF", 'src/a.ts'],
  ['echo a | tee -a src/a.ts > /dev/null', 'src/a.ts'],
  ["sed -i 's/a b/c/' src/a.ts", 'src/a.ts'],
  ['sed -n -i.bak s/a/b/ src/a.ts', 'src/a.ts'],
  ['cd src && mv a.ts b.ts', 'b.ts'],
  ['cp -r a b 2>/dev/null', 'b'],
  ['sed s/a/b/ src/a.ts', null],
  ['python3 - <<EOF\nx > y\nEOF', null],
  ['npm test 2>&1 | tail', null],
  ['npm test > /dev/null 2>&1', null],
  ['node -e "a => b > c"', null],
  ['echo $((1)) > "$OUT"', null],
  ['rm src/a.ts', null],
  ['scp a b', null],
  ['', null],
  [`echo ${'a'.repeat(20_000)} > b`, null],
]

for (const [command, target] of CASES)
  test(`${command.slice(0, 60)} writes ${target ?? 'nothing to be seen'}`, () =>
    assert.equal(findShellTarget(command), target))
