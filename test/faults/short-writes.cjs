// Loaded before a bundle: no write to a file takes more than half of what it is given, as on a disk that is nearly full.
const fs = require('node:fs')

const { writeSync } = fs
fs.writeSync = (fd, data, offset, length, position) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  const from = typeof data === 'string' ? 0 : (offset ?? 0)
  const whole = typeof data === 'string' ? bytes.length : (length ?? bytes.length - from)
  return writeSync(fd, bytes, from, Math.max(1, Math.ceil(whole / 2)), typeof data === 'string' ? null : position)
}
require('node:module').syncBuiltinESMExports()
