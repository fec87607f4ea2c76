import { join } from 'node:path'
import { describe, it } from 'node:test'
import { checkEntries, checkGolden, listCases, readStart, recordCase } from './golden.ts'
import { EVENT_NAMES } from './run-hook.ts'
import { createSandbox, FIXTURES } from './sandbox.ts'

it('every folder of fixtures is read by a test', () => {
  checkEntries(FIXTURES, [...EVENT_NAMES, 'codex', 'gemini', 'journeys', 'transcripts'])
})

for (const event of EVENT_NAMES) {
  describe(event, { concurrency: 3 }, () => {
    for (const claim of listCases(event)) {
      it(claim, async (test) => {
        const folder = join(FIXTURES, event, claim)
        checkEntries(folder, ['stdin.json', 'env.json', 'project', 'home', 'expected'])
        const sandbox = createSandbox(test, folder)
        checkGolden(folder, await recordCase(sandbox, event, readStart(folder)))
      })
    }
  })
}
