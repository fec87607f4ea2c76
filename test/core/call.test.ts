import assert from 'node:assert/strict'
import test from 'node:test'
import { ask, openCall } from '../../src/base/core/call.ts'

test('a call takes each reading of a place once, until it forgets the reading', () => {
  const taken: string[] = []
  const read = (place: string) => {
    taken.push(place)
    return null
  }
  const call = openCall('/p')
  call.know(read)
  call.know(read)
  call.know(read, '/p')
  call.know(read, '/q')
  assert.deepEqual(taken, ['/p', '/q'])
  call.forget(read)
  call.know(read)
  assert.deepEqual(taken, ['/p', '/q', '/p'])
})

test('a reading hands its call on, and two calls know nothing of each other', () => {
  let count = 0
  const inner = () => {
    count += 1
    return count
  }
  const outer = (place: string, call: ReturnType<typeof openCall>) => call.know(inner, place)
  const call = openCall('/p')
  assert.deepEqual([call.know(outer), call.know(inner), openCall('/p').know(outer)], [1, 1, 2])
  assert.deepEqual([ask(call, inner, '/p'), ask(null, inner, '/p')], [1, 3])
})
