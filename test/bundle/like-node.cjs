// Makes the running node answer as another version does, where holdfast depends on it. PRETEND names the version.
const children = require('node:child_process')
const [major, minor] = process.env.PRETEND.split('.').map(Number)

Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.env.PRETEND } })
if (major < 20 || (major === 20 && minor < 16) || major === 21 || (major === 22 && minor < 3))
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined, writable: true })

// The way below `spawnSync` is this node's own.
process.binding = undefined
// Since node 22 a process that did not start has no streams; before, they were null.
const { spawnSync } = children
const absent = major < 22 ? null : undefined
children.spawnSync = (...args) => {
  const run = spawnSync(...args)
  return run.status === null && run.pid === 0 ? { ...run, stdout: absent, stderr: absent, output: null } : run
}
