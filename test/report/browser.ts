import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

type Fields = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Fields
  readonly result?: Fields
  readonly error?: { readonly message: string }
}

/** A page of a real headless Chromium, driven over its debugging pipe. */
export interface Page {
  readonly open: (url: string) => Promise<void>
  /** The value of an expression in the page. */
  readonly read: <T>(expression: string) => Promise<T>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly prefer: (scheme: 'light' | 'dark') => Promise<void>
  readonly allowScripts: (allowed: boolean) => Promise<void>
  readonly point: (x: number, y: number) => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
  /** What the console, the page's policy or an exception said, and every address that was asked for. */
  readonly complaints: readonly string[]
  readonly requests: readonly string[]
  readonly close: () => Promise<void>
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--force-device-scale-factor=1',
  '--remote-debugging-pipe',
]

const PATIENCE_MS = 30_000

/** Starts the browser. `CHROMIUM` names another one than Debian's. */
export async function openBrowser(): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), 'holdfast-chromium-'))
  const child = spawn(process.env.CHROMIUM ?? 'chromium', [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error) => reject(new Error(`Cannot start chromium: ${error.message}`)))
    child.on('exit', (code) => reject(new Error(`chromium ended with ${code}`)))
  })
  failed.catch(() => {})
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable]
  const waiting = new Map<number, (message: Message) => void>()
  const events = new Map<string, (params: Fields) => void>()
  const complaints: string[] = []
  const requests: string[] = []
  let buffered = ''
  let ids = 0
  let sessionId: string | undefined
  output.setEncoding('utf8')
  output.on('data', (text: string) => {
    const parts = (buffered + text).split('\0')
    buffered = parts.pop() ?? ''
    for (const part of parts) {
      const message = JSON.parse(part) as Message
      if (message.id !== undefined) waiting.get(message.id)?.(message)
      else events.get(message.method ?? '')?.(message.params ?? {})
    }
  })
  const send = (method: string, params: Fields = {}): Promise<Fields> => {
    ids += 1
    const id = ids
    const answered = new Promise<Fields>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE_MS)
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (error === undefined) resolve(result ?? {})
        else reject(new Error(`${method}: ${error.message}`))
      })
    })
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return Promise.race([answered, failed])
  }
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  sessionId = (await send('Target.attachToTarget', { targetId, flatten: true })).sessionId as string
  events.set('Runtime.consoleAPICalled', (params) => complaints.push(`console: ${JSON.stringify(params.args)}`))
  events.set('Runtime.exceptionThrown', (params) => complaints.push(`exception: ${JSON.stringify(params)}`))
  events.set('Log.entryAdded', (params) => complaints.push(`log: ${JSON.stringify(params.entry)}`))
  events.set('Network.requestWillBeSent', ({ request }) => requests.push((request as { url: string }).url))
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`)
  const mouse = (type: string, x: number, y: number) => send('Input.dispatchMouseEvent', { type, x, y })
  return {
    complaints,
    requests,
    open: async (url) => {
      const loaded = new Promise<void>((resolve) => events.set('Page.loadEventFired', () => resolve()))
      await send('Page.navigate', { url })
      await Promise.race([loaded, failed])
    },
    read: async <T>(expression: string) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
      return (result as { value: T }).value
    },
    resize: async (width, height) => {
      await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 })
    },
    prefer: async (scheme) => {
      await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] })
    },
    allowScripts: async (allowed) => {
      await send('Emulation.setScriptExecutionDisabled', { value: !allowed })
    },
    point: async (x, y) => {
      await mouse('mouseMoved', x, y)
    },
    press: async (key) => {
      for (const type of ['keyDown', 'keyUp']) await send('Input.dispatchKeyEvent', { type, key })
    },
    screenshot: async () => {
      const { data } = await send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: false })
      return Buffer.from(data as string, 'base64')
    },
    close: async () => {
      const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
      sessionId = undefined
      send('Browser.close').catch(() => {})
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(timer)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
