import { errorCode } from './read-text.ts'

const MAX_TRIES = 5

/**
 * Makes an entry under a name that nobody has, and gives the name. Process numbers repeat in containers, so the name
 * holds the machine's clock in nanoseconds and a random number. `make` must refuse a taken name with `EEXIST`.
 *
 * @throws Whatever `make` throws.
 */
export function makeTemporary<T>(prefix: string, make: (path: string) => T): T {
  for (let tries = 1; ; tries += 1) {
    try {
      return make(`${prefix}-${process.hrtime.bigint()}-${Math.trunc(Math.random() * 1e9)}`)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || tries === MAX_TRIES) throw error
    }
  }
}
