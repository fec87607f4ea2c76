import type { Config } from '../config/core/config.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { isPolicyAdopted } from '../policy/core/policy.ts'
import { type CondensedSection, condenseDocument, listImports } from './core/condense.ts'
import { renderQualityContext } from './core/quality-context.ts'
import { describeRules } from './core/rules.ts'
import { readQualityFile } from './io/quality-files.ts'

export type QualityReading = ReturnType<typeof describeQuality>

/** The client itself has loaded CLAUDE.md and its imports. `missing` lists documents that do not exist. */
export function describeQuality(projectDir: string, config: Config) {
  const claudeMd = [readQualityFile(projectDir, 'CLAUDE.md'), readQualityFile(projectDir, '.claude/CLAUDE.md')]
  const loaded = new Set(claudeMd.flatMap((text) => (text?.includes('@') ? listImports(text) : [])))
  const sources = [...new Set(config['quality.sources'])]
  const imported = sources.filter((path) => loaded.has(path))
  const read: string[] = []
  const missing: string[] = []
  const sections = sources.flatMap((path) => {
    if (loaded.has(path)) return []
    const text = readQualityFile(projectDir, path)
    if (text === null) missing.push(path)
    else read.push(path)
    return text === null ? [] : condenseDocument(path, text)
  })
  // The rules already tell the adopted policy, so the prose of the policy document comes last.
  const isProse = ({ path }: CondensedSection) => path === POLICY_DOCUMENT && isPolicyAdopted(config)
  const ranked = sections.map((section) => (isProse(section) ? { ...section, rank: section.rank + 10 } : section))
  const command = nameOwnCommand(projectDir)
  const rules = describeRules(config, read.length + imported.length > 0, command)
  return { ...renderQualityContext({ rules, sections: ranked }), read, imported, missing }
}
