import { isAbsolutePath } from '../../command/core/locate-path.ts'
import { hasMarks } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { readWhole } from '../../command/core/run-file.ts'
import { type Call, doubtRun, type Output, type Program } from '../../command/core/shell.ts'

/** Headers come in pairs: a hunk may hold a line that begins like one of them. */
const PAIR = /^--- ([^\t\n]+)(?:\t.*)?\n\+\+\+ ([^\t\n]+)/gm
/** Stands alone before a rename, a change of rights or binary content. */
const HEAD = /^diff --git (?:(\S+) (\S+)|(a\/(.+)) b\/\4)$/gm
const RENAME = /^(?:rename|copy) (?:from|to) (.+)$/gm

/**
 * Lists the files a patch changes, without the first folders of their names. Null where the text is not known, or holds
 * a name that git had to quote.
 */
export function listPatched(text: Output, strip: number): readonly string[] | null {
  if (text === null || hasMarks(text)) return null
  const lines = text.replaceAll('\r\n', '\n')
  const named = [...lines.matchAll(PAIR), ...lines.matchAll(HEAD)].flatMap(([, ...names]) => names.slice(0, 3))
  const stripped = named.flatMap((name = '/dev/null') =>
    name === '/dev/null' ? [] : [name.split('/').slice(strip).join('/')],
  )
  const files = [...new Set([...stripped, ...[...lines.matchAll(RENAME)].map(([, name = '']) => name)])]
  return files.length === 0 || files.some((name) => name === '' || name.includes('"')) ? null : files
}

/** The text of some patch files, or of the input where there are none. Null where a part is not known. */
export function readPatches(call: Call, files: readonly string[]): Output {
  const texts = files.map((file) => (file === '-' ? call.input : readWhole(call, file)))
  return files.length === 0 ? call.input : texts.includes(null) ? null : texts.join('\n')
}

/** Lines that a patch brought, and that only the work tree has, go when the patch is taken back. */
export const lossOf = (isTakenBack: boolean) => (isTakenBack ? ({ takes: 'entry' } as const) : {})

/** Notes a patch nobody can read. Any file below the folder may be changed. */
export function noteUnread({ name, args, state, shell }: Call, folder: string, isTakenBack: boolean): void {
  const paths = folder === '.' ? [] : [folder]
  if (isTakenBack) shell.discard(state, 'unsaved', `${name} -R`, { paths, only: 'some' })
  const certainty = folder === '.' ? 'possible' : 'likely'
  shell.write(state, folder, name, { recursive: true, certainty })
  if (folder === '.') doubtRun({ name, args, shell }, 'the patch says which files only when the command runs')
}

const PATCH_LONG = 'directory= output= reject-file= input= strip= dry-run backup prefix= suffix= reverse forward'

/** The file a patch changes is named in the patch, somewhere below the folder, unless it stands in the command. */
export const patch: Program = (call) => {
  const { args, state, shell } = call
  const options = parseOptions(args, { values: 'doripBzFDVYg', long: PATCH_LONG })
  if (hasFlag(options, 'dry-run', 'C')) return
  const [folder = '.'] = valuesOf(options, 'd', 'directory')
  const outputs = valuesOf(options, 'o', 'output', 'r', 'reject-file')
  for (const path of outputs) if (path !== '-') shell.write(state, path, 'patch')
  const [file] = options.operands
  const isTakenBack = hasFlag(options, 'R', 'reverse')
  if (hasFlag(options, 'o', 'output')) return
  if (file !== undefined)
    return void shell.write(state, isAbsolutePath(file) ? file : `${folder}/${file}`, 'patch', lossOf(isTakenBack))
  const strip = Number(valuesOf(options, 'p', 'strip')[0] ?? '-1')
  const names = strip >= 0 ? listPatched(readPatches(call, valuesOf(options, 'i', 'input')), strip) : null
  if (names === null) noteUnread(call, folder, isTakenBack)
  else for (const name of names) shell.write(state, `${folder}/${name}`, 'patch', lossOf(isTakenBack))
}
