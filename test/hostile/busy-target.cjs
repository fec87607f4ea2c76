// Loaded before a bundle: every file is open elsewhere when it is to be replaced, until it was tried BUSY_TIMES times.
const fs = require('node:fs')

const { renameSync } = fs
const tries = new Map()
fs.renameSync = (from, to) => {
  const count = tries.get(to) ?? 0
  tries.set(to, count + 1)
  if (count < Number(process.env.BUSY_TIMES)) {
    throw Object.assign(new Error(`${process.env.BUSY_CODE}: rename`), {
      code: process.env.BUSY_CODE,
      path: from,
      dest: to,
    })
  }
  renameSync(from, to)
}
