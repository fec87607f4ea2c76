/** Assembles the WebAssembly of `src/author/core/siphash.ts` from instructions that a person can read. */

const LOOP = [0x03, 0x40]
const END = 0x0b
const REPEAT = [0x0d, 0]
const GET = 0x20
const SET = 0x21
const TEE = 0x22
const LOAD = 0x29
const STORE = 0x37
const IS_LESS = 0x49
const ADD_INT = 0x6a
const ADD = 0x7c
const XOR = 0x85
const ROTL = 0x89

type Code = readonly number[]

function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

function signed(value: bigint): Code {
  const low = Number(value & 127n)
  const rest = value >> 7n
  const isLast = (rest === 0n && (low & 64) === 0) || (rest === -1n && (low & 64) !== 0)
  return isLast ? [low] : [low | 128, ...signed(rest)]
}

const long = (value: bigint): Code => [0x42, ...signed(BigInt.asIntN(64, value))]
const int = (value: number): Code => [0x41, ...signed(BigInt(value))]
const get = (local: number): Code => [GET, local]
const set = (local: number): Code => [SET, local]
const load = (address: Code): Code => [...address, LOAD, 3, 0]

/** Locals: the end of the data, the place in it, the word read there, the four words of the state, and rounds left. */
const TO = 0
const AT = 1
const WORD = 2
const V0 = 3
const V1 = 4
const V2 = 5
const V3 = 6
const LEFT = 7

const add = (one: number, other: number): Code => [...get(one), ...get(other), ADD, ...set(one)]
const turn = (one: number, bits: number): Code => [...get(one), ...long(BigInt(bits)), ROTL]
const mix = (one: number, code: Code): Code => [...code, ...get(one), XOR]
const flip = (local: number, code: Code): Code => [...get(local), ...code, XOR, ...set(local)]

const ROUND: Code = [
  ...[...add(V0, V1), ...mix(V0, turn(V1, 13)), ...set(V1), ...turn(V0, 32), ...set(V0)],
  ...[...add(V2, V3), ...mix(V2, turn(V3, 16)), ...set(V3)],
  ...[...add(V0, V3), ...mix(V0, turn(V3, 21)), ...set(V3)],
  ...[...add(V2, V1), ...mix(V2, turn(V1, 17)), ...set(V1), ...turn(V2, 32), ...set(V2)],
]
const FOUR_ROUNDS: Code = [
  ...[...int(4), ...set(LEFT), ...LOOP, ...ROUND],
  ...[...get(LEFT), ...int(-1), ADD_INT, TEE, LEFT, ...REPEAT, END],
]
const FOLD: Code = mix(V3, mix(V2, mix(V1, get(V0))))
const store = (address: number): Code => [...int(address), ...FOLD, STORE, 3, 0]

const CODE: Code = [
  ...[...load(int(0)), ...long(0x736f6d6570736575n), XOR, ...set(V0)],
  ...[...load(int(8)), ...long(0x646f72616e646f6dn ^ 0xeen), XOR, ...set(V1)],
  ...[...load(int(0)), ...long(0x6c7967656e657261n), XOR, ...set(V2)],
  ...[...load(int(8)), ...long(0x7465646279746573n), XOR, ...set(V3)],
  ...[...int(32), ...set(AT)],
  ...[...LOOP, ...load(get(AT)), ...set(WORD), ...flip(V3, get(WORD)), ...ROUND, ...ROUND, ...flip(V0, get(WORD))],
  ...[...get(AT), ...int(8), ADD_INT, TEE, AT, ...get(TO), IS_LESS, ...REPEAT, END],
  ...[...flip(V2, long(0xeen)), ...FOUR_ROUNDS, ...store(16)],
  ...[...flip(V1, long(0xddn)), ...FOUR_ROUNDS, ...store(24), END],
]

const section = (id: number, bytes: Code): Code => [id, ...unsigned(bytes.length), ...bytes]

/** The whole module in base64: one page of memory, `m`, and the function `h` over the memory from 32 to a given end. */
export function assembleModule(): string {
  const body: Code = [3, 1, 0x7f, 5, 0x7e, 1, 0x7f, ...CODE]
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[...section(1, [1, 0x60, 1, 0x7f, 0]), ...section(3, [1, 0]), ...section(5, [1, 0, 1])],
    ...section(7, [2, 1, 0x6d, 2, 0, 1, 0x68, 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]
  return Buffer.from(bytes).toString('base64')
}
