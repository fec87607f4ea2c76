import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, type World } from './journey.ts'
import { agent, at, calls, write } from './turns.ts'

/** A server with one tool, on stdio. */
const SERVER = `
import { createInterface } from 'node:readline'
const tool = { name: 'save_note', description: 'Saves', inputSchema: { type: 'object', properties: {} } }
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1' } }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': () => ({ content: [{ type: 'text', text: 'saved' }] }),
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method]?.(params) ?? {} }))
})
`

/** Puts a program in place of the hook that notes each tool it is started for. */
function noteStarts({ project }: World): void {
  const note = `import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(join(project, 'started'))}, JSON.parse(readFileSync(0, 'utf8')).tool_name + '\\n')\n`
  writeFileSync(join(project, '.claude/holdfast/dist/pre-tool-use.mjs'), note)
  writeFileSync(join(project, 'server.mjs'), SERVER)
}

const config = JSON.stringify({ mcpServers: { notes: { command: process.execPath, args: ['server.mjs'] } } })

describe('the hook before a tool', () => {
  journey(
    'starts for what writes, runs or spawns, and not for a read or a task',
    { args: ['--mcp-config', config], files: { 'a.txt': 'a\n' } },
    async (world) => {
      noteStarts(world)
      const read = { name: 'Read', input: { file_path: join(world.project, 'a.txt') } }
      world.api.script(
        'main',
        calls(30_000, read),
        calls(
          31_000,
          { name: 'TaskCreate', input: { subject: 's', description: 'd' } },
          { name: 'TaskList', input: {} },
        ),
        calls(32_000, write(join(world.project, 'b.txt'), 'b'), { name: 'Bash', input: { command: 'true' } }),
        calls(33_000, { name: 'mcp__notes__save_note', input: {} }),
        calls(34_000, agent('look')),
        at(35_000),
      )
      await world.play(['go'])
      assert.deepEqual((world.read('started') ?? '').trim().split('\n'), [
        'Write',
        'Bash',
        'mcp__notes__save_note',
        'Agent',
      ])
    },
  )
})
