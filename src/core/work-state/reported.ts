import { excerptLine } from '../text.ts'
import { splitSentences } from './sentences.ts'
import { LIMITS } from './work-state.ts'

/** `Decision: ...` lines and bullets, the plan's fixed key. */
export function findWrittenDecisions(text: string): string[] {
  if (!text.includes('Decision:')) return []
  const found = text.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm)
  return [...found].map((match) => excerptLine(match[1] ?? '', LIMITS.statementChars))
}

const REPORTED =
  /^(?:(?:\u2705|\u2714\ufe0f?|\u2611)\s*|(?:all )?(?:done|finished|completed)\s?[:.!\u2014-]\s*\S|(?:ok(?:ay)?,? )?i(?:'ve| have)? (?:now |just |successfully |also )*(?:finished|completed|implemented|added|fixed|created|updated|removed|refactored|migrated|replaced|wired|written|wrote|renamed|moved|extracted|set up)\s)|^[^?]{3,160}\b(?:is|are) (?:now )(?:done|complete|completed|finished|implemented|fixed|in place|working|passing|merged)\b/i

/** Most answers have none of these words. */
function mayReport(text: string): boolean {
  return (
    ['\u2705', '\u2714', '\u2611', 'one', 'inish', 'omplet', 'now', 'I'].some((piece) => text.includes(piece)) &&
    (/[\u2705\u2714\u2611]|[Dd]one|[Ff]inish|[Cc]omplet|\bnow\b/.test(text) ||
      /\bI(?:'ve|\u2019ve| have)? (?:now |just |success|also |finish|complet|implement|add|fix|creat|updat|remov|refactor|migrat|replac|wired|writ|wrote|renam|mov|extract|set up)/.test(
        text,
      ))
  )
}

/** At most so many of an answer: a closing list repeats what was said on the way. */
const MAX_REPORTED = 6

/**
 * What the model says it has finished. Kept as what it is, somebody's word: it keeps finished work from being done again,
 * and proves nothing.
 */
export function findReported(text: string): string[] {
  if (!mayReport(text)) return []
  return splitSentences(text.replace(/\u2019/g, "'"))
    .filter(
      (sentence) =>
        REPORTED.test(sentence) &&
        !/\b(?:not|once|when|if|until|after|before|should|would|could|almost)\b|n't\b|\?$/i.test(sentence),
    )
    .slice(0, MAX_REPORTED)
    .map((sentence) => excerptLine(sentence, 200))
}

/** The subject of the commit a command made, or null: a commit is work that is finished. */
export function findCommitMessage(command: string): string | null {
  if (!command.includes('commit') || !/\bgit(?:\s+-\S{1,60}(?:\s+[^-\s]\S{0,200})?){0,4}\s+commit\b/.test(command))
    return null
  const quoted = /\s-(?:[a-z]*m|-message)[= ]?\s*(?:"((?:[^"\\]|\\.){1,2000})"|'([^']{1,2000})')/.exec(command)
  const here = /<<-?\s*['"]?EOF['"]?\n([^\n]{1,400})/.exec(command)
  const message = here?.[1] ?? quoted?.[1] ?? quoted?.[2]
  const subject = message?.split(/\n|\\n/).find((line) => line.trim() !== '')
  return subject === undefined || subject.startsWith('$(') ? null : excerptLine(subject, 200)
}
