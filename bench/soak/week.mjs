// A week of work: 200 sessions, 40 compactions, 20,000 tool calls at full scale; fewer and shorter sessions below it.
import { createLedger } from './ledger.mjs'
import { probeHooks } from './probe.mjs'
import { playSession } from './session.mjs'
import { createWorld, measureDisk } from './world.mjs'

const START = Date.UTC(2026, 10, 9, 8)
const DAY_MS = 24 * 3_600_000
const DAYS = 7
const SESSIONS = 200
/** How many sessions run at a time. */
const LANES = Number(process.env.SOAK_LANES ?? 3)

/** What is kept. Below full scale the limits shrink with the work, so that they are reached in the same week. */
export function planLimits(scale) {
  const scaled = (count) => (scale >= 1 ? count : Math.max(4, Math.round(count * Math.sqrt(scale))))
  return { checkpoints: scaled(100), sessions: scaled(100), journalBytes: scale >= 1 ? 8 << 20 : 1 << 20 }
}

function renderConfig(scale) {
  const { checkpoints, sessions, journalBytes } = planLimits(scale)
  const retention = `[retention]\ncheckpoints = ${checkpoints}\nsessions = ${sessions}\njournal_mb = ${journalBytes >> 20}\n`
  return `[resumption]\nmax_age_hours = 24\n\n${retention}`
}

export function planSessions(scale) {
  // Both go with the square root: fewer sessions, and fewer calls in each.
  const share = Math.sqrt(scale)
  const count = Math.max(10, Math.round(SESSIONS * share))
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor((index * DAYS) / count)
    const compacts = index % 5 === 2
    const nth = Math.floor(index / 5)
    const isCrash = compacts && nth % 5 === 3
    const hasTrack = day >= 2 && day < 5
    return {
      index,
      day,
      id: `50a40000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      startMs: START + Math.floor((index * DAYS * DAY_MS) / count),
      calls: Math.max(3, Math.round((compacts ? 295 : 50) * share)),
      compacts,
      ending: isCrash ? 'crash' : !compacts && index % 8 === 7 ? 'silent' : 'done',
      branch: isCrash && nth % 10 === 3 ? 'side' : 'main',
      decision: hasTrack && compacts ? `part ${index} is built the way it was measured` : null,
      memory: index % 4 === 0 ? `part ${index} keeps its numbers in whole cents` : null,
    }
  })
}

/** Plays the week and returns what was measured; `wrongs` is empty when everything that must be kept was kept. */
export async function playWeek({ scale, probes = true, tell = () => {} }) {
  const world = createWorld({ start: START })
  try {
    const ledger = createLedger(world.project)
    world.write('.holdfast/config.toml', renderConfig(scale))
    const plans = planSessions(scale)
    const at = (day) => new Date(START + day * DAY_MS - 1000).toISOString()
    const days = []
    // A count takes a hundred times as long as what it counts.
    const probed = scale < 0.1 ? [1, DAYS] : [1, 4, DAYS]
    const sample = async (day) => {
      const instructions = probes && probed.includes(day) ? await probeHooks(world, at(day), renderConfig(scale)) : null
      days.push({ day, disk: measureDisk(world.project), spawns: world.spawns, instructions })
      tell(days.at(-1))
    }
    await sample(0)
    for (let day = 0; day < DAYS; day += 1) {
      changeRules(world, day, at(day))
      const waiting = plans.filter((plan) => plan.day === day)
      const lane = async () => {
        for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift())
          await playSession(world, plan, ledger)
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      await sample(day + 1)
    }
    const end = ledger.judge(world, at(DAYS))
    return {
      scale,
      limits: planLimits(scale),
      sessions: plans.length,
      spawns: world.spawns,
      killed: world.killed,
      counts: world.counts,
      days,
      end,
    }
  } finally {
    if (process.env.SOAK_KEEP === undefined) world.remove()
    else tell({ kept: world.root })
  }
}

/** A track is worked on from the third day to the fifth; from the fourth on a policy confines writes. */
function changeRules(world, day, now) {
  world.setBranch('main')
  const must = (args) => {
    const { code, stderr } = world.holdfast(args, now)
    if (code !== 0) throw new Error(`holdfast ${args.join(' ')}: ${stderr}`)
  }
  if (day === 2) must(['track', 'new', 'soak', '--title', 'Soak', '--dir', world.project])
  if (day === 3) must(['config', 'set', 'guardrails.write_roots', '["src/**", "docs/**"]', '--dir', world.project])
  if (day === 5) must(['track', 'close', 'soak', '--dir', world.project, '--leave'])
}
