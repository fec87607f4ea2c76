import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { currentName, RENAMED_TOOLS } from '../../calls/core/tool-call.ts'
import { findMcpServer, findSimilarTool, isCoreTool } from '../../calls/core/tool-names.ts'

/** An agent as its file defines the agent. `tools` is null for an agent with all tools of the session. */
export interface AgentDefinition {
  readonly name: string
  readonly path: string
  readonly tools: readonly string[] | null
  readonly description: string | null
}

/**
 * Parses the front matter of an agent's file: `tools`, or the `allowed_tools` of older agents. The name falls back to the
 * file's name.
 */
export function parseAgentDefinition(path: string, fileName: string, matter: UnknownRecord): AgentDefinition {
  const tools = matter.tools ?? matter.allowed_tools
  const list = typeof tools === 'string' ? tools.split(',') : Array.isArray(tools) ? tools.map(String) : null
  const names = list?.map((name) => name.trim()).filter((name) => name !== '') ?? null
  return {
    name: stringOf(matter.name)?.trim() || fileName,
    path,
    tools: names === null || names.includes('*') ? null : names,
    description: stringOf(matter.description),
  }
}

export interface AgentFinding {
  readonly severity: 'error' | 'warning'
  readonly tool: string | null
  readonly text: string
}

/**
 * Lists faults of an agent's definition. Unknown tools are errors. Old names, MCP tools of an unconfigured server and a
 * missing description are warnings. `Tool(pattern)` counts as its tool.
 */
export function lintAgentDefinition(agent: AgentDefinition, servers: readonly string[]): AgentFinding[] {
  const without = 'it has no description, so nothing tells when to use it'
  const known = servers.map(toServerName)
  const has = servers.length === 0 ? 'no MCP server is configured' : `configured are ${servers.slice(0, 10).join(', ')}`
  const lint = (tool: string): AgentFinding[] => {
    const server = findMcpServer(tool)
    if (server !== null) {
      const text = `the MCP server "${server}" of ${tool} is not configured; ${has}`
      return known.includes(server) ? [] : [{ severity: 'warning', tool, text }]
    }
    if (Object.hasOwn(RENAMED_TOOLS, tool))
      return [{ severity: 'warning', tool, text: `${tool} is an old name; ${currentName(tool)} does its work now` }]
    if (isCoreTool(tool)) return []
    const similar = findSimilarTool(tool)
    const nearest = similar === null ? '' : `, the nearest is "${similar}"`
    return [{ severity: 'error', tool, text: `there is no tool "${tool}"${nearest}` }]
  }
  return [
    ...(agent.description === null ? [{ severity: 'warning', tool: null, text: without } as const] : []),
    ...(agent.tools ?? []).flatMap((entry) => lint(entry.replace(/\(.*$/, '').trim())),
  ]
}

/** Spells a server's name as the names of its tools do. */
function toServerName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/g, '_')
}

/** The servers named in `mcpServers` of `.mcp.json` or of the client's state, and of a project in there. */
export function listMcpServers(settings: UnknownRecord | null, projectDir: string): string[] {
  if (settings === null) return []
  const projects = isRecord(settings.projects) ? settings.projects : {}
  const project = isRecord(projects[projectDir]) ? projects[projectDir] : {}
  return [settings.mcpServers, isRecord(project) ? project.mcpServers : null].flatMap((servers) =>
    isRecord(servers) ? Object.keys(servers) : [],
  )
}
