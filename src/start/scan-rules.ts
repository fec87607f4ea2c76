import { redactText } from '../base/core/redact.ts'
import type { Config } from '../config/core/config.ts'
import { type Mark, parseMarks } from './core/mark.ts'
import { rankMarks } from './core/rank-marks.ts'
import { listRuleFiles, readRuleFile } from './io/rule-files.ts'
import { stampPaths } from './io/rule-stamp.ts'

export type RuleScan = ReturnType<typeof scanRules>

/** Reads every rule file. The stamp is taken first, so the next look sees a change during the reading. */
export function scanRules(projectDir: string, config: Config) {
  const { files, watched, isCut } = listRuleFiles(projectDir, config['reinforcement.files'])
  const stamp = stampPaths(projectDir, watched)
  const texts = files.map((path) => readRuleFile(projectDir, path))
  const readings = files.map((path, index) => parseMarks(texts[index] ?? '', path))
  const pick = (scoped: boolean) =>
    rankMarks(readings.filter(({ isScoped }) => isScoped === scoped).flatMap(({ marks }) => marks)).map(redactMark)
  return {
    marks: pick(false),
    /** Marks of files that the client loads with certain touched files; they are told after such a file was lost. */
    scoped: pick(true),
    bad: readings.flatMap(({ bad }) => bad),
    files: files.filter((_, index) => texts[index] !== ''),
    watched,
    isCut,
    stamp,
    isEmpty: texts.every((text) => text === ''),
  }
}

/** Reads the marks of files that the client loaded because of the place of work, anywhere in the project. */
export function readLostMarks(projectDir: string, paths: readonly string[]): Mark[] {
  const inside = paths.filter((path) => /^(?!.*\.\.)[^/\\~][^\\]*\.md$/i.test(path) && !/^[A-Za-z]:/.test(path))
  return rankMarks(inside.flatMap((path) => parseMarks(readRuleFile(projectDir, path), path).marks)).map(redactMark)
}

const redactMark = (mark: Mark): Mark => ({ ...mark, content: redactText(mark.content) })
