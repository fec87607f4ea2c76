// Loaded before a bundle: between its look at a lock left behind and its taking it over, another process does so first.
const fs = require('node:fs')

const { lstatSync } = fs
let isFirst = true
fs.lstatSync = (path, ...rest) => {
  const stat = lstatSync(path, ...rest)
  if (path === process.env.LOCK && isFirst) {
    isFirst = false
    fs.rmSync(path)
    fs.writeFileSync(path, 'of another process')
  }
  return stat
}
require('node:module').syncBuiltinESMExports()
