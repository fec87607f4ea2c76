import { hasMarks } from '../../syntax/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import type { Program } from '../../syntax/core/shell.ts'

const PATCH_LONG = 'directory= output= reject-file= input= strip= dry-run backup prefix= suffix= reverse forward'

/** The file a patch changes is named in the patch, somewhere below the folder, unless it stands in the command. */
export const patch: Program = ({ args, state, shell, input }) => {
  const options = parseOptions(args, { values: 'doripBzFDVYg', long: PATCH_LONG })
  if (hasFlag(options, 'dry-run', 'C')) return null
  const [folder = '.'] = valuesOf(options, 'd', 'directory')
  const outputs = valuesOf(options, 'o', 'output', 'r', 'reject-file')
  for (const path of outputs) if (path !== '-') shell.write(state, path, 'patch')
  const [file] = options.operands
  if (hasFlag(options, 'o', 'output')) return null
  if (file !== undefined) {
    shell.write(state, `${folder}/${file}`, 'patch')
    return null
  }
  const names =
    input === null || hasMarks(input)
      ? []
      : [...input.matchAll(/^(?:\+\+\+|---) ([^\t\n]+)/gm)].map((match) => match[1] ?? '')
  const strip = Number(valuesOf(options, 'p', 'strip')[0] ?? '-1')
  const isNamed = names.length > 0 && strip >= 0
  if (!isNamed) shell.write(state, folder, 'patch', { recursive: true })
  else
    for (const name of names)
      if (name !== '/dev/null') shell.write(state, `${folder}/${name.split('/').slice(strip).join('/')}`, 'patch')
  return null
}
