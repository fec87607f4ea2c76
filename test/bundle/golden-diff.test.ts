import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGoldenFailure, describeClaim, describeDifferences } from './golden-diff.ts'

const LINES = Array.from({ length: 12 }, (_, index) => `line ${index + 1}\n`).join('')

const DIFFERENCES: readonly (readonly [
  claim: string,
  expected: Record<string, string>,
  actual: Record<string, string>,
  text: string,
])[] = [
  ['equal files say nothing', { 'a.xml': LINES }, { 'a.xml': LINES }, ''],
  ['no files on either side say nothing', {}, {}, ''],
  [
    'a changed line stands between three lines before and three after',
    { 'a.xml': LINES, 'b.xml': 'same\n' },
    { 'a.xml': LINES.replace('line 6', 'line six'), 'b.xml': 'same\n' },
    `--- expected/a.xml
+++ actual/a.xml
@@ -3,7 +3,7 @@
 line 3
 line 4
 line 5
-line 6
+line six
 line 7
 line 8
 line 9
`,
  ],
  [
    'a missing file and an extra one are whole',
    { 'context.xml': 'one\ntwo\n' },
    { 'stderr.txt': 'three\n' },
    `--- expected/context.xml
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two

--- /dev/null
+++ actual/stderr.txt
@@ -0,0 +1,1 @@
+three
`,
  ],
  [
    'an extra file without text is named',
    {},
    { 'project/empty': '' },
    '--- /dev/null\n+++ actual/project/empty\n(empty)\n',
  ],
  [
    'a line break that is gone is named',
    { a: 'x\n' },
    { a: 'x' },
    '--- expected/a\n+++ actual/a\n@@ -1,1 +1,1 @@\n-x\n+x\n\\ No newline at end of file\n',
  ],
]

test('a long line is shown around the member that changed', () => {
  const members = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key_${index}`, 'value']))
  const lineOf = (record: object) => ({ 'a.jsonl': `${JSON.stringify(record)}\n` })
  const text = describeDifferences(lineOf(members), lineOf({ ...members, key_20: 'other' }))
  assert.equal(
    text,
    `--- expected/a.jsonl
+++ actual/a.jsonl
@@ -18,7 +18,7 @@
   ↪ "key_17":"value",
   ↪ "key_18":"value",
   ↪ "key_19":"value",
-  ↪ "key_20":"value",
+  ↪ "key_20":"other",
   ↪ "key_21":"value",
   ↪ "key_22":"value",
   ↪ "key_23":"value",
`,
  )
})

for (const [claim, expected, actual, text] of DIFFERENCES) {
  test(claim, () => assert.equal(describeDifferences(expected, actual), text))
}

test('the claim of a case is its folder in words, and of a journey the step too', () => {
  assert.equal(describeClaim('pre-tool-use/a-closed-guard-denies'), 'a closed guard denies')
  assert.equal(
    describeClaim('journeys/a-compaction-is-told-once/2-session-start'),
    'a compaction is told once, step 2 session start',
  )
})

test('a failure prints the claim, the differences and the folder', () => {
  const { stack } = createGoldenFailure('pre-compact/a-claim', 'difference\n')
  assert.equal(stack, 'a claim\n\ndifference\n\n    at fixtures/pre-compact/a-claim')
})
