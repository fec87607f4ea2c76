import { attempt } from '../base/core/attempt.ts'
import { stringOf } from '../base/core/record.ts'
import type { CallEffects } from '../calls/core/call-effects.ts'
import { findResultingText } from '../calls/core/resulting-text.ts'
import { findFilePath, type ToolCall } from '../calls/core/tool-call.ts'
import { readTextFile } from '../files/io/read-text.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findEditedResumption, findResumption, judgeStaleResumption } from './core/stale-resumption.ts'
import type { GuardPlaces } from './guard-places.ts'

interface ResumptionTerms {
  readonly places: GuardPlaces
  /** The orchestration file, relative to the project. */
  readonly file: string
  readonly now: Date
}

/** Judges the orchestration file that a Write, an Edit or a command would leave behind. */
export async function judgeResumption(
  call: ToolCall,
  { writes, commands }: CallEffects,
  { places, file, now }: ResumptionTerms,
): Promise<Finding | null> {
  const write = writes.find(({ path }) => places.bases.some((base) => path === `${base}/${file}`))
  const command = findFilePath(call) === null ? stringOf(call.toolInput.command) : null
  if (write === undefined || (findFilePath(call) === null && command === null)) return null
  const current = readTextFile(write.path, 1 << 20, true)
  const before = 'text' in current ? current.text : null
  const after = command === null ? findResultingText(call, before) : before
  if (after === null && command === null) return null
  const { parseYamlRecord } = await import('../files/io/yaml-file.ts')
  const read = (text: string | null) => {
    // A file that is no YAML passes: the checkpoint reports the file when reading it.
    return attempt(() => (text === null ? null : findResumption(parseYamlRecord(text))), null)
  }
  const old = read(before)
  const left = command === null ? read(after) : findEditedResumption({ command, programs: commands }, write.action, old)
  return judgeStaleResumption(file, { before: old, after: left }, now)
}
