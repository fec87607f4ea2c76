import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lookCloser } from '../../src/policy/core/closer-look.ts'
import { findShellWrites } from '../../src/shell/core/find-shell-writes.ts'
import { joinPath } from '../../src/syntax/core/locate-path.ts'
import { CONTEXTS, readCorpus } from './shell-corpus.ts'

/** What the closer look takes a command for, after the analysis has found nothing beyond it. */
async function compare(command: string): Promise<'reads' | 'runs' | 'writes' | 'unknown'> {
  const look = lookCloser(command)
  if (look === null) return 'unknown'
  const { writes, unresolved, unknown, irreversible } = await findShellWrites(command, CONTEXTS.bash)
  const known = new Set(look.places.map(({ path }) => joinPath('/w', path)))
  const found = {
    missed: writes.map(({ path }) => path).filter((path) => !known.has(path)),
    unresolved,
    unknown: look.runs ? [] : unknown,
    irreversible,
  }
  assert.deepEqual({ command, ...found }, { command, missed: [], unresolved: [], unknown: [], irreversible: [] })
  return look.runs ? 'runs' : look.places.length > 0 ? 'writes' : 'reads'
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
