import { join } from 'node:path'
import { describe, it } from 'node:test'
import { checkEntries, checkGolden, listCases, readStart, recordCase } from './golden.ts'
import { appendStep, listSteps } from './journey-steps.ts'
import { createSandbox, FIXTURES } from './sandbox.ts'

describe('journeys', { concurrency: 3 }, () => {
  for (const story of listCases('journeys')) {
    it(story, async (test) => {
      const sandbox = createSandbox(test, join(FIXTURES, 'journeys', story))
      for (const step of listSteps(story)) {
        await test.test(step.name, async () => {
          checkEntries(step.folder, ['stdin.json', 'case.json', 'append.jsonl', 'expected'])
          appendStep(sandbox, step)
          checkGolden(step.folder, await recordCase(sandbox, step.event, readStart(step.folder)))
        })
      }
    })
  }
})
