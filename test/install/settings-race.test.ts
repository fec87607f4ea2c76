import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { runBundle } from '../hostile/stage.ts'

const EDITOR = fileURLToPath(new URL('save-before-rename.cjs', import.meta.url))

/** A file, the text of the editor that saves it between a command's reading and its writing, and that command. */
const CASES: readonly { file: string; before: string; edited: string; args: readonly string[]; keeps: RegExp }[] = [
  ...['init', 'uninstall'].map((command) => ({
    file: '.claude/settings.json',
    before: '{"model":"opus"}\n',
    edited: '{"model":"opus","env":{"MINE":"1"}}\n',
    args: [command],
    keeps: /"MINE"/,
  })),
  {
    file: '.holdfast/config.toml',
    before: '# mine\n',
    edited: '# mine\n# and this\n',
    args: ['config', 'set', 'criticality', 'C4'],
    keeps: /# and this/,
  },
  {
    file: '.holdfast/flags.json',
    before: '{"other":true}\n',
    edited: '{"other":true,"third":true}\n',
    args: ['flags', 'enable', 'party_mode'],
    keeps: /party_mode[\s\S]*third/,
  },
  {
    file: '.codex/hooks.json',
    before: '{}\n',
    edited: '{"mine":1}\n',
    args: ['init', '--client', 'codex'],
    keeps: /"mine"/,
  },
  {
    file: '.gemini/settings.json',
    before: '{}\n',
    edited: '{"mine":1}\n',
    args: ['init', '--client', 'gemini'],
    keeps: /"mine"/,
  },
]

function save(sandbox: Sandbox, file: string, text: string): string {
  const path = join(sandbox.project, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
  return path
}

describe('an edit that lands between the reading of a settings file and its replacement', { concurrency: 2 }, () => {
  for (const { file, before, edited, args, keeps } of CASES)
    it(`is kept by ${args.join(' ')}`, async (test) => {
      const sandbox = createSandbox(test)
      mkdirSync(join(sandbox.project, '.git'))
      const path = save(sandbox, file, before)
      let text = edited
      if (args[0] === 'uninstall') {
        assert.equal((await runBundle(sandbox, 'holdfast.mjs', ['init'])).exitCode, 0)
        text = readFileSync(path, 'utf8').replace('{', '{"env":{"MINE":"1"},')
      }
      const env = { NODE_OPTIONS: `--require=${EDITOR}`, EDITED: path, EDITED_TEXT: text }
      const { exitCode, stderr } = await runBundle(sandbox, 'holdfast.mjs', args, { env })
      assert.equal(exitCode, 0, stderr)
      const after = readFileSync(path, 'utf8')
      assert.match(after, keeps)
      assert.equal(/holdfast/.test(after), args[0] === 'init')
    })
})
