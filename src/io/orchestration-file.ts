import type { Problem } from '../core/problem.ts'
import { isRecord, type UnknownRecord } from '../core/record.ts'
import { readPlainSection } from '../core/resumption/plain-yaml.ts'
import { errorCode, readTextFile } from './read-text.ts'

const MAX_ORCHESTRATION_BYTES = 1 << 20
const NOT_A_MAPPING = 'not a mapping'
/** A section larger than this is not a resumption note; storing it would bury the rest of the checkpoint. */
const MAX_SECTION_CHARS = 64 << 10

export interface OrchestrationReading {
  readonly resumption: UnknownRecord | null
  readonly problem: Problem | null
}

/** The `resumption:` section of the project's orchestration file, as it stands. No file, no section: null, and no problem. */
export async function readResumptionSection(projectDir: string, file: string): Promise<OrchestrationReading> {
  const source = readTextFile(`${projectDir}/${file}`, MAX_ORCHESTRATION_BYTES, true)
  const fail = (cause: string): OrchestrationReading => ({
    resumption: null,
    problem: { code: 'orchestration-unreadable', path: file, cause },
  })
  if ('error' in source) return source.error === 'ENOENT' ? { resumption: null, problem: null } : fail(source.error)
  try {
    const resumption = readPlainSection(source.text, 'resumption') ?? (await parseSection(source.text))
    if (resumption === undefined || resumption === null) return { resumption: null, problem: null }
    if (!isRecord(resumption)) return fail('resumption is not a mapping')
    // Through JSON: what is stored is plain data, without dates, shared parts or keys that are not text.
    const json = JSON.stringify(resumption)
    return json.length > MAX_SECTION_CHARS
      ? fail('the resumption section is over 64 KiB')
      : { resumption: JSON.parse(json), problem: null }
  } catch (error) {
    // The parser's own codes name its states (MISSING_CHAR, ReferenceError for an alias bomb); a person needs the file.
    return fail(errorCode(error) === NOT_A_MAPPING ? NOT_A_MAPPING : 'not valid YAML')
  }
}

async function parseSection(text: string): Promise<unknown> {
  const { parseYamlRecord } = await import('./yaml-file.ts')
  return parseYamlRecord(text).resumption
}
