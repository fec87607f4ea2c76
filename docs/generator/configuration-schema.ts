import type { GenericSchema } from 'valibot'
import { type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { CONFIG_RULES } from '../../src/config/core/config-rules.ts'
import { isSafeGlob } from '../../src/files/core/globs.ts'
import { describeKey } from './describe-key.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A JSON schema of `config.toml`, as editors read it: one table of properties for each table of the file. */
export function renderConfigurationSchema(): string {
  const root = createTable()
  for (const key of Object.keys(DEFAULT_CONFIG) as ConfigKey[]) {
    const names = key.split('.')
    let table = root
    for (const name of names.slice(0, -1)) {
      const inner = (table.properties[name] as Table | undefined) ?? createTable()
      table.properties[name] = inner
      table = inner
    }
    table.properties[names.at(-1) ?? ''] = describeProperty(key)
  }
  const head = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'holdfast: .holdfast/config.toml' }
  return `${JSON.stringify({ ...head, ...root }, null, 2)}\n`
}

interface Table {
  readonly type: 'object'
  readonly additionalProperties: false
  readonly properties: Record<string, unknown>
}

const createTable = (): Table => ({ type: 'object', additionalProperties: false, properties: {} })

function describeProperty(key: ConfigKey): JsonSchema {
  const { does, accepts } = describeKey(key)
  const value = DEFAULT_CONFIG[key]
  const description = `${does} Accepts ${accepts}.`
  return { description, ...convert(CONFIG_RULES[key].schema), ...(value === null ? {} : { default: value }) }
}

/** The same texts as `isSafeGlob` accepts, which valibot knows as a function only. A test holds both against each other. */
const SAFE_GLOB = {
  type: 'string',
  pattern:
    /^(?![\s\S]*[()!\\\x00])(?!(?:[^{]*\{){3})(?![\s\S]*\{[^}]*\{)(?![\s\S]*\{[^}]*\.\.)(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/
      .source,
  minLength: 1,
  maxLength: 256,
}

/** A part of a rule, as valibot keeps it: a schema, or a check behind one. */
interface Part {
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly requirement?: unknown
  readonly options?: readonly string[]
  readonly item?: Part
  readonly key?: Part
  readonly value?: Part
  readonly wrapped?: Part
  readonly entries?: Readonly<Record<string, Part>>
}

function convert(schema: GenericSchema): JsonSchema {
  return convertPart(schema as unknown as Part)
}

/** @param of The type of the values that a check is about: a length counts characters or items. */
function convertPart({ pipe, ...part }: Part, of = part.type): JsonSchema {
  if (pipe !== undefined) return Object.assign({}, ...pipe.map((item) => convertPart(item, part.type)))
  const converter = CONVERTERS[part.type]
  if (converter === undefined) throw new Error(`no JSON schema is known for "${part.type}"`)
  return converter(part, of)
}

const none = () => ({})
const CONVERTERS: Readonly<Record<string, (part: Part, of: string) => JsonSchema>> = {
  boolean: () => ({ type: 'boolean' }),
  number: () => ({ type: 'number' }),
  string: () => ({ type: 'string' }),
  unknown: none,
  integer: () => ({ type: 'integer' }),
  min_value: ({ requirement }) => ({ minimum: requirement }),
  max_value: ({ requirement }) => ({ maximum: requirement }),
  gt_value: ({ requirement }) => ({ exclusiveMinimum: requirement }),
  min_length: ({ requirement }) => ({ minItems: requirement }),
  max_length: ({ requirement }, of) => ({ [of === 'string' ? 'maxLength' : 'maxItems']: requirement }),
  regex: ({ requirement }) => ({ pattern: (requirement as RegExp).source }),
  picklist: ({ options }) => ({ enum: options }),
  // A check without a schema of its own keeps lists from passing as tables, and `type` says that already.
  check: ({ requirement }) => (requirement === isSafeGlob ? SAFE_GLOB : {}),
  custom: none,
  array: ({ item }) => ({ type: 'array', items: item === undefined ? {} : convertPart(item) }),
  record: ({ key, value }) => ({
    type: 'object',
    propertyNames: key === undefined ? {} : convertPart(key),
    additionalProperties: value === undefined ? true : convertPart(value),
  }),
  strict_object: ({ entries = {} }) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([field, part]) => [field, convertPart(part.wrapped ?? part)]),
    ),
    required: Object.keys(entries).filter((field) => entries[field]?.type !== 'optional'),
    additionalProperties: false,
  }),
}
