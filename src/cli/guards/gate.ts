import { cleanLine } from '../../base/core/text.ts'
import { findActiveTrack } from '../../config/io/project-files.ts'
import { checkDeterminism } from '../../doctor/check-determinism.ts'
import { checkGuardrails, checkRecovery } from '../../doctor/check-hooks.ts'
import { fault, GATES, type GateName, type GateResult, passes } from '../../doctor/core/gate-result.ts'
import { evaluateTrack } from '../../tracks/evaluate-track.ts'
import { describeCause } from '../../tracks/io/track-documents.ts'
import { paint } from '../paint.ts'
import { endFailed, fail, isJson, print, printJson } from '../terminal.ts'

/** `ci gate NAME`: one gate or all four. Exit 1 stands for findings, exit 2 for a missing track. */
export async function runGates(named: GateName | 'all', { dir: root }: { readonly dir: string }): Promise<void> {
  const trackId = findActiveTrack(root)
  if (trackId === null)
    return fail('No track is active: docs/tracks/ACTIVE_TRACK names none; holdfast track new begins one', 2)
  const results: GateResult[] = []
  for (const name of named === 'all' ? GATES : [named]) results.push(await runGate(name, root, trackId))
  const isPassed = results.every(passes)
  const [first] = results
  const wire = { track: trackId, passes: isPassed, gates: results.map(toWire) }
  if (isJson()) printJson(results.length === 1 && first !== undefined ? { track: trackId, ...toWire(first) } : wire)
  else print(results.flatMap((result) => describe(result, trackId)).join('\n'))
  const failed = results.filter((result) => !passes(result)).map(({ gate }) => gate)
  if (!isPassed) endFailed(`Not passed: ${failed.join(', ')}`)
}

async function runGate(name: GateName, root: string, trackId: string): Promise<GateResult> {
  try {
    if (name === 'determinism') return checkDeterminism(root, trackId)
    if (name === 'recovery') return await checkRecovery(root)
    return name === 'guardrails' ? checkGuardrails(root) : checkPlan(root, trackId)
  } catch (error) {
    const { path } = error as { readonly path?: unknown }
    const place = typeof path === 'string' && path.startsWith('docs/') ? path : `docs/tracks/${trackId}`
    const finding = fault(place, 'not-checked', describeCause(error))
    return { gate: name, checked: 'it could not be run', findings: [finding] }
  }
}

function checkPlan(root: string, trackId: string): GateResult {
  const findings = evaluateTrack(root)?.findings ?? []
  return {
    gate: 'evaluator',
    checked: 'SPEC.md, PLAN.md and RISKS.md',
    findings: findings.map(({ document, line, rule, text }) =>
      fault(`docs/tracks/${trackId}/${document}`, rule, text, line),
    ),
  }
}

const toWire = (result: GateResult) => ({ ...result, passes: passes(result) })

function describe(result: GateResult, trackId: string): string[] {
  const { gate, checked, findings } = result
  const head = `${passes(result) ? paint.green('pass') : paint.red('fail')}  ${gate}, track "${trackId}": ${checked}`
  const lines = findings.map(({ severity, path, line, rule, text }) => {
    const place = `${path}${line === 0 ? '' : `:${line}`}`
    return cleanLine(`  ${place}  ${severity === 'warning' ? 'warning, ' : ''}${rule}: ${text}`)
  })
  return [head, ...lines]
}
