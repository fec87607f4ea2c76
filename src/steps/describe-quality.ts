import type { Config } from '../core/config/config.ts'
import { isPolicyAdopted } from '../core/guardrails/policy.ts'
import { type CondensedSection, condenseDocument, listImports } from '../core/quality/condense.ts'
import { describeRules } from '../core/quality/rules.ts'
import { type QualityContext, renderQualityContext } from '../core/xml/quality-context.ts'
import { POLICY_DOCUMENT } from '../io/config-sources.ts'
import { readQualityFile } from '../io/quality-files.ts'

export interface QualityReading extends QualityContext {
  /** The documents told, those the client has loaded already, and those that do not exist. */
  readonly read: readonly string[]
  readonly imported: readonly string[]
  readonly missing: readonly string[]
}

/** The core documents, condensed, and what is enforced here. CLAUDE.md and what it imports the client has loaded itself. */
export function describeQuality(projectDir: string, config: Config): QualityReading {
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
  // What its policy says is told from the policy itself; its prose comes last.
  const isProse = ({ path }: CondensedSection) => path === POLICY_DOCUMENT && isPolicyAdopted(config)
  const ranked = sections.map((section) => (isProse(section) ? { ...section, rank: section.rank + 10 } : section))
  const rules = describeRules(config, read.length + imported.length > 0)
  return { ...renderQualityContext({ rules, sections: ranked }), read, imported, missing }
}
