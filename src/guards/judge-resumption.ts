import { readTextFile } from '../files/io/read-text.ts'
import type { CallEffects } from '../policy/core/effects.ts'
import { findFilePath, type ToolCall } from '../policy/core/tool-call.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findResultingText } from './core/resulting-text.ts'
import { findResumption, judgeStaleResumption } from './core/stale-resumption.ts'
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
  const { parseYamlRecord } = await import('../files/io/yaml-file.ts')
  const read = (text: string | null) => {
    try {
      return text === null ? null : findResumption(parseYamlRecord(text))
    } catch {
      // A file that is no YAML passes: the checkpoint reports the file when reading it.
      return null
    }
  }
  return judgeStaleResumption(file, read(after), read(before), now)
}
