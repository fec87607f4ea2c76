import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Links the folder for compiled code in a home to the one that `test/run.mjs` made for the whole run. A bundle compiles
 * longer than most of its answers take, and the code is the same in every home.
 */
export function shareCode(home: string): void {
  const { TEST_CODE } = process.env
  if (TEST_CODE === undefined) return
  mkdirSync(join(home, '.cache/holdfast'), { recursive: true })
  symlinkSync(TEST_CODE, join(home, '.cache/holdfast/code'))
}

/** Gives a home a folder of its own for the code, for tests of what it costs or keeps. */
export function leaveSharedCode(home: string): void {
  rmSync(join(home, '.cache'), { recursive: true, force: true })
}
