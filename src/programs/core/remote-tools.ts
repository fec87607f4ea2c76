import { isAbsolutePath } from '../../effects/core/locate-path.ts'
import { type Call, named, type Program, type Programs } from '../../effects/core/shell.ts'
import { type ParsedOptions, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import { isReader } from './readers.ts'
import { subcommandTool, type Tool } from './subcommand-tool.ts'

// Tools that work on other machines, clouds and databases. Files they fetch are writes; things they destroy there
// cannot be taken back.

const bring = { targets: 'last', recursive: true, takes: 'entry', except: ['dry-run', 'dryrun'] } as const
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
    { when: 'destroy', danger: 'terraform destroy' },
    { when: 'apply', danger: 'terraform apply' },
  ],
}

const DOCKER: Tool = {
  values: 'ofvVpeutnlwHc',
  long: 'output= file= volume= mount= env= name= tag= network= workdir= user= platform= format= filter= tail= context= host=',
  rules: [
    { when: 'cp', ...bring },
    { when: 'container cp', ...bring },
    { when: 'save', outputs: ['o', 'output'] },
    { when: 'export', outputs: ['o', 'output'] },
    { when: 'push', danger: 'docker push' },
    { when: 'system prune', danger: 'docker system prune' },
    { when: 'volume rm', danger: 'docker volume rm' },
    { when: 'volume prune', danger: 'docker volume prune' },
  ],
}

const TOOLS: Readonly<Record<string, Tool>> = {
  terraform: TERRAFORM,
  tofu: TERRAFORM,
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
      { when: 's3 rm', danger: 'aws s3 rm' },
      { when: 's3 rb', danger: 'aws s3 rb' },
    ],
  },
  gsutil: {
    rules: [
      ...['cp', 'mv', 'rsync'].map((when) => ({ when, ...bring })),
      { when: 'rm', danger: 'gsutil rm' },
      { when: 'rb', danger: 'gsutil rb' },
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
      { when: 'repo delete', danger: 'gh repo delete' },
      { when: 'release delete', danger: 'gh release delete' },
      { when: 'pr merge', danger: 'gh pr merge' },
    ],
  },
}

interface Mount {
  readonly host: string
  readonly inside: string
  readonly isReadOnly: boolean
}

/** Folders of the host that a container sees. */
function listMounts(values: ParsedOptions['values']): Mount[] {
  const volumes = ['v', 'volume'].flatMap((name) => values.get(name) ?? []).map((text) => text.split(':'))
  const mounts = (values.get('mount') ?? []).map((text) => {
    const parts = new Map(text.split(',').map((part) => [part.replace(/=.*/, ''), part.replace(/^[^=]*=?/, '')]))
    const isReadOnly = parts.has('readonly') || parts.has('ro')
    return [parts.get('source') ?? parts.get('src'), parts.get('target') ?? parts.get('dst'), isReadOnly ? 'ro' : '']
  })
  return [...volumes, ...mounts].flatMap(([host = '', inside = '', mode = '']) =>
    isAbsolutePath(host) ? [{ host, inside, isReadOnly: /\bro\b/.test(mode) }] : [],
  )
}

/** Folders a container may write. Below the folder it starts from, a container is a build like any other. */
function noteMounts({ args, state, shell, name }: Call): void {
  const mounts = listMounts(parseOptions(args, DOCKER).values)
  for (const { host, isReadOnly } of mounts) {
    const isInside = state.cwd?.some((place) => host === place || host.startsWith(`${place}/`)) === true
    if (!isInside && !isReadOnly) shell.write(state, host, `${name} -v`, { recursive: true })
  }
  const [verb, ...rest] = parseOptions(args, { ...DOCKER, stopAtOperand: true }).operands
  const [, ...inner] = verb === 'run' ? parseOptions(rest, { ...DOCKER, stopAtOperand: true }).operands : []
  if (mounts.length === 0 || isReader(inner[0] ?? '') || inner[0] === 'cat') return
  // The words of a container name its own paths; some of those are folders of the host.
  const words = inner.flatMap((word) => word.split(/[\s'";&|]+/)).map((word) => toHostPath(word, mounts))
  shell.noteRun(state, { name, file: null, words, isRead: false })
}

function toHostPath(word: string, mounts: readonly Mount[]): string {
  const mount = mounts.find(({ inside }) => inside !== '' && (word === inside || word.startsWith(`${inside}/`)))
  return mount === undefined ? word : mount.host + word.slice(mount.inside.length)
}

const docker: Program = (call) => {
  const { args, shell } = call
  noteMounts(call)
  if (args.includes('compose') && args.includes('down') && args.some((word) => /^(?:-v|--volumes)$/.test(word)))
    shell.noteIrreversible('docker compose down -v')
  return subcommandTool(DOCKER)(call)
}

const LOSES = /\b(drop|truncate)\s+(table|database|schema|view|index|user)\b|\bdelete\s+from\s+\w+\s*(?:;|$)/gi
const ESCAPES = /\\(?:o|!|w|g|copy\b.*\bto)\b|\binto\s+(?:out|dump)file\b|\bcopy\b[^;]*\bto\s+'|\btee\s/i

/** SQL in an option: what it drops is lost, and some of it writes files. */
export function noteSql({ name, args, shell }: Call, texts: readonly string[]): void {
  for (const text of texts) {
    for (const [whole, verb, kind] of text.matchAll(LOSES))
      shell.noteIrreversible(verb === undefined ? 'DELETE FROM' : `${verb} ${kind}`.toUpperCase() || whole)
    if (ESCAPES.test(text)) shell.doubt([name, ...args].join(' '), 'the statement may write a file')
  }
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
  ...named('docker podman', docker),
  ...named('psql mysql mariadb', database),
  dropdb: lost('dropdb'),
  dropuser: lost('dropuser'),
  'redis-cli': redis,
  ...named('shutdown reboot poweroff halt', lost('shutdown')),
  ...named('mkfs mkfs.ext4 mkfs.ext3 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mke2fs mkswap wipefs', lost('mkfs')),
}
