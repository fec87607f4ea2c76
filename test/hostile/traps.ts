import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Sandbox } from '../bundle/sandbox.ts'
import { write } from './stage.ts'

/** Where each trap that was sprung leaves a file of its name. Outside the project, so that nothing we write is taken for one. */
export function openMarkers(sandbox: Sandbox) {
  const folder = join(sandbox.root, 'markers')
  mkdirSync(folder, { recursive: true })
  return {
    /** A shell command that springs the trap and still does what was asked of it, as far as any command can. */
    trap: (name: string) => `touch ${folder}/${name};`,
    /** The same as an executable of its own. */
    program: (path: string, name: string) =>
      write(sandbox.root, path, `#!/bin/sh\ntouch ${folder}/${name}\nexit 0\n`, 0o755),
    list: () => (existsSync(folder) ? readdirSync(folder).sort() : []),
  }
}

export type Markers = ReturnType<typeof openMarkers>

const HOOKS =
  `applypatch-msg commit-msg fsmonitor-watchman post-applypatch post-checkout post-commit post-index-change post-merge
  post-receive post-rewrite post-update pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push pre-rebase pre-receive
  prepare-commit-msg proc-receive push-to-checkout reference-transaction sendemail-validate update`.split(/\s+/)

/** Every hook git knows, in a folder of hooks. */
export function placeHooks(markers: Markers, folder: string): number {
  for (const name of HOOKS) markers.program(`${folder}/${name}`, `hook-${name}`)
  return HOOKS.length
}

/** Settings of git that name a program, or lead to one. `remote` is the name of a remote. */
export function listSettings({ trap }: Markers): readonly (readonly [section: string, key: string, value: string])[] {
  const named = (section: string, key: string) =>
    [section, key, trap(`${section}.${key}`.replaceAll(/[^\w.-]+/g, '_'))] as const
  return [
    named('core', 'fsmonitor'),
    named('core', 'pager'),
    named('core', 'editor'),
    named('core', 'sshCommand'),
    named('core', 'askPass'),
    named('core', 'gitProxy'),
    named('core', 'alternateRefsCommand'),
    named('diff', 'external'),
    named('diff "trap"', 'command'),
    named('diff "trap"', 'textconv'),
    named('filter "trap"', 'clean'),
    named('filter "trap"', 'smudge'),
    named('filter "trap"', 'process'),
    named('merge "trap"', 'driver'),
    named('mergetool "trap"', 'cmd'),
    named('difftool "trap"', 'cmd'),
    named('gpg', 'program'),
    named('gpg "ssh"', 'program'),
    named('gpg "ssh"', 'defaultKeyCommand'),
    ['gpg', 'format', 'ssh'],
    ['commit', 'gpgSign', 'true'],
    ['tag', 'gpgSign', 'true'],
    ['push', 'gpgSign', 'if-asked'],
    named('sequence', 'editor'),
    named('interactive', 'diffFilter'),
    named('pager', 'diff'),
    named('pager', 'config'),
    named('trailer "trap"', 'cmd'),
    named('browser "trap"', 'cmd'),
    named('man "trap"', 'cmd'),
    named('uploadpack', 'packObjectsHook'),
    named('gc', 'recentObjectsHook'),
    named('credential', 'helper'),
    ['protocol "ext"', 'allow', 'always'],
    ['protocol', 'allow', 'always'],
    ['submodule', 'recurse', 'true'],
    ['fetch', 'recurseSubmodules', 'true'],
    ['gc', 'auto', '1'],
    ...['cat-file', 'fast-import', 'config', 'diff', 'ls-files', 'fetch', 'push', 'remote', 'grep'].map(
      (name) => ['alias', name, `!${trap(`alias.${name}`)}`] as const,
    ),
  ]
}

/** A value as git's configuration quotes it. */
const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

export function renderConfig(settings: readonly (readonly [string, string, string])[]): string {
  return settings.map(([section, key, value]) => `[${section}]\n\t${key} = ${quote(value)}\n`).join('')
}
