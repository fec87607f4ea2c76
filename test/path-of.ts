import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

let answering: string | undefined

/**
 * The PATH for a command. For `init` it has a `node` that answers in place of the bundles `init` fires, and runs all else:
 * the proof takes four fifths of an installation, and tests of what `init` writes go without. `init.test.ts` and the tests
 * of `doctor` fire the bundles.
 */
export function pathOf([command]: readonly string[]): string {
  const path = process.env.PATH ?? ''
  if (command !== 'init') return path
  answering ??= createAnsweringNode(path)
  return `${answering}${delimiter}${path}`
}

function createAnsweringNode(path: string): string {
  const node = path.split(delimiter).find((folder) => existsSync(join(folder, 'node')))
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-answering-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const script = `#!/bin/sh
case "$1" in
*/.claude/holdfast/dist/holdfast.mjs) ;;
*/.claude/holdfast/dist/*.mjs) cat >/dev/null && echo answered && exit 0 ;;
esac
exec '${node}/node' "$@"
`
  writeFileSync(join(folder, 'node'), script, { mode: 0o755 })
  return folder
}
