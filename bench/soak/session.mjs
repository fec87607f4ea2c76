// One session of the simulated week: what the client writes into the transcript, and the hooks it fires on the way.
import { spawn } from 'node:child_process'

const FRESH_TOKENS = 22_000
const FULL_TOKENS = 164_000
const FILLER = 'The quick brown fox reads a file, changes a line and runs the tests again. '.repeat(8)

/**
 * @param plan `{ index, id, startMs, calls, compacts, ending, branch, hasTrack, decision, memory }`; an ending is `done`, `crash`
 *   (right after the compaction was announced, and nobody is told) or `silent` (the client dies in the middle).
 */
export async function playSession(world, plan, ledger) {
  const { id, calls, compacts } = plan
  const client = spawn('sleep', ['100000'], { stdio: 'ignore' })
  const clock = { ms: plan.startMs }
  const writer = createWriter(world, id, clock)
  const pid = client.pid
  const fire = async (event, fields) => {
    world.setBranch(plan.branch)
    const base = { session_id: id, transcript_path: world.transcriptOf(id) }
    const answer = await world.fire(event, { ...base, ...fields }, { now: clock.iso(), pid })
    ledger.look(id, event, answer)
    return answer
  }
  clock.iso = () => new Date(clock.ms).toISOString()
  try {
    const started = await fire('session-start', { source: 'startup', model: 'claude-sonnet-4-6' })
    if (started !== null) ledger.started.add(id)
    let tokens = FRESH_TOKENS
    const step = compacts ? Math.ceil((FULL_TOKENS - FRESH_TOKENS) / calls) : 700
    for (let call = 0; call < calls; call += 1) {
      clock.ms += 18_000
      if (call % 40 === 0) await ask(fire, writer, plan, call, ledger)
      tokens += step
      await callTool({ fire, writer, plan, call, tokens, world })
      if (plan.ending === 'silent' && call > calls / 2) return
    }
    if (!compacts) return
    const told = await fire('pre-compact', {
      trigger: plan.index % 3 === 0 ? 'manual' : 'auto',
      custom_instructions: null,
    })
    if (told !== null && plan.decision !== null) ledger.decisions.add(plan.decision)
    if (plan.ending === 'crash') return
    writer.compact(tokens)
    clock.ms += 60_000
    await fire('session-start', { source: 'compact', model: 'claude-sonnet-4-6' })
    await ask(fire, writer, plan, calls, ledger)
    for (let call = 0; call < 5; call += 1) {
      clock.ms += 18_000
      await callTool({ fire, writer, plan, call, tokens: FRESH_TOKENS + 6000 + call * 500, world })
    }
  } finally {
    client.kill('SIGKILL')
    ledger.live.delete(id)
  }
}

async function ask(fire, writer, plan, call, ledger) {
  const remembers = call === 0 && plan.memory !== null
  const text = remembers ? `[remember:decisions] ${plan.memory}` : `Go on with step ${call} of part ${plan.index}.`
  writer.prompt(text)
  const answer = await fire('user-prompt-submit', { prompt: text })
  if (remembers && answer !== null) ledger.memories.add(plan.memory)
}

async function callTool({ fire, writer, plan, call, tokens, world }) {
  const toolUseId = `toolu_${plan.index}_${call}_${tokens}`
  const agent = call % 9 === 8 ? { agent_id: `agent-${plan.index}`, agent_type: 'general-purpose' } : {}
  const { tool_name, tool_input, tool_response } = chooseCall(world, plan, call)
  const said = plan.decision !== null && call === 2 ? plan.decision : null
  writer.answer(tokens, tool_name, tool_input, toolUseId, said)
  const verdict = await fire('pre-tool-use', { tool_name, tool_input, tool_use_id: toolUseId, ...agent })
  writer.result(toolUseId)
  if (verdict?.includes('"deny"')) return
  await fire('post-tool-use', { tool_name, tool_input, tool_response, tool_use_id: toolUseId, ...agent })
}

function chooseCall(world, plan, call) {
  const file = `${world.project}/src/part-${(plan.index + call) % 30}.ts`
  const output = { stdout: 'ok\n', stderr: '', interrupted: false, isImage: false }
  if (call % 25 === 9)
    return {
      tool_name: 'Write',
      tool_input: { file_path: `${world.project}/outside-${call}.txt`, content: 'x\n' },
      tool_response: {},
    }
  if (call % 7 === 3) {
    const patch = [
      { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: [`-const a = ${call}`, `+const b = ${call}`] },
    ]
    return {
      tool_name: 'Edit',
      tool_input: { file_path: file, old_string: `const a = ${call}`, new_string: `const b = ${call}` },
      tool_response: { structuredPatch: patch },
    }
  }
  if (call % 7 === 5)
    return {
      tool_name: 'Bash',
      tool_input: { command: 'npm test', description: 'Run the tests' },
      tool_response: { ...output, stdout: `ok ${call}\n` },
    }
  if (call % 2 === 0) return { tool_name: 'Read', tool_input: { file_path: file }, tool_response: { type: 'text' } }
  return {
    tool_name: 'Bash',
    tool_input: { command: 'git log --oneline -3 | head', description: 'Look' },
    tool_response: output,
  }
}

/** Rows in the client's shape; each append is one write. */
function createWriter(world, id, clock) {
  let rows = 0
  let parentUuid = null
  const put = (row) => {
    rows += 1
    const uuid = `${String(rows).padStart(8, '0')}-0000-4000-8000-${id.slice(-12)}`
    const frame = {
      uuid,
      timestamp: clock.iso(),
      userType: 'external',
      entrypoint: 'cli',
      cwd: world.project,
      sessionId: id,
      version: '2.1.329',
      gitBranch: 'main',
    }
    world.appendTranscript(id, `${JSON.stringify({ parentUuid, isSidechain: false, ...row, ...frame })}\n`)
    parentUuid = uuid
  }
  return {
    prompt: (text) => put({ type: 'user', message: { role: 'user', content: text } }),
    answer(tokens, name, input, toolUseId, said) {
      const usage = {
        input_tokens: 4,
        cache_creation_input_tokens: 1200,
        cache_read_input_tokens: tokens - 1204,
        output_tokens: 180,
      }
      const words =
        said === null
          ? FILLER.slice(0, 200)
          : `We settle this.\n\n- Decision: ${said}\n  - Reason: it was measured\n  - Impact: one file\n`
      const content = [
        { type: 'text', text: words },
        { type: 'tool_use', id: toolUseId, name, input },
      ]
      put({
        type: 'assistant',
        message: {
          id: `msg_${id}_${rows}`,
          type: 'message',
          role: 'assistant',
          model: 'claude-sonnet-4-6',
          content,
          usage,
        },
      })
    },
    result: (toolUseId) =>
      put({
        type: 'user',
        message: {
          role: 'user',
          content: [{ tool_use_id: toolUseId, type: 'tool_result', content: FILLER, is_error: false }],
        },
        toolUseResult: {},
      }),
    compact(preTokens) {
      parentUuid = null
      put({
        type: 'system',
        subtype: 'compact_boundary',
        content: 'Conversation compacted',
        compactMetadata: { trigger: 'auto', preTokens, postTokens: 2900 },
      })
      put({
        type: 'user',
        message: {
          role: 'user',
          content:
            'This session is being continued from a previous conversation that ran out of context. Summary: work went on.',
        },
        isCompactSummary: true,
      })
    },
  }
}
