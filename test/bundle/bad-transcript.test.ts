import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { describe, it } from 'node:test'
import { asSomebody, endure, referenceOf, scramble } from './endure.ts'
import type { EventName } from './host-contract.ts'
import type { RunOptions } from './run-hook.ts'
import { createSandbox, fillIn, type Sandbox } from './sandbox.ts'
import { STORY, TRANSCRIPT } from './story.ts'

function transcriptOf(sandbox: Sandbox): string {
  return fillIn(sandbox, TRANSCRIPT)
}

/** What is said where more lies before the work than is read. */
const CUT = /^Cannot read all of transcript ".*": more than (?:8 MiB|a hook has time for) since the last compaction; /

/** A checkpoint is made of all of it: before a compaction, behind one, and at a threshold where the fill is known. */
function isCut(name: string, event: EventName): boolean {
  if (name === 'a gigabyte before it') return true
  return name === 'a gigabyte of nothing' && (event === 'session-start' || event === 'pre-compact')
}

const READERS: readonly EventName[] = ['session-start', 'user-prompt-submit', 'pre-compact', 'post-tool-use']

describe('a transcript that cannot be used', { concurrency: 3 }, () => {
  const spoilers: Record<string, { lines: number; spoil: (path: string, sandbox: Sandbox) => RunOptions | undefined }> =
    {
      missing: { lines: 0, spoil: (path) => void rmSync(path) },
      'in a folder that is missing': { lines: 0, spoil: (path) => void rmSync(dirname(path), { recursive: true }) },
      empty: { lines: 0, spoil: (path) => void truncateSync(path, 0) },
      'one line break': { lines: 0, spoil: (path) => void writeFileSync(path, '\n') },
      'a folder': {
        lines: 1,
        spoil: (path) => {
          rmSync(path)
          mkdirSync(path)
          return undefined
        },
      },
      'a pipe nobody writes to': {
        lines: 1,
        spoil: (path) => {
          rmSync(path)
          execFileSync('mkfifo', [path])
          return undefined
        },
      },
      'not for our eyes': {
        lines: 1,
        spoil: (path, sandbox) => {
          const options = asSomebody(sandbox)
          chmodSync(path, 0)
          return options
        },
      },
      'random bytes': { lines: 0, spoil: (path) => void writeFileSync(path, scramble(300_000)) },
      'a gigabyte of nothing': { lines: 1, spoil: (path) => void truncateSync(path, 2 ** 30) },
    }
  for (const [name, { lines, spoil }] of Object.entries(spoilers)) {
    it(name, async (test) => {
      for (const event of READERS) {
        const sandbox = createSandbox(test, STORY)
        const { said } = await endure(sandbox, event, spoil(transcriptOf(sandbox), sandbox))
        const own = said.filter((line) => !CUT.test(line))
        assert.equal(own.length, lines, `${event}: ${said.join('\n')}`)
        assert.equal(said.length - own.length, isCut(name, event) ? 1 : 0, `${event}: ${said.join('\n')}`)
      }
    })
  }
})

describe('a transcript with damage around its last answer reads as if it had none', { concurrency: 3 }, () => {
  const spoilers: Record<string, (path: string) => void> = {
    'cut in the middle of a line': (path) => appendFileSync(path, '{"parentUuid":null,"isSidechain":false,"mess'),
    'cut in the middle of a character': (path) =>
      appendFileSync(path, Buffer.from('{"parentUuid":null,"type":"user","message":{"content":"ü').subarray(0, -1)),
    'random bytes behind it': (path) => appendFileSync(path, scramble(5000)),
    'zeros behind it': (path) => truncateSync(path, lstatSync(path).size + 5000),
    'a gigabyte before it': (path) => {
      const rows = readFileSync(path)
      truncateSync(path, 2 ** 30)
      appendFileSync(path, Buffer.concat([Buffer.from('\n'), rows]))
    },
    'a picture larger than any read before it': (path) => {
      const content = [
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(6 << 20) } },
      ]
      const message = { role: 'user', content: [{ tool_use_id: 'toolu_0', type: 'tool_result', content }] }
      const row = { parentUuid: null, isSidechain: false, type: 'user', message, uuid: 'picture' }
      writeFileSync(path, `${JSON.stringify(row)}\n${readFileSync(path, 'utf8')}`)
    },
    'windows line ends': (path) => writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n')),
  }
  for (const [name, spoil] of Object.entries(spoilers)) {
    it(name, async (test) => {
      for (const event of READERS) {
        const sandbox = createSandbox(test, STORY)
        spoil(transcriptOf(sandbox))
        const { stdout, said } = await endure(sandbox, event)
        assert.equal(stdout, (await referenceOf(test, event)).stdout)
        assert.deepEqual(
          said.map((line) => CUT.test(line)),
          isCut(name, event) ? [true] : [],
          event,
        )
      }
    })
  }
})
