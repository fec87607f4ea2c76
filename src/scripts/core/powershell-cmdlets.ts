import { named, type WriteOptions } from '../../command/core/shell.ts'

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
  /** Parameters whose files get other content. */
  readonly takes?: readonly string[]
  /** Without the parameter the cmdlet writes nothing. */
  readonly isOptional?: true
}

const path = { writes: ['path', 'literalpath'], positions: ['path', 'value'] }
const MOVE: WriteOptions = { action: 'move', recursive: true }
const place = { writes: ['path', 'literalpath'], positions: ['path'] }
const nowhere = { writes: [], positions: [] }
const output = { writes: ['path', 'literalpath', 'filepath'], positions: ['path'] }

export const CMDLETS: Readonly<Record<string, Cmdlet>> = {
  ...named('set-content clear-content', { ...path, takes: ['path'] }),
  'add-content': { ...path, effect: { action: 'append' } },
  'out-file': { writes: ['filepath', 'literalpath', 'path'], positions: ['filepath'], takes: ['filepath'] },
  'tee-object': { writes: ['filepath', 'literalpath', 'path'], positions: ['filepath'], isOptional: true },
  ...named('new-item mkdir', { writes: ['path'], positions: ['path'] }),
  'remove-item': { ...path, effect: { action: 'remove', recursive: true, follows: true } },
  'copy-item': {
    writes: ['destination'],
    positions: ['path', 'destination'],
    effect: { action: 'copy', recursive: true, certainty: 'possible' },
    takes: ['destination'],
  },
  'move-item': {
    writes: ['path', 'literalpath', 'destination'],
    positions: ['path', 'destination'],
    effect: MOVE,
    takes: ['destination'],
  },
  'rename-item': { writes: ['path', 'literalpath', 'newname'], positions: ['path', 'newname'], effect: MOVE },
  ...named('set-item clear-item', path),
  ...named('set-itemproperty set-acl start-transcript', place),
  ...named('export-csv export-clixml export-alias', output),
  ...named('export-modulemember new-temporaryfile', nowhere),
  'invoke-webrequest': { writes: ['outfile'], positions: ['uri'], isOptional: true, takes: ['outfile'] },
  'invoke-restmethod': { writes: ['outfile'], positions: ['uri'], isOptional: true },
  'start-bitstransfer': { writes: ['destination'], positions: ['source', 'destination'] },
  'expand-archive': {
    writes: ['destinationpath'],
    positions: ['path', 'destinationpath'],
    effect: { action: 'extract', recursive: true },
    takes: ['destinationpath'],
  },
  'compress-archive': { writes: ['destinationpath'], positions: ['path', 'destinationpath'] },
}

/** The short names of each cmdlet. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'set-content': 'sc',
  'add-content': 'ac',
  'clear-content': 'clc',
  'new-item': 'ni',
  mkdir: 'md',
  'remove-item': 'ri rm del erase rd rmdir',
  'copy-item': 'cp copy cpi',
  'move-item': 'mv move mi',
  'rename-item': 'ren rni',
  'tee-object': 'tee',
  'export-csv': 'epcsv',
  'set-item': 'si',
  'clear-item': 'cli',
  'set-itemproperty': 'sp',
  'invoke-webrequest': 'iwr wget curl',
  'invoke-restmethod': 'irm',
  'invoke-expression': 'iex',
  'start-process': 'saps start',
  'set-location': 'cd sl chdir',
  'push-location': 'pushd',
  'pop-location': 'popd',
}

export const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORT_NAMES).flatMap(([cmdlet, names]) => names.split(' ').map((name) => [name, cmdlet])),
)

/** Parameters without a value. All other parameters take a value. */
export const SWITCHES = new Set(
  'force recurse append noclobber nonewline passthru confirm whatif verbose debug notypeinformation usequotes asbytestream wait nonewwindow usebasicparsing update includehidden container usetransaction asjob noprofile noninteractive nologo noexit sta mta'.split(
    ' ',
  ),
)
