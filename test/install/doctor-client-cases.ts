import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherClient } from '../../src/client/core/client.ts'
import { CLIENT_PLACES } from '../../src/client/core/client-registration.ts'
import type { Broken } from './doctor-cases.ts'
import type { World } from './doctor-world.ts'

type Json = Record<string, unknown>
interface File extends Json {
  hooks: Record<string, { matcher?: string; hooks: Json[] }[]>
}

const keep = () => {}

/** What `init --client` writes, changed. */
export function dropIn(world: World, client: OtherClient, change: (file: File) => void = keep): void {
  const { folder, settings, registration } = CLIENT_PLACES[client]
  cpSync(join(world.project, '.claude/holdfast/dist'), join(world.project, folder, 'dist'), { recursive: true })
  const file = structuredClone({ hooks: registration }) as unknown as File
  change(file)
  world.write(settings, `${JSON.stringify(file, null, 2)}\n`)
}

/** Codex as a person has it who has opened the project and trusted it and its hooks. */
export function trust(world: World, more = '', from = join(world.project, '.codex/hooks.json')): void {
  const events = ['session_start', 'user_prompt_submit', 'pre_compact', 'pre_tool_use', 'post_tool_use']
  const hooks = events.map((event) => `[hooks.state."${from}:${event}:0:0"]\ntrusted_hash = "sha256:00"\n`)
  const project = `[projects."${world.project}"]\ntrust_level = "trusted"\n`
  world.writeHome('.codex/config.toml', `${more}${project}${hooks.join('')}`)
}

const codex =
  (change: (file: File) => void = keep) =>
  (world: World) =>
    dropIn(world, 'codex', change)
const gemini =
  (change: (file: File) => void = keep) =>
  (world: World) =>
    dropIn(world, 'gemini', change)
const hookOf = (file: File, event: string) => file.hooks[event]?.[0]?.hooks[0] ?? {}

export const CLIENTS: readonly Broken[] = [
  {
    name: 'Codex: a comment in its hooks, which it refuses',
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => {
      codex()(w)
      w.write('.codex/hooks.json', `// mine\n${w.read('.codex/hooks.json')}`)
    },
  },
  {
    name: 'Codex: a field it does not know',
    id: 'settings-invalid',
    severity: 'error',
    spoil: codex((file) => Object.assign(file, { $schema: 'x' })),
  },
  {
    name: "Codex: somebody else's timeout as text",
    id: 'settings-invalid',
    severity: 'error',
    spoil: codex((file) => {
      file.hooks.Stop = [{ hooks: [{ type: 'command', command: 'true', timeout: '5' }] }]
    }),
  },
  {
    name: 'Gemini CLI: cut settings',
    id: 'settings-invalid',
    severity: 'error',
    spoil: (w) => {
      gemini()(w)
      w.write('.gemini/settings.json', (w.read('.gemini/settings.json') ?? '').slice(0, -3))
    },
  },
  {
    name: 'Codex: an event left out',
    id: 'event-missing',
    severity: 'error',
    isFixed: true,
    spoil: codex((file) => {
      delete file.hooks.PreCompact
    }),
  },
  {
    name: 'Codex: bundles nobody registers',
    id: 'event-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => {
      codex()(w)
      rmSync(join(w.project, '.codex/hooks.json'))
    },
  },
  {
    name: "Gemini CLI: our hook under Claude Code's name for the event",
    id: 'event-unknown',
    severity: 'error',
    isFixed: true,
    spoil: gemini((file) => {
      file.hooks.PreToolUse = file.hooks.BeforeTool ?? []
      delete file.hooks.BeforeTool
    }),
  },
  {
    name: 'Gemini CLI: our hook before every compression',
    id: 'event-wrong',
    severity: 'error',
    isFixed: true,
    spoil: gemini((file) => {
      file.hooks.PreCompress = file.hooks.BeforeAgent ?? []
    }),
  },
  {
    name: 'Codex: our timeout in milliseconds',
    id: 'timeout-milliseconds',
    severity: 'warning',
    isFixed: true,
    spoil: codex((file) => {
      hookOf(file, 'PreToolUse').timeout = 5000
    }),
  },
  {
    name: 'Gemini CLI: our timeout in seconds',
    id: 'timeout-seconds',
    severity: 'warning',
    isFixed: true,
    spoil: gemini((file) => {
      hookOf(file, 'BeforeTool').timeout = 5
    }),
  },
  {
    name: 'Codex: a matcher',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: codex((file) => {
      for (const group of file.hooks.PreToolUse ?? []) group.matcher = 'Bash'
    }),
  },
  {
    name: 'Gemini CLI: our hook twice',
    id: 'hook-outdated',
    severity: 'warning',
    isFixed: true,
    spoil: gemini((file) => {
      file.hooks.AfterTool?.push(...structuredClone(file.hooks.AfterTool))
    }),
  },
  {
    name: 'Codex: no bundles',
    id: 'hook-path-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => {
      codex()(w)
      rmSync(join(w.project, '.codex/holdfast'), { recursive: true })
    },
  },
  {
    name: 'Codex: registered for all projects, and no bundles in this one',
    id: 'hook-path-missing',
    severity: 'error',
    spoil: (w) => w.writeHome('.codex/hooks.json', JSON.stringify({ hooks: CLIENT_PLACES.codex.registration })),
  },
  {
    name: 'Gemini CLI: a missing bundle',
    id: 'bundle-missing',
    severity: 'error',
    isFixed: true,
    spoil: (w) => {
      gemini()(w)
      rmSync(join(w.project, '.gemini/holdfast/dist/pre-tool-use.mjs'))
    },
  },
  {
    name: 'Codex: an edited bundle',
    id: 'bundle-changed',
    severity: 'error',
    isFixed: true,
    spoil: (w) => {
      codex()(w)
      w.write('.codex/holdfast/dist/pre-tool-use.mjs', 'process.exit(0)\n')
    },
  },
  {
    name: 'Codex: hooks switched off by the person',
    id: 'hooks-disabled',
    severity: 'error',
    spoil: (w) => {
      codex()(w)
      trust(w, '[features]\nhooks = false\n')
    },
  },
  {
    name: 'Codex: hooks switched off in the project, by their old name',
    id: 'hooks-disabled',
    severity: 'error',
    spoil: (w) => {
      codex()(w)
      trust(w, '[features]\nhooks = true\n')
      w.write('.codex/config.toml', '[features]\ncodex_hooks = false\n')
    },
  },
  {
    name: 'Gemini CLI: hooks switched off',
    id: 'hooks-disabled',
    severity: 'error',
    spoil: gemini((file) => Object.assign(file, { hooksConfig: { enabled: false } })),
  },
  {
    name: 'Gemini CLI: our hook switched off by the person',
    id: 'hooks-disabled',
    severity: 'error',
    spoil: (w) => {
      const disabled: unknown[] = []
      dropIn(w, 'gemini', (file) => disabled.push(hookOf(file, 'BeforeTool').command))
      w.writeHome('.gemini/settings.json', JSON.stringify({ hooksConfig: { disabled } }))
    },
  },
  {
    name: 'Codex: a project nobody trusted',
    id: 'client-untrusted',
    severity: 'warning',
    spoil: (w) => {
      codex()(w)
      w.writeHome('.codex/config.toml', 'model = "gpt-5.5"\n')
    },
  },
  {
    name: 'Gemini CLI: a folder that is not to be trusted',
    id: 'client-untrusted',
    severity: 'warning',
    spoil: (w) => {
      gemini()(w)
      w.writeHome('.gemini/trustedFolders.json', JSON.stringify({ [w.project]: 'DO_NOT_TRUST' }))
    },
  },
  {
    name: 'Codex: hooks nobody trusted',
    id: 'hooks-untrusted',
    severity: 'warning',
    spoil: (w) => {
      codex()(w)
      w.writeHome('.codex/config.toml', `[projects."${w.project}"]\ntrust_level = "trusted"\n`)
    },
  },
  {
    name: 'Codex: one hook switched off in /hooks',
    id: 'hooks-untrusted',
    severity: 'warning',
    spoil: (w) => {
      codex()(w)
      trust(w)
      w.writeHome(
        '.codex/config.toml',
        w.readHome('.codex/config.toml').replace('pre_tool_use:0:0"]', '$&\nenabled = false'),
      )
    },
  },
]
