import { enterDirectory } from '../../command/core/locate-words.ts'
import { parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, doubtRun, named, type Program, type Programs } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { bring, CONTAINERS, mirror } from './containers.ts'
import { dangers, subcommandTool, type Tool } from './subcommand-tool.ts'

// Tools that work on other machines, clouds and databases. Files they fetch are writes; things they destroy there
// cannot be taken back.

/** Options with values of their own most often stand behind the places. */
const SECOND = { targets: 'second' } as const
const REMOVE = { targets: 'first', recursive: true, action: 'remove', except: ['dry-run'] } as const

const TERRAFORM: Tool = {
  singleDash: true,
  long: 'out= var= var-file= target= chdir= state= check diff list recursive',
  rules: [
    { outputs: ['out', 'state'] },
    {
      when: 'fmt',
      targets: 'all',
      recursive: true,
      orHere: true,
      endings: '.tf .tfvars .hcl .tofu',
      except: ['check', 'write=false'],
    },
    ...dangers('terraform', 'destroy', 'apply'),
  ],
}

const TOOLS: Readonly<Record<string, Tool>> = {
  aws: {
    long: `${[
      'profile region output query exclude include function-name payload invocation-type log-type endpoint-url page-size',
      'content-type content-encoding content-disposition content-language cache-control metadata metadata-directive acl',
      'storage-class sse sse-kms-key-id expires grants website-redirect source-region ca-bundle color',
    ]
      .join(' ')
      .replaceAll(' ', '= ')}=`,
    rules: [
      { when: 'lambda invoke', targets: 'final' },
      ...['s3 cp', 's3 mv', 's3 sync'].map((when) => ({ when, ...bring })),
      mirror('s3 sync', 'delete'),
      ...dangers('aws', 's3 rm', 's3 rb'),
    ],
  },
  rclone: {
    long: 'backup-dir= include= exclude= filter= filter-from= min-age= max-age= max-delete= transfers= checkers= log-file=',
    rules: [
      ...['copy', 'copyto', 'move', 'moveto'].map((when) => ({ when, ...bring, ...SECOND })),
      { when: 'sync', ...bring, ...SECOND, takes: true, action: 'copy' },
      ...['move', 'moveto'].map((when) => ({ when, ...REMOVE, keeps: true as const })),
      ...['delete', 'deletefile', 'purge'].map((when) => ({ when, ...REMOVE, danger: `rclone ${when}` })),
    ],
  },
  gsutil: {
    rules: [
      ...['cp', 'mv', 'rsync'].map((when) => ({ when, ...bring })),
      mirror('rsync', 'd'),
      ...dangers('gsutil', 'rm', 'rb'),
    ],
  },
  kubectl: {
    values: 'nflocp',
    long: 'namespace= context= filename= output= container= selector=',
    rules: [
      { when: 'cp', ...bring },
      { when: 'delete', danger: 'kubectl delete', except: ['dry-run'] },
    ],
  },
  helm: {
    values: 'nfd',
    long: 'namespace= values= output-dir= destination= untardir= version=',
    rules: [
      { outputs: ['output-dir', 'd', 'destination', 'untardir'], recursive: true },
      { when: 'uninstall', danger: 'helm uninstall' },
      { when: 'delete', danger: 'helm uninstall' },
    ],
  },
  gh: {
    values: 'RODpnbtBFqH',
    long: 'repo= output= dir= pattern= title= body= name= jq= json= base= head= method= field= raw-field= header=',
    rules: [
      { when: 'release download', outputs: ['O', 'output', 'D', 'dir'], recursive: true },
      { when: 'run download', outputs: ['D', 'dir'], recursive: true },
      { when: 'repo clone', targets: 'second', recursive: true },
      ...dangers('gh', 'repo delete', 'release delete', 'pr merge'),
    ],
  },
}

const inFolder = subcommandTool(TERRAFORM)
const terraform: Program = (call) => {
  const state = forkState(call.state)
  for (const folder of valuesOf(parseOptions(call.args, TERRAFORM), 'chdir')) enterDirectory(folder, state)
  return inFolder({ ...call, state })
}

const LOSES = /\b(drop|truncate)\s+(table|database|schema|view|index|user)\b|\bdelete\s+from\s+\w+\s*(?:;|$)/gi
/** Statements by which a client writes answers into a file of its own machine. */
const COPIES: Readonly<Record<string, RegExp>> = { psql: /^\s*\\copy\b/i, duckdb: /^\s*copy\b/i }
const ESCAPES = /\\(?:o|!|w|g|copy\b.*\bto)\b|\binto\s+(?:out|dump)file\b|\bcopy\b[^;]*\bto\s+'|\btee\s/i

/** Notes the files that statements copy answers to, and gives back the other statements. */
function noteCopies({ name, state, shell }: Call, text: string): string {
  const others = text.split(';').filter((statement) => {
    const isCopy = COPIES[name]?.test(statement) === true
    const path = isCopy ? [...statement.matchAll(/\bto\s+'([^']*)'/gi)].at(-1)?.[1] : undefined
    // A statement that names the file once more reads it.
    const isEdit = path !== undefined && statement.split(`'${path}'`).length > 2
    if (path !== undefined) shell.write(state, path, name, isEdit ? {} : { takes: 'entry' })
    return path === undefined
  })
  return others.join(';')
}

/** SQL in an option: what it drops is lost, and some of it writes files. Copies of answers are left out of what comes back. */
export function noteSql(call: Call, given: readonly string[]): readonly string[] {
  const { name, args, shell } = call
  const texts = given.map((each) => noteCopies(call, each))
  for (const text of texts) {
    for (const [whole, verb, kind] of text.matchAll(LOSES))
      shell.noteIrreversible(verb === undefined ? 'DELETE FROM' : `${verb} ${kind}`.toUpperCase() || whole)
    if (ESCAPES.test(text)) doubtRun({ name, args, shell }, 'the statement may write a file')
  }
  return texts
}

const database: Program = (call) => {
  const long = 'command= execute= output= log-file= host= username= dbname= file= port= user= password? database='
  const options = parseOptions(call.args, { values: 'ceohUdfpLuDP', long })
  const isPostgres = call.name === 'psql'
  noteSql(call, [...valuesOf(options, 'c', 'command', 'e', 'execute'), ...(call.input === null ? [] : [call.input])])
  for (const path of isPostgres ? valuesOf(options, 'o', 'output', 'L', 'log-file') : [])
    call.shell.write(call.state, path, 'psql -o', { takes: 'entry' })
}

const lost =
  (what: string): Program =>
  ({ args, shell }) => {
    if (!args.some((word) => /^--?(?:help|version|V)$/.test(word))) shell.noteIrreversible(what)
  }

const redis: Program = ({ args, state, shell }) => {
  for (const path of valuesOf(
    parseOptions(args, { singleDash: true, long: 'rdb= functions-rdb=' }),
    'rdb',
    'functions-rdb',
  ))
    if (path !== '-') shell.write(state, path, 'redis-cli --rdb', { takes: 'entry' })
  const word = args.find((each) => /^flush(?:all|db)$/i.test(each))
  if (word !== undefined) shell.noteIrreversible(`redis-cli ${word.toLowerCase()}`)
}

export const REMOTE_TOOLS: Programs = {
  ...Object.fromEntries(Object.entries(TOOLS).map(([name, tool]) => [name, subcommandTool(tool)])),
  ...named('terraform tofu', terraform),
  ...named('docker podman', CONTAINERS),
  ...named('psql mysql mariadb', database),
  dropdb: lost('dropdb'),
  dropuser: lost('dropuser'),
  'redis-cli': redis,
  ...named('shutdown reboot poweroff halt', lost('shutdown')),
  ...named('mkfs mkfs.ext4 mkfs.ext3 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mke2fs mkswap wipefs', lost('mkfs')),
}
