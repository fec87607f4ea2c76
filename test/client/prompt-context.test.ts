import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import {
  assertIncludes,
  assertNoTags,
  assertWithinTokens,
  findTag,
  findTags,
  lastText,
  wholeText,
} from './request-texts.ts'
import { at, bash, calls } from './turns.ts'

const mark = (rank: number, content: string) => `<!-- L2-REINJECT: rank=${rank}, content="${content}" -->\n`

const FILES = {
  'CLAUDE.md': `# Shop\n\nWords of the page zulvemo.\n\n${mark(2, 'Marked in CLAUDE.md: kerfanu.')}`,
  '.claude/rules/all.md': `# All\n\n${mark(1, 'Marked for all: dolpimu.')}`,
  '.claude/rules/api.md': `---\npaths:\n  - "src/api/**"\n---\n\n# Api\n\nWords of the api rule nolvertu.\n\n${mark(3, 'Marked for the api: harbosu.')}`,
  '.context/rules/own.md': mark(4, 'Marked elsewhere: pelgadu.'),
  'docs/context/ROLES.md': '# Roles\n\nBuilder writes, reviewer reads: rodvunu.\n',
  'src/api/a.ts': 'export const a = 1\n',
  'src/api/CLAUDE.md': `# Api folder\n\n${mark(5, 'Marked in the folder: tribaxu.')}`,
  '.holdfast/config.toml':
    '[[routing]]\nintent = "review"\nkeywords = ["security review"]\nagent = "security-architect"\n',
}

const PAGES = Array.from({ length: 6 }, (_, index) => `pages/${index}.txt`)
const MARKED = ['dolpimu', 'kerfanu', 'pelgadu']

describe('what a session and a prompt start from', () => {
  journey('each section stands in the request it is for, once', { files: FILES }, async (world) => {
    world.api.script('main', at(30_000), at(31_000), at(32_000))
    await world.play(['do a security review', 'go on', 'and `security review` again'])
    const [first, second, third] = world.requests('main')
    assert.ok(first && second && third, 'three requests')

    const start = wholeText(first)
    assertIncludes(findTag(start, 'quality-context'), 'Roles (docs/context/ROLES.md):', 'rodvunu')
    assert.equal(findTags(start, 'project-context').length, 1)
    const rules = findTag(lastText(first), 'quality-reinforcement')
    assertIncludes(rules, ...MARKED)
    assert.ok(!rules.includes('harbosu') && !rules.includes('tribaxu'), 'rules for files that nobody touched')
    assertWithinTokens(rules, 600)
    assertIncludes(findTag(lastText(first), 'routing-hint'), 'security-architect')

    // The client loads the page and leaves its comments out: what is marked reaches the model by holdfast alone.
    assertIncludes(start, 'zulvemo')
    assert.ok(!start.includes('L2-REINJECT'), 'the client shows comments of CLAUDE.md to the model')

    for (const request of [second, third]) {
      assertNoTags(lastText(request))
      for (const tag of ['quality-context', 'quality-reinforcement', 'routing-hint'] as const) {
        assert.equal(findTags(wholeText(request), tag).length, 1, `${tag} was told again`)
      }
    }
  })

  journey(
    'after a compaction the rules come back, those that were lost first',
    { files: { ...FILES, ...Object.fromEntries(PAGES.map((path) => [path, 'a page\n'])) } },
    async (world) => {
      const read = (path: string) => ({ name: 'Read', input: { file_path: `${world.project}/${path}` } })
      // The client reads the five files read last again, and with them what is loaded for those: here only pages.
      const pages = PAGES.map(read)
      const first = calls(60_000, read('src/api/a.ts'), bash())
      world.api.script('main', at(30_000), first, calls(100_000, ...pages, bash()), at(167_200), at(21_000), at(22_000))
      await world.play(['start', 'read it', 'now this', 'go on'])
      assertIncludes(wholeText(world.request('main', 2)), 'nolvertu')
      assert.equal(world.requests('compact').length, 1)

      const after = world.requests('main').find((request) => wholeText(request).includes('resumption-context'))
      assert.ok(after, 'nothing was restored')
      const text = wholeText(after)
      assert.ok(!text.includes('nolvertu'), 'the client itself brings the rule back')
      const rules = findTag(text, 'quality-reinforcement')
      assertIncludes(
        rules,
        '.claude/rules/api.md: Marked for the api: harbosu.',
        'src/api/CLAUDE.md: Marked in the folder: tribaxu.',
      )
      assertIncludes(rules, ...MARKED)
      assert.ok(rules.indexOf('harbosu') < rules.indexOf('dolpimu'), 'lost rules come first')
      assertWithinTokens(rules, 600)
      assertIncludes(findTag(text, 'quality-context'), 'rodvunu')
      const last = world.requests('main').at(-1)
      assert.equal(findTags(wholeText(last ?? after), 'quality-reinforcement').length, 1, 'told again')
    },
  )

  journey(
    'with the quiet profile and no rules a session starts in silence',
    { files: { '.holdfast/config.toml': 'profile = "quiet"\n' } },
    async (world) => {
      world.api.script('main', at(30_000), at(31_000))
      await world.play(['start', 'go on'])
      for (const request of world.requests('main')) assertNoTags(wholeText(request))
    },
  )
})
