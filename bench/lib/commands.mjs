/**
 * The forms of command that real sessions use most, in words of ours: counted over 789 calls of Bash in 22 sessions. Half of
 * all commands have at most 54 characters, a tenth more than 190, one in twenty more than 300.
 */
export const FORMS = [
  // 271 of 789 run a task, most with the end or the beginning of its output.
  ['a task and the end of its output', 'npm run test:unit 2>&1 | tail -30'],
  ['two tasks', 'npm run format && npm run lint 2>&1 | head -50'],
  // 104 ask git in another folder, 74 change the folder first.
  ['git in another folder', 'git -C ../other log --oneline -8 2>&1 | head -20'],
  ['a folder and an old file', 'cd packages/core && git show HEAD~2:src/parse.ts | grep -n "export" | head -40'],
  ['a search', 'grep -rn "parseRow(" src test --include="*.ts" | head -20'],
  // 17 have a quoted here-document for a message.
  [
    'a request with a text',
    `gh pr create --title "Read rows once" --body "$(cat <<'EOF'\n## Summary\n- rows are read once; \`parseRow\` isn't called twice\n\n## Test plan\n- [x] npm test\nEOF\n)"`,
  ],
  [
    'python from a text',
    `python3 - <<'PY'\nimport json\nrows = [json.loads(line) for line in open("rows.jsonl")]\nprint(len(rows), sum(row["size"] for row in rows))\nPY`,
  ],
]

const LOOP = `for f in src/billing/*.ts test/billing/*.test.ts; do
  echo "== $f"
  n="$(grep -c "export function" "$f")"
  if [ "$n" -gt 3 ]; then head -40 "$f" | grep -n "import" | sed 's/^/  /'; fi
done
`
const REPAIR = `mkdir -p /tmp/check && cp test/billing/*.json /tmp/check/
for f in /tmp/check/*.json; do
  name=$(basename "$f" .json)
  total=$(jq '[.invoices[].amount] | add' "$f")
  if [ "$total" != "$(cat "expected/$name.txt")" ]; then
    echo "$name: $total" >> /tmp/check/wrong.txt
    sed -i "s/^total:.*/total: $total/" "expected/$name.txt"
  fi
done
`
const TESTS = 'npx vitest run test/billing 2>&1 | tail -30\n'

/** A command of exactly so many characters: whole pieces, then words of an echo. */
function fillTo(length) {
  let command = LOOP
  for (const piece of [TESTS, ...Array.from({ length: 40 }, () => REPAIR)]) {
    if (command.length + piece.length < length - 10) command += piece
  }
  return `${command}echo ${'done '.repeat(length)}`.slice(0, length)
}

export const LENGTHS = [300, 2000, 8000].map(fillTo)
