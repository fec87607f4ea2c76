import { type Dirent, readdirSync } from 'node:fs'
import { type AgentDefinition, listMcpServers, parseAgentDefinition } from '../core/guardrails/agent-definition.ts'
import { parseJsonRecord } from '../core/record.ts'
import { readTextFile } from './read-text.ts'

const MAX_AGENT_BYTES = 256 << 10
const MAX_ENTRIES = 3000
const MAX_DEPTH = 7

export interface AgentPlaces {
  readonly projectDir: string
  /** The client's folder of the person: `~/.claude`. */
  readonly clientDir: string | null
  readonly home: string | null
}

/** Folders that hold agents, those of the project first: it wins over the person's, which win over plugins'. */
function listAgentFolders({ projectDir, clientDir }: AgentPlaces): string[] {
  const own = [`${projectDir}/.claude/agents`, ...(clientDir === null ? [] : [`${clientDir}/agents`])]
  const plugins =
    clientDir === null ? [] : listFiles(`${clientDir}/plugins`, (path) => /\/agents\/[^/]+\.md$/.test(path))
  return [...own, ...new Set(plugins.map((path) => path.slice(0, path.lastIndexOf('/'))))]
}

/** The definition of an agent by name, `plugin:name` included; null for the client's own and for unknown ones. */
export async function findAgentDefinition(name: string, places: AgentPlaces): Promise<AgentDefinition | null> {
  const wanted = name.slice(name.lastIndexOf(':') + 1)
  return (await listAgentDefinitions(places, wanted)).find((agent) => agent.name === wanted) ?? null
}

/** All definitions, or those in whose file a name occurs at all. A file that is not a definition is passed over. */
export async function listAgentDefinitions(places: AgentPlaces, mention = ''): Promise<AgentDefinition[]> {
  const { parseYamlRecord } = await import('./yaml-file.ts')
  const paths = listAgentFolders(places).flatMap((folder) => listFiles(folder, (path) => path.endsWith('.md')))
  return paths.flatMap((path) => {
    const file = readTextFile(path, MAX_AGENT_BYTES, true)
    const fileName = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    if ('error' in file || (!file.text.includes(mention) && fileName !== mention)) return []
    const matter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(file.text)?.[1]
    if (matter === undefined) return []
    try {
      return [parseAgentDefinition(path, fileName, parseYamlRecord(matter))]
    } catch {
      return []
    }
  })
}

/** The MCP servers configured for a project, by name, sorted. */
export function listConfiguredServers({ projectDir, clientDir, home }: AgentPlaces): string[] {
  const paths = [
    `${projectDir}/.mcp.json`,
    `${projectDir}/.claude/settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    ...(clientDir === null ? [] : [`${clientDir}/settings.json`, `${clientDir}/.claude.json`]),
    ...(home === null ? [] : [`${home}/.claude.json`]),
  ]
  const names = paths.flatMap((path) => {
    const file = readTextFile(path, 16 << 20, true)
    return 'text' in file ? listMcpServers(parseJsonRecord(file.text), projectDir) : []
  })
  return [...new Set(names)].sort()
}

/** Regular files below a folder, sorted; links to folders are not followed, so there is no circle. */
function listFiles(folder: string, accepts: (path: string) => boolean): string[] {
  const found: string[] = []
  let looked = 0
  const walk = (path: string, depth: number) => {
    if (depth > MAX_DEPTH) return
    for (const entry of readFolder(path)) {
      looked += 1
      if (looked > MAX_ENTRIES) return
      const inside = `${path}/${entry.name}`
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') walk(inside, depth + 1)
      else if (!entry.isDirectory() && accepts(inside)) found.push(inside)
    }
  }
  walk(folder, 0)
  return found.sort()
}

function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return []
  }
}
