import { redactText } from '../base/core/redact.ts'
import type { Config } from '../config/core/config.ts'
import { type BadMark, type Mark, parseMarks } from './core/mark.ts'
import { rankMarks } from './core/rank-marks.ts'
import { listRuleFiles, type RuleListing, readRuleFile } from './io/rule-files.ts'
import { stampPaths } from './io/rule-stamp.ts'

export interface RuleScan extends RuleListing {
  /** All unscoped marks, each content once. */
  readonly marks: readonly Mark[]
  readonly bad: readonly BadMark[]
  /**
   * Marks of files that the client loads only together with certain touched files. These marks are told after such a
   * file was lost.
   */
  readonly scoped: readonly Mark[]
  readonly stamp: string
  readonly isEmpty: boolean
}

/** Reads every rule file. The stamp is taken first, so the next look sees a change during the reading. */
export function scanRules(projectDir: string, config: Config): RuleScan {
  const { files, watched, isCut } = listRuleFiles(projectDir, config['reinforcement.files'])
  const stamp = stampPaths(projectDir, watched)
  const texts = files.map((path) => readRuleFile(projectDir, path))
  const readings = files.map((path, index) => parseMarks(texts[index] ?? '', path))
  const pick = (scoped: boolean) =>
    rankMarks(readings.filter(({ isScoped }) => isScoped === scoped).flatMap(({ marks }) => marks)).map(redactMark)
  return {
    marks: pick(false),
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
