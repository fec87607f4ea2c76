import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FINDINGS } from '../../src/core/doctor/finding.ts'

const PAGE = readFileSync(new URL('../../docs/doctor.md', import.meta.url), 'utf8')

test('docs/doctor.md lists every finding, in the words doctor prints', () => {
  const listed = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (\w+) \| (.+?) \| (.+?) \| (yes)? ?\|$/gm)].map(
    ([, id = '', severity, why = '', fix = '', fixed]) => {
      const plain = (cell: string) => cell.replaceAll('\\|', '|').replaceAll('&lt;', '<')
      return [id, [severity, plain(why), plain(fix), ...(fixed === 'yes' ? ['repaired'] : [])]]
    },
  )
  assert.deepEqual(Object.fromEntries(listed), FINDINGS)
  assert.equal(listed.length, Object.keys(FINDINGS).length, 'one is listed twice')
})
