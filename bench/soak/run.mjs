// SOAK=0.05 node bench/soak/run.mjs [--record]
//
// Plays a simulated week through the shipped bundles and fails when anything that must be kept is gone, when what is on disk
// grows without end, or when a hook costs more at the end than at the beginning. Only counts are judged, no time.
// --record writes bench/soak/README.md.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judgeGrowth } from './judge.mjs'
import { renderReport } from './report.mjs'
import { playWeek } from './week.mjs'

const scale = Number(process.env.SOAK ?? '1')
if (!(scale > 0 && scale <= 4))
  throw new Error(`SOAK="${process.env.SOAK}" is no scale; use a number over 0 and up to 4`)
const started = Date.now()
const week = await playWeek({
  scale,
  probes: process.env.SOAK_PROBES !== '0',
  tell: (what) => console.error(JSON.stringify(what)),
})
const wrongs = [...week.end.wrongs, ...judgeGrowth(week)]
const report = renderReport({ ...week, minutes: Math.round((Date.now() - started) / 60_000) }, wrongs)
if (process.argv.includes('--json')) writeFileSync(process.argv.at(-1), JSON.stringify(week))
if (process.argv.includes('--record')) writeFileSync(fileURLToPath(new URL('README.md', import.meta.url)), report)
console.log(report)
if (wrongs.length > 0) process.exitCode = 1
