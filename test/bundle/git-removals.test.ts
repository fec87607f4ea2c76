import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openShellProject } from './shell-project.ts'

const CLEAN = ['git clean -fd', 'git clean -fdq .', 'git rm -rf src', 'git rm -r --quiet .']

it("git's removals are asked about only where they reach a place of holdfast", async (test) => {
  const { fire, git, write } = openShellProject(test, '', true, '')
  write('.holdfast/.gitignore', '*\n!config.toml\n')
  write('.holdfast/events.jsonl', '')
  for (const command of CLEAN) assert.equal(await fire('pre-tool-use', command, {}), '', command)
  assert.match(await fire('pre-tool-use', 'git clean -fdx', {}), /^ask: self-protection: git clean would write/)
  write('.claude/settings.json', '{}\n')
  assert.match(await fire('pre-tool-use', 'git clean -fd', {}), /^ask: self-protection: git clean would write/)
  git('add', '-A')
  git('commit', '-qm', 'settings')
  assert.equal(await fire('pre-tool-use', 'git clean -fd', {}), '')
  assert.match(await fire('pre-tool-use', 'git rm -rf .', {}), /^ask: self-protection: git rm would write/)
  assert.equal(await fire('pre-tool-use', 'git rm -rf docs', {}), '')
})

it('what git would take by a history elsewhere is asked about, because nobody looks there', async (test) => {
  const { fire, git, at } = openShellProject(test, '', false, '')
  git('init', '-q', '--bare', at('dots'))
  const led = `--git-dir=${at('dots')} --work-tree=${at('')}`
  const asked = /^ask: loss: git [\w -]+ may take away uncommitted content .*git is led to a history outside/
  for (const loss of ['reset --hard', 'checkout -- docs', 'restore .'])
    assert.match(await fire('pre-tool-use', `git ${led} ${loss}`, {}), asked, loss)
  assert.match(await fire('pre-tool-use', `GIT_DIR=${at('dots')} git reset --hard`, {}), asked)
  for (const harmless of ['status', 'add docs', 'commit -m x'])
    assert.equal(await fire('pre-tool-use', `git ${led} ${harmless}`, {}), '', harmless)
  const env = { GIT_DIR: at('dots'), GIT_WORK_TREE: at('') }
  assert.match(await fire('pre-tool-use', 'git reset --hard', { env }), asked, 'by the environment')
  assert.equal(await fire('pre-tool-use', 'git reset --hard', {}), '', 'no repository')
})
