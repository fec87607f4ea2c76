import { isAbsolutePath } from '../../effects/core/locate-path.ts'
import type { Program } from '../../effects/core/shell.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import { listPatched, lossOf, noteUnread, readPatches } from './patches.ts'

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
