import { HOLE, hasMarks, markUnquoted, STAR } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { named, type Program, type Programs, writeWithParents } from '../../command/core/shell.ts'
import { type ToolRow, toolPrograms } from './tool-row.ts'

const TRASH = { targets: 'all', action: 'remove', recursive: true, follows: true, keeps: true } as const

const ROWS: Readonly<Record<string, ToolRow>> = {
  ...named('dos2unix unix2dos', { targets: 'all' } as const),
  touch: { targets: 'all', action: 'create', values: 'drtA', long: 'date= reference= time=' },
  mkfifo: { targets: 'all', values: 'm', long: 'mode=' },
  mknod: { targets: 'first', values: 'm', long: 'mode=' },
  rmdir: { targets: 'all', action: 'remove', keeps: true },
  unlink: { targets: 'all', action: 'remove' },
  shred: { targets: 'all', action: 'remove', follows: true, values: 'ns', long: 'iterations= size= random-source=' },
  ...named('trash trash-put', TRASH),
  truncate: { targets: 'all', takes: true, values: 'sr', long: 'size= reference=' },
  fallocate: { targets: 'all', values: 'lo', long: 'length= offset=' },
  setfacl: { targets: 'all', action: 'permit', values: 'mxMX', recursive: ['R', 'recursive'] },
  ...named('rename prename file-rename', { targets: 'rest', action: 'move', except: ['n', 'nono'] } as const),
  'perl-rename': { targets: 'rest', action: 'move', except: ['n', 'nono', 'dry-run'] },
  logsave: { targets: 'first' },
}

/** Operands after the mode or the owner; with a reference file there is none. */
const changeMode: Program = ({ name, args, state, shell }) => {
  // A mode such as -w or -x looks like an option.
  const words = name === 'chmod' ? args.filter((word) => !/^-[rwxXst]+$/.test(word)) : args
  const options = parseOptions(words, { long: 'reference= recursive from=' })
  const isSpecial = hasFlag(options, 'reference') || words.length < args.length
  for (const path of options.operands.slice(isSpecial ? 0 : 1)) {
    shell.write(state, path, name, { action: 'permit', recursive: hasFlag(options, 'R', 'recursive') })
  }
  return ''
}

/** Removers of JavaScript take patterns in quotes, too. */
const removeAll: Program = ({ name, args, state, shell }) => {
  const { operands } = parseOptions(args, { long: 'max-retries= retry-delay= backoff= tmp=' })
  for (const path of operands) shell.write(state, markUnquoted(path), name, { action: 'remove', recursive: true })
  return ''
}

/** `mmv` takes its patterns in quotes; `#1` stands for text that a pattern matched. */
const moveMany: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, {})
  if (hasFlag(options, 'n')) return null
  const [from = '', to = ''] = options.operands
  shell.write(state, markUnquoted(from), name, { action: 'move', recursive: true })
  shell.write(state, to.replaceAll(/#[ul]?\d+/g, STAR), name, { action: 'move' })
  return ''
}

const makeFolder: Program = (call) => {
  const { operands } = parseOptions(call.args, { values: 'm', long: 'mode= parents verbose' })
  for (const path of operands) writeWithParents(call, path)
  return ''
}

const remove: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, {
    long: 'recursive force interactive? dir preserve-root? no-preserve-root one-file-system verbose help ' + 'version',
  })
  const recursive = hasFlag(options, 'r', 'R', 'recursive')
  const isForced = hasFlag(options, 'f', 'force')
  if (recursive && options.operands.length > 0) shell.noteIrreversible(isForced ? 'rm -rf' : 'rm -r')
  for (const path of options.operands) shell.write(state, path, 'rm', { action: 'remove', recursive })
  return ''
}

/** A new key lies in two files. */
const makeKey: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'tbCfNPlmEyeIsnVOR' })
  if (hasFlag(options, 'l', 'F', 'y', 'e', 'B')) return
  const home = shell.context.home ?? HOLE
  const files = valuesOf(options, 'f')
  for (const path of files.length > 0 ? files : [`${home}/.ssh/id_${STAR}`]) {
    shell.write(state, path, 'ssh-keygen')
    shell.write(state, `${path}.pub`, 'ssh-keygen')
  }
}

const tee: Program = ({ args, state, input, shell }) => {
  const options = parseOptions(args, { long: 'append ignore-interrupts output-error?' })
  const isAppending = hasFlag(options, 'a', 'append')
  const brought = input === null || hasMarks(input) ? {} : { brings: { text: input } }
  for (const path of options.operands)
    if (path !== '-') shell.write(state, path, 'tee', { ...brought, ...(!isAppending && { takes: true }) })
}

/** `sort a | sponge a` edits the file: only text from elsewhere is known to replace one. */
const sponge: Program = ({ args, state, input, shell }) => {
  const taken = input === null || hasMarks(input) || args.includes('-a') ? {} : ({ takes: 'entry' } as const)
  for (const path of args) if (!path.startsWith('-')) shell.write(state, path, 'sponge', taken)
}

/** `dd` takes name=value words. */
const convert: Program = ({ args, state, shell }) => {
  for (const word of args) if (word.startsWith('of=')) shell.write(state, word.slice(3), 'dd of=', { takes: true })
}

export const FILE_TOOLS: Programs = {
  ...toolPrograms(ROWS),
  ...named('chmod chown chgrp chattr', changeMode),
  ...named('mkdir mkdirp make-dir', makeFolder),
  rm: remove,
  tee,
  sponge,
  mmv: moveMany,
  ...named('rimraf del del-cli', removeAll),
  shx: ({ args, state, input, shell }) => shell.runWords(args, state, input),
  dd: convert,
  'ssh-keygen': makeKey,
}
