import { hasMarks, isKnown } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, doubtRun, named, type Program, type Programs } from '../../command/core/shell.ts'
import { noteSql } from './remote-tools.ts'
import { onlyReads } from './sql.ts'
import { toolPrograms } from './tool-row.ts'

// Editors and databases in a file write the files they are given; their own commands may write others.

/**
 * Commands of vi that stay in the files that are open: saving, leaving, substituting by plain text, deleting, setting. A
 * script of its own is a run like any other.
 */
const TAME =
  /^:?(?:(?:w|wq|q|qall|quit|x|wqa|qa|wa|xa|noh|redo|undo|up)!?|(?:%|[\d,$.]+)?(?:s\W[^|!=]*|d|sort|retab)|set? [\w=, ]*|(?:luafile|so|source|PlenaryBusted\w+) [^|!\n]*)$/

const doubtScript = (call: Call) => doubtRun(call, 'its commands may write other files, or run programs')

const vi: Program = (call) => {
  const own = call.args.filter((word) => !word.startsWith('+'))
  const options = parseOptions(own, { values: 'cSuTWwrit', long: 'cmd= headless' })
  const plus = call.args.filter((word) => word.startsWith('+')).map((word) => word.slice(1))
  const texts = [...valuesOf(options, 'c', 'cmd'), ...plus]
  const isTame = texts.every((text) => isKnown(text) && (TAME.test(text.trim()) || /^\d*$/.test(text)))
  // -s is silence for ex, a script to play back for the others.
  const isPlayed = options.flags.has('s') && call.name !== 'ex' && !options.flags.has('e')
  if (!isTame || isPlayed || hasFlag(options, 'S', 'w', 'W')) doubtScript(call)
  for (const path of options.operands) call.shell.write(call.state, path, call.name)
}

/** Scripts of ed come on its input: `w other` and `!` reach outside the file. */
const ed: Program = (call) => {
  const { operands } = parseOptions(call.args, { values: 'p' })
  for (const path of operands) call.shell.write(call.state, path, call.name)
  const script = call.input
  if (script === null || hasMarks(script) || /^[\d,$.;/?%]*[^\S\n]*(?:[wW]q?[^\S\n]+\S)|!/m.test(script))
    doubtScript(call)
}

const DOTS =
  /^[^\S\n]*\.(?:output|once|save|backup|shell|system|excel|log|import|clone|archive|read|load|cd|sha3sum)\b/im
const SQLITE_WRITES = /\b(?:writefile|edit|load_extension|fts\w*_tokenizer)\s*\(|\battach\b|\bvacuum\s+into\b/i

const sqlite: Program = (call) => {
  const { args, input, state, shell, name } = call
  const options = parseOptions(args, { singleDash: true, long: 'c= s= cmd= init= separator= newline= nullvalue=' })
  const [file, ...words] = options.operands
  const statements = [...valuesOf(options, 'c', 's'), ...words]
  const texts = [...valuesOf(options, 'cmd'), ...statements]
  const script = statements.length > 0 ? '' : input
  if (script !== null) texts.push(script)
  const left = noteSql(call, texts)
  const isReading = options.flags.has('readonly') || (script !== null && texts.length > 0 && onlyReads(left))
  const restores = texts.some((text) => /^[ \t]*\.restore\b/m.test(text))
  if (file !== undefined && file !== ':memory:' && !isReading)
    shell.write(state, file, name, restores ? { takes: 'entry' } : {})
  const isReadable = script !== null && !options.flags.has('init') && texts.every(isKnown)
  if (!isReadable || texts.some((text) => DOTS.test(text) || SQLITE_WRITES.test(text))) doubtScript(call)
}

const emacs: Program = (call) => {
  const options = parseOptions(call.args, { values: 'lfqQ', long: 'eval= execute= load= funcall= batch script=' })
  for (const path of options.operands) call.shell.write(call.state, path, call.name)
  if (hasFlag(options, 'eval', 'execute', 'load', 'funcall', 'script', 'l', 'f')) doubtScript(call)
}

export const EDITORS: Programs = {
  ...toolPrograms({ nano: { targets: 'all', values: 'rTYo' }, pico: { targets: 'all' }, micro: { targets: 'all' } }),
  ...named('vi vim nvim ex view', vi),
  ...named('ed red', ed),
  ...named('sqlite3 duckdb', sqlite),
  emacs,
}
