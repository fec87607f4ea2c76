import type { Route } from '../../config/core/config.ts'

/** Characters of a prompt that routing reads: a request stands in the first pages, and the rest is material. */
export const MAX_PROMPT_CHARS = 20_000

/** The shipped example behind its flag: a team of agents that talks a question over. */
export const STANDARD_ROUTES: readonly Route[] = [
  {
    intent: 'party_mode',
    keywords: [
      'party mode',
      'multi-agent collaboration',
      'discuss with team',
      'discuss with the team',
      'debate',
      'consensus',
    ],
    negative_keywords: [
      'parallel agents',
      'agents in parallel',
      'consensus algorithm',
      'consensus protocol',
      'raft',
      'paxos',
    ],
    agent: 'party-orchestrator',
    flag: 'party_mode',
  },
]

/** A word of each keyword above. A prompt without any of these words matches no standard route. */
export const STANDARD_WORDS: readonly string[] = ['party', 'collaboration', 'discuss', 'debate', 'consensus']

/** True when the routing part of a prompt holds any of the words. Without such a word no route matches. */
export function hasWord(prompt: string, words: readonly unknown[]): boolean {
  const text = prompt.slice(0, MAX_PROMPT_CHARS).toLowerCase()
  return words.some((word) => text.includes(String(word)))
}
