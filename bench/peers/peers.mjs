import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runInside } from './install.mjs'

/**
 * Another hook collection, in the configuration it has after an ordinary installation.
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} version
 * @property {string} about What it is for, and how it is started here.
 * @property {(place: { root: string, tools: Record<string, string> }) => void} [complete] What its installation does
 *   beyond unpacking the package, where that has to be done by hand.
 * @property {(place: { project: string, env: Record<string, string>, root: string }) => void} [adopt] Sets up a project.
 * @property {(place: { project: string, root: string }) => Record<string, Group[]>} listHooks As its hooks.json says.
 * @property {(place: { root: string, tools: Record<string, string> }) => Record<string, string>} [env]
 * @property {string} [leaveOut] An event that cannot be measured here, for the reason in `about`.
 * @property {boolean} [keepsServer] Its first hook starts a server that stays.
 * @property {(place: { root: string, project: string, env: Record<string, string>, tools: Record<string, string> }) => void}
 *   [release] Ends what it started.
 *
 * @typedef {{ matcher?: string, hooks: { command: string, args?: string[], async?: boolean }[] }} Group
 */

const readHooks = (path) => JSON.parse(readFileSync(path, 'utf8')).hooks
const one = (command, matcher) => [{ ...(matcher && { matcher }), hooks: [{ command }] }]
const asPlugin = ({ root }) => ({ CLAUDE_PLUGIN_ROOT: root })

/** @type {Peer[]} */
export const PEERS = [
  {
    name: 'cc-safety-net',
    version: '2.4.5',
    about:
      'Judges commands and file access. The npm package lacks its plugin. Started as its help says, `hook --coding-cli`, for the tools its README names.',
    listHooks: ({ root }) => ({
      PreToolUse: one(`node "${root}/dist/bin/cc-safety-net.js" hook --coding-cli`, 'Bash|Read|Edit|Write|Grep|Glob'),
    }),
  },
  {
    name: 'context-mode',
    version: '1.0.169',
    about:
      'Keeps large output out of the context, and an event log. Its hooks.json, with its SQLite module built for this node.',
    complete: ({ root, tools }) => {
      const folder = join(root, '../better-sqlite3')
      // It looks for what it needs inside itself, where an installation as a plugin puts it.
      if (!existsSync(join(root, 'node_modules'))) symlinkSync(join(root, '..'), join(root, 'node_modules'))
      if (existsSync(join(folder, 'build/Release/better_sqlite3.node'))) return
      const headers = `--nodedir=${join(tools.node, '../..')}`
      runInside(folder, ['npm', 'exec', '--yes', 'node-gyp@11', '--', 'rebuild', '--release', headers], tools)
    },
    env: asPlugin,
    listHooks: ({ root }) => readHooks(join(root, 'hooks/hooks.json')),
  },
  {
    name: 'oh-my-claude-sisyphus',
    version: '5.5.0',
    about: 'oh-my-claudecode: orchestration, project memory. Its hooks.json.',
    env: asPlugin,
    listHooks: ({ root }) => readHooks(join(root, 'hooks/hooks.json')),
  },
  {
    name: 'ecc-universal',
    version: '2.0.0',
    about: 'everything-claude-code: monitor, guards, session digest. Its hooks.json, standard profile.',
    env: asPlugin,
    listHooks: ({ root }) => readHooks(join(root, 'hooks/hooks.json')),
  },
  {
    name: 'claude-flow',
    version: '3.43.0',
    about:
      'ruflo: orchestration, learning. The settings its `init` writes. With this npm version `init` writes the hooks, then ends in an error about its status line.',
    adopt: ({ project, env, root }) => {
      runInside(project, ['node', join(root, 'bin/cli.js'), 'init'], {}, { env, mayFail: true })
    },
    listHooks: ({ project }) => readHooks(join(project, '.claude/settings.json')),
  },
  {
    name: 'tdd-guard',
    version: '1.7.0',
    about: 'Test-first rules. Registered as its documentation says. A model judges each Write: not measured.',
    leaveOut: 'PreToolUse',
    listHooks: ({ root }) => {
      const command = `node "${root}/dist/cli/tdd-guard.js"`
      return {
        PreToolUse: one(command, 'Write|Edit|MultiEdit|TodoWrite'),
        UserPromptSubmit: one(command),
        SessionStart: one(command, 'startup|resume|clear'),
      }
    },
  },
  {
    name: 'claude-mem',
    version: '13.25.3',
    about:
      'Memory of sessions. Its hooks.json: bash, node and bun, and a server that stays. The server was running; without the network it cannot reach a model, which its hooks do not wait for.',
    keepsServer: true,
    complete: ({ root, tools }) => {
      if (!existsSync(join(root, 'plugin/node_modules'))) {
        runInside(join(root, 'plugin'), [tools.bun, 'install', '--production', '--ignore-scripts'], tools)
      }
    },
    env: ({ root }) => ({ CLAUDE_PLUGIN_ROOT: join(root, 'plugin') }),
    release: ({ root, tools, env, project }) => {
      const server = join(root, 'plugin/scripts/worker-service.cjs')
      runInside(project, [tools.bun, server, 'stop'], tools, { env, mayFail: true })
    },
    listHooks: ({ root }) => readHooks(join(root, 'plugin/hooks/hooks.json')),
  },
]

/** Looked for and not to be had on the npm registry, or not to be run from what is there. */
export const MISSING = [
  ['ccusage 20.0.26', 'status line only; its program for this platform is not on the registry'],
  ['@beads/bd 1.3.0', 'its installation downloads a program from elsewhere'],
  [
    'Continuous-Claude-v3, orchestkit, superpowers, jerry, git-notes-memory, claude-remember',
    'not on the registry under their names',
  ],
]

/** The product itself, registered the way its own hooks.json says. */
export function listOwnHooks(dist) {
  const text = readFileSync(new URL('../../hooks.json', import.meta.url), 'utf8')
  const places =
    /\$\{CLAUDE_PLUGIN_ROOT:-\$CLAUDE_PROJECT_DIR\/\.claude\/holdfast\}\/dist|\$\{CLAUDE_PLUGIN_ROOT\}\/dist/g
  return JSON.parse(text.replaceAll(places, dist)).hooks
}
