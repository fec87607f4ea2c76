import type { WriteOptions } from '../../effects/core/shell.ts'

/** Ways in which a cmdlet names its targets: by parameter, or by position. */
export interface Cmdlet {
  /** Parameters whose values are written. */
  readonly writes: readonly string[]
  /**
   * Parameters that the first, second, ... operand stands for. A parameter given by name leaves its place free for the
   * next.
   */
  readonly positions: readonly string[]
  readonly effect?: WriteOptions
  /** Without the parameter the cmdlet writes nothing. */
  readonly isOptional?: true
}

const path = { writes: ['path', 'literalpath'], positions: ['path', 'value'] }
const MOVE: WriteOptions = { action: 'move', recursive: true }
const output = { writes: ['path', 'literalpath', 'filepath'], positions: ['path'] }

export const CMDLETS: Readonly<Record<string, Cmdlet>> = {
  'set-content': path,
  'add-content': { ...path, effect: { action: 'append' } },
  'clear-content': path,
  'out-file': { writes: ['filepath', 'literalpath', 'path'], positions: ['filepath'] },
  'tee-object': { writes: ['filepath', 'literalpath', 'path'], positions: ['filepath'], isOptional: true },
  'new-item': { writes: ['path'], positions: ['path'] },
  mkdir: { writes: ['path'], positions: ['path'] },
  'remove-item': { ...path, effect: { action: 'remove', recursive: true, follows: true } },
  'copy-item': {
    writes: ['destination'],
    positions: ['path', 'destination'],
    effect: { action: 'copy', recursive: true, certainty: 'possible' },
  },
  'move-item': { writes: ['path', 'literalpath', 'destination'], positions: ['path', 'destination'], effect: MOVE },
  'rename-item': { writes: ['path', 'literalpath', 'newname'], positions: ['path', 'newname'], effect: MOVE },
  'set-item': path,
  'clear-item': path,
  'set-itemproperty': { writes: ['path', 'literalpath'], positions: ['path'] },
  'set-acl': { writes: ['path', 'literalpath'], positions: ['path'] },
  'export-csv': output,
  'export-clixml': output,
  'export-alias': output,
  'export-modulemember': { writes: [], positions: [] },
  'invoke-webrequest': { writes: ['outfile'], positions: ['uri'], isOptional: true },
  'invoke-restmethod': { writes: ['outfile'], positions: ['uri'], isOptional: true },
  'start-bitstransfer': { writes: ['destination'], positions: ['source', 'destination'] },
  'expand-archive': {
    writes: ['destinationpath'],
    positions: ['path', 'destinationpath'],
    effect: { action: 'extract', recursive: true },
  },
  'compress-archive': { writes: ['destinationpath'], positions: ['path', 'destinationpath'] },
  'start-transcript': { writes: ['path', 'literalpath'], positions: ['path'] },
  'new-temporaryfile': { writes: [], positions: [] },
}

export const ALIASES: Readonly<Record<string, string>> = {
  sc: 'set-content',
  ac: 'add-content',
  clc: 'clear-content',
  ni: 'new-item',
  md: 'mkdir',
  ri: 'remove-item',
  rm: 'remove-item',
  del: 'remove-item',
  erase: 'remove-item',
  rd: 'remove-item',
  rmdir: 'remove-item',
  cp: 'copy-item',
  copy: 'copy-item',
  cpi: 'copy-item',
  mv: 'move-item',
  move: 'move-item',
  mi: 'move-item',
  ren: 'rename-item',
  rni: 'rename-item',
  tee: 'tee-object',
  epcsv: 'export-csv',
  si: 'set-item',
  cli: 'clear-item',
  sp: 'set-itemproperty',
  iwr: 'invoke-webrequest',
  wget: 'invoke-webrequest',
  curl: 'invoke-webrequest',
  irm: 'invoke-restmethod',
  iex: 'invoke-expression',
  saps: 'start-process',
  start: 'start-process',
  cd: 'set-location',
  sl: 'set-location',
  chdir: 'set-location',
  pushd: 'push-location',
  popd: 'pop-location',
}

/** Parameters without a value. All other parameters take a value. */
export const SWITCHES = new Set(
  'force recurse append noclobber nonewline passthru confirm whatif verbose debug notypeinformation usequotes asbytestream wait nonewwindow usebasicparsing update includehidden container usetransaction asjob noprofile noninteractive nologo noexit sta mta'.split(
    ' ',
  ),
)
