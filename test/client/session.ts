import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ClientCommand {
  readonly binary: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** A running headless client. */
export interface Session {
  /** Sends a prompt and waits until the client has answered it. */
  readonly prompt: (text: string) => Promise<void>
  /** Known after the first answer. */
  readonly id: () => string
  /** Closes the input, as a person who leaves; resolves when the process is gone. */
  readonly end: () => Promise<void>
  /** What the client reported of hooks that failed or wrote to stderr. */
  readonly complaints: () => readonly string[]
  /** Ends the process without giving it a chance to say goodbye. */
  readonly kill: () => Promise<void>
}

/** The fields of the client's stream this suite reads. */
interface ClientEvent {
  readonly type?: string
  readonly subtype?: string
  readonly session_id?: string
  readonly hook_name?: string
  readonly outcome?: string
  readonly stderr?: string
}

/** The client writes its transcript some 100 ms late; nobody types faster. */
const HUMAN_PAUSE_MS = 300
const ANSWER_MS = 90_000
const EXIT_MS = 30_000

/** Starts the client with stream-json on both sides, so that one process takes several prompts. */
export function startSession({ binary, args, cwd, env }: ClientCommand): Session {
  const streams = ['-p', '--input-format', 'stream-json', '--output-format', 'stream-json']
  const child = spawn(binary, [...streams, '--verbose', '--include-hook-events', ...args], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const complaints: string[] = []
  let sessionId = ''
  let answered: (() => void) | null = null
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line.slice(0, 400))
    if (!line.startsWith('{')) return
    const event: ClientEvent = JSON.parse(line)
    if (event.subtype === 'hook_response' && (event.outcome !== 'success' || event.stderr !== '')) {
      complaints.push(`${event.hook_name} (${event.outcome}): ${event.stderr}`)
    }
    sessionId = event.session_id ?? sessionId
    if (event.type === 'result') answered?.()
  })
  createInterface({ input: child.stderr }).on('line', (line) => output.push(`stderr: ${line}`))
  child.stdin.on('error', () => {})
  const exit = waitForExit(child)
  const tell = (what: string) => new Error(`${what}; the end of the client's output:\n${output.slice(-10).join('\n')}`)

  const prompt = async (text: string) => {
    await sleep(HUMAN_PAUSE_MS)
    const answer = new Promise<'answered'>((resolve) => {
      answered = () => resolve('answered')
    })
    child.stdin.write(`${JSON.stringify({ type: 'user', message: { role: 'user', content: text } })}\n`)
    const first = await Promise.race([answer, exit, expire(ANSWER_MS)])
    answered = null
    if (first !== 'answered') throw tell(`No answer to the prompt "${text.slice(0, 80)}": ${first}`)
  }
  const end = async () => {
    await sleep(HUMAN_PAUSE_MS)
    child.stdin.end()
    const how = await Promise.race([exit, expire(EXIT_MS)])
    if (how !== 'exit 0') throw tell(`The client did not end well: ${how}`)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  return { prompt, id: () => sessionId, complaints: () => complaints, end, kill }
}

function waitForExit(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(code === null ? `signal ${signal}` : `exit ${code}`))
  })
}

async function expire(milliseconds: number): Promise<string> {
  await sleep(milliseconds, undefined, { ref: false })
  return `nothing within ${milliseconds / 1000} s`
}

/**
 * Everything a client started by this suite knows of the world. Nothing is inherited: no key, no proxy, no settings.
 * `IS_SANDBOX` lets root, as in a container, grant every permission.
 */
export function createEnvironment(home: string, apiUrl: string): Record<string, string> {
  return {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    LANG: 'C.UTF-8',
    SHELL: '/bin/sh',
    ANTHROPIC_BASE_URL: apiUrl,
    ANTHROPIC_API_KEY: 'not-a-key',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    IS_SANDBOX: '1',
  }
}
