// Loaded before the command: an editor saves the file EDITED when the command makes a temporary file beside it, once.
const fs = require('node:fs')
const { dirname } = require('node:path')

const { openSync, writeFileSync } = fs
const { EDITED, EDITED_TEXT } = process.env
let isSaved = false
fs.openSync = (path, ...args) => {
  const fd = openSync(path, ...args)
  if (!isSaved && String(path).startsWith(`${dirname(EDITED)}/.tmp-`)) {
    isSaved = true
    writeFileSync(EDITED, EDITED_TEXT)
  }
  return fd
}
