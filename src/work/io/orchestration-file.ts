import type { Call } from '../../base/core/call.ts'
import { readPlainSection } from '../../base/core/plain-yaml.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { errorCode, readPage } from '../../files/io/read-text.ts'

const NOT_A_MAPPING = 'not a mapping'
/** A larger section is no resumption note and would bury the rest of the checkpoint. */
const MAX_SECTION_CHARS = 64 << 10

export interface OrchestrationReading {
  readonly resumption: UnknownRecord | null
  readonly problem: Problem | null
}

/** The `resumption:` section of the project's orchestration file. A missing file or section is no problem. */
export async function readResumptionSection(call: Call, file: string): Promise<OrchestrationReading> {
  const source = call.know(readPage, `${call.projectDir}/${file}`)
  const fail = (cause: string): OrchestrationReading => ({
    resumption: null,
    problem: { code: 'orchestration-unreadable', path: file, cause },
  })
  if ('error' in source) return source.error === 'ENOENT' ? { resumption: null, problem: null } : fail(source.error)
  try {
    const resumption = readPlainSection(source.text, 'resumption') ?? (await parseSection(source.text))
    if (resumption === undefined || resumption === null) return { resumption: null, problem: null }
    if (!isRecord(resumption)) return fail('resumption is not a mapping')
    // JSON makes plain data of the section, without dates, shared parts or keys that are not text.
    const json = JSON.stringify(resumption)
    return json.length > MAX_SECTION_CHARS
      ? fail('the resumption section is over 64 KiB')
      : { resumption: JSON.parse(json), problem: null }
  } catch (error) {
    // Codes of the parser name its states (MISSING_CHAR, ReferenceError for an alias bomb), which help no person.
    return fail(errorCode(error) === NOT_A_MAPPING ? NOT_A_MAPPING : 'not valid YAML')
  }
}

async function parseSection(text: string): Promise<unknown> {
  const { parseYamlRecord } = await import('../../files/io/yaml-file.ts')
  return parseYamlRecord(text).resumption
}
