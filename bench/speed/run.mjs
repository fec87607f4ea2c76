// npm run bench -- speed [--quick | --rounds N | --keep | --node PATH | --only NAME]
// npm run bench -- --update-ceilings [--node PATH]
//
// Measures every situation against `node empty.mjs` and keeps bench/results/speed.json. `--quick` takes fewer rounds
// and keeps nothing; `--only` takes the situations with that in their names (several, with commas) and adds them to what
// is kept of the same build (`large-` and a name: a moment in the repository of 20,000 files, built on the first use and kept
// in the temporary folder); `--keep` leaves the transcripts (1.4 GB) in .cache/bench for the next run;
// `--update-ceilings` only counts what test/speed/speed.test.ts holds, and records it in bench/ceilings.json for that node.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureCrowd } from '../lib/crowd.mjs'
import { listExtraModules, measureBundle, probe } from '../lib/facts.mjs'
import { countInstructions } from '../lib/instructions.mjs'
import { raceProcesses } from '../lib/race.mjs'
import { describeMachine, readResultOfBuild, saveResult } from '../lib/results.mjs'
import {
  CACHED,
  CROWD,
  CROWDS,
  GROWING,
  GROWING_STATE,
  GROWTH_TRANSCRIPTS,
  LARGE,
  SITUATIONS,
  TRANSCRIPTS,
} from '../lib/situations.mjs'
import { openStage } from '../lib/stage.mjs'
import { renderFacts, renderLarge, renderSituations, renderSizes } from '../lib/tables.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const CEILINGS = here('../ceilings.json')
const BUNDLES = ['user-prompt-submit', 'pre-tool-use', 'post-tool-use', 'session-start', 'pre-compact', 'holdfast']
const ROUNDS = 101
const QUICK_ROUNDS = 11

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    keep: { type: 'boolean' },
    node: { type: 'string' },
    only: { type: 'string' },
    'update-ceilings': { type: 'boolean' },
  },
})

const note = (text) => process.stderr.write(`${text}\n`)
const wanted = (options.only ?? '').split(',')
const situations = SITUATIONS.filter(({ name }) => wanted.some((part) => name.includes(part)))

/** Counts do not mind company: two at a time. */
async function inPairs(items, measure) {
  const results = []
  const queue = [...items.entries()]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, item] = next
      results[index] = await measure(item)
    }
  }
  await Promise.all([work(), work()])
  return results
}

async function countAgainst(base, start) {
  const { instructions } = await countInstructions(start)
  return { instructions, above: instructions - base, ratio: instructions / base }
}

function measureSizes() {
  return Object.fromEntries(BUNDLES.map((bundle) => [bundle, measureBundle(here(`../../dist/${bundle}.mjs`))]))
}

async function measureGrowth(stage, base) {
  return inPairs(GROWING, async (name) => {
    const situation = SITUATIONS.find((candidate) => candidate.name === name)
    const sizes = []
    for (const transcript of GROWTH_TRANSCRIPTS) {
      note(`growing: ${name}, ${transcript}`)
      const counted = await countAgainst(base, stage.prepare({ ...situation, transcript }))
      sizes.push({ ...TRANSCRIPTS[transcript], ...counted })
    }
    return { situation, sizes }
  })
}

const NO_ROWS = { git: null, rows: [] }

/** One after the other: all use the one repository. */
async function measureLarge(stage) {
  const rows = []
  let git = null
  const base = (await countInstructions(stage.bare, { withChildren: true })).instructions
  // Under valgrind a hook's time for git would end before git is asked.
  const stopped = (await countInstructions(stage.bare, { withChildren: true, hasTime: true })).instructions - base
  const isWanted = ({ name }) =>
    wanted.some((part) => part === '' || (part.startsWith('large-') && name.includes(part)))
  for (const situation of LARGE.filter(isWanted)) {
    note(`in the large repository: ${situation.name}`)
    const start = stage.prepare(situation)
    const oneCall = { ...start, name: 'git', command: ['git', 'diff', '--name-only', '-z', 'HEAD'] }
    git ??= (await countInstructions(oneCall, { withChildren: true })).instructions / base
    const { instructions } = await countInstructions(start, { withChildren: true, hasTime: true })
    rows.push({ situation, ratio: (instructions - stopped) / base })
  }
  return { git, rows }
}

/** Beside a bare process that uses node's code cache, as those of people do. A seeded one does not, and is dearer for it. */
async function measureCached(stage) {
  const count = async (start) => (await countInstructions(start, { hasCodeCache: true })).instructions
  const bare = await count(stage.bare)
  const chosen = SITUATIONS.filter(({ name }) => CACHED.includes(name))
  const rows = await inPairs(chosen, async (situation) => {
    note(`with the code cache: ${situation.name}`)
    const above = (await count(stage.prepare(situation))) - bare
    return { situation, above, ratio: (above + bare) / bare }
  })
  return { bare, rows }
}

/** Each moment with the state of a few calls, and with that of months. */
async function measureGrownState(stage, base) {
  const grown = []
  for (const situation of GROWING_STATE) {
    note(`grown state: ${situation.name}, ${situation.grown}`)
    const few = await countAgainst(base, stage.prepare({ ...situation, grown: undefined }))
    const many = await countAgainst(base, stage.prepare(situation))
    grown.push({ situation, grown: situation.grown, growth: many.instructions / few.instructions })
  }
  return grown
}

async function measureCrowds(stage) {
  const start = stage.prepare(SITUATIONS.find(({ name }) => name === CROWD))
  const crowds = []
  for (const count of CROWDS) {
    note(`at once: ${count}`)
    crowds.push(await measureCrowd(stage.bare, start, count))
  }
  return crowds
}

function describeTools() {
  const run = (file, ...args) => execFileSync(file, args, { encoding: 'utf8' }).trim()
  const qemu = run('qemu-x86_64', '--version').match(/version (\S+)/)[1]
  return `${describeMachine(run(options.node ?? process.execPath, '--version'))}, qemu-${qemu}, ${run('valgrind', '--version')}`
}

async function updateCeilings(stage, base) {
  const major = execFileSync(stage.bare.command[0], ['-p', 'process.versions.node.split(".")[0]'], {
    encoding: 'utf8',
  }).trim()
  const counted = await inPairs(situations, async (situation) => {
    note(`counting: ${situation.name}`)
    const { above, ratio } = await countAgainst(base, stage.prepare(situation))
    return { name: situation.name, above, ratio, limit: situation.instructions.limit }
  })
  const { instructions, misses } = JSON.parse(readFileSync(CEILINGS, 'utf8'))
  // A miss is recorded as a miss: the limit stays, the page prints it bold, and the test holds that it does not grow.
  const missed = counted.filter(({ ratio, limit }) => ratio > limit)
  // What `--only` left out keeps its record.
  const isCounted = (name) => options.only === undefined || counted.some((one) => one.name === name)
  const keep = (record = {}) => Object.fromEntries(Object.entries(record).filter(([name]) => !isCounted(name)))
  const ceilings = {
    sizes: measureSizes(),
    misses: {
      ...misses,
      [major]: {
        ...keep(misses[major]),
        ...Object.fromEntries(missed.map(({ name, ratio }) => [name, Math.ceil(ratio * 1000) / 1000])),
      },
    },
    instructions: {
      ...instructions,
      [major]: {
        ...keep(instructions[major]),
        ...Object.fromEntries(counted.map(({ name, above }) => [name, above])),
      },
    },
  }
  writeFileSync(CEILINGS, `${JSON.stringify(ceilings, null, 2)}\n`)
}

async function measureAll(stage, base, rounds) {
  const results = await inPairs(situations, async (situation) => {
    note(`counting: ${situation.name}`)
    const start = stage.prepare(situation)
    const facts = { modules: listExtraModules(stage.bare, start), reads: probe(start, start.transcript).reads }
    return { situation, facts, counted: await countAgainst(base, start) }
  })
  const growth = options.only === undefined && options.quick !== true ? await measureGrowth(stage, base) : []
  // Preparing again: the growth runs shared the folders.
  const starts = results.map(({ situation }) => stage.prepare(situation))
  note(`racing: ${rounds} rounds`)
  const again = { ...stage.bare, name: 'bare node again' }
  const [bare, control, ...raced] = raceProcesses([stage.bare, again, ...starts], { rounds })
  return { results: results.map((result, index) => ({ ...result, raced: raced[index] })), growth, bare, control }
}

/** What the tables need of a situation, without its payload and files. */
const summarize = ({ situation: { name, bundle, title, instructions, memory }, ...measured }) => ({
  situation: { name, bundle, title, instructions, memory },
  ...measured,
})

const summarizeRows = async (measured) => {
  const { rows, ...rest } = await measured
  return { ...rest, rows: rows.map(summarize) }
}

/** In the order of the list; what was measured before of the same build stays unless it was measured again. */
function addToKept(measured) {
  const kept = options.only === undefined ? [] : (readResultOfBuild('speed')?.situations ?? [])
  return SITUATIONS.flatMap(({ name }) => {
    const isOfName = ({ situation }) => situation.name === name
    return measured.find(isOfName) ?? kept.find(isOfName) ?? []
  })
}

async function report(stage, base, rounds) {
  const isAll = options.only === undefined
  const { results, growth, bare, control } = await measureAll(stage, base, rounds)
  const situations = addToKept(results.map(summarize))
  console.log(`${renderSituations(situations)}\n${renderFacts(situations)}\n${renderSizes(measureSizes())}`)
  const large = options.quick === true && isAll ? NO_ROWS : await measureLarge(stage, base)
  if (large.rows.length > 0) console.log(renderLarge(large))
  if (options.quick === true) return
  const kept = readResultOfBuild('speed')
  saveResult('speed', {
    command: 'npm run bench -- speed',
    machine: describeTools(),
    rounds,
    bare: { instructions: base, ...bare },
    control,
    ofSituations: SITUATIONS.length,
    situations,
    growth: isAll ? growth.map(summarize) : (kept?.growth ?? []),
    grownState: isAll ? (await measureGrownState(stage, base)).map(summarize) : (kept?.grownState ?? []),
    cached: isAll ? await summarizeRows(measureCached(stage)) : (kept?.cached ?? NO_ROWS),
    large: isAll ? await summarizeRows(large) : (kept?.large ?? NO_ROWS),
    crowds: isAll ? await measureCrowds(stage) : (kept?.crowds ?? []),
    sizes: measureSizes(),
  })
}

const rounds = Number(options.rounds ?? (options.quick === true ? QUICK_ROUNDS : ROUNDS))
const folder = options.keep === true ? here('../../.cache/bench') : undefined
const stage = openStage({ node: resolve(options.node ?? process.execPath), folder })
try {
  const { instructions: base } = await countInstructions(stage.bare)
  if (options['update-ceilings'] === true) await updateCeilings(stage, base)
  else await report(stage, base, rounds)
} finally {
  stage.close()
}
