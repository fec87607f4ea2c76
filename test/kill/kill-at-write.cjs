// Loaded before a bundle: the process is killed instead of doing its KILL_AT-th change of the disk.
const fs = require('node:fs')

const target = Number(process.env.KILL_AT)
let done = 0
function count() {
  done += 1
  if (done === target) process.kill(process.pid, 'SIGKILL')
}

for (const name of ['renameSync', 'linkSync', 'unlinkSync', 'mkdirSync', 'appendFileSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    count()
    return original(...args)
  }
}
const { writeSync, openSync, constants } = fs
fs.writeSync = (fd, ...args) => {
  if (fd > 2) count()
  return writeSync(fd, ...args)
}
fs.openSync = (path, flags, ...args) => {
  if (typeof flags === 'string' ? flags !== 'r' : (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0) count()
  return openSync(path, flags, ...args)
}
process.on('exit', () => {
  if (process.env.COUNT_FILE) writeSync(openSync(process.env.COUNT_FILE, 'w'), String(done))
})
