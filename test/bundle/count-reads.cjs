// Loaded before a bundle: counts by path how often the disk is asked and read, and leaves the counts where READS_LOG says.
const fs = require('node:fs')
const { constants, openSync, writeFileSync } = fs
const counts = {}

function note(kind, path) {
  if (typeof path !== 'string') return
  counts[path] ??= { asked: 0, opened: 0 }
  counts[path][kind] += 1
}
for (const name of ['existsSync', 'lstatSync', 'statSync', 'readdirSync', 'readlinkSync', 'readFileSync']) {
  const original = fs[name]
  fs[name] = (path, ...rest) => {
    note(name === 'readFileSync' ? 'opened' : 'asked', path)
    return original(path, ...rest)
  }
}
fs.openSync = (path, flags, ...rest) => {
  const writes = typeof flags === 'string' ? flags !== 'r' : (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0
  if (!writes) note('opened', path)
  return openSync(path, flags, ...rest)
}
process.on('exit', () => writeFileSync(process.env.READS_LOG, JSON.stringify(counts)))
