import { parseJsonRecord } from '../base/core/record.ts'
import { TRACK_POINTER } from '../config/core/tier-paths.ts'
import { unifyLineEnds } from '../documents/core/merge-entries.ts'
import { createProbes } from '../documents/core/render-entry.ts'
import { listDocumentPaths } from '../documents/core/transaction.ts'
import { renderLogged } from '../documents/core/work-log-entries.ts'
import { inSandbox } from '../host/io/create-sandbox.ts'
import { findDistFolder, runBundle } from '../host/io/run-bundle.ts'
import { listLoggedSessions, readDocument, readSessionLog } from '../tracks/io/track-documents.ts'
import { fault, type GateFinding, type GateResult } from './core/gate-result.ts'

interface Variant {
  readonly name: string
  readonly now: string
  readonly zone: string
  readonly isReversed: boolean
  readonly lineEnd: '\n' | '\r\n'
}

const FIRST: Variant = {
  name: 'as it is',
  now: '2026-01-02T03:04:05.000Z',
  zone: 'UTC',
  isReversed: false,
  lineEnd: '\n',
}
const VARIANTS: readonly Variant[] = [
  { ...FIRST, name: 'repeated' },
  { ...FIRST, name: 'with the files made in the opposite order', isReversed: true },
  { ...FIRST, name: 'with another clock', now: '2031-12-31T23:59:59.000Z', zone: 'Asia/Kathmandu' },
  { ...FIRST, name: 'with the line ends of Windows', lineEnd: '\r\n' },
]

const PROBE_SESSION = 'holdfast-gate'

/** A probe entry of each kind ensures that every compaction has work. */
export function checkDeterminism(projectDir: string, trackId: string): GateResult {
  const inputs = gatherInputs(projectDir, trackId)
  const first = runVariant(inputs, trackId, FIRST)
  const checked = `compacted ${VARIANTS.length + 1} times: ${VARIANTS.map(({ name }) => name).join(', ')}`
  if ('findings' in first) return { gate: 'determinism', checked, findings: first.findings }
  const findings = VARIANTS.flatMap((variant) => {
    const run = runVariant(inputs, trackId, variant)
    if ('findings' in run) return run.findings
    return listDocumentPaths(trackId).flatMap((path) => {
      const isWritten = first.changed.includes(path) || run.changed.includes(path)
      // A document no compaction wrote keeps the line ends of its copy.
      const [a, b] = [first, run].map(({ texts }) =>
        isWritten ? texts.get(path) : unifyLineEnds(texts.get(path) ?? ''),
      )
      if (a === b) return []
      return [fault(path, 'not-deterministic', `compacted ${variant.name}, it has other bytes`)]
    })
  })
  return { gate: 'determinism', checked, findings }
}

/** All files a compaction of the track reads, by path. */
function gatherInputs(projectDir: string, trackId: string): Map<string, string> {
  const inputs = new Map([[TRACK_POINTER, `${trackId}\n`]])
  for (const path of [...listDocumentPaths(trackId), '.holdfast/config.toml']) {
    const text = readDocument(projectDir, path)
    if (text !== null) inputs.set(path, text)
  }
  for (const sessionId of listLoggedSessions(projectDir)) {
    const { path, text, ledgerFile } = readSessionLog(projectDir, sessionId)
    if (text !== '') inputs.set(path, text)
    if (ledgerFile.text !== null) inputs.set(ledgerFile.path, ledgerFile.text)
  }
  inputs.set(`artifacts/sessions/${PROBE_SESSION}/work_log.md`, renderProbe(trackId))
  return inputs
}

function renderProbe(trackId: string): string {
  return createProbes()
    .map((entry) => renderLogged(entry, '2026-01-01T00:00:00.000Z', trackId))
    .join('')
}

function runVariant(inputs: ReadonlyMap<string, string>, trackId: string, { now, zone, isReversed, lineEnd }: Variant) {
  return inSandbox(PROBE_SESSION, (sandbox) => {
    const files = isReversed ? [...inputs].reverse() : [...inputs]
    for (const [path, text] of files) sandbox.write(path, text.replace(/\r?\n/g, lineEnd))
    const env = { HOLDFAST_NOW: now, TZ: zone, HOME: sandbox.homeDir }
    const args = ['compact', sandbox.projectDir, '--json']
    const run = runBundle(`${findDistFolder()}/holdfast.mjs`, { payload: null, env }, { args })
    if (run.exitCode !== 0) return { findings: describeRefusal(run.stdout, run.stderr, trackId) }
    const texts = listDocumentPaths(trackId).map((path) => [path, readDocument(sandbox.projectDir, path)] as const)
    const changed = parseJsonRecord(run.stdout)?.changed
    return {
      changed: Array.isArray(changed) ? (changed as readonly unknown[]) : [],
      texts: new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]))),
    }
  })
}

function describeRefusal(stdout: string, stderr: string, trackId: string): GateFinding[] {
  const violations = parseJsonRecord(stdout)?.violations
  const listed = Array.isArray(violations) ? violations : []
  if (listed.length === 0) return [fault(`docs/tracks/${trackId}`, 'not-compacted', stderr.trim())]
  return listed.map(({ path, line, text }) => fault(String(path), 'refused', String(text), Number(line)))
}
