// A git that runs the hooks a configuration names, as git does since 2.54, behind commands that move a ref or write an index.
// It goes by the settings and the environment of the command.
const git = 'GIT_PROGRAM'
const { spawnSync } = require('node:child_process')
const args = process.argv.slice(2)
const { status } = spawnSync(git, args, { stdio: 'inherit' })
const at = args.findIndex((arg) => ['update-ref', 'update-index', 'fast-import'].includes(arg))
const ask = (...more) => spawnSync(git, [...args.slice(0, at), 'config', ...more], { encoding: 'utf8' }).stdout.trim()
const keys = at === -1 ? '' : ask('--name-only', '--get-regexp', '^hook\\..*\\.event$')
for (const key of keys.split('\n').filter((line) => line !== '')) {
  const name = key.slice(0, -'.event'.length)
  if (ask('--bool', '--get', `${name}.enabled`) !== 'false')
    spawnSync('sh', ['-c', ask('--get', `${name}.command`)], { stdio: 'ignore' })
}
process.exitCode = status
