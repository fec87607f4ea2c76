// node bench/gen-transcript.mjs FILE BYTES [--tail normal|big-line|no-usage|no-usage-at-all] [--tail-bytes N]
//                               [--context-tokens N] [--no-boundaries] [--seed N]
//
// Writes a Claude Code transcript of about BYTES bytes, the same bytes for the same arguments. The rows have the shape
// of a session file of client 2.1.329: prompts, attachments, one row per content block with the usage repeated, tool
// results from 100 B to over 2 MB, rows of subagents, results that carry a usage object of their own, bookkeeping
// between the turns, and a compaction boundary with its summary wherever the context was full.
//
// The last 900 KB, from a boundary on, hold the same turns whatever the size: what differs between sizes is length alone.
// --tail shapes the very end: `big-line` ends in one tool result of --tail-bytes (5 MiB), `no-usage` in --tail-bytes
// (2 MiB) of rows without a usage of the main thread, `no-usage-at-all` has none anywhere. --context-tokens is what the
// last answer used (60000).
import { closeSync, openSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createSource } from './lib/random-source.mjs'
import { createSession, describeUsage } from './lib/transcript-rows.mjs'

/** Where the client of a 200K model compacts. */
const COMPACTION_TOKENS = 167_000
const FRESH_TOKENS = 12_000
const ENDING_BYTES = 900_000
/** Room for the last answer and the bookkeeping behind it. */
const CLOSING_BYTES = 4000

/** Writes rows in pieces of a megabyte. */
function createWriter(file) {
  const fd = openSync(file, 'w')
  let held = []
  let heldBytes = 0
  let total = 0
  const flush = () => {
    if (heldBytes > 0) writeSync(fd, Buffer.concat(held))
    held = []
    heldBytes = 0
  }
  return {
    total: () => total,
    put(row) {
      const line = Buffer.from(`${JSON.stringify(row)}\n`)
      held.push(line)
      heldBytes += line.length
      total += line.length
      if (heldBytes > 1 << 20) flush()
    },
    close() {
      flush()
      closeSync(fd)
    },
  }
}

function describeCall({ int, text }) {
  const filePath = `/home/u/project/src/part-${int(40)}.ts`
  const kind = int(10)
  if (kind < 5) return { name: 'Bash', input: { command: text(200), description: text(40) } }
  if (kind < 8) return { name: 'Read', input: { file_path: filePath } }
  return { name: 'Edit', input: { file_path: filePath, old_string: text(200), new_string: text(300) } }
}

function writeBoundary({ source, session, put }, contextTokens) {
  put(session.boundary(contextTokens))
  put(session.user(source.text(8000), { isVisibleInTranscriptOnly: true, isCompactSummary: true }))
}

/** The rows that the client writes at a compaction. */
export function listBoundaryRows(seed = 99) {
  const source = createSource(seed)
  const rows = []
  writeBoundary({ source, session: createSession(source), put: (row) => rows.push(row) }, COMPACTION_TOKENS)
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

/** Turns of a prompt, answers and tool calls until `isDone`. */
function writeTurns(place, { isDone, withUsage, withBoundaries }) {
  const { source, session, put } = place
  const { int, text } = source
  let contextTokens = FRESH_TOKENS
  for (let turn = 0; !isDone(); turn += 1) {
    if (turn % 12 === 0) {
      session.bookkeeping().forEach(put)
      put(session.user(text(200 + int(600)), { permissionMode: 'default', promptSource: 'typed' }))
      put(session.attachment({ type: 'total_tokens_reminder', text: text(300) }))
    }
    const id = source.toolId()
    if (withUsage) {
      const usage = describeUsage(source, contextTokens)
      put(session.assistant([{ type: 'text', text: text(50 + int(1200)) }], usage))
      put(session.assistant([{ type: 'tool_use', id, ...describeCall(source) }], usage))
    }
    const length = source.resultSize()
    put(session.result(id, length, { isError: int(12) === 0 }))
    if (int(25) === 0) put(session.quiet(40_000))
    // The client shows the model at most 30,000 characters of a command's output.
    contextTokens += 500 + Math.ceil(Math.min(length, 30_000) / 4)
    if (contextTokens < COMPACTION_TOKENS) continue
    if (withBoundaries) writeBoundary(place, contextTokens)
    contextTokens = FRESH_TOKENS
  }
}

function writeClosing({ source, session, put }, total, { tail, tailBytes, contextTokens }) {
  if (tail !== 'no-usage-at-all') {
    put(session.assistant([{ type: 'text', text: source.text(400) }], describeUsage(source, contextTokens)))
  }
  if (tail === 'big-line') put(session.result(source.toolId(), tailBytes))
  else if (tail === 'no-usage') for (const stop = total() + tailBytes; total() < stop; ) put(session.quiet(200_000))
  else {
    session.bookkeeping().forEach(put)
    put(session.turnEnd())
  }
}

const TAIL_BYTES = { 'big-line': 5 << 20, 'no-usage': 2 << 20 }

/** Writes the transcript and returns its exact size. */
export function generateTranscript(file, bytes, options = {}) {
  const { tail = 'normal', seed = 1, contextTokens = 60_000, boundaries = true } = options
  const tailBytes = options.tailBytes ?? TAIL_BYTES[tail] ?? 0
  const { put, total, close } = createWriter(file)
  const usual = { withUsage: tail !== 'no-usage-at-all', withBoundaries: boundaries }
  const endingBytes = Math.min(ENDING_BYTES, bytes - tailBytes)
  const fillerBytes = bytes - tailBytes - endingBytes

  const earlier = createSource(seed + 1000)
  const session = createSession(earlier)
  put({ type: 'mode', mode: 'normal', sessionId: session.sessionId })
  writeTurns({ source: earlier, session, put }, { ...usual, isDone: () => total() >= fillerBytes })

  const source = createSource(seed)
  const place = { source, session: createSession(source, session.sessionId), put }
  if (boundaries && fillerBytes > 0) writeBoundary(place, COMPACTION_TOKENS)
  const stop = total() + endingBytes - CLOSING_BYTES
  const isDone = () => total() >= stop
  // A result of a megabyte would leave the ending short of turns.
  source.limitResults(120_000)
  writeTurns(place, { ...usual, isDone, withBoundaries: false })
  writeClosing(place, total, { tail, tailBytes, contextTokens })
  close()
  return { file, bytes: total() }
}

function runCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tail: { type: 'string' },
      'tail-bytes': { type: 'string' },
      'context-tokens': { type: 'string' },
      'no-boundaries': { type: 'boolean' },
      seed: { type: 'string' },
    },
  })
  const [file, bytes] = positionals
  if (!(Number(bytes) > 0)) {
    console.error('usage: node bench/gen-transcript.mjs FILE BYTES [--tail ...]; see the head of the file')
    process.exit(2)
  }
  const numberOf = (text) => (text === undefined ? undefined : Number(text))
  const options = {
    tail: values.tail,
    tailBytes: numberOf(values['tail-bytes']),
    contextTokens: numberOf(values['context-tokens']),
    boundaries: values['no-boundaries'] !== true,
    seed: numberOf(values.seed),
  }
  console.log(JSON.stringify(generateTranscript(file, Number(bytes), options)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runCommand()
