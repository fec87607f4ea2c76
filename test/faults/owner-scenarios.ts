import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryId } from '../../src/memory/core/memory.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { STORY } from '../bundle/story.ts'
import { putFile } from '../put-file.ts'
import { leaveSharedCode } from '../share-code.ts'
import { compactStory, createRepository, hold, payload, place, run } from './places.ts'
import type { Scenario } from './scenario.ts'

const MARKED = '[remember:patterns] Use spaces nowhere'
const POLICY = '[guardrails]\nwrite_roots = ["src/**"]\n'

function placeAtHome(sandbox: Sandbox, path: string, text: string): void {
  const target = join(sandbox.home, path)
  putFile(target, text)
}

/** Makes the files of a folder those of a stranger: the marks in them are wrong. */
function estrange(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) writeFileSync(path, readFileSync(path, 'utf8').replace(/(mac"?: ")[0-9a-f]{8}/, '$100000000'))
  }
}

const hook = (event: 'session-start' | 'user-prompt-submit', name: string, more: Partial<Scenario>): Scenario => ({
  name: `${event}: ${name}`,
  program: event,
  stdin: payload(event, event === 'session-start' ? {} : { prompt: MARKED }),
  ...more,
})
const command = (words: string, more: Partial<Scenario>): Scenario => ({
  name: `holdfast ${words}`,
  program: 'holdfast',
  args: words.split(' '),
  ...more,
})

/** Writers of the person's key, marks and caches. */
export const OWNER_SCENARIOS: readonly Scenario[] = [
  hook('session-start', 'the first of a person', {
    isStrangers: true,
    outside: /^home\/\.local\//,
    prepare: (sandbox) => rmSync(join(sandbox.home, '.local'), { recursive: true }),
  }),
  hook('user-prompt-submit', 'a place for caches that is a file', {
    outside: /^home\/\.cache/,
    prepare: (sandbox) => {
      place(sandbox, '.holdfast/config.toml', 'criticality = "C3"\n')
      leaveSharedCode(sandbox.home)
      placeAtHome(sandbox, '.cache/holdfast', '')
    },
  }),
  hook('user-prompt-submit', 'a memory that waits under a name that a stranger took', {
    isStrangers: true,
    prepare: (sandbox) =>
      place(
        sandbox,
        `.holdfast/memory/pending/${createMemoryId('Use spaces nowhere')}.json`,
        '{"schema_version":"1"}\n',
      ),
  }),
  hook('user-prompt-submit', 'a memory in the file of a stranger', {
    env: { PATH: '/nowhere' },
    isStrangers: true,
    prepare: async (sandbox) => {
      createRepository(sandbox)
      const stdin = payload('user-prompt-submit', { prompt: MARKED, session_id: 'another' })
      await run(sandbox, { program: 'user-prompt-submit', stdin, env: { PATH: '/nowhere' } })
      estrange(join(sandbox.project, '.holdfast/memory'))
    },
  }),
  command('checkpoint ack cx-001', {
    fixture: STORY,
    isStrangers: true,
    isOnce: true,
    prepare: async (sandbox) => {
      await compactStory(sandbox)
      place(sandbox, '.holdfast/checkpoints/cx-001.acknowledged', '{"channel":"stranger"}\n')
    },
  }),
  command('config adopt', {
    prepare: (sandbox) => {
      createRepository(sandbox)
      place(sandbox, '.holdfast/config.toml', POLICY)
    },
  }),
  {
    ...command('clean', {
      outside: /^home\/\.cache\//,
      prepare: (sandbox) => {
        place(sandbox, '.holdfast/config.toml', POLICY)
        placeAtHome(sandbox, '.cache/holdfast/%2Fgone/config.json', '{}\n')
        for (const path of ['', '/config.json'])
          utimesSync(join(sandbox.home, `.cache/holdfast/%2Fgone${path}`), 1e9, 1e9)
      },
    }),
    name: 'holdfast clean: caches of a project that is gone',
  },
  {
    ...command('uninstall', {
      prepare: async (sandbox) => {
        createRepository(sandbox)
        await hold(sandbox, 'init', '--tracks')
      },
    }),
    name: 'holdfast uninstall: pages of tracks',
  },
]
