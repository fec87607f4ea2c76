import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeRow, readCorpus, scoreFamilies } from './shell-corpus.ts'

const ROWS = readCorpus()
const JUDGED = await Promise.all(ROWS.map(judgeRow))

const commandsOf = (outcome: string) => JUDGED.filter((each) => each.outcome === outcome).map(({ row }) => row.command)

test('the corpus is large, half of it is harmless, every command stands in it once, and every row has one label', () => {
  assert.ok(ROWS.length >= 2_300, `${ROWS.length} rows`)
  assert.ok(ROWS.filter(({ harmless }) => harmless).length * 2 >= ROWS.length, 'look-alikes')
  const keys = ROWS.map(({ command, dialect }) => `${dialect} ${command}`)
  assert.deepEqual(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  )
  for (const { command, writes, unresolved, harmless, irreversible } of ROWS) {
    const labels = [writes, unresolved, harmless].filter((label) => label !== undefined)
    assert.equal(labels.length, labels.length === 0 && irreversible !== undefined ? 0 : 1, command)
  }
})

test('no labelled write is missed', () => assert.deepEqual(commandsOf('missed'), []))

test('fewer than 2 % of the harmless commands raise an alarm', () => {
  const alarms = commandsOf('false alarm')
  const share = alarms.length / ROWS.filter(({ harmless }) => harmless).length
  assert.ok(share < 0.02, `${alarms.join('\n')}`)
})

test('every family has a recall of 1, and names at least 95 % of the targets that are written out', () => {
  for (const { family, recall, named } of scoreFamilies(JUDGED)) {
    assert.equal(recall, 1, family)
    assert.ok(named >= 0.95, `${family} ${named}`)
  }
})

test('what cannot be taken back is named, and nothing else is', () => {
  for (const { row, effects } of JUDGED) {
    if (row.irreversible !== undefined) assert.ok(effects.irreversible.includes(row.irreversible), row.command)
    if (row.harmless && row.irreversible === undefined) assert.deepEqual(effects.irreversible, [], row.command)
  }
})

test('a command that names its targets claims hardly anything beside them', () => {
  const wide = JUDGED.filter(({ row, extra }) => row.writes !== undefined && extra.length > 0)
  const share = wide.length / ROWS.filter(({ writes }) => writes !== undefined).length
  assert.ok(share < 0.04, wide.map(({ row }) => row.command).join('\n'))
})
