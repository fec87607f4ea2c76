// Loaded before the sources: notes from which lines of an io folder the disk is changed.
const fs = require('node:fs')
const { appendFileSync, openSync, constants } = fs
const log = process.env.WRITERS_LOG

Error.stackTraceLimit = 60
function note() {
  const places = new Error().stack.matchAll(/src\/([\w-]+\/io\/[\w-]+\.ts):(\d+)/g)
  appendFileSync(log, [...places].map(([, file, line]) => `${file}:${line}\n`).join(''))
}
for (const name of ['renameSync', 'linkSync', 'unlinkSync', 'mkdirSync', 'rmdirSync', 'rmSync', 'readdirSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    note()
    return original(...args)
  }
}
fs.openSync = (path, flags, ...rest) => {
  if (typeof flags === 'string' ? flags !== 'r' : (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0) note()
  return openSync(path, flags, ...rest)
}
// Bundles and commands lie beside what runs: here in dist, and above it.
const children = require('node:child_process')
const { spawnSync } = children
const place = (path) =>
  typeof path === 'string'
    ? path
        .replace(/\/src\/[\w-]+\/io\/(?=[\w-]+\.mjs$)/, '/dist/')
        .replace(/\/src\/(?:[\w-]+\/)?(?:io\/\.\.\/)?commands(?=\/|$)/, '/commands')
    : path
for (const name of ['readFileSync', 'existsSync', 'readdirSync', 'openSync', 'lstatSync', 'statSync']) {
  const original = fs[name]
  fs[name] = (path, ...rest) => original(place(path), ...rest)
}
children.spawnSync = (command, args, ...rest) => spawnSync(command, args.map(place), ...rest)
require('node:module').syncBuiltinESMExports()
process.on('exit', () => appendFileSync(log, ''))
