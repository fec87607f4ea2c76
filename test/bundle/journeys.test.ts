import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { checkEntries, checkGolden, listCases, readStart, recordCase } from './golden.ts'
import { EVENT_NAMES } from './run-hook.ts'
import { appendRows, createSandbox, FIXTURES } from './sandbox.ts'

/** `3-user-prompt-submit` or `3-user-prompt-submit-of-b`: place in the story, event, and a word for the reader. */
function parseStep(name: string) {
  const event = EVENT_NAMES.find((candidate) => name.replace(/^\d+-/, '').startsWith(candidate))
  assert.ok(event !== undefined, `"${name}" names no event`)
  return { name, place: Number.parseInt(name, 10), event }
}

function listSteps(folder: string) {
  const names = readdirSync(folder).filter((name) => name !== 'project' && name !== 'home')
  const steps = names.map(parseStep).sort((a, b) => a.place - b.place)
  assert.deepEqual(
    steps.map((step) => step.place),
    steps.map((_, index) => index + 1),
    'steps are numbered from 1',
  )
  return steps
}

describe('journeys', { concurrency: 3 }, () => {
  for (const story of listCases('journeys')) {
    it(story, async (test) => {
      const folder = join(FIXTURES, 'journeys', story)
      const sandbox = createSandbox(test, folder)
      for (const { name, event } of listSteps(folder)) {
        await test.test(name, async () => {
          const step = join(folder, name)
          checkEntries(step, ['stdin.json', 'env.json', 'append.jsonl', 'expected'])
          const start = readStart(step)
          const rows = join(step, 'append.jsonl')
          if (existsSync(rows)) {
            const { transcript_path: transcript } = JSON.parse(start.stdin)
            appendRows(sandbox, transcript, readFileSync(rows, 'latin1'))
          }
          checkGolden(step, await recordCase(sandbox, event, start))
        })
      }
    })
  }
})
