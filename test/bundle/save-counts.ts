import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './sandbox.ts'

/**
 * Prints what a file of tests counted, and puts it beside what the others of its suite did where `npm run bench -- SUITE` asks
 * for that.
 */
export function saveCounts(suite: 'faults' | 'hostile', counts: Readonly<Record<string, unknown>>): void {
  const plain = Object.entries(counts).filter(([, value]) => typeof value !== 'object')
  console.log(plain.map(([name, value]) => `${name}: ${value}`).join(', '))
  if (process.env.COUNTS_REPORT !== '1') return
  const file = join(REPOSITORY, `bench/${suite}.json`)
  const others = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...others, ...counts }, null, 2)}\n`)
}
