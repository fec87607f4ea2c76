import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createProgress } from '../../src/cli/progress.ts'

it('a line appears after a second, changes five times a second at most, and leaves nothing behind', () => {
  let now = 5_000
  const written: string[] = []
  const progress = createProgress(
    'Reading',
    () => now,
    (text) => written.push(text),
  )
  const tellAt = (time: number, state: string) => {
    now = 5_000 + time
    progress.tell(state)
  }
  tellAt(10, '1 MB')
  tellAt(999, '2 MB')
  assert.deepEqual(written, [], 'quick work needs no line')
  tellAt(1000, '100 MB')
  tellAt(1199, '101 MB')
  tellAt(1200, '9 MB')
  assert.deepEqual(written, ['\rReading: 100 MB', '\rReading: 9 MB  '], 'a shorter state covers the longer one')
  progress.close()
  assert.equal(written.at(-1), `\r${' '.repeat('Reading: 9 MB'.length)}\r`)
  progress.close()
  assert.equal(written.length, 3, 'once')
})

it('work that ends within a second writes nothing at all', () => {
  const written: string[] = []
  const progress = createProgress(
    'Reading',
    () => 0,
    (text) => written.push(text),
  )
  progress.tell('1 MB')
  progress.close()
  assert.deepEqual(written, [])
})
