import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { listExtraModules, measureBundle, probe } from '../../bench/lib/facts.mjs'
import { countInstructions } from '../../bench/lib/instructions.mjs'
import { LARGE, LARGE_MARGIN, SITUATIONS, type Situation } from '../../bench/lib/situations.mjs'
import { openStage, type Stage } from '../../bench/lib/stage.mjs'

/** What `npm run bench -- --update-ceilings` recorded; instructions by node's major version. */
interface Ceilings {
  readonly sizes: Readonly<Record<string, { readonly eager: number; readonly whole: number }>>
  /** Situations over their limit, by major version, with the ratio they were recorded at: misses, printed on the page. */
  readonly misses?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly instructions: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const HOT_BUNDLES = ['user-prompt-submit', 'pre-tool-use', 'post-tool-use']
/** Growing beyond these is to be a decision, recorded in bench/ceilings.json, not an accident. */
const SIZE_SLACK = 1.1
const INSTRUCTION_SLACK = 1.2
/** A recorded miss may not grow by more than machines differ. */
const MISS_SLACK = 1.01
/**
 * The situations counted here: a silent call of each kind, each kind of answer, and the known misses of a plain
 * repository. `npm run bench -- speed` counts these and all others.
 */
const HELD = `
  user-prompt-submit-quiet user-prompt-submit-quiet-rules user-prompt-submit-quiet-grown user-prompt-submit-rules
  user-prompt-submit-low user-prompt-submit-critical user-prompt-submit-compacted user-prompt-submit-monitor
  post-tool-use-quiet post-tool-use-large-result post-tool-use-policy-test post-tool-use-track post-tool-use-unrelated-10000
  pre-tool-use-quiet pre-tool-use-read-quiet pre-tool-use-bash-test-quiet pre-tool-use-bash-knotty pre-tool-use-bash-commit
  pre-tool-use-bash-2000 pre-tool-use-form-python-from-a-text pre-tool-use-policy-bash-knotty pre-tool-use-policy-bash-denied
  pre-tool-use-policy-write-denied session-start session-start-compact pre-compact statusline statusline-new holdfast-version
`
  .trim()
  .split(/\s+/)

const FIRST_READ_BYTES = 16 << 10
/** A walk looks at the last 16 MiB, and reads a piece without a line break again, four times as large. */
const WALK_BYTES = ((16 << 20) * 4) / 3 + FIRST_READ_BYTES

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ceilings: Ceilings = JSON.parse(readFileSync(resolvePath('../../bench/ceilings.json'), 'utf8'))
/** The node under test: `SPEED_NODE` names another one than that of the test. */
const NODE = process.env.SPEED_NODE ?? process.execPath
/** Names, with commas: the situations whose instructions are counted. */
const ONLY = process.env.SPEED_ONLY?.split(',')
const MAJOR = execFileSync(NODE, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }).trim()
const recorded = ceilings.instructions[MAJOR]

let stage: Stage
before(() => {
  stage = openStage({ node: NODE })
})
after(() => stage.close())

function findSituation(name: string): Situation {
  const found = SITUATIONS.find((situation) => situation.name === name)
  assert.ok(found !== undefined, `there is no situation "${name}"`)
  return found
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

describe('bundle sizes', () => {
  for (const [bundle, ceiling] of Object.entries(ceilings.sizes)) {
    it(bundle, () => {
      const { eager, whole } = measureBundle(resolvePath(`../../dist/${bundle}.mjs`))
      assert.ok(eager <= ceiling.eager * SIZE_SLACK, `${eager} bytes compiled at every start, were ${ceiling.eager}`)
      assert.ok(whole <= ceiling.whole * SIZE_SLACK, `${whole} bytes, were ${ceiling.whole}`)
    })
  }
})

describe('a hook with nothing to say loads no module of node a bare process does not', () => {
  for (const { name } of SITUATIONS.filter((situation) => situation.name.includes('-quiet'))) {
    it(name, () => {
      assert.deepEqual(listExtraModules(stage.bare, stage.prepare(findSituation(name))), [])
    })
  }
})

describe('bytes read of a transcript', () => {
  const readOf = (bundle: string, transcript: string) => {
    const start = stage.prepare({ ...findSituation(`${bundle}-quiet`), transcript })
    return sum(probe(start, start.transcript).reads)
  }
  for (const bundle of ['user-prompt-submit', 'post-tool-use']) {
    it(`${bundle}: 16 KiB when the last answer is at the end`, () => {
      assert.equal(readOf(bundle, 'quiet-100MB'), FIRST_READ_BYTES)
    })
    it(`${bundle}: one walk over 16 MiB when there is no answer`, () => {
      const bytes = readOf(bundle, 'no-answer')
      assert.ok(bytes > FIRST_READ_BYTES && bytes <= FIRST_READ_BYTES + WALK_BYTES, `${bytes} bytes`)
    })
    it(`${bundle}: at most two walks past a last line of 5 MB`, () => {
      const bytes = readOf(bundle, 'large-last-line')
      assert.ok(bytes > 5 << 20 && bytes <= FIRST_READ_BYTES + 2 * WALK_BYTES, `${bytes} bytes`)
    })
  }
  it('pre-tool-use: nothing', () => {
    assert.equal(readOf('pre-tool-use', 'quiet'), 0)
  })
})

/** Whether a situation is among those that `SPEED_ONLY` names. */
const isAsked = (name: string) => ONLY?.includes(name) ?? true

/** The instructions of the process everything is compared with, counted once by each tool. */
const bare = new Map<boolean, Promise<number>>()
function countBare(withChildren = false): Promise<number> {
  const counted =
    bare.get(withChildren) ?? countInstructions(stage.bare, { withChildren }).then((all) => all.instructions)
  bare.set(withChildren, counted)
  return counted
}

describe('instructions', { concurrency: 2 }, () => {
  for (const name of HELD.filter(isAsked)) {
    it(name, async () => {
      const situation = findSituation(name)
      const start = stage.prepare(situation)
      const base = await countBare()
      const missed = ceilings.misses?.[MAJOR]?.[name] ?? 0
      const bound = Math.max(situation.instructions.limit, missed * MISS_SLACK)
      const counted = (await countInstructions(start)).instructions
      const ratio = counted / base
      assert.ok(ratio <= bound, `${ratio.toFixed(3)} of a bare process, never above ${situation.instructions.limit}`)
      const ceiling = recorded?.[name]
      if (ceiling === undefined) return
      const above = `${((counted - base) / 1e6).toFixed(2)} M above a bare process, were ${(ceiling / 1e6).toFixed(2)} M`
      assert.ok(counted - base <= ceiling * INSTRUCTION_SLACK, above)
    })
  }
})

/** Calls that say nothing start no program: in a large repository these cost what a small one costs, under any node. */
describe('instructions in a repository of 20,000 files, children counted', () => {
  for (const situation of LARGE.filter(({ name }) => ONLY === undefined && name.endsWith('-quiet'))) {
    it(situation.name, async () => {
      const start = stage.prepare(situation)
      const { instructions } = await countInstructions(start, { withChildren: true })
      const ratio = instructions / (await countBare(true))
      const limit = situation.instructions.limit + LARGE_MARGIN
      assert.ok(ratio <= limit, `${ratio.toFixed(3)} of a bare process, never above ${limit.toFixed(2)}`)
    })
  }
})

describe('bench/ceilings.json', () => {
  it(`covers Node ${MAJOR}`, () => {
    const command = 'npm run bench -- --update-ceilings --node PATH'
    assert.ok(recorded !== undefined, `no instructions are recorded for Node ${MAJOR}: ${command}`)
  })
  it('covers the hot bundles', () => {
    for (const bundle of HOT_BUNDLES) assert.ok(bundle in ceilings.sizes, bundle)
  })
})
