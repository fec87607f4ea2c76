import { onlyReads } from '../../programs/core/sql.ts'
import { findClosing, type Scan, splitArguments } from './code-text.ts'
import { resolveText } from './code-values.ts'

const CHANGES_DATABASE =
  /\b(?:executescript|executemany|to_sql|backup|deserialize|load_extension|blobopen|enable_load_extension|isolation_level)\b/

/** Code that asks more is as unknown as before. */
const MAX_QUESTIONS = 50

/** Whether a connection goes to a function that may change the database; pandas only asks with `read_sql`. */
function isHandedOn(code: string): boolean {
  const names = [...code.matchAll(/\b(\w{1,60})\s*=\s*sqlite3\s*\.\s*connect|\bas\s+(\w{1,60})\s*:/g)]
  const rest = code.replaceAll(/\bread_sql\w*\s*\([^()]*\)/g, '')
  return names.slice(0, MAX_QUESTIONS).some(([, set, as]) => new RegExp(`[(,]\\s*${set ?? as}\\s*[,)]`).test(rest))
}

/** Whether all that the code tells a database is written out, and only reads. */
export function onlyAsks(scan: Scan): boolean {
  const { code } = scan.skeleton
  if (CHANGES_DATABASE.test(code) || isHandedOn(code)) return false
  const calls = [...code.matchAll(/\b(?:execute|read_sql\w*)\s*\(/g)]
  if (calls.length > MAX_QUESTIONS) return false
  const asked = calls.map(({ index, 0: whole }) => {
    const from = index + whole.length
    return resolveText(splitArguments(code.slice(from, findClosing(code, from - 1)))[0] ?? '', scan)
  })
  return asked.length > 0 && asked.every((text) => text !== null && onlyReads([text]))
}
