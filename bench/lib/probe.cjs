// Preloaded into a process (`node -r`): at its end, writes the node modules it loaded and how many bytes it read of
// HOLDFAST_PROBE_FILE to HOLDFAST_PROBE_OUT.
const fs = require('node:fs')

const { HOLDFAST_PROBE_OUT: out, HOLDFAST_PROBE_FILE: watched } = process.env
delete process.env.HOLDFAST_PROBE_OUT
delete process.env.HOLDFAST_PROBE_FILE
const { openSync, readSync, closeSync, writeFileSync } = fs
const watchedFds = new Set()
const reads = []

fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest)
  if (path === watched) watchedFds.add(fd)
  return fd
}
fs.readSync = (fd, ...rest) => {
  const count = readSync(fd, ...rest)
  if (watchedFds.has(fd)) reads.push(count)
  return count
}
fs.closeSync = (fd) => {
  watchedFds.delete(fd)
  closeSync(fd)
}
process.on('exit', () => writeFileSync(out, JSON.stringify({ modules: process.moduleLoadList, reads })))
