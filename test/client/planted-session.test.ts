import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { type Fact, judgeFact, judgeTrap, type Trap } from '../../bench/recall/judge.mjs'
import { type Place, readElements, readLabels } from '../../bench/recall/places.mjs'
import { journey, type World } from './journey.ts'
import type { Turn } from './mock-api.ts'
import { assertWithinTokens, findTag, lastText, wholeText } from './request-texts.ts'
import { instructionsOf } from './story.ts'
import { agent, at, bash, calls, write } from './turns.ts'

const FILES = {
  'check.sh': 'sleep 0.4; echo "Error: sorvedu is missing" >&2; exit 1\n',
  'once.sh': 'sleep 0.4; test -f .once && echo fine && exit 0; touch .once; echo "Error: muglanu" >&2; exit 1\n',
}

const GOAL = 'We are porting the uploader to the zemloru protocol, with tests and docs.'
const PLAN = 'Then put pelgadu behind a feature flag.'
const DROP = 'Hmm no, forget pelgadu. We keep rodvunu inline.'
const RULE = 'Thanks. Never edit vendor/kosmiru.txt by hand, it is generated.'
const CORRECTION = 'no, use velmoru instead of tribaxu'
const INTENT = 'Now make the lirkemu table print in colour.'
const QUESTION = 'Should gozvanu stay in the footer?'
const ANSWER = 'Yes, keep it. And for the cache of the table we go with fembudu.'
const LATER = 'What is left for the nolvertu column?'

const task = (subject: string) => ({
  name: 'TaskCreate',
  input: { subject, description: subject, activeForm: subject },
})
const taskStatus = (taskId: string, status: string) => ({ name: 'TaskUpdate', input: { taskId, status } })

/** What the model does for the prompts of the first part, prompt by prompt. */
const BEFORE: readonly (readonly [prompt: string, ...turns: Turn[]])[] = [
  [
    GOAL,
    calls(30_000, { name: 'ToolSearch', input: { query: 'select:TaskCreate,TaskUpdate' } }),
    calls(31_000, task('Write the dolpimu page'), task('Measure the kerfanu queue')),
    calls(32_000, write('src/harbosu.ts', 'export const attempts = 3\n')),
    at(33_000, 'I will use tribaxu for the retries.'),
  ],
  [CORRECTION, calls(34_000, bash('sh once.sh')), calls(34_500, bash('sh once.sh')), at(35_000, 'Done.')],
  [RULE, at(36_000, 'Understood.')],
  [PLAN, calls(37_000, taskStatus('1', 'completed')), at(38_000, 'The flag comes next.')],
  [DROP, calls(39_000, agent('Who calls the footer?')), at(40_000, 'The agent is back.')],
  [INTENT, calls(41_000, bash('sh check.sh --seed 4711')), at(42_000, `The table is half done.\n\n${QUESTION}`)],
]

const fact = (kind: string, said: string, ...needs: string[]): Fact => ({ kind, said, needs })
const LASTING: readonly Fact[] = [
  fact('goal', GOAL, 'zemloru'),
  { ...fact('correction', CORRECTION, 'velmoru'), gone: ['tribaxu'] },
  { ...fact('dropped-plan', `${PLAN} / ${DROP}`, 'rodvunu'), gone: ['pelgadu'] },
  fact('rule', RULE, 'vendor/kosmiru.txt'),
  fact('modified-file', 'src/harbosu.ts', 'src/harbosu.ts'),
  fact('failing-command', 'check.sh', 'sh check.sh --seed 4711', 'sorvedu'),
  fact('agent-result', 'agent', 'bansoru'),
  fact('open-task', 'Measure the kerfanu queue', 'kerfanu'),
  fact('done-task', 'Write the dolpimu page', 'dolpimu'),
]
const FIRST: readonly Fact[] = [
  ...LASTING,
  fact('newest-intent', INTENT, 'lirkemu'),
  fact('pending-question', QUESTION, 'gozvanu'),
]
const SECOND: readonly Fact[] = [
  ...LASTING,
  fact('newest-intent', LATER, 'nolvertu'),
  fact('decision', ANSWER, 'fembudu'),
]
const FIXED: Trap = { kind: 'fixed-command', source: 'tool output', said: 'sh once.sh', words: ['once.sh'] }
const ANSWERED: Trap = { kind: 'answered-question', source: 'text', said: QUESTION, words: ['gozvanu'] }

function assertTold(told: readonly Place[], text: string, facts: readonly Fact[], traps: readonly Trap[]): void {
  // A finished task is the summary's to tell, and only must not be told as open.
  const asked = facts.filter(({ kind }) => kind !== 'done-task')
  const missing = asked.filter((item) => !judgeFact(item, told).present).map(({ kind }) => kind)
  const wrong = facts.filter((item) => judgeFact(item, told).wrong !== null).map(({ kind }) => kind)
  const caught = traps.filter((trap) => judgeTrap(trap, told) !== null).map(({ kind }) => kind)
  assert.deepEqual({ missing, wrong, caught }, { missing: [], wrong: [], caught: [] }, text)
}

/** The only restored state a request carries, the start's and the alert's: the earlier one was compacted away. */
function assertRestoredFacts(text: string, facts: readonly Fact[], traps: readonly Trap[]): void {
  const tags = [findTag(text, 'resumption-context'), findTag(text, 'compaction-alert')]
  assertWithinTokens(findTag(text, 'resumption-context'), 520)
  assertWithinTokens(findTag(text, 'compaction-alert'), 500)
  assertTold(tags.flatMap(readElements), tags.join('\n'), facts, traps)
}

/** The summarizer is told the most pressing facts; there is no room for all. */
const PRESSING = new Set([
  'newest-intent',
  'goal',
  'pending-question',
  'correction',
  'rule',
  'failing-command',
  'open-task',
])

function assertSteeredTo(world: World, index: number, facts: readonly Fact[], traps: readonly Trap[]): void {
  const text = instructionsOf(world, index)
  const pressing = facts.filter(({ kind }) => PRESSING.has(kind))
  assertTold(readLabels(text), text, pressing, traps)
}

describe('a planted session', () => {
  journey(
    'is restored after /compact, and with all that came since after an automatic compaction',
    { files: FILES },
    async (world) => {
      world.api.script('main', ...BEFORE.flatMap(([, ...turns]) => turns))
      world.api.script('subagent', at(21_000, 'The footer is drawn by bansoru alone.'))
      world.api.script(
        'main',
        at(22_000),
        calls(24_000, write('src/cache.ts', 'export {}\n')),
        at(167_010),
        at(21_000),
        at(22_000),
      )
      await world.play([...BEFORE.map(([prompt]) => prompt), '/compact', 'go on', ANSWER, LATER, 'and on'])

      assertSteeredTo(world, 0, FIRST, [FIXED])
      const afterManual = world.requests('main').findIndex((request) => lastText(request).includes('go on'))
      assertRestoredFacts(lastText(world.request('main', afterManual)), FIRST, [FIXED])

      assert.equal(world.requests('compact').length, 2)
      assertSteeredTo(world, 1, SECOND, [FIXED, ANSWERED])
      // The alert comes with the prompt behind the one that was compacted.
      const afterAutomatic = world.requests('main').length - 1
      assertRestoredFacts(wholeText(world.request('main', afterAutomatic)), SECOND, [FIXED, ANSWERED])
    },
  )
})
