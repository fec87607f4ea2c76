// Writes down each program that the running node starts, one a line, in the file that STARTS names.
const { appendFileSync } = require('node:fs')
const children = require('node:child_process')

for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork', 'exec', 'execSync']) {
  const start = children[name]
  children[name] = (program, ...rest) => {
    appendFileSync(process.env.STARTS, `${String(program)}\n`)
    return start(program, ...rest)
  }
}
