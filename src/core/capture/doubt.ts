import { supposes } from '../work-state/cues.ts'
import { createPhrases } from '../work-state/phrases.ts'
import type { ReadSentence, Speaker } from './sentence.ts'

type Rows = Parameters<typeof createPhrases>[0]

/** What makes a sentence undecided, somebody else's, over, or about the next step, whatever else it says. */
const ANYWHERE: Rows = [
  [
    'maybe perhaps probably possibly might may could would should seems seem think guess suspect wonder wondering suppose assume imagine hypothesis unclear unknown unsure sure considering consider considered recommend suggest propose depends whether undecided prefer',
    "\\b(maybe|perhaps|probably|possibly|might|may(?! \\d)|could|would(?!n't| like| rather)|seems?|i (?:think|guess|suspect|assume)|wonder(?:ing)?|suppose|imagine|let's assume|hypothesis|unclear|unknown|unsure|not sure|consider(?:ed|ing)?|recommend|suggest|propose|depends on the|whether|undecided|if you prefer)\\b",
  ],
  [
    'alternative approach option options',
    '\\b((?:an|another|one) (?:alternative|approach|option|possibility|way)|(?:the|are|two|three|both|of) options)\\b',
  ],
  [
    'decide deciding decides decision',
    "\\b(to decide|you decide|will decide|still deciding|decide (?:later|tomorrow|whether|which|on|after|for)|decides|can't decide|decision is yours|is decided yet|(?:before|once|unless|until|as soon as|when|if) (?:we|you|i) decide)\\b",
  ],
  ['open still', '\\b(is still open|still (?:open|unknown|unclear))\\b'],
  [
    'used had were was almost initially earlier first draft',
    '\\b(used to|had (?:planned|wanted|used|we|i|chosen)|(?:was|were) going to|almost|initially|earlier i|first draft|at first)\\b',
  ],
  [
    'example tutorial section post guide demo instance imagine',
    '\\b(for example|for instance|e\\.g|in this (?:section|post|tutorial|guide|example|article|lesson|chapter|demo)|(?:the )?(?:next|following|above|below) (?:example|section|step))\\b',
  ],
  [
    'according says said claims states reads asserts called wrote thinks wants suggested they someone',
    '(\\baccording to\\b|\\b(?:says?|said|claims?|states|reads|asserts?|wrote|quotes)\\b(?! me| no\\b)|\\b(?:is|are) called\\b|\\b(?:someone|somebody|he|she|boss|john|the (?:user|customer|client)) (?:thinks|wants|suggested|decided|chose|was asked)|^they \\w+)',
  ],
  ['general thumb', '\\b(in general|generally|rule of thumb|as always)\\b'],
  ['meeting due', '\\b(have a meeting|is due)\\b'],
]

/** What a sentence of either side begins with when it is about the next step, or a report of the last. */
const OPENING =
  /^(?:(?:so|and|but|ok(?:ay)?|now|great|perfect|good|thanks?|interesting|sorry|yes|no),? )*(?:let me|let us see|let's (?:see|run|start|look|try|check|begin|take|do|go through|go$|go[.!]|keep going|continue|move on|find|search|read|open|write|add|create|fix)|next,?|first,?|then,?|after that|before (?:i|we) |to (?:find|see|check|fix|decide|do|understand|verify) |here(?:'s| is| are)|below|if |unless |had |once |when |as soon as |say we|suppose|imagine|what |why |how |who |which |is |are |do |does |did |can (?!not)|could |should |shall |would |never ?mind|don't (?:worry|forget|know|understand)|you(?:'re| are) (?:right|welcome)|you (?:can|could|should|must be)|not sure|i see|i understand|i don't|i'm |i am |i never|i've never|i tried|i need to|i must|i want (?:to|you)|i'd like|i(?:'ve| have) (?:now |also |just )?(?:implemented|added|fixed|updated|created|written|removed|renamed|read|finished|looked|checked|run)|i (?:fixed|added|updated|read|finished|noticed|understand)|done\b|finished|all \d* ?tests pass|as always|always happy|always the same|good catch|great job|not decided|nothing is decided|one (?:option|approach)|whether )/

/** What the model alone begins with when it tells its next step, or teaches. */
const ASSISTANT_OPENING =
  /^(?:(?:so|and|but|ok(?:ay)?|now|great),? )*(?:let's|i'll|i will|i'm|i need|we'll (?:start|see|now|begin|look|then|first)|we will (?:now|see|start|use)|so we (?:will|can)|for now|in (?:javascript|typescript|python|rust|go|java|react|node|css|sql|html|c\+\+|git)\b|you |make sure|note that you|use |consider |(?:this|the) (?:pr|change|function|method|class|file|component|variable|constructor|test|handler|loop|condition|option|panel) )/

const PHRASES = createPhrases(ANYWHERE)

/** Whether a sentence settles nothing: a question, a supposition, a report, the words of others, or a step of the work. */
export function isDoubtful({ lower, main, words }: ReadSentence, speaker: Speaker): boolean {
  if (/\?["')\]]{0,3}$|\?["')]? /.test(lower) || lower.includes('""') || lower.startsWith('>')) return true
  if (OPENING.test(lower) || (speaker === 'assistant' && ASSISTANT_OPENING.test(lower))) return true
  if (supposes(words, lower)) return true
  return PHRASES.has(words, main)
}
