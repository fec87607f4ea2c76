import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { changesHoldfast, endsHooks } from '../../src/calls/core/own-words.ts'
import { judgeOwnRuns } from '../../src/guards/core/own-runs.ts'

const OWN = '/p/.claude/holdfast/dist/holdfast.mjs'
const PLACES = [
  { path: '/p/.holdfast', what: 'state' },
  { path: '/p/.claude/holdfast', what: 'bundles' },
  { path: '/p/.claude/settings.json', what: 'registration' },
]
const FILES: Readonly<Record<string, string>> = {
  '/p/rm.sh': 'rm -rf "$1"',
  '/p/rm.py': 'import shutil,sys\nshutil.rmtree(sys.argv[1])',
  '/p/bye.sh': `node ${OWN} uninstall`,
}

async function judge(command: string) {
  const readFile = (path: string) => FILES[path] ?? null
  const { runs } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash', readFile })
  const finding = judgeOwnRuns(runs, {
    places: PLACES,
    fold: false,
    // A link and a copy lead to the command, and a pattern of the folder finds the command.
    locate: ({ path, glob }) => (glob && path.startsWith('/p/.claude/') ? [OWN] : path === '/p/link' ? [OWN] : [path]),
    isOwnCommand: (path) => path === OWN || path === '/tmp/copy.mjs',
  })
  return finding?.decision ?? null
}

describe('a run that would change what guards is held', () => {
  for (const command of [
    `H=${OWN}; node $H uninstall`,
    'node .claude/*/dist/holdfast.mjs uninstall',
    'cd .claude/holdfast/dist && node holdfast.mjs uninstall',
    'node link uninstall',
    'node /tmp/copy.mjs config set guardrails.fail open',
    'npx -y holdfast uninstall',
    'npx holdfast@2 init --remove',
    'npm exec -- holdfast uninstall',
    '$(which holdfast) uninstall',
    '$(command -v holdfast) flags disable x',
    'node link "$WHAT"',
    'node "$FILE" uninstall',
    'deno run -A link uninstall',
    'bash bye.sh',
    'python3 rm.py .holdfast',
    'sometool .claude',
    'sometool --target=.claude/settings.json',
    `sometool ${'w '.repeat(200)} .claude/settings.json`,
    'docker run -v $PWD:/w alpine rm -rf /w/.claude',
    'docker run --mount type=bind,source=$PWD,target=/w alpine sh -c "rm -rf /w/.holdfast"',
    `claude --settings '{"disableAllHooks":true}' -p x`,
    'claude --setting-sources user -p x',
    'claude --bare -p x',
  ])
    it(command, async () => assert.equal(await judge(command), 'deny'))
})

describe('a run that reads, or names nothing that guards, is not', () => {
  for (const command of [
    `node ${OWN} status`,
    'node link rewind --list',
    'npx holdfast explain "rm -rf .holdfast"',
    'holdfast recall uninstall',
    'bash rm.sh dist',
    'node build.js init',
    'cat .claude/settings.json',
    'git add .claude && git diff .claude/settings.json',
    'npx prettier --check .claude',
    'git commit -m "see .holdfast"',
    'sometool docs .',
    'sometool "a sentence about .claude"',
    'docker run -v $PWD:/w alpine cat /w/.claude/settings.json',
    'docker run -v $PWD:/w:ro node npm test',
    'claude -p "what is in .claude"',
    `claude --settings '{"model":"opus"}' -p x`,
  ])
    it(command, async () => assert.equal(await judge(command), null))
})

it('words that change the setup are told from words that look', () => {
  for (const words of [
    ['uninstall'],
    ['-y', 'init'],
    ['config', 'adopt'],
    ['flags', 'enable', 'x'],
    ['config', 'flags', 'enable', 'x'],
    ['…'],
  ])
    assert.ok(changesHoldfast(words), words.join(' '))
  for (const words of [
    [],
    ['status'],
    ['config', 'list'],
    ['config'],
    ['flags'],
    ['config', 'flags'],
    ['recall', 'init'],
    ['constructor'],
  ])
    assert.ok(!changesHoldfast(words), words.join(' '))
  assert.ok(endsHooks(['--setting-sources=user,local']))
  assert.ok(!endsHooks(['--setting-sources', 'user,project']))
})
