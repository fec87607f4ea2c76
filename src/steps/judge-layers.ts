import type { ArchitectureRule } from '../core/config/config.ts'
import { hasKnownImports, judgeArchitecture } from '../core/guardrails/architecture.ts'
import type { CallEffects } from '../core/guardrails/effects.ts'
import type { MakeTest } from '../core/guardrails/globs.ts'
import { findResultingText } from '../core/guardrails/resulting-text.ts'
import { findFilePath, type ToolCall } from '../core/guardrails/tool-call.ts'
import type { Finding } from '../core/guardrails/verdict.ts'
import { readTextFile } from '../io/read-text.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Larger files are generated; nobody keeps layers in them. */
const MAX_SOURCE_BYTES = 1 << 20

interface LayerTerms {
  readonly rules: readonly ArchitectureRule[]
  readonly places: GuardPlaces
  readonly makeTest: MakeTest
}

/** Judges the file a Write or Edit would leave behind. What a command writes is not known before it runs. */
export function judgeLayers(call: ToolCall, { writes }: CallEffects, terms: LayerTerms): Finding | null {
  const [write] = writes
  if (findFilePath(call) === null || write === undefined || !hasKnownImports(write.path)) return null
  const file = readTextFile(write.path, MAX_SOURCE_BYTES, true)
  const before = 'text' in file ? file.text : null
  const after = findResultingText(call, before)
  if (after === null || after.length > MAX_SOURCE_BYTES) return null
  const { places, rules, makeTest } = terms
  const base = places.bases.findLast((folder) => write.path.startsWith(`${folder}/`)) ?? places.projectDir
  return judgeArchitecture({ path: write.path, after, before }, { rules, place: places, projectDir: base, makeTest })
}
