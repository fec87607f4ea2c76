// Loaded before a bundle: a slow disk. Between a temporary file's making, its writing and its publication others get their turn.
const fs = require('node:fs')

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.env.SLOW_MS))
const isTemporary = (path) => /\/\.tmp-[^/]*$/.test(String(path))

const { openSync, closeSync } = fs
const temporary = new Set()
fs.openSync = (path, ...args) => {
  const fd = openSync(path, ...args)
  if (!isTemporary(path)) return fd
  temporary.add(fd)
  wait()
  return fd
}
fs.closeSync = (fd) => {
  closeSync(fd)
  if (temporary.delete(fd)) wait()
}
