import type { CallEffects } from '../core/guardrails/effects.ts'
import { findResultingText } from '../core/guardrails/resulting-text.ts'
import { findResumption, judgeStaleResumption } from '../core/guardrails/stale-resumption.ts'
import { findFilePath, type ToolCall } from '../core/guardrails/tool-call.ts'
import type { Finding } from '../core/guardrails/verdict.ts'
import { readTextFile } from '../io/read-text.ts'
import type { GuardPlaces } from './guard-places.ts'

interface ResumptionTerms {
  readonly places: GuardPlaces
  /** The orchestration file, relative to the project. */
  readonly file: string
  readonly now: Date
}

/** Judges the orchestration file a Write or Edit would leave behind. */
export async function judgeResumption(
  call: ToolCall,
  { writes }: CallEffects,
  { places, file, now }: ResumptionTerms,
): Promise<Finding | null> {
  const write = writes.find(({ path }) => places.bases.some((base) => path === `${base}/${file}`))
  if (findFilePath(call) === null || write === undefined) return null
  const current = readTextFile(write.path, 1 << 20, true)
  const before = 'text' in current ? current.text : null
  const after = findResultingText(call, before)
  if (after === null) return null
  const { parseYamlRecord } = await import('../io/yaml-file.ts')
  const read = (text: string | null) => {
    try {
      return text === null ? null : findResumption(parseYamlRecord(text))
    } catch {
      // Not YAML: the checkpoint says so when it reads the file.
      return null
    }
  }
  return judgeStaleResumption(file, read(after), read(before), now)
}
