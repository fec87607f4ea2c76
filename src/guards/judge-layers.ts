import type { ArchitectureRule } from '../config/core/config.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { hasKnownImports, judgeArchitecture } from '../layers/core/architecture.ts'
import type { CallEffects } from '../policy/core/call-effects.ts'
import { findFilePath, type ToolCall } from '../policy/core/tool-call.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findResultingText } from './core/resulting-text.ts'
import type { GuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

/** Larger files are generated; nobody keeps layers in them. */
const MAX_SOURCE_BYTES = 1 << 20

interface LayerTerms {
  readonly rules: readonly ArchitectureRule[]
  readonly places: GuardPlaces
}

/** Judges the file a Write or Edit would leave behind. Commands pass: their text is not known before they run. */
export async function judgeLayers(call: ToolCall, { writes }: CallEffects, terms: LayerTerms): Promise<Finding | null> {
  const [write] = writes
  if (findFilePath(call) === null || write === undefined || !hasKnownImports(write.path)) return null
  const file = readTextFile(write.path, MAX_SOURCE_BYTES, true)
  const before = 'text' in file ? file.text : null
  const after = findResultingText(call, before)
  if (after === null || after.length > MAX_SOURCE_BYTES) return null
  const { places, rules } = terms
  const globs = rules.flatMap(({ files, may_import = [], never_import = [] }) => [
    ...files,
    ...may_import,
    ...never_import,
  ])
  const makeTest = await loadGlobTest(globs)
  const base = places.bases.findLast((folder) => write.path.startsWith(`${folder}/`)) ?? places.projectDir
  return judgeArchitecture({ path: write.path, after, before }, { rules, place: places, projectDir: base, makeTest })
}
