// Loaded before a bundle: counts by path how many bytes were read, and leaves the counts where BYTES_LOG says.
const fs = require('node:fs')
const { appendFileSync, openSync, readFileSync, readSync } = fs
const paths = new Map()
const counts = {}
const note = (path, count) => {
  if (typeof path === 'string') counts[path] = (counts[path] ?? 0) + count
}
fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest)
  paths.set(fd, path)
  return fd
}
fs.readSync = (fd, ...rest) => {
  const count = readSync(fd, ...rest)
  note(paths.get(fd), count)
  return count
}
fs.readFileSync = (path, ...rest) => {
  const content = readFileSync(path, ...rest)
  note(path, content.length)
  return content
}
for (const name of ['createReadStream', 'readFile', 'read', 'readv', 'readvSync', 'openAsBlob'])
  fs[name] = () => {
    throw new Error(`fs.${name} is not counted here`)
  }
process.on('exit', () => {
  const maxRss = process.resourceUsage().maxRSS * 1024
  appendFileSync(process.env.BYTES_LOG, `${JSON.stringify({ bytes: counts, maxRss })}\n`)
})
