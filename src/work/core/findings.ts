import { excerptLine } from '../../base/core/text.ts'
import { findDistinctiveWords, mentions } from '../../words/core/distinctive-words.ts'
import { splitSentences } from '../../words/core/sentences.ts'
import type { Answer } from './asked.ts'
import { dropProven, isDoubt } from './doubts.ts'
import { findWrittenDecisions } from './reported.ts'
import { LIMITS } from './work-limits.ts'
import type { Finding, FindingKind } from './work-state.ts'

const STRONG =
  /\b(?:root cause|(?:found|see|identified|know|understand) (?:the|it|what|why|where)\b[^.]{0,30}\b(?:issue|problem|bug|cause|culprit|reason)|(?:found|that'?s|here'?s) (?:it|the (?:issue|problem|bug|cause|culprit|reason))\b|the (?:real |actual |underlying |only |main |second |remaining )?(?:issue|problem|bug|cause|reason|culprit|catch|trick|key|explanation) (?:here |now )?(?:is|was|lies|turned out|comes)|turn(?:s|ed) out|caused by|comes from|stems from|boils down|traced (?:it|this|that|the)|that'?s why|this (?:explains|is why)|confirm(?:ed|s) (?:that|it|the)|by design|(?:did|does|do|will|would|has|have|had)(?:n'?t| not) (?:work|help|fix|solve|change anything|make (?:a|any) difference)|won'?t work|no (?:effect|luck|difference)|to no avail|in vain|dead end|rul(?:ed?|ing) out|(?:is|was|it'?s|that'?s) not the (?:cause|problem|issue|culprit|reason)|tried\b[^.]{3,140}\b(?:but|still|fail\w*|which|and)|gave up on|not (?:viable|feasible|an option)|still (?:fails|failed|hangs|crashes)|i(?:'ve| have)? (?:decided|chosen|opted|settled)|i (?:chose|went with|picked|opted)|i(?:'ll| will|'m going to| am going to) (?:go with|stick with|stay with|fall back)|going with|opted for|settled on|decided (?:to|on|against|for|that)|chosen approach)\b/
/** Forms that explain, bind or leave open. Such a sentence counts only with a name that a reader can look up. */
const WEAK =
  /\b(?:because|since|[Oo]nly|[Aa]lways|[Nn]ever|must|has to|falls? back|instead of|rather than|both|share[sd]?|same|identical|reused?|unlike|needs? to (?:be|confirm|check|verify|handle|also)|still (?:need|have|todo|missing)|not yet|haven'?t|remaining|left to|should also|follow-?up|unverified|not verified|i assumed|i'?m not sure|missing|does(?:n'?t| not)|stale|works? (?:with|when|only|if)|listens? on|lives? in|written to|available (?:at|under))\b/
/** Forms that guess, ask or announce, and so make no finding. */
const SUPPOSES =
  /\b(?:might|may|maybe|probably|likely|perhaps|possibly|could be|suspect|seems?|presumably|plausibl\w+|i'd|i guess|i wonder|hypothes\w+|let me|let'?s (?:see|check|look|run|try|find|start)|next,? i|i'?ll (?:check|look|run|read|try|see|search|now|start|add|fix|update|create|also))\b|\?\s*$|^(?:now|next|first|great|perfect|good|ok(?:ay)?)\b/
/** Names that a reader can look up: code, a file, an id, an option. */
const PARTICULAR =
  /`[^`\n]+`|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+_\w+|\w\(\)|\b\w+\.(?:go|ts|js|py|rs|java|rb|tsx|jsx|json|md|toml|ya?ml|sh|sql|c|h|cpp|cs|php)\b|\b[0-9a-f]{7,40}\b|(?:^|\s)--\w|#\d|:\d{2,5}\b/
/** Beginnings of sentences that say nothing alone, or that order a step of a list. */
const LEANS =
  /^(?:(?:it|they)\b|(?:this|that|these|those)(?:'\w+|\s(?:is|was|are|were|will|would|won|has|had|have|do|does|did|can|could|must|should|needs?|means?|happen\w*|works?|fails?|explains?|confirms?|comes|also|only|now|still|all|both|just)(?:n')?)\b|(?:also|same|use|import|add|check|fix|remove|replace|change|update|make|move|rename|ensure|set|run|create|switch|convert|handle|avoid|consider|extract)\b)/
const SHORTEST = 25
/** A shorter sentence such as "I see the problem clearly now" tells no fact. */
const FEWEST_WORDS = 8
const LONGEST = 260

/** Pieces of the words in `STRONG` and `WEAK`: a text without any of them is not split into sentences. */
const MAY_FIND =
  /cause|[Ss]ince|issue|problem|bug|culprit|reason|[Tt]urn(?:s|ed) out|[Bb]oils|stems|comes from|traced|onfirm|design|n't|n\u2019t| not |effect|luck|in vain|avail|dead end|ul(?:ed|ing|e) out|ried|ave up|[Ss]till|decided|chose|opted|settled|went with|picked|go(?:ing)? with|stick with|fall(?:s)? back|only|always|never|must|instead|rather|[Bb]oth|[Ss]ame|shared?|identical|reuse|unlike|needs? to|issing|[Rr]emaining|follow-?up|unverified|stale|works? |listens|lives|written to|available|Decision|explains|wrong|isread|misunder|[Ss]cratch that|orrection:|prove|assumed/

/**
 * On real sessions 44 % of such sentences were facts a colleague has to know (2026-11). So they are quoted, no more.
 */
export function findFindings(text: string): Finding[] {
  if (text.length < SHORTEST || !MAY_FIND.test(text)) return []
  const marked = findWrittenDecisions(text).map((decision): Finding => ({ kind: 'decision', text: decision }))
  const said = splitSentences(dropOffered(text)).flatMap((sentence): Finding[] => {
    if (!MAY_FIND.test(sentence)) return []
    const plain = sentence.replace(/\*\*|__/g, '').trim()
    const kind = classify(plain)
    return kind === null || /^\W*Decision\b/.test(plain)
      ? []
      : [{ kind, text: excerptLine(plain, LIMITS.statementChars) }]
  })
  return [...marked, ...said]
}

/** A text without the items of lists that only offer, miss or praise. A heading or a plain paragraph ends such a list. */
function dropOffered(text: string): string {
  if (!['\n- ', '\n* ', '\n1. ', '\n1) '].some((mark) => text.includes(mark))) return text
  const offers =
    /\b(?:options?|alternatives?|approaches|either|missing|gaps?|next steps?|to-?dos?|recommend\w*|suggest\w*|questions?|propos\w+|possib\w+|positives?|strengths)\b/i
  if (!offers.test(text)) return text
  let isOffer = false
  const isKept = (line: string) => {
    if (/^\s*(?:[-*+\u2022]|\d{1,2}[.)])\s/.test(line)) return !isOffer
    if (/^\s*#{1,6}\s|^\s*\*\*[^*]{1,200}\*\*:?\s*$|:[*_]*\s*$/.test(line)) isOffer = offers.test(line)
    else if (/^\S/.test(line)) isOffer = false
    return true
  }
  return text.split('\n').filter(isKept).join('\n')
}

function classify(sentence: string): FindingKind | null {
  if (sentence.length < SHORTEST || sentence.length > LONGEST) return null
  const words = sentence.replace(/`[^`\n]*`/g, '`x`').toLowerCase()
  if ((SUPPOSES.test(words) && !isDoubt(words)) || LEANS.test(words)) return null
  if (
    (STRONG.test(words) || REVERSES.test(words) || isDoubt(words)) &&
    (PARTICULAR.test(sentence) || sentence.split(/\s+/).length >= FEWEST_WORDS || correctsCause(words))
  )
    return 'finding'
  // A line over others says nothing alone, and a promise to the person is over with the next words.
  if (/:$|\bwe(?:'ll| will)\b/.test(words)) return null
  return WEAK.test(words) && PARTICULAR.test(sentence) ? 'statement' : null
}

/** Forms that take back an earlier finding of the model. */
const REVERSES =
  /\b(?:i was wrong|i (?:misread|misunderstood|assumed wrongly)|that(?:'s| is| was) (?:wrong|not (?:it|right|true|correct|the (?:cause|issue|problem)))|(?:is|was) not the (?:cause|problem|issue|culprit|reason)|turns? out (?:it|that|this)?[^.]{0,40}\bnot\b|not (?:actually |really )?caused by|scratch that|correction:)/i

/** Whether a finding takes back an earlier finding. */
export const isReversal = (text: string): boolean => REVERSES.test(text)

const MAY_REVERSE = /wrong|misread|misunder|not |n't|n\u2019t|scratch|orrection|[Ww]ait/

/** Whether a text names another cause than the one before: "the problem is actually the model". */
export const correctsCause = (text: string): boolean =>
  /actually|really|real |actual /.test(text) &&
  /\bthe (?:(?:real|actual) (?:issue|problem|bug|cause|reason|culprit) (?:is|was)|(?:issue|problem|bug|cause|reason|culprit) (?:is|was) (?:actually|really))\b/i.test(
    text,
  )

/** The ledger without the causes found since it was as in `before`: a later row has refuted them. */
export function dropCauses(findings: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const names =
    /\b(?:because|due to|caused by|the \w*\s?(?:issue|problem|bug|cause|reason|culprit) (?:here |now )?(?:is|was|lies))\b/i
  return findings.filter(
    (finding) => finding.kind === 'decision' || before.includes(finding) || !names.test(finding.text),
  )
}

/** Causes, vain tries and needs since it was as in `before` belong to the ended work. A correction holds on. */
export function dropSettled(findings: readonly Finding[], before: readonly Finding[] = []): readonly Finding[] {
  const needs = /\b(?:(?:just|only|still|also) need|needs? to|ha(?:s|ve) to|must be|(?:is|are) missing|not yet)\b/i
  return findings.filter(
    (finding) =>
      finding.kind === 'decision' ||
      before.includes(finding) ||
      (finding.kind === 'statement' ? !needs.test(finding.text) : REVERSES.test(finding.text)),
  )
}

/** The ledger after a commit, which may have changed all that was stated. Decisions and corrections hold on. */
export function dropCommitted(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ kind, text }) => kind === 'decision' || (kind === 'finding' && REVERSES.test(text)))
}

/** The ledger after an answer: findings that the answer takes back are dropped, new findings come last. */
export function followFindings(findings: readonly Finding[], text: string): readonly Finding[] {
  const found = findFindings(text)
  const isReversal = findings.length > 0 && MAY_REVERSE.test(text) && REVERSES.test(text)
  const reversed = isReversal ? dropReversed(findings, splitSentences(text)) : findings
  const proven = dropProven(reversed, text)
  const left = resolvesAll(text) ? proven.filter(({ kind }) => kind !== 'statement') : proven
  if (found.length === 0) return left
  const known = new Set(found.map((finding) => finding.text))
  return trimFindings([...left.filter((finding) => !known.has(finding.text)), ...found])
}

/** The ledger after a write of a file: a mere statement that names the file may no longer hold. */
export function dropEdited(findings: readonly Finding[], path: string): readonly Finding[] {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return findings.filter(({ kind, text }) => kind !== 'statement' || !namesFile(text, name))
}

function namesFile(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at !== -1 && !/[\w-]/.test(`${text[at - 1] ?? ' '}`) && !/[\w-]/.test(text[at + name.length] ?? ' ')
}

/** Whether an answer says that all that was found is dealt with. The mere statements before are then out of date. */
function resolvesAll(text: string): boolean {
  return (
    ['all ', 'All '].some((word) => text.includes(word)) &&
    ['addressed', 'resolved', 'fixed'].some((word) => text.includes(word)) &&
    /(?<!\b(?:not|once|until|when|if|after|before|that|ensure|sure) )\ball (?:of )?(?:the |these |those )?(?:\w+ )?(?:issues|findings|items|points|problems|comments|gaps|concerns)(?: (?:have|has|were|are|been|now|all))* (?:addressed|resolved|fixed)\b/i.test(
      text,
    )
  )
}

/** The ledger without findings that later sentences of the model take back. */
export function dropReversed(findings: readonly Finding[], later: readonly string[]): readonly Finding[] {
  const reversals = later.filter((sentence) => REVERSES.test(sentence))
  if (reversals.length === 0) return findings
  return findings.filter(({ text }) => !reversals.some((words) => mentions(words, text)))
}

/** The ledger within its bound: the oldest mere statements go first. */
export function trimFindings(findings: readonly Finding[]): readonly Finding[] {
  let surplus = findings.length - LIMITS.findings
  if (surplus <= 0) return findings
  const left = findings.filter(({ kind }) => kind !== 'statement' || surplus-- <= 0)
  return left.slice(-LIMITS.findings)
}

/** A test of words: words on a question, for an option that the person passed over, no longer count. */
export function isLeftBy({ asked, answer, passedOver }: Answer): (words: string) => boolean {
  const subject = findDistinctiveWords(`${asked} ${answer}`)
  const options = passedOver.map((label) => label.replace(' (Recommended)', ''))
  return (words) =>
    !options.some((option) => {
      const named = findDistinctiveWords(option)
      return (
        mentions(words, option) &&
        [...findDistinctiveWords(words)].some((word) => subject.has(word) && !named.has(word))
      )
    })
}

/** The ledger after the person turned against a thing: findings about that thing no longer count. */
export function dropRefuted(findings: readonly Finding[], words: string): readonly Finding[] {
  const refuted = findDistinctiveWords(words)
  return findings.filter(({ text }) => ![...findDistinctiveWords(text)].some((word) => refuted.has(word)))
}
