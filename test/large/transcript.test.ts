import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The command itself takes 49 MB here; a transcript read whole would take over 400. */
const MAX_MEGABYTES = 250

let place: string
let project: string

before(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-large-'))
  project = join(place, 'project')
  const folder = join(place, '.claude', 'projects', project.replace(/[^A-Za-z0-9]/g, '-'))
  for (const path of [project, folder]) mkdirSync(path, { recursive: true })
  const transcript = join(folder, 'large.jsonl')
  const made = spawnSync('node', [join(ROOT, 'bench', 'gen-transcript.mjs'), transcript, '200000000'], {
    encoding: 'utf8',
  })
  assert.equal(made.status, 0, made.stderr)
  assert.ok(statSync(transcript).size > 190_000_000, 'it is large')
  // One result of 40 MB: longer than any line that is decoded.
  appendFileSync(transcript, `{"type":"user","message":{"content":"${'x'.repeat(40 << 20)}"}}\n`)
})
after(() => rmSync(place, { recursive: true, force: true }))

/** Prints the most memory the process ever had, when it ends. */
const METER = 'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS))'

function measure(...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', HOME: place }
  const command = ['--import', METER, join(ROOT, 'dist', 'holdfast.mjs'), ...args]
  const run = spawnSync('node', command, { env, encoding: 'utf8', maxBuffer: 1 << 26 })
  const peak = Number(/peak (\d+)$/.exec(run.stderr)?.[1]) / 1024
  return { code: run.status, out: run.stdout, peak }
}

for (const args of [['calibrate'], ['calibrate', '--json'], ['report']]) {
  test(`holdfast ${args.join(' ')} reads 240 MB in bounded memory`, () => {
    const { code, out, peak } = measure(...args, project)
    assert.equal(code, 0, out)
    assert.ok(peak > 10 && peak < MAX_MEGABYTES, `${peak} MB`)
    assert.match(out, /compact/)
  })
}
