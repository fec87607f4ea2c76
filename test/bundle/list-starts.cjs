// Writes down each program that the running node starts, one a line, in the file that STARTS names.
const { appendFileSync } = require('node:fs')
const children = require('node:child_process')

const note = (program) => appendFileSync(process.env.STARTS, `${String(program)}\n`)
for (const name of ['spawn', 'execFile', 'fork', 'exec']) {
  const start = children[name]
  children[name] = (program, ...rest) => {
    note(program)
    return start(program, ...rest)
  }
}
// All ways to wait for a program end here, the one without `node:child_process` too.
process.noDeprecation = true
const binding = process.binding('spawn_sync')
process.noDeprecation = false
const { spawn } = binding
binding.spawn = (options) => {
  note(options.file)
  return spawn(options)
}
