import { existsSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { parseJsonRecord } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { readPersonText, readTextFile } from '../../files/io/read-text.ts'
import { type AgentDefinition, listMcpServers, parseAgentDefinition } from '../core/agent-definition.ts'

const MAX_AGENT_BYTES = 256 << 10
const MAX_ENTRIES = 3000
const MAX_DEPTH = 7

export interface AgentPlaces {
  readonly projectDir: string
  readonly clientDir: string | null
  readonly home: string | null
}

/** Folders with agents in order of precedence: the project's, the person's, those of plugins. */
function listAgentFolders({ projectDir, clientDir }: AgentPlaces): string[] {
  const own = [`${projectDir}/.claude/agents`, ...(clientDir === null ? [] : [`${clientDir}/agents`])]
  const plugins =
    clientDir === null ? [] : listFiles(`${clientDir}/plugins`, (path) => /\/agents\/[^/]+\.md$/.test(path))
  return [...own, ...new Set(plugins.map((path) => path.slice(0, path.lastIndexOf('/'))))]
}

/** The definition of an agent by name, `plugin:name` included; null for unknown agents and the client's own. */
export async function findAgentDefinition(name: string, places: AgentPlaces): Promise<AgentDefinition | null> {
  const wanted = name.slice(name.lastIndexOf(':') + 1)
  return (await listAgentDefinitions(places, wanted)).find((agent) => agent.name === wanted) ?? null
}

/** All definitions, or only those whose file mentions a name. Files without front matter are passed over. */
export async function listAgentDefinitions(places: AgentPlaces, mention = ''): Promise<AgentDefinition[]> {
  const { parseYamlRecord } = await import('../../files/io/yaml-file.ts')
  const paths = listAgentFolders(places).flatMap((folder) => listFiles(folder, (path) => path.endsWith('.md')))
  return paths.flatMap((path) => {
    const file = readPersonText(path, MAX_AGENT_BYTES, true)
    const fileName = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    if ('error' in file || (!file.text.includes(mention) && fileName !== mention)) return []
    const matter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(file.text)?.[1]
    if (matter === undefined) return []
    return attempt(() => [parseAgentDefinition(path, fileName, parseYamlRecord(matter))], [])
  })
}

export function hasSkill(name: string, { projectDir, clientDir }: AgentPlaces): boolean {
  const folders = [`${projectDir}/.claude`, ...(clientDir === null ? [] : [clientDir])]
  return isSafeName(name) && folders.some((folder) => existsSync(`${folder}/skills/${name}/SKILL.md`))
}

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

/**
 * Lists regular files below a folder, sorted. Links to folders are not followed, so there is no circle. The library
 * fast-glob cannot serve here, because most Agent calls are silent. With agents defined, the library made each call an
 * eighth dearer (79 M instructions).
 */
function listFiles(folder: string, accepts: (path: string) => boolean): string[] {
  const found: string[] = []
  let looked = 0
  const walk = (path: string, depth: number) => {
    if (depth > MAX_DEPTH) return
    for (const entry of listEntries(path, 'is empty')) {
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
