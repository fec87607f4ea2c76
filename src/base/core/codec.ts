import { isRecord } from './record.ts'
import { once } from './remember.ts'
import { isSafeName } from './safe-name.ts'

/** A single description of a value on the wire serves both directions. `parse` throws a TypeError naming the place. */
export interface Codec<T> {
  readonly parse: (wire: unknown, path: string) => T
  readonly serialize: (value: T) => unknown
}

export type ValueOf<C> = C extends Codec<infer T> ? T : never

function mismatch(path: string, expected: string): Error {
  return new TypeError(`${path === '' ? 'content' : path} is not ${expected}`)
}

function primitive<T>(expected: string, accepts: (wire: unknown) => boolean): Codec<T> {
  return {
    parse: (wire, path) => {
      if (!accepts(wire)) throw mismatch(path, expected)
      return wire as T
    },
    serialize: (value) => value,
  }
}

export const text: Codec<string> = primitive('a string', (wire) => typeof wire === 'string')
/** An id that may become part of a path. */
export const safeName: Codec<string> = primitive('an id of letters, digits, - and _', isSafeName)
/** A time as `Date.toISOString` writes it. */
export const time: Codec<string> = primitive(
  'an ISO time',
  (wire) => typeof wire === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(wire),
)
export const amount: Codec<number> = primitive('a number', (wire) => typeof wire === 'number' && Number.isFinite(wire))

/** A number that older versions did not write: missing reads as 0. */
export const count: Codec<number> = {
  ...amount,
  parse: (wire, path) => amount.parse(wire === undefined ? 0 : wire, path),
}
/** The same, left out on the wire at 0, so that a file without the value keeps its bytes. */
export const rareCount: Codec<number> = { ...count, serialize: (value) => (value === 0 ? undefined : value) }
/** A yes or no that older versions did not write: missing reads as no. */
export const flag: Codec<boolean> = {
  parse: (wire, path) => {
    if (wire !== undefined && typeof wire !== 'boolean') throw mismatch(path, 'true or false')
    return wire === true
  },
  serialize: (value) => value,
}
/** The same, left out on the wire at no. */
export const rareFlag: Codec<boolean | undefined> = { ...flag, serialize: (value) => value || undefined }

export function choice<T extends string>(choices: readonly T[]): Codec<T> {
  return primitive(`one of ${choices.join(', ')}`, (wire) => choices.includes(wire as T))
}

export function nullable<T>(inner: Codec<T>): Codec<T | null> {
  return {
    parse: (wire, path) => (wire === null || wire === undefined ? null : inner.parse(wire, path)),
    serialize: (value) => (value === null ? null : inner.serialize(value)),
  }
}

/** Null, or the inner value. A null is left out on the wire, so that a file without the value keeps its bytes. */
export function omittable<T>(inner: Codec<T>): Codec<T | null> {
  const { parse, serialize } = nullable(inner)
  return { parse, serialize: (value) => (value === null ? undefined : serialize(value)) }
}

/** A list; a missing field reads as empty, so that files of older versions stay readable. */
export function list<T>(inner: Codec<T>): Codec<readonly T[]> {
  return {
    parse: (wire, path) => {
      if (wire === undefined) return []
      if (!Array.isArray(wire)) throw mismatch(path, 'a list')
      return wire.map((item, index) => inner.parse(item, `${path}[${index}]`))
    },
    serialize: (value) => value.map((item) => inner.serialize(item)),
  }
}

export const data: Codec<Readonly<Record<string, unknown>>> = primitive('an object', isRecord)

type Fields<T> = { readonly [K in keyof T]: readonly [wireName: string, codec: Codec<T[K]>] }

/** An object whose wire names and key order are those of `fields`. Unknown wire keys are ignored. */
export function record<T extends object>(fields: Fields<T>): Codec<Readonly<T>> {
  const listEntries = once(() => Object.entries(fields) as [keyof T & string, readonly [string, Codec<unknown>]][])
  return {
    parse: (wire, path) => {
      if (!isRecord(wire)) throw mismatch(path, 'an object')
      const pairs = listEntries().map(([name, [wireName, codec]]) => {
        const place = path === '' ? wireName : `${path}.${wireName}`
        return [name, codec.parse(wire[wireName], place)] as const
      })
      return Object.fromEntries(pairs) as T
    },
    serialize: (value) =>
      Object.fromEntries(listEntries().map(([name, [wireName, codec]]) => [wireName, codec.serialize(value[name])])),
  }
}
