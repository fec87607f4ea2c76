import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BY_FIX, FINDINGS, type FindingId } from '../../src/settings/core/finding.ts'
import { MILDER } from '../install/milder-findings.ts'

const PAGE = readFileSync(new URL('../../docs/doctor.md', import.meta.url), 'utf8')

test('docs/doctor.md lists every finding, in the words doctor prints', () => {
  const listed = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (\w+(?: or \w+)?) \| (.+?) \| (.+?) \| (yes)? ?\|$/gm)].map(
    ([, id = '', severity, why = '', fix = '', fixed]) => {
      const plain = (cell: string) => cell.replaceAll('\\|', '|').replaceAll('&lt;', '<')
      return [id, [severity, plain(why), plain(fix), ...(fixed === 'yes' ? ['repaired'] : [])]]
    },
  )
  const wanted = Object.entries(FINDINGS).map(([id, [severity, why, fix, ...rest]]) => {
    const milder = MILDER[id as FindingId]
    return [id, [milder === undefined ? severity : `${severity} or ${milder}`, why, fix ?? BY_FIX, ...rest]]
  })
  assert.deepEqual(Object.fromEntries(listed), Object.fromEntries(wanted))
  assert.equal(listed.length, Object.keys(FINDINGS).length, 'one is listed twice')
})
