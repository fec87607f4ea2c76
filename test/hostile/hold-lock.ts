import { appendFileSync, readFileSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { withLock } from '../../src/files/io/folder-lock.ts'

/**
 * Run as a process of its own: adds to a number in a file under the folder's lock, reading and writing it in two steps, and says
 * so beside it before and after. After most turns the lock is left behind as a process would that is gone, after the last
 * one by its own end.
 */
const [folder = '', turns = '0', gone = ''] = process.argv.slice(2)
const lock = `${folder}/.lock`

/** In one step, as a process would that was killed with the lock. */
function leave(owner: string): void {
  symlinkSync(owner, `${lock}-${process.pid}`)
  renameSync(`${lock}-${process.pid}`, lock)
}

for (let turn = 1; turn <= Number(turns); turn += 1) {
  const change = () => {
    const next = Number(readFileSync(`${folder}/number`, 'utf8')) + 1
    appendFileSync(`${folder}/entered`, `${next}\n`)
    writeFileSync(`${folder}/number-${process.pid}`, String(next))
    renameSync(`${folder}/number-${process.pid}`, `${folder}/number`)
    appendFileSync(`${folder}/left`, `${next}\n`)
    if (turn === Number(turns)) process.kill(process.pid, 'SIGKILL')
    if (turn % 5 !== 0) leave(readlinkSync(lock).replace(/^\d+/, gone))
  }
  // Whoever waits for living processes gets his turn on a busy machine as well.
  if (withLock(folder, change, 60_000) === null) process.exit(3)
}
