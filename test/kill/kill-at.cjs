// Loaded before a bundle: kills the process at its n-th change of the disk, before it or, for a write, in the midst of it.
const fs = require('node:fs')

const at = Number(process.env.KILL_AT)
const isCut = process.env.KILL_CUT === '1'
let count = 0
const die = () => process.kill(process.pid, 'SIGKILL')

for (const name of ['renameSync', 'linkSync', 'unlinkSync', 'mkdirSync', 'writeSync', 'appendFileSync', 'openSync']) {
  const real = fs[name]
  fs[name] = (...args) => {
    const isChange =
      name !== 'openSync' || (typeof args[1] === 'string' ? args[1] !== 'r' : (args[1] & fs.constants.O_CREAT) !== 0)
    const isOutput = name === 'writeSync' && (args[0] === 1 || args[0] === 2)
    if (isChange && !isOutput && (!isCut || name === 'writeSync')) {
      count += 1
      if (count === at) {
        if (isCut) real(args[0], args[1], args[2], Math.ceil(args[3] / 2))
        die()
        for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
      }
    }
    return real(...args)
  }
}
