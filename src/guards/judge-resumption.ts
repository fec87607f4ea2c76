import { attempt } from '../base/core/attempt.ts'
import { stringOf } from '../base/core/record.ts'
import { findResultingText } from '../calls/core/resulting-text.ts'
import { findFilePath } from '../calls/core/tool-call.ts'
import { readClock } from '../files/io/clock.ts'
import { readText } from '../files/io/read-text.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findEditedResumption, findResumption, judgeStaleResumption } from './core/stale-resumption.ts'
import type { Bench } from './guard-places.ts'

export async function judgeResumption({ call, config, effects, places: find }: Bench): Promise<Finding | null> {
  const [{ writes, commands }, places] = [await effects(), await find()]
  const file = config['resumption.orchestration_file']
  const write = writes.find(({ path }) => places.bases.some((base) => path === `${base}/${file}`))
  const command = findFilePath(call) === null ? stringOf(call.toolInput.command) : null
  if (write === undefined || (findFilePath(call) === null && command === null)) return null
  const before = readText(write.path, 1 << 20, true)
  const after = command === null ? findResultingText(call, before) : before
  if (after === null && command === null) return null
  const { parseYamlRecord } = await import('../files/io/yaml-file.ts')
  const read = (text: string | null) => {
    // A file that is no YAML passes: the checkpoint reports the file when reading it.
    return attempt(() => (text === null ? null : findResumption(parseYamlRecord(text))), null)
  }
  const old = read(before)
  const left = command === null ? read(after) : findEditedResumption({ command, programs: commands }, write.action, old)
  return judgeStaleResumption(file, { before: old, after: left }, readClock())
}
