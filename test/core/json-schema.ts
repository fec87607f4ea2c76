import assert from 'node:assert/strict'

type Schema = Readonly<Record<string, unknown>>
type Test = (bound: never, value: unknown, schema: Schema) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const sizeOf = (value: string) => [...value].length

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isObject,
}

/** The keywords of draft 7 that our schema uses, each only for values of its own type, as the draft says. */
const KEYWORDS: Readonly<Record<string, Test>> = {
  type: (name: string, value) => TYPES[name]?.(value) === true,
  enum: (words: readonly unknown[], value) => words.includes(value),
  minimum: (bound: number, value) => typeof value !== 'number' || value >= bound,
  maximum: (bound: number, value) => typeof value !== 'number' || value <= bound,
  exclusiveMinimum: (bound: number, value) => typeof value !== 'number' || value > bound,
  pattern: (source: string, value) => typeof value !== 'string' || new RegExp(source, 'u').test(value),
  minLength: (bound: number, value) => typeof value !== 'string' || sizeOf(value) >= bound,
  maxLength: (bound: number, value) => typeof value !== 'string' || sizeOf(value) <= bound,
  minItems: (bound: number, value) => !Array.isArray(value) || value.length >= bound,
  maxItems: (bound: number, value) => !Array.isArray(value) || value.length <= bound,
  items: (schema: Schema, value) => !Array.isArray(value) || value.every((item) => isValid(schema, item)),
  required: (names: readonly string[], value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (known: Readonly<Record<string, Schema>>, value) =>
    !isObject(value) || Object.entries(value).every(([name, item]) => isValid(known[name] ?? {}, item)),
  propertyNames: (schema: Schema, value) =>
    !isObject(value) || Object.keys(value).every((name) => isValid(schema, name)),
  additionalProperties: (rest: Schema | boolean, value, { properties = {} }) => {
    if (!isObject(value)) return true
    const others = Object.entries(value).filter(([name]) => !Object.hasOwn(properties as object, name))
    return rest === false ? others.length === 0 : others.every(([, item]) => rest === true || isValid(rest, item))
  },
}
const WORDS = ['$schema', 'title', 'description', 'default']

/** Whether a value is what a JSON schema describes. A keyword that is not known here fails the test. */
export function isValid(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, bound]) => {
    if (WORDS.includes(keyword)) return true
    const test = KEYWORDS[keyword]
    assert.ok(test !== undefined, `unknown keyword ${keyword}`)
    return test(bound as never, value, schema)
  })
}
