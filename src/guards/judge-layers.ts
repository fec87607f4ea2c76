import type { WriteTarget } from '../calls/core/call-effects.ts'
import { findResultingText } from '../calls/core/resulting-text.ts'
import { findFilePath } from '../calls/core/tool-call.ts'
import type { ArchitectureRule } from '../config/core/config.ts'
import { readText } from '../files/io/read-text.ts'
import { hasKnownImports, judgeArchitecture, type ResultingFile } from '../policy/core/architecture.ts'
import type { Finding } from '../policy/core/verdict.ts'
import type { Bench, GuardPlaces } from './guard-places.ts'
import { loadGlobTest } from './load-glob-test.ts'

/** Larger files are generated; nobody keeps layers in them. */
const MAX_SOURCE_BYTES = 1 << 20

/** More files than these are moved as a whole, and a person looks at such a move. */
const MAX_FILES = 50

/** Judges the files that a Write, an Edit, or a command with the text in its words would leave behind. */
export async function judgeLayers({ call, config, effects, places: find }: Bench): Promise<Finding | null> {
  const [{ writes }, places] = [await effects(), await find()]
  const rules = config['guardrails.architecture']
  const isTool = findFilePath(call) !== null
  const judged = isTool ? writes.slice(0, 1) : writes.filter(({ brings }) => brings !== undefined)
  const findings: Finding[] = []
  for (const write of judged.filter(({ path }) => hasKnownImports(path)).slice(0, MAX_FILES)) {
    const before = readSource(write.path)
    const after = isTool ? findResultingText(call, before) : findBrought(write, before)
    const finding = after === null ? null : await judgeFile({ path: write.path, after, before }, rules, places)
    if (finding !== null) findings.push(finding)
  }
  return findings.find(({ decision }) => decision === 'deny') ?? findings[0] ?? null
}

const readSource = (path: string) => readText(path, MAX_SOURCE_BYTES, true)

function findBrought({ brings, action }: WriteTarget, before: string | null): string | null {
  if (brings === undefined) return null
  if ('from' in brings) return readSource(brings.from)
  return action === 'append' ? `${before ?? ''}${brings.text}` : brings.text
}

async function judgeFile(file: ResultingFile, rules: readonly ArchitectureRule[], places: GuardPlaces) {
  if (file.after.length > MAX_SOURCE_BYTES) return null
  const globs = rules.flatMap(({ files, may_import = [], never_import = [] }) => [
    ...files,
    ...may_import,
    ...never_import,
  ])
  const makeTest = await loadGlobTest(globs)
  const base = places.bases.findLast((folder) => file.path.startsWith(`${folder}/`)) ?? places.projectDir
  return judgeArchitecture(file, { rules, place: places, projectDir: base, makeTest })
}
