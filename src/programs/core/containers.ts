import { isAbsolutePath } from '../../command/core/locate-path.ts'
import { hasMarks } from '../../command/core/marks.ts'
import {
  type OptionRules,
  type ParsedOptions,
  parseLeading,
  parseOptions,
  valuesOf,
} from '../../command/core/options.ts'
import type { Call, Program } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { isReader } from './readers.ts'
import { dangers, subcommandTool, type Tool } from './subcommand-tool.ts'

/** A copy between machines. */
export const bring = { targets: 'last', recursive: true, takes: 'entry', except: ['dry-run', 'dryrun'] } as const
/** A copy that takes away what its source does not have. */
export const mirror = (when: string, flag: string) =>
  ({ when, ...bring, action: 'copy', takes: true, only: [flag] }) as const

const DOCKER: Tool = {
  values: 'ofvVpeutnlwHc',
  long: 'output= file= volume= mount= env= name= tag= network= workdir= user= platform= format= filter= tail= context= host=',
  rules: [
    ...['cp', 'container cp', 'compose cp'].map((when) => ({ when, ...bring })),
    ...['save', 'export'].map((when) => ({ when, outputs: ['o', 'output'] })),
    ...dangers('docker', 'push', 'system prune', 'volume rm', 'volume prune'),
  ],
}

/** Options of `run`, up to the image. */
const RUN: OptionRules = {
  values: 'aehlmpuvwc',
  long:
    'volume= mount= env= env-file= name= network= workdir= user= platform= hostname= label= memory= cpus= publish= ' +
    'entrypoint= add-host= gpus= ulimit= restart= pull= shm-size= tmpfs= volumes-from= cap-add= cap-drop= device= ' +
    'security-opt= userns= pid= ipc= init interactive tty detach rm read-only privileged no-deps',
}

interface Mount {
  readonly host: string
  readonly inside: string
  readonly isReadOnly: boolean
}

function listMounts(options: ParsedOptions): Mount[] {
  const volumes = valuesOf(options, 'v', 'volume').map((text) => text.split(':'))
  const mounts = valuesOf(options, 'mount').map((text) => {
    const parts = new Map(text.split(',').map((part) => [part.replace(/=.*/, ''), part.replace(/^[^=]*=?/, '')]))
    const isReadOnly = parts.has('readonly') || parts.has('ro')
    return [parts.get('source') ?? parts.get('src'), parts.get('target') ?? parts.get('dst'), isReadOnly ? 'ro' : '']
  })
  return [...volumes, ...mounts].flatMap(([host = '', inside = '', mode = '']) =>
    isAbsolutePath(host) ? [{ host, inside, isReadOnly: /\bro\b/.test(mode) }] : [],
  )
}

/** Folders a container may write. Below the folder it starts from, a container is a build like any other. */
function noteMounts(call: Call): void {
  const { args, state, shell, name } = call
  const at = args.indexOf('run')
  const options = at === -1 ? parseOptions(args, DOCKER) : parseLeading(args.slice(at + 1), RUN)
  const mounts = listMounts(options)
  for (const { host, isReadOnly } of mounts) {
    const isInside = state.cwd?.some((place) => host === place || host.startsWith(`${place}/`)) === true
    if (!isInside && !isReadOnly) shell.write(state, host, `${name} -v`, { recursive: true })
  }
  const [, ...given] = at === -1 ? [] : options.operands
  const inner = [...valuesOf(options, 'entrypoint'), ...given]
  if (mounts.length === 0 || isReader(inner[0] ?? '') || inner[0] === 'cat') return
  runInside(call, inner, {
    mounts: mounts.filter(({ isReadOnly }) => !isReadOnly),
    folder: valuesOf(options, 'w', 'workdir').at(-1) ?? '',
  })
  // The words of a container name its own paths; some of those are folders of the host.
  const words = inner.flatMap((word) => word.split(/[\s'";&|]+/)).map((word) => toHostPath(word, mounts))
  shell.noteRun(state, { name, file: null, words, isRead: false })
}

function toHostPath(word: string, mounts: readonly Mount[]): string {
  const mount = mounts.find(({ inside }) => inside !== '' && (word === inside || word.startsWith(`${inside}/`)))
  return mount === undefined ? word : mount.host + word.slice(mount.inside.length)
}

/** Programs for files, and those that print into one, whose ways inside a container are those outside. */
const FILE_TOOLS = /^(?:rm|rmdir|mv|cp|sed|tee|touch|mkdir|truncate|chmod|chown|find|ln|shred|echo|printf|cat|cd)$/
const SHELLS = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|a|z)?sh$/
/** A path of the container alone stands here: no file of the host lies below a device. */
const NOWHERE = '/dev/null'

interface Inside {
  readonly mounts: readonly Mount[]
  /** The folder that the program starts in; empty for that of the image. */
  readonly folder: string
}

function toPlace(path: string, mounts: readonly Mount[]): string {
  const host = toHostPath(path, mounts)
  return host === path ? NOWHERE + path : host
}

function runInside({ state, shell }: Call, words: readonly string[], { mounts, folder }: Inside): void {
  const inner = { ...forkState(state), cwd: [isAbsolutePath(folder) ? toPlace(folder, mounts) : NOWHERE] }
  const [name = '', option, text = ''] = words
  if (SHELLS.test(name) && /^-[a-z]*c$/.test(option ?? '')) {
    // Variables and lists have the values of the container.
    if (hasMarks(text) || /[$`(){}]|<</.test(text)) return
    const parts = text.match(/(?:[^'"&;|\n]|'[^']*'|"[^"]*")+/g) ?? []
    const known = parts.filter((part) => FILE_TOOLS.test(part.trim().split(/\s/, 1)[0] ?? ''))
    // A script of sed stands in quotes and may begin like a path.
    const place = (path: string, at: number, part: string) =>
      /^\/dev\//.test(path) || (/^\s*sed/.test(part) && /['"]/.test(part.charAt(at - 1)))
        ? toHostPath(path, mounts)
        : toPlace(path, mounts)
    shell.runText(
      known.map((part) => part.replace(/(?<=[\s>'"])\/[^\s'"<>]*/g, place).replace(/(?<=\s)~/g, NOWHERE)).join('\n'),
      inner,
      null,
    )
  } else if (FILE_TOOLS.test(name) && name !== 'cd') {
    const isPath = (word: string) => isAbsolutePath(word) && (name !== 'sed' || toHostPath(word, mounts) !== word)
    shell.runWords(
      words.map((word) => (isPath(word) ? toPlace(word, mounts) : word)),
      inner,
      null,
    )
  }
}

export const CONTAINERS: Program = (call) => {
  const { args, shell } = call
  noteMounts(call)
  if (args.includes('compose') && args.includes('down') && args.some((word) => /^(?:-v|--volumes)$/.test(word)))
    shell.noteIrreversible('docker compose down -v')
  return subcommandTool(DOCKER)(call)
}
