import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { readGitFacts } from '../../src/git/io/git-facts.ts'
import { hasStore, readStoreKey } from '../../src/memory/io/store-key.ts'

const ROOTS: string[] = []
after(() => {
  for (const root of ROOTS) rmSync(root, { recursive: true, force: true })
})

/** A record of a table, as git's description of the format has them: prefix, suffix with type, name, index, value. */
const record = (prefix: number, type: number, suffix: string, value: Buffer) =>
  Buffer.concat([Buffer.from([prefix, (suffix.length << 3) | type]), Buffer.from(suffix), Buffer.from([0]), value])
const named = (branch: string) =>
  record(0, 3, 'HEAD', Buffer.concat([Buffer.from([branch.length]), Buffer.from(branch)]))
const commit = Buffer.alloc(20, 0xab)
const table = (...records: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('REFT\x01'), Buffer.alloc(19), Buffer.from('r\0\0\x60'), ...records, Buffer.alloc(8)])

/** A repository whose refs lie in tables, the newest last. */
function create(...tables: readonly Buffer[]): string {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-tables-'))
  ROOTS.push(root)
  mkdirSync(join(root, '.git/reftable'), { recursive: true })
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/.invalid\n')
  tables.forEach((bytes, index) => void writeFileSync(join(root, `.git/reftable/0x0${index}.ref`), bytes))
  const names = tables.map((_, index) => `0x0${index}.ref\n`)
  writeFileSync(join(root, '.git/reftable/tables.list'), names.join(''))
  return root
}

const MAIN = table(named('refs/heads/main'), record(0, 1, 'refs/heads/main', commit))

it('the branch of a repository with its refs in tables is the one that the newest table names', () => {
  const branchOf = (...tables: readonly Buffer[]) => readGitFacts(create(...tables))?.branch
  assert.equal(branchOf(MAIN), 'main')
  assert.equal(branchOf(MAIN, table(record(0, 1, 'refs/heads/x', commit))), 'main')
  assert.equal(
    branchOf(MAIN, table(named('refs/heads/fix/caf\u00e9'.normalize('NFD').replace(/[^ -~]/g, '')))),
    'fix/cafe',
  )
  assert.equal(branchOf(MAIN, table(record(0, 1, 'HEAD', commit))), null, 'detached')
  assert.equal(branchOf(), null)
})

it('memories are looked for there, and anew behind each change of a ref', () => {
  const [one, two] = [create(MAIN), create(MAIN, MAIN)]
  assert.ok(hasStore(one))
  assert.notEqual(readStoreKey(one), '')
  assert.notEqual(readStoreKey(one), readStoreKey(two))
})
