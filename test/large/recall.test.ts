import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { generateTranscript } from '../../bench/gen-transcript.mjs'
import { REPOSITORY } from '../bundle/sandbox.ts'

const MAX_MEGABYTES = 200
const MAX_CPU_SECONDS = 60

let place: string
let project: string

before(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-large-'))
  project = join(place, 'project')
  const transcripts = join(place, '.claude/projects', project.replace(/[^A-Za-z0-9]/g, '-'))
  for (const path of [project, transcripts]) mkdirSync(path, { recursive: true })
  generateTranscript(join(transcripts, 'large.jsonl'), 300_000_000)
})
after(() => rmSync(place, { recursive: true, force: true }))

/** Prints what the process used, when it ends. */
const METER =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("usage "+JSON.stringify(process.resourceUsage())))'

function recall(words: readonly string[]) {
  const env = { PATH: process.env.PATH ?? '', HOME: place }
  const args = ['--import', METER, join(REPOSITORY, 'dist/holdfast.mjs'), 'recall', ...words]
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(stderr.slice(stderr.indexOf('usage ') + 'usage '.length))
  return { code: status, megabytes: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 }
}

const SEARCHES = [
  ['a word that is nowhere', ['zanzibar'], 1],
  ['a word that is everywhere beside one that is nowhere', ['const', 'zanzibar'], 0],
] as const

for (const [what, words, expected] of SEARCHES) {
  test(`holdfast recall searches 300 MB in bounded memory: ${what}`, () => {
    const { code, megabytes, seconds } = recall(words)
    assert.equal(code, expected)
    assert.ok(megabytes > 20 && megabytes < MAX_MEGABYTES, `${megabytes} MB`)
    assert.ok(seconds < MAX_CPU_SECONDS, `${seconds} s of processor time`)
  })
}
