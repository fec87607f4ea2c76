import { matchesName } from '../../base/core/match-name.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { SHAPE } from '../../config/core/key-order.ts'

const WRITING =
  /(?:^|_)(?:write|edit|create|save|update|delete|remove|move|rename|copy|append|put|patch|mkdir|make|replace|insert|overwrite|modify|apply|truncate|touch|export|download|mv|cp|rm|screenshot|snapshot)(?:_|$)/
const READING =
  /(?:^|_)(?:read|get|list|search|find|view|show|stat|info|tree|grep|glob|describe|query|fetch|exists)(?:_|$)/

/** A tool that takes away what its paths name; one for lines or symbols edits a file. */
const REMOVING = /(?:^|_)(?:delete|remove|rm)(?:_(?:file|path|director(?:y|ies)|dir|folder|item|entry)s?)?$/

const PATH_FIELDS = new Set(
  `path paths filepath filename file files destination dest target newpath oldpath source src relativepath absolutepath
  targetfile outputpath output outputfile notebookpath pathinproject directory dir folder uri savepath from to targetpath
  sourcepath localpath`.split(/\s+/),
)
/** Fields that name the place of a result, whatever the name of the tool says. */
const RESULT_FIELD = /^(?:output|save|download)(?:path|file|filepath|filename|as|to)$/
const CONTENT_FIELDS = new Set(
  `content contents text data edits newstr newtext newstring filetext patch diff newcontent newsource code body
  replacement`.split(/\s+/),
)

const plainName = (field: string) => field.replaceAll(/[-_]/g, '').toLowerCase()
/** `writeFile` and `write-file` as `write_file`. */
const plainTool = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()

export const removesPaths = (toolName: string): boolean =>
  REMOVING.test(plainTool(toolName.split('__').slice(2).join('__')))

/**
 * Finds the paths an MCP tool would write; null when the tool is no writer. The configuration comes first. Without an
 * entry there, or with `*` among its fields, the shape of the call decides. A writing name makes a writer. Text beside a path also makes a writer,
 * unless the name reads.
 */
export function findMcpPaths(
  toolName: string,
  toolInput: UnknownRecord,
  configured: Readonly<Record<string, readonly string[]>>,
): readonly string[] | null {
  for (const [pattern, fields] of Object.entries(configured)) {
    if (!matchesName(pattern, toolName)) continue
    const named = fields.flatMap((field) => textsOf(toolInput[field]))
    return fields.includes(SHAPE) ? [...named, ...(findPathsByShape(toolName, toolInput) ?? [])] : named
  }
  return findPathsByShape(toolName, toolInput)
}

/** Servers of repositories elsewhere, whose paths are no paths here. */
const HOSTS = /github|gitlab|gitea|forgejo|bitbucket/i

const isElsewhere = (server: string, { owner, repo, project_id: project }: UnknownRecord) =>
  HOSTS.test(server) && ((typeof owner === 'string' && typeof repo === 'string') || project !== undefined)

function findPathsByShape(toolName: string, toolInput: UnknownRecord): readonly string[] | null {
  const name = plainTool(toolName.split('__').slice(2).join('__'))
  const server = toolName.split('__')[1] ?? ''
  if (isElsewhere(server, toolInput)) return null
  // Only the file server's own tool is believed: a tool that knows no dry run writes.
  if (server === 'filesystem' && name === 'edit_file' && toolInput.dryRun === true) return null
  const fields = Object.keys(toolInput)
  const hasContent = fields.some((field) => CONTENT_FIELDS.has(plainName(field)))
  const isWriter = WRITING.test(name) || (hasContent && !READING.test(name))
  const isTaken = (field: string) =>
    RESULT_FIELD.test(plainName(field)) || (isWriter && PATH_FIELDS.has(plainName(field)))
  const others = isWriter ? fields.filter((field) => !isTaken(field)) : []
  const paths = fields
    .filter(isTaken)
    .flatMap((field) => textsOf(toolInput[field]))
    .concat(others.flatMap((field) => innerPaths(toolInput[field], INNER_LEVELS)))
    // Playwright keeps a plain name in its own folder for output.
    .filter((path) => !name.startsWith('browser_') || /^[/~\\]|^\w:|\.\./.test(path))
  return paths.length === 0 ? null : paths
}

/** The path of a file's address as it stands, and as a server may read its escaped signs. */
function pathsOf(text: string): string[] {
  const path = text.replace(/^file:\/\/(?:localhost(?=\/))?/i, '')
  if (path === text || !path.includes('%')) return [path]
  return [path, path.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))]
}

const INNER_LEVELS = 5

/** Paths that records inside a call name. Only addresses count, and fields that can name nothing else. */
function innerPaths(value: unknown, levels: number): string[] {
  if (levels === 0 || typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, 1000)
    .flatMap(([field, item]) => {
      const isPath =
        /path$|^filename$/.test(plainName(field)) || (plainName(field) === 'uri' && /^file:/i.test(`${item}`))
      const own = /^file:/i.test(field) ? pathsOf(field) : []
      return [...own, ...(isPath ? textsOf(item) : innerPaths(item, levels - 1))]
    })
}

/** The texts in a value that names files: one, a list, records with a path, or texts under their paths. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : pathsOf(value)
  if (Array.isArray(value)) return value.slice(0, 1000).flatMap(textsOf)
  if (!isRecord(value)) return []
  const fields = Object.keys(value)
  const named = fields.filter((field) => PATH_FIELDS.has(plainName(field)) && typeof value[field] === 'string')
  return named.length > 0 ? named.flatMap((field) => textsOf(value[field])) : fields.filter((key) => /[./]/.test(key))
}
