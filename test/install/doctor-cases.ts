import { chmodSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRegistration } from '../../src/client/core/registration.ts'
import { CLIENTS } from './doctor-client-cases.ts'
import { onlyPrograms, type World } from './doctor-world.ts'

/** A way an installation breaks, the finding it must lead to, and whether `--fix` puts it right. */
export interface Broken {
  readonly name: string
  readonly id: string
  readonly severity: 'error' | 'warning' | 'note'
  readonly isFixed?: boolean
  readonly spoil: (world: World) => void
}

const DIST = '.claude/holdfast/dist'
const LOCAL = '.claude/settings.local.json'
const theirs = (command: string, more: object = {}) => ({ hooks: [{ type: 'command', command, ...more }] })
const local = (settings: object) => (world: World) => world.write(LOCAL, JSON.stringify(settings))
const entry = (event: string, change: (hook: Record<string, unknown>) => void) => (world: World) =>
  world.editSettings(({ hooks }) => {
    const hook = hooks[event]?.[0]?.hooks[0]
    if (hook !== undefined) change(hook)
  })
const config = (text: string) => (world: World) => world.write('.holdfast/config.toml', text)
const spoilBundle = (name: string, change: (text: string) => string) => (world: World) =>
  world.write(`${DIST}/${name}.mjs`, change(world.read(`${DIST}/${name}.mjs`) ?? ''))
const old =
  (path: string, text = '') =>
  (world: World) => {
    world.write('.holdfast/.gitignore', '*\n!config.toml\n')
    world.write(path, text)
    const time = Date.now() / 1000 - 7200
    utimesSync(join(world.project, path), time, time)
  }

const REGISTRATION: readonly Broken[] = [
  {
    name: 'a skill in the words of another version',
    id: 'page-outdated',
    severity: 'note',
    spoil: (w) => {
      for (const folder of ['.claude/holdfast/skills/look-up', '.claude/skills/holdfast-look-up'])
        w.write(`${folder}/SKILL.md`, 'Older words.\n')
    },
  },
  {
    name: 'bundles that git leaves out of a clone',
    id: 'clone-incomplete',
    severity: 'warning',
    isFixed: true,
    spoil: (w) => {
      w.write('.gitignore', 'dist/\n')
      rmSync(join(w.project, '.claude/holdfast/.gitignore'))
    },
  },
  {
    name: 'a registration that was committed without its bundles',
    id: 'clone-outdated',
    severity: 'warning',
    spoil: (w) => {
      w.git('add', '.claude/settings.json')
      w.git('commit', '-m', 'a')
    },
  },
  {
    name: 'an installation that git leaves out',
    id: 'clone-without-hooks',
    severity: 'note',
    spoil: (w) => w.write('.gitignore', '.claude/\n'),
  },
  {
    name: 'a comment in the settings',
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => w.write('.claude/settings.json', `// mine\n${w.read('.claude/settings.json')}`),
  },
  {
    name: 'a trailing comma in the settings',
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => w.write('.claude/settings.json', (w.read('.claude/settings.json') ?? '').replace(/\}\s*$/, ',}')),
  },
  {
    name: 'cut settings',
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => w.write('.claude/settings.json', '{"hooks": {'),
  },
  { name: 'a list for settings', id: 'settings-invalid', severity: 'error', spoil: (w) => w.write(LOCAL, '[]') },
  {
    name: "the person's own settings cut",
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => w.writeHome('.claude/settings.json', '{'),
  },
  {
    name: 'a text where disableAllHooks is true or false',
    id: 'settings-invalid',
    severity: 'error',
    spoil: local({ disableAllHooks: 'yes' }),
  },
  {
    name: 'a folder where the settings should be',
    id: 'settings-unreadable',
    severity: 'error',
    spoil: (w) => mkdirSync(join(w.project, LOCAL)),
  },
  { name: 'all hooks switched off', id: 'hooks-disabled', severity: 'error', spoil: local({ disableAllHooks: true }) },
  {
    name: 'HOLDFAST_OFF in the shell',
    id: 'switched-off',
    severity: 'error',
    spoil: (w) => {
      w.env.HOLDFAST_OFF = '1'
    },
  },
  {
    name: 'HOLDFAST_OFF in the settings',
    id: 'switched-off',
    severity: 'error',
    spoil: local({ env: { HOLDFAST_OFF: '1' } }),
  },
  {
    name: 'an event left out',
    id: 'event-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        delete hooks.PreCompact
      }),
  },
  {
    name: 'no registration beside the bundles',
    id: 'event-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => rmSync(join(w.project, '.claude/settings.json')),
  },
  {
    name: 'our hook under a wrong name',
    id: 'event-unknown',
    severity: 'error',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        hooks.PreToolCall = hooks.PreToolUse ?? []
        delete hooks.PreToolUse
      }),
  },
  {
    name: 'their hook under a wrong name',
    id: 'event-unknown',
    severity: 'warning',
    spoil: local({ hooks: { PostToolUsed: [theirs('echo')] } }),
  },
  {
    name: 'our hook under the event of another',
    id: 'event-wrong',
    severity: 'error',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        hooks.PostToolUse = hooks.PreToolUse ?? []
      }),
  },
  {
    name: 'a flat list without the inner one',
    id: 'hook-shape',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [{ type: 'command', command: 'echo' }] } }),
  },
  {
    name: 'an object where the list of an event should be',
    id: 'hook-shape',
    severity: 'warning',
    spoil: local({ hooks: { Stop: theirs('echo') } }),
  },
  {
    name: 'a hook without a type',
    id: 'hook-shape',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [{ hooks: [{ command: 'echo' }] }] } }),
  },
  {
    name: 'a timeout that is text',
    id: 'hook-shape',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [theirs('echo', { timeout: '5' })] } }),
  },
  {
    name: 'our hook with a timeout that is text',
    id: 'event-missing',
    severity: 'error',
    isFixed: true,
    spoil: entry('PreCompact', (hook) => {
      hook.timeout = '15'
    }),
  },
  {
    name: 'our hooks in two files, spelled differently',
    id: 'hook-twice',
    severity: 'warning',
    isFixed: true,
    spoil: (w) =>
      local({ hooks: { PreCompact: [theirs(`node ${w.project}/${DIST}/pre-compact.mjs`, { timeout: 15 })] } })(w),
  },
  {
    name: 'our hooks in two files, spelled the same',
    id: 'hook-copies',
    severity: 'note',
    isFixed: true,
    spoil: (w) => w.write(LOCAL, w.read('.claude/settings.json') ?? ''),
  },
  {
    name: 'our hook twice in one file',
    id: 'hook-copies',
    severity: 'note',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        hooks.PreCompact?.push(...hooks.PreCompact)
      }),
  },
  {
    name: 'our timeout in milliseconds',
    id: 'timeout-milliseconds',
    severity: 'warning',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.timeout = 5000
    }),
  },
  {
    name: 'their timeout in milliseconds',
    id: 'timeout-milliseconds',
    severity: 'warning',
    spoil: local({ hooks: { PreToolUse: [theirs('echo', { timeout: 5000 })] } }),
  },
  {
    name: 'another timeout than this version registers',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.timeout = 60
    }),
  },
  {
    name: 'no timeout',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      delete hook.timeout
    }),
  },
  ...[
    ['a false before it', (line: string) => `false && ${line}`],
    ['a comment', (line: string) => `# ${line}`],
    ['an exit before it', (line: string) => `exit 0; ${line}`],
    ['echo before it', (line: string) => `echo ${line}`],
    ['HOLDFAST_OFF before it', (line: string) => `HOLDFAST_OFF=1 ${line}`],
    ['what it says thrown away', (line: string) => `${line} >/dev/null`],
    ['a node that is not there', (line: string) => line.replace('node', '/root/.nvm/versions/node/v18.0.0/bin/node')],
    ['quotes that hide the variable', (line: string) => line.replaceAll('"', "'")],
  ].map(
    ([name, change]): Broken => ({
      name: `our command: ${String(name)}`,
      id: 'hook-command',
      severity: 'error',
      isFixed: true,
      spoil: entry('PreToolUse', (hook) => {
        hook.command = (change as (line: string) => string)(String(hook.command))
      }),
    }),
  ),
  {
    name: 'our command as a prompt',
    id: 'hook-command',
    severity: 'error',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.type = 'prompt'
    }),
  },
  {
    name: 'our program that is not there, without a shell',
    id: 'hook-command',
    severity: 'error',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.command = '/nonexist/node'
      hook.args = ['\u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/pre-tool-use.mjs']
    }),
  },
  {
    name: 'our command with another node that is there',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.command = String(hook.command).replace('node', process.execPath)
    }),
  },
  {
    name: 'our command through another program, for all projects',
    id: 'hook-command',
    severity: 'warning',
    spoil: (w) =>
      w.writeHome(
        '.claude/settings.json',
        JSON.stringify({ hooks: { Stop: [theirs(`nice node ${w.project}/${DIST}/pre-compact.mjs`)] } }),
      ),
  },
  {
    name: 'a field of ours that no version registers',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: entry('PreToolUse', (hook) => {
      hook.statusMessage = 'looking'
    }),
  },
  {
    name: 'our bundle from a folder that is not there',
    id: 'hook-path-missing',
    severity: 'error',
    isFixed: true,
    spoil: entry('PreCompact', (hook) => {
      hook.command = 'node /nonexist/holdfast/dist/pre-compact.mjs'
    }),
  },
  {
    name: 'our hooks for all projects too',
    id: 'hook-copies',
    severity: 'note',
    spoil: (w) => w.writeHome('.claude/settings.json', w.read('.claude/settings.json') ?? ''),
  },
  {
    name: 'a matcher',
    id: 'hook-matcher',
    severity: 'warning',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        for (const group of hooks.PreToolUse ?? []) group.matcher = 'Write'
      }),
  },
  {
    name: 'a list of allowed tools behind a registration for some tools',
    id: 'hook-matcher',
    severity: 'warning',
    isFixed: true,
    spoil: config('[guardrails]\nallowed_tools = ["Read"]\n'),
  },
  {
    name: 'a registration of every tool, as of earlier versions',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: (w) =>
      w.editSettings(({ hooks }) => {
        for (const group of hooks.PreToolUse ?? []) delete group.matcher
      }),
  },
  {
    name: 'a condition',
    id: 'hook-condition',
    severity: 'warning',
    isFixed: true,
    spoil: entry('UserPromptSubmit', (hook) => {
      hook.if = 'Bash(git *)'
    }),
  },
  {
    name: 'their condition on an event without a tool',
    id: 'hook-condition',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [theirs('echo', { if: 'Bash(git *)' })] } }),
  },
  {
    name: 'in the background',
    id: 'hook-async',
    severity: 'warning',
    isFixed: true,
    spoil: entry('SessionStart', (hook) => {
      hook.async = true
    }),
  },
  {
    name: 'the plugin file copied into the settings',
    id: 'plugin-root',
    severity: 'error',
    isFixed: true,
    spoil: entry('PreCompact', (hook) => {
      hook.command = 'node "\u0024{CLAUDE_PLUGIN_ROOT}/dist/pre-compact.mjs"'
      delete hook.args
    }),
  },
  {
    name: 'their plugin root in the settings',
    id: 'plugin-root',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [theirs('\u0024{CLAUDE_PLUGIN_ROOT}/x.sh')] } }),
  },
  {
    name: 'their script that is gone',
    id: 'hook-path-missing',
    severity: 'warning',
    spoil: local({ hooks: { Stop: [theirs('node "$CLAUDE_PROJECT_DIR/gone.mjs"')] } }),
  },
  {
    name: 'closed guards without onFailure',
    id: 'fail-open',
    severity: 'error',
    isFixed: true,
    spoil: config('[guardrails]\nfail = "closed"\n'),
  },
  {
    name: 'hooks in .claude/hooks.json',
    id: 'hooks-file-unread',
    severity: 'warning',
    spoil: (w) => w.write('.claude/hooks.json', '{"hooks": {"Stop": []}}'),
  },
  {
    name: 'hooks in .claude/hooks/hooks.json',
    id: 'hooks-file-unread',
    severity: 'warning',
    spoil: (w) => w.write('.claude/hooks/hooks.json', '{"PreToolUse": []}'),
  },
  {
    name: 'hooks in hooks.json',
    id: 'hooks-file-unread',
    severity: 'warning',
    spoil: (w) => w.write('hooks.json', '{"hooks": {"Stop": []}}'),
  },
  {
    name: 'their hook before a compaction',
    id: 'pre-compact-foreign',
    severity: 'warning',
    spoil: local({ hooks: { PreCompact: [theirs('echo keep it short')] } }),
  },
  {
    name: 'their hook beside ours',
    id: 'hooks-foreign',
    severity: 'note',
    spoil: local({ hooks: { PostToolUse: [theirs('echo')] } }),
  },
  {
    name: 'our status line covered',
    id: 'statusline-covered',
    severity: 'warning',
    spoil: (w) => {
      w.writeHome(
        '.claude/settings.json',
        JSON.stringify({ statusLine: { type: 'command', command: `node "${w.project}/${DIST}/statusline.mjs"` } }),
      )
      local({ statusLine: { type: 'command', command: 'date' } })(w)
    },
  },
  {
    name: 'a plugin switched off',
    id: 'plugin-disabled',
    severity: 'warning',
    spoil: (w) => {
      rmSync(join(w.project, '.claude'), { recursive: true })
      local({ enabledPlugins: { 'holdfast@here': false } })(w)
    },
  },
  {
    name: 'a plugin that is not there',
    id: 'plugin-broken',
    severity: 'error',
    spoil: local({ enabledPlugins: { 'holdfast@here': true } }),
  },
  {
    name: 'a folder nobody trusted',
    id: 'folder-untrusted',
    severity: 'note',
    spoil: (w) =>
      w.writeHome('.claude.json', JSON.stringify({ projects: { [w.project]: { hasTrustDialogAccepted: false } } })),
  },
]

const BUNDLES: readonly Broken[] = [
  {
    name: 'all bundles gone',
    id: 'hook-path-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => rmSync(join(w.project, '.claude/holdfast'), { recursive: true }),
  },
  {
    name: 'one bundle gone',
    id: 'bundle-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => rmSync(join(w.project, DIST, 'pre-compact.mjs')),
  },
  {
    name: 'the command gone',
    id: 'bundle-missing',
    severity: 'warning',
    isFixed: true,
    spoil: (w) => rmSync(join(w.project, DIST, 'holdfast.mjs')),
  },
  {
    name: 'a cut bundle',
    id: 'bundle-changed',
    severity: 'error',
    isFixed: true,
    spoil: spoilBundle('session-start', (text) => text.slice(0, 9_000)),
  },
  {
    name: 'an empty bundle',
    id: 'bundle-changed',
    severity: 'error',
    isFixed: true,
    spoil: spoilBundle('session-start', () => ''),
  },
  {
    name: 'an edited bundle',
    id: 'bundle-changed',
    severity: 'error',
    isFixed: true,
    spoil: spoilBundle('pre-tool-use', (text) => `console.log("hi")\n${text}`),
  },
  {
    name: 'bundles of an older version',
    id: 'bundle-other-version',
    severity: 'warning',
    isFixed: true,
    spoil: spoilBundle('holdfast', (text) => text.replace(/"holdfast\/[\d.]+"/, '"holdfast/0.0.1"')),
  },
  {
    name: 'bundles of a newer version',
    id: 'bundle-other-version',
    severity: 'warning',
    spoil: spoilBundle('holdfast', (text) => text.replace(/"holdfast\/[\d.]+"/, '"holdfast/99.0.0"')),
  },
]

const PROGRAMS: readonly Broken[] = [
  {
    name: 'hooks that bun starts, and no bun on the PATH',
    id: 'bun-unfit',
    severity: 'error',
    spoil: (w) => {
      w.editSettings(({ hooks }) => {
        const registered = createRegistration({ runtime: 'bun' })
        for (const event of Object.keys(hooks)) Object.assign(hooks, { [event]: registered[event] })
      })
      onlyPrograms(w, ['git', 'node'])
    },
  },
  { name: 'no node on the PATH', id: 'node-missing', severity: 'error', spoil: (w) => onlyPrograms(w, ['git']) },
  {
    name: 'a folder for temporary files that is not there',
    id: 'temporary-unusable',
    severity: 'warning',
    spoil: (w) => Object.assign(w.env, { TMPDIR: join(w.place, 'none') }),
  },
  {
    name: 'an old node on the PATH',
    id: 'node-old',
    severity: 'error',
    spoil: (w) => w.program('node', 'echo v18.20.0'),
  },
  {
    name: 'another node on the PATH',
    id: 'node-other',
    severity: 'note',
    spoil: (w) => w.program('node', 'echo v99.0.0'),
  },
  {
    name: 'a client before UserPromptSubmit',
    id: 'client-old',
    severity: 'error',
    spoil: (w) => w.program('claude', 'echo "1.0.50 (Claude Code)"'),
  },
  {
    name: 'a client before context from PreToolUse',
    id: 'client-lacks',
    severity: 'warning',
    spoil: (w) => w.program('claude', 'echo "2.1.8 (Claude Code)"'),
  },
  {
    name: 'closed guards on a client before onFailure',
    id: 'client-lacks',
    severity: 'warning',
    spoil: (w) => {
      config('[guardrails]\nfail = "closed"\n')(w)
      w.program('claude', 'echo "2.1.200 (Claude Code)"')
    },
  },
  {
    name: 'a client newer than measured',
    id: 'client-unmeasured',
    severity: 'note',
    spoil: (w) => w.program('claude', 'echo "99.0.0 (Claude Code)"'),
  },
  { name: 'no git', id: 'git-missing', severity: 'warning', spoil: (w) => onlyPrograms(w, ['node']) },
  {
    name: 'an old git',
    id: 'git-old',
    severity: 'warning',
    spoil: (w) =>
      w.program(
        'git',
        'case "$*" in *--version*) echo git version 2.20.1;; *) PATH=\u0024{PATH#*:} exec git "$@";; esac',
      ),
  },
]

const CONFIGURATION: readonly Broken[] = [
  {
    name: 'a configuration that is not TOML',
    id: 'config-unusable',
    severity: 'error',
    spoil: config('context_monitor = ['),
  },
  {
    name: 'a configuration with other bytes than text',
    id: 'file-not-text',
    severity: 'warning',
    spoil: (w) => {
      w.write('.holdfast/config.toml', '')
      writeFileSync(join(w.project, '.holdfast/config.toml'), Buffer.from('# caf\xe9\n', 'latin1'))
    },
  },
  {
    name: 'settings with other bytes than text',
    id: 'file-not-text',
    severity: 'warning',
    spoil: (w) => writeFileSync(join(w.project, LOCAL), Buffer.from('{"a": "caf\xe9"}', 'latin1')),
  },
  {
    name: 'a policy that is not YAML',
    id: 'config-unusable',
    severity: 'error',
    spoil: (w) => w.write('docs/context/GUARDRAILS.md', '---\nwrite_roots: [docs\n---\n'),
  },
  {
    name: 'a configuration where nobody reads it',
    id: 'config-elsewhere',
    severity: 'warning',
    spoil: (world) => world.write('holdfast.toml', '[guardrails]\nwrite_roots = ["src/**"]\n'),
  },
  {
    name: 'a key there is not',
    id: 'config-value',
    severity: 'warning',
    spoil: config('[context_monitor]\nwarning = 0.5\n'),
  },
  {
    name: 'a value out of range',
    id: 'config-value',
    severity: 'warning',
    spoil: config('[context_monitor]\nwarning_threshold = 7\n'),
  },
  {
    name: 'a bad variable',
    id: 'config-value',
    severity: 'warning',
    spoil: (w) => {
      w.env.HOLDFAST_CONTEXT_MONITOR__WARNING_THRESHOLD = 'lots'
    },
  },
  {
    name: 'a sandbox that lacks what the policy says',
    id: 'sandbox-differs',
    severity: 'warning',
    spoil: local({ sandbox: { enabled: true } }),
  },
  {
    name: 'a repository looser than the person',
    id: 'config-loosens',
    severity: 'warning',
    spoil: (w) => {
      w.writeHome('.config/holdfast/config.toml', '[guardrails]\nfail = "closed"\n')
      w.write('.holdfast/config.toml', '[guardrails]\nfail = "open"\n')
    },
  },
  {
    name: 'a policy loosened since it was adopted',
    id: 'policy-loosened',
    severity: 'warning',
    spoil: (w) => {
      w.write('.holdfast/config.toml', '[guardrails]\nunresolved = "deny"\n')
      w.run(['config', 'adopt', '--dir', w.project])
      w.write('.holdfast/config.toml', '[guardrails]\nunresolved = "allow"\n')
    },
  },
  { name: 'a hook switched off', id: 'hook-off', severity: 'warning', spoil: config('[hooks]\npre_compact = false\n') },
  {
    name: 'feature flags that are not YAML',
    id: 'flags-value',
    severity: 'warning',
    spoil: (w) => w.write('.claude/config.yaml', 'features: ['),
  },
  {
    name: 'an orchestration file that is not YAML',
    id: 'orchestration-unusable',
    severity: 'warning',
    spoil: (w) => w.write('ORCHESTRATION.yaml', 'resumption: ['),
  },
  {
    name: 'a track elsewhere',
    id: 'track-unusable',
    severity: 'warning',
    spoil: (w) => w.write('docs/tracks/ACTIVE_TRACK', '../../elsewhere\n'),
  },
  {
    name: 'a track that is not there',
    id: 'track-unusable',
    severity: 'warning',
    spoil: (w) => w.write('docs/tracks/ACTIVE_TRACK', 'gone\n'),
  },
  {
    name: 'a track without its documents',
    id: 'track-unusable',
    severity: 'warning',
    spoil: (w) => {
      w.write('docs/tracks/ACTIVE_TRACK', 'empty\n')
      mkdirSync(join(w.project, 'docs/tracks/empty'))
    },
  },
  {
    name: 'an agent with a tool there is not',
    id: 'agent-tool',
    severity: 'warning',
    spoil: (w) => w.write('.claude/agents/a.md', '---\nname: a\ndescription: x\ntools: Raed\n---\n'),
  },
  {
    name: 'an agent with an old tool',
    id: 'agent-doubt',
    severity: 'note',
    spoil: (w) => w.write('.claude/agents/a.md', '---\nname: a\ndescription: x\ntools: MultiEdit\n---\n'),
  },
  {
    name: 'a marker that cannot be read',
    id: 'marker-malformed',
    severity: 'warning',
    spoil: (w) => w.write('CLAUDE.md', '<!-- L2-REINJECT: rank=high, content="x" -->\n'),
  },
]

const STATE: readonly Broken[] = [
  {
    name: 'a link for the state folder',
    id: 'state-misplaced',
    severity: 'error',
    spoil: (w) => symlinkSync(w.home, join(w.project, '.holdfast')),
  },
  {
    name: 'a file for the state folder',
    id: 'state-misplaced',
    severity: 'error',
    spoil: (w) => w.write('.holdfast', ''),
  },
  {
    name: 'a link for the sessions',
    id: 'state-misplaced',
    severity: 'error',
    spoil: (w) => {
      w.write('.holdfast/.gitignore', '*\n!config.toml\n')
      symlinkSync(w.home, join(w.project, '.holdfast/sessions'))
    },
  },
  {
    name: 'a folder for the journal',
    id: 'state-misplaced',
    severity: 'error',
    spoil: (w) => mkdirSync(join(w.project, '.holdfast/events.jsonl'), { recursive: true }),
  },
  {
    name: 'a journal in git',
    id: 'state-committed',
    severity: 'warning',
    spoil: (w) => {
      w.write('.holdfast/events.jsonl', '')
      w.write('.holdfast/.gitignore', '*\n!config.toml\n')
      w.git('add', '-f', '.holdfast/events.jsonl')
    },
  },
  {
    name: 'a state that git does not ignore',
    id: 'state-unignored',
    severity: 'warning',
    isFixed: true,
    spoil: (w) => w.write('.holdfast/events.jsonl', ''),
  },
  {
    name: 'a .gitignore that was emptied',
    id: 'state-unignored',
    severity: 'warning',
    isFixed: true,
    spoil: (w) => {
      w.write('.holdfast/.gitignore', '# mine')
      w.write('.holdfast/events.jsonl', '')
    },
  },
  {
    name: 'a damaged session',
    id: 'session-damaged',
    severity: 'warning',
    spoil: (w) => w.write('.holdfast/sessions/s1/state.json', '{"ti'),
  },
  {
    name: 'a damaged checkpoint',
    id: 'checkpoint-damaged',
    severity: 'warning',
    spoil: (w) => w.write('.holdfast/checkpoints/cx-001-checkpoint.json', '{}'),
  },
  {
    name: 'state of somebody else',
    id: 'state-foreign',
    severity: 'note',
    spoil: (w) => {
      w.plantAsStranger()
      w.write('.holdfast/sessions/s1/state.json', '{"schema_version":"1"}')
    },
  },
  {
    name: 'a damaged key',
    id: 'key-unusable',
    severity: 'warning',
    spoil: (w) => w.writeHome('.local/state/holdfast/key', 'no key\n'),
  },
  {
    name: 'a key that others can read',
    id: 'key-open',
    severity: 'warning',
    spoil: (w) => chmodSync(join(w.home, '.local/state/holdfast/key'), 0o644),
  },
  {
    name: 'a memory that waits, of somebody else',
    id: 'memories-strange',
    severity: 'warning',
    spoil: (w) => {
      w.plantAsStranger()
      w.write('.holdfast/memory/pending/m-1.json', '{"schema_version":"1","namespace":"decisions","text":"x"}')
    },
  },
  {
    name: 'a damaged journal',
    id: 'journal-damaged',
    severity: 'warning',
    spoil: (w) =>
      w.write(
        '.holdfast/events.jsonl',
        'x\n{"at":"2026-11-21T00:00:00Z","event":"session_started","session_id":"s","source":"startup"}\n',
      ),
  },
  {
    name: 'a journal past what is read',
    id: 'journal-large',
    severity: 'note',
    spoil: (w) => {
      const line = '{"at":"2026-11-21T00:00:00Z","event":"session_started","session_id":"s","source":"startup"}\n'
      for (const name of ['events-0001', 'events']) w.write(`.holdfast/${name}.jsonl`, line.repeat(400_000))
    },
  },
  {
    name: 'a lock left behind',
    id: 'lock-stale',
    severity: 'warning',
    isFixed: true,
    spoil: old('.holdfast/sessions/s1/.lock'),
  },
  {
    name: 'a temporary file left behind',
    id: 'leftover-file',
    severity: 'note',
    isFixed: true,
    spoil: old('.holdfast/checkpoints/.tmp-123-4', 'half'),
  },
  {
    name: 'a temporary file among the bundles',
    id: 'leftover-file',
    severity: 'note',
    isFixed: true,
    spoil: old(`${DIST}/.tmp-123-4`, 'half'),
  },
  {
    name: 'no home',
    id: 'home-missing',
    severity: 'warning',
    spoil: (w) => {
      w.env.HOME = ''
    },
  },
  {
    name: 'notes that a rebase loses',
    id: 'notes-unconfigured',
    severity: 'warning',
    isFixed: true,
    spoil: (w) => {
      w.git('commit', '--allow-empty', '-m', 'a')
      w.git('update-ref', 'refs/notes/holdfast/decisions', 'HEAD')
      w.git('config', '--unset-all', 'notes.rewriteRef')
    },
  },
  {
    name: 'a merge of notes that was not ended',
    id: 'notes-merge',
    severity: 'warning',
    spoil: (w) => w.write('.git/NOTES_MERGE_REF', 'ref: refs/notes/commits\n'),
  },
  {
    name: 'a repository git does not take for one',
    id: 'notes-unreadable',
    severity: 'warning',
    spoil: (w) => rmSync(join(w.project, '.git/HEAD')),
  },
  {
    name: 'notes the remote does not have',
    id: 'notes-unsent',
    severity: 'note',
    spoil: (w) => {
      w.git('commit', '--allow-empty', '-m', 'a')
      w.git('update-ref', 'refs/holdfast/remotes/origin/decisions', 'HEAD')
    },
  },
]

const ROW = { isSidechain: false, cwd: '', sessionId: 's1', version: '2.1.329', timestamp: '2099-01-01T00:00:00.000Z' }
const USER = { parentUuid: null, type: 'user', message: { role: 'user', content: 'hello' }, ...ROW }
const ANSWER = {
  parentUuid: 'u',
  type: 'assistant',
  message: { role: 'assistant', model: 'claude-sonnet-4-6', content: [{ type: 'text', text: 'ok' }] },
  ...ROW,
}
const BOUNDARY = {
  parentUuid: null,
  type: 'system',
  subtype: 'compact_boundary',
  compactMetadata: { trigger: 'auto' },
  ...ROW,
}
/** In the client's own order: a reader tells the kind of a row from its first bytes. */
const hookRow = (attachment: object) => ({ parentUuid: null, attachment, type: 'attachment', ...ROW })
const COMMAND = `node "$CLAUDE_PROJECT_DIR/${DIST}/pre-tool-use.mjs"`

/** A session that began after the hooks were registered: what the client wrote of it. */
export function playSession(...rows: readonly object[]) {
  return (world: World): void => {
    const folder = `.claude/projects/${world.project.replace(/[^a-zA-Z0-9]/g, '-')}`
    world.writeHome(
      `${folder}/s1.jsonl`,
      [USER, ANSWER, ...rows].map((row) => `${JSON.stringify({ ...row, cwd: world.project })}\n`).join(''),
    )
  }
}

const SESSIONS: readonly Broken[] = [
  { name: 'a session in which no hook ran', id: 'hook-never-fired', severity: 'warning', spoil: playSession() },
  {
    name: 'a compaction nobody recorded',
    id: 'compactions-unrecorded',
    severity: 'warning',
    spoil: playSession(BOUNDARY),
  },
  {
    name: 'a hook of ours that failed',
    id: 'hook-failed',
    severity: 'error',
    spoil: playSession(
      hookRow({
        type: 'hook_non_blocking_error',
        hookEvent: 'PreToolUse',
        command: COMMAND,
        stderr: 'node: not found',
        exitCode: 127,
      }),
    ),
  },
  {
    name: 'a hook of ours that ran out of time',
    id: 'hook-timed-out',
    severity: 'warning',
    spoil: playSession(
      hookRow({ type: 'hook_cancelled', hookEvent: 'PreToolUse', command: COMMAND, timedOut: true, timeoutMs: 5000 }),
    ),
  },
  {
    name: 'a problem in the journal',
    id: 'problems-recorded',
    severity: 'note',
    spoil: (w) => {
      playSession()(w)
      w.write(
        '.holdfast/events.jsonl',
        `${JSON.stringify({ at: ROW.timestamp, event: 'problem', session_id: 's1', hook: 'pre-compact', code: 'state-busy', text: 'Cannot lock' })}\n`,
      )
    },
  },
]

export const BROKEN: readonly Broken[] = [
  ...REGISTRATION,
  ...BUNDLES,
  ...PROGRAMS,
  ...CONFIGURATION,
  ...STATE,
  ...SESSIONS,
  ...CLIENTS,
]
