import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, describe, it, type TestContext } from 'node:test'
import { EVENT_NAMES, runHook } from '../bundle/run-hook.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { PAYLOADS, SESSION } from '../bundle/story.ts'
import { listCommands } from './every-command.ts'
import {
  createRepository,
  type Environment,
  git,
  listHelp,
  type Ran,
  runBundle,
  runEverything,
  write,
} from './stage.ts'
import { listSettings, type Markers, openMarkers, placeHooks, renderConfig } from './traps.ts'

let cases = 0
let runs = 0
let sprung = 0
after(() =>
  saveCounts('hostile', {
    'hostile repositories': `${cases} traps, ${runs} runs of bundles and commands, ${sprung} that ran something`,
  }),
)

/** What a plain git would do in the repository: the traps are real only if it springs them. */
async function springWithGit(folder: string, ...args: readonly string[]): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
  const child = spawn('git', ['-C', folder, ...args], { env, stdio: 'ignore', timeout: 20_000 })
  await once(child, 'close')
}

function check(markers: Markers, ran: readonly Ran[], traps: number): void {
  cases += traps
  runs += ran.length
  sprung += markers.list().length
  assert.deepEqual(markers.list(), [])
  for (const { name, run } of ran) {
    assert.equal(run.signal, null, name)
    assert.ok(
      run.exitCode === 0 || (name.startsWith('holdfast ') && (run.exitCode ?? 9) <= 2),
      `${name}: ${run.stderr}`,
    )
    assert.doesNotMatch(run.stderr, /^\s+at \S+ \(|node:internal/m, name)
  }
}

function reset(sandbox: Sandbox): void {
  for (const name of readdirSync(join(sandbox.root, 'markers'))) rmSync(join(sandbox.root, 'markers', name))
}

/** Settings, attributes, hooks, submodules: everything at once. */
function configure(sandbox: Sandbox, markers: Markers): number {
  const { project } = sandbox
  const settings = listSettings(markers)
  appendFileSync(join(project, '.git/config'), renderConfig(settings))
  write(project, '.gitattributes', '*.ts diff=trap merge=trap\n*.md filter=trap\n')
  write(project, 'CLAUDE.md', 'Changed.\n')
  write(project, '.gitmodules', `[submodule "trap"]\n\tpath = trap\n\turl = ext::sh -c ${markers.trap('submodule')}\n`)
  appendFileSync(
    join(project, '.git/config'),
    `[submodule "trap"]\n\tupdate = "!${markers.trap('submodule-update')}"\n`,
  )
  const hooks = placeHooks(markers, 'project/.git/hooks') + placeHooks(markers, 'project/own-hooks')
  appendFileSync(join(project, '.git/config'), `[core]\n\thooksPath = ${join(project, 'own-hooks')}\n`)
  return settings.length + hooks + 3
}

describe('nothing a repository configures is run', { concurrency: 2 }, () => {
  it('the list of commands is the whole command', async (test) => {
    const sandbox = createRepository(test)
    const ours = new Set(listCommands({ sessionId: SESSION }).map((args) => args.join(' ')))
    const listed = await listHelp(sandbox)
    assert.ok(listed.length > 30, `the help lists ${listed.length}`)
    const unknown = listed.filter((name) => ![...ours].some((line) => `${line} `.startsWith(`${name} `)))
    assert.ok(ours.size > 40, `${ours.size} commands`)
    assert.deepEqual(unknown, [])
  })

  it('programs that git takes from its configuration, attributes, hooks and submodules', async (test) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    const traps = configure(sandbox, markers)
    await springWithGit(sandbox.project, 'status')
    await springWithGit(sandbox.project, 'diff', '--', 'src')
    await springWithGit(sandbox.project, 'diff')
    await springWithGit(sandbox.project, 'update-ref', 'refs/heads/x', 'HEAD')
    for (const name of ['core.fsmonitor', 'diff_trap_.command', 'filter_trap_.process', 'hook-reference-transaction'])
      assert.ok(markers.list().includes(name), `a plain git runs ${name}, not only ${markers.list()}`)
    reset(sandbox)
    check(markers, await runEverything(sandbox), traps)
  })

  it('hooks that a configuration names, which git runs since 2.54', async (test) => {
    for (const lead of ['', '[include]\n\tpath = ../inner.gitconfig\n']) {
      const sandbox = createRepository(test)
      const markers = openMarkers(sandbox)
      const { project, root } = sandbox
      const hooks = renderConfig(
        ['reference-transaction', 'a=b "c"', 'post-index-change'].flatMap((name, at) => {
          const section = `hook ${JSON.stringify(name)}`
          const event = at === 2 ? 'post-index-change' : 'reference-transaction'
          return [
            [section, 'event', event],
            [section, 'command', markers.trap(`named-${at}`)],
            [section, 'enabled', 'true'],
          ] as const
        }),
      )
      write(project, 'inner.gitconfig', hooks)
      appendFileSync(join(project, '.git/config'), lead === '' ? hooks : lead)
      const program = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
      const code = readFileSync(new URL('named-hooks.cjs', import.meta.url), 'utf8').replace('GIT_PROGRAM', program)
      const script = write(root, 'bin/git', `#!${process.execPath}\n${code}`, 0o755)
      spawnSync(script, ['-C', project, 'update-ref', 'refs/heads/x', 'HEAD'])
      assert.deepEqual(markers.list(), ['named-0', 'named-1', 'named-2'], 'such a git runs them')
      reset(sandbox)
      const call = { tool_name: 'Bash', tool_input: { command: 'git reset --hard' } }
      const stdin = JSON.stringify({ ...JSON.parse(PAYLOADS['pre-tool-use']), ...call })
      const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}` }
      await runHook(sandbox, 'pre-tool-use', { stdin, env })
      check(markers, await runHooks(sandbox, env), 3)
    }
  })

  it('filters that come through an included file or the configuration of a worktree', async (test) => {
    for (const lead of [
      '[include]\n\tpath = ../inner.gitconfig\n',
      '[includeIf "onbranch:**"]\n\tpath = ../inner.gitconfig\n',
      '[extensions]\n\tworktreeConfig = true\n',
      '[extensions]\n\tworktreeConfig\n',
      '[extensions] worktreeConfig\n',
    ]) {
      const sandbox = createRepository(test)
      const markers = openMarkers(sandbox)
      const inner = renderConfig(listSettings(markers).filter(([section]) => /^(?:filter|core|diff)/.test(section)))
      write(sandbox.project, '.git/config.worktree', inner)
      write(sandbox.project, 'inner.gitconfig', inner)
      write(sandbox.project, '.gitattributes', '* filter=trap\n')
      appendFileSync(join(sandbox.project, '.git/config'), lead)
      await springWithGit(sandbox.project, 'diff')
      assert.ok(markers.list().length > 0, 'a plain git runs the filter')
      reset(sandbox)
      // Before a script runs that nobody can judge, git is asked what is changed.
      write(
        sandbox.project,
        '.holdfast/config.toml',
        'guardrails.write_roots = ["docs/**"]\nguardrails.unresolved = "allow"\n',
      )
      const call = { tool_name: 'Bash', tool_input: { command: 'python3 scripts/unknown.py' } }
      const stdin = JSON.stringify({ ...JSON.parse(PAYLOADS['pre-tool-use']), ...call })
      await runHook(sandbox, 'pre-tool-use', { stdin })
      check(markers, await runHooks(sandbox), 1)
    }
  })

  it('the configuration of another git folder, which a `.git` file, a commondir or a link leads to', async (test) => {
    const places: Record<string, (project: string) => void> = {
      'a .git file': (project) => {
        renameSync(join(project, '.git'), join(project, 'elsewhere'))
        writeFileSync(join(project, '.git'), 'gitdir: elsewhere\n')
      },
      'a commondir behind a link': (project) => {
        // What reads as `.git/harmless` is for the system the folder beside what the link leads to.
        cpSync(join(project, '.git'), join(project, 'deep/harmless'), { recursive: true })
        mkdirSync(join(project, 'deep/inside'))
        renameSync(join(project, 'deep/harmless'), join(project, 'deep/common'))
        mkdirSync(join(project, '.git/common'))
        writeFileSync(join(project, '.git/common/config'), '[core]\n\trepositoryformatversion = 0\n')
        spawnSync('ln', ['-s', join(project, 'deep/inside'), join(project, '.git/link')])
        writeFileSync(join(project, '.git/commondir'), 'link/../common\n')
        rmSync(join(project, '.git/config'))
      },
    }
    for (const [place, move] of Object.entries(places)) {
      const sandbox = createRepository(test)
      const markers = openMarkers(sandbox)
      const traps = configure(sandbox, markers)
      move(sandbox.project)
      await springWithGit(sandbox.project, 'diff')
      assert.ok(markers.list().length > 0, `${place}: a plain git runs them`)
      reset(sandbox)
      check(markers, await runHooks(sandbox), traps)
    }
  })

  it('a bare repository that is part of the working tree', async (test) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    const inner = join(sandbox.project, 'packages/inner')
    mkdirSync(inner, { recursive: true })
    cpSync(join(sandbox.project, '.git'), inner, { recursive: true })
    write(inner, 'src/index.ts', 'export const a = 3\n')
    write(inner, 'docs/tracks/ACTIVE_TRACK', 'alpha\n')
    write(inner, 'docs/tracks/alpha/PLAN.md', '# Plan\n')
    write(inner, '.gitattributes', '* filter=trap diff=trap\n')
    const settings = [...listSettings(markers), ['core', 'bare', 'false'], ['core', 'worktree', inner]] as const
    appendFileSync(join(inner, 'config'), renderConfig(settings))
    const hooks = placeHooks(markers, 'project/packages/inner/hooks')
    await springWithGit(inner, 'diff')
    assert.ok(markers.list().length > 0, 'a plain git runs them')
    reset(sandbox)
    const ran = await runEverything(sandbox, { projectDir: inner, only: HOOK_COMMANDS })
    check(markers, ran, settings.length + hooks)
  })

  it('the server of a partial clone, asked for an object that is not there', async (test) => {
    for (const url of ['ssh://localhost/x', 'ext::sh -c touch%S', './inner.git']) {
      const sandbox = createRepository(test)
      const markers = openMarkers(sandbox)
      const { project } = sandbox
      const settings = [
        ['core', 'repositoryformatversion', '1'],
        ['core', 'sshCommand', markers.trap('ssh')],
        ['extensions', 'partialClone', 'origin'],
        ['remote "origin"', 'url', url.replace('touch%S', `touch% ${join(sandbox.root, 'markers/ext')}`)],
        ['remote "origin"', 'promisor', 'true'],
        ['remote "origin"', 'uploadpack', markers.trap('uploadpack')],
        ['protocol "ext"', 'allow', 'always'],
      ] as const
      git(project, 'init', '-q', '--bare', join(project, 'inner.git'))
      appendFileSync(join(project, '.git/config'), renderConfig(settings))
      for (const name of ['decisions', 'learnings'])
        write(project, `.git/refs/notes/holdfast/${name}`, `${'0123456789'.repeat(4)}\n`)
      await springWithGit(project, 'cat-file', '-p', '0123456789'.repeat(4))
      assert.ok(markers.list().length > 0, `a plain git asks ${url}`)
      reset(sandbox)
      check(markers, await runHooks(sandbox), settings.length)
    }
  })
})

const HOOK_COMMANDS = [['checkpoint', 'create'], ['memory', 'add', 'one'], ['memory', 'list'], ['compact']]

/** The hooks, and the commands that ask git something: enough where the whole command has run with the same traps. */
async function runHooks(sandbox: Sandbox, env: Environment = {}): Promise<Ran[]> {
  const ran = await runEverything(sandbox, { env, only: HOOK_COMMANDS })
  assert.equal(ran.length, EVENT_NAMES.length + 2 + HOOK_COMMANDS.length)
  return ran
}

describe('a sync asks a server, and runs nothing the repository names for it', { concurrency: 2 }, () => {
  const sync = async (sandbox: Sandbox, markers: Markers, env: Environment = {}) => {
    const ran: Ran[] = []
    for (const args of [
      ['memory', 'add', 'Use the old parser.'],
      ['memory', 'sync'],
      ['memory', 'sync', '--remote', 'origin'],
    ])
      ran.push({ name: `holdfast ${args.join(' ')}`, run: await runBundle(sandbox, 'holdfast.mjs', args, { env }) })
    check(markers, ran, 1)
    return ran[1]?.run.stderr ?? ''
  }

  const remote = (
    test: TestContext,
    settings: (markers: Markers) => readonly (readonly [string, string, string])[],
  ) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    appendFileSync(join(sandbox.project, '.git/config'), renderConfig(settings(markers)))
    return { sandbox, markers }
  }

  it('programs for ssh, proxies, credentials and helpers', async (test) => {
    const server = createServer((_, response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    test.after(() => server.close())
    const http = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.git`
    const origin = 'remote "origin"'
    for (const list of [
      (m: Markers) => [
        [origin, 'url', 'ssh://localhost/x.git'],
        ['core', 'sshCommand', m.trap('ssh')],
      ],
      (m: Markers) => [
        [origin, 'url', 'localhost:x.git'],
        ['core', 'sshCommand', m.trap('ssh')],
      ],
      (m: Markers) => [
        [origin, 'url', 'git://localhost/x.git'],
        ['core', 'gitProxy', m.program('project/proxy', 'proxy')],
      ],
      (m: Markers) => [
        [origin, 'url', http],
        ['credential', 'helper', `!${m.trap('credential')}`],
      ],
      (m: Markers) => [
        [origin, 'url', http],
        [`credential "${http}"`, 'helper', `!${m.trap('credential-url')}`],
      ],
      (m: Markers) => [
        [origin, 'url', http],
        ['core', 'askPass', m.program('project/askpass', 'askpass')],
      ],
      (m: Markers) => [
        [origin, 'url', `ext::sh -c ${m.trap('ext').replaceAll(' ', '% ')}`],
        ['protocol "ext"', 'allow', 'always'],
      ],
      (m: Markers) => [
        [origin, 'url', 'safe.git'],
        [`url "ext::sh -c ${m.trap('instead').replaceAll(' ', '% ')} "`, 'insteadOf', 'safe.git'],
        ['protocol "ext"', 'allow', 'always'],
      ],
      (m: Markers) => [
        [origin, 'url', './x.git'],
        [origin, 'uploadpack', m.trap('up')],
        [origin, 'receivepack', m.trap('receive')],
      ],
    ] as const) {
      const { sandbox, markers } = remote(test, list as never)
      await springWithGit(sandbox.project, 'fetch', 'origin')
      assert.ok(markers.list().length > 0, `a plain git runs what ${JSON.stringify(list(markers))} names`)
      reset(sandbox)
      const told = await sync(sandbox, markers)
      assert.match(told, /^(?:holdfast: )?Cannot sync memories with/m, told)
    }
  })

  it('hooks and settings of a remote that lies on this machine', async (test) => {
    const { sandbox, markers } = remote(test, () => [['remote "origin"', 'url', './vendor/inner.git']])
    const bare = join(sandbox.project, 'vendor/inner.git')
    git(sandbox.project, 'init', '-q', '--bare', bare)
    placeHooks(markers, 'project/vendor/inner.git/hooks')
    const settings = listSettings(markers).filter(([section]) => section !== 'protocol')
    appendFileSync(join(bare, 'config'), renderConfig(settings))
    await springWithGit(sandbox.project, 'push', 'origin', 'HEAD:refs/heads/x')
    assert.ok(markers.list().length > 0, 'a plain push runs the hooks of the other side')
    reset(sandbox)
    const told = await sync(sandbox, markers)
    assert.equal(told, '')
    assert.equal(git(bare, 'for-each-ref', '--format=%(refname)', 'refs/notes'), 'refs/notes/holdfast/learnings')
  })

  it("a person's own ssh command is used", async (test) => {
    const { sandbox, markers } = remote(test, () => [['remote "origin"', 'url', 'ssh://localhost/x.git']])
    write(sandbox.home, '.gitconfig', renderConfig([['core', 'sshCommand', markers.trap('own')]]))
    await runBundle(sandbox, 'holdfast.mjs', ['memory', 'add', 'Use the old parser.'])
    await runBundle(sandbox, 'holdfast.mjs', ['memory', 'sync'])
    assert.deepEqual(markers.list(), ['own'])
  })
})

describe('nothing is run that only lies where a program is looked for', { concurrency: 2 }, () => {
  it('a git, node or sh in the repository, its node_modules, its package.json and its dot files', async (test) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    const { project } = sandbox
    let traps = 0
    for (const folder of ['', 'node_modules/.bin/', '.holdfast/', '.claude/'])
      for (const name of ['git', 'git.exe', 'git.cmd', 'git.bat', 'sh', 'node.exe']) {
        markers.program(`project/${folder}${name}`, `${folder.replaceAll('/', '_')}${name}`)
        traps += 1
      }
    const touch = markers.trap('script')
    write(
      project,
      'package.json',
      JSON.stringify({
        type: 'commonjs',
        main: 'evil.js',
        imports: { '#x': './evil.js' },
        scripts: { prepare: touch, test: touch, preinstall: touch },
      }),
    )
    write(
      project,
      '.npmrc',
      `script-shell=${join(project, 'sh')}\nnode-options=--require ${join(project, 'evil.js')}\n`,
    )
    write(project, '.env', `NODE_OPTIONS=--require ${join(project, 'evil.js')}\nHOLDFAST_OFF=1\n`)
    write(project, 'evil.js', `require('child_process').execSync(${JSON.stringify(touch)})\n`)
    for (const name of ['yaml', 'commander', 'picomatch', 'valibot'])
      write(
        project,
        `node_modules/${name}/index.js`,
        `require('child_process').execSync(${JSON.stringify(markers.trap(`module-${name}`))})\n`,
      )
    const env = { PATH: `.:./node_modules/.bin:${join(project, 'node_modules/.bin')}::${process.env.PATH}` }
    check(markers, await runEverything(sandbox, { env }), traps + 8)
  })

  it('what the settings of a project put into the environment of its hooks', async (test) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    const { project } = sandbox
    appendFileSync(join(project, '.git/config'), renderConfig([['remote "origin"', 'url', 'ssh://localhost/x.git']]))
    write(project, '.gitattributes', '* filter=trap diff=trap\n')
    const settings = renderConfig([...listSettings(markers), ['core', 'hooksPath', join(project, 'own-hooks')]])
    placeHooks(markers, 'project/own-hooks')
    write(project, 'evil.gitconfig', settings)
    write(project, '.gitconfig', settings)
    write(project, 'git/config', settings)
    for (const name of ['git', 'git-remote-ssh', 'git-cat-file'])
      markers.program(`project/exec/${name}`, `exec-${name}`)
    const env = {
      GIT_SSH_COMMAND: markers.trap('GIT_SSH_COMMAND'),
      GIT_SSH: markers.program('project/ssh', 'GIT_SSH'),
      GIT_ASKPASS: markers.program('project/askpass', 'GIT_ASKPASS'),
      SSH_ASKPASS: join(project, 'askpass'),
      GIT_PROXY_COMMAND: join(project, 'askpass'),
      GIT_EXTERNAL_DIFF: join(project, 'askpass'),
      GIT_EDITOR: join(project, 'askpass'),
      GIT_PAGER: join(project, 'askpass'),
      GIT_EXEC_PATH: join(project, 'exec'),
      GIT_TEMPLATE_DIR: project,
      GIT_DIR: join(project, 'elsewhere'),
      GIT_CONFIG_GLOBAL: join(project, 'evil.gitconfig'),
      GIT_CONFIG_SYSTEM: join(project, 'evil.gitconfig'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: markers.trap('count'),
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${markers.trap('parameters')}'`,
      GIT_TRACE: join(sandbox.root, 'markers/GIT_TRACE'),
      GIT_TRACE2_EVENT: join(sandbox.root, 'markers/GIT_TRACE2'),
      XDG_CONFIG_HOME: project,
      HOLDFAST_CHAIN: markers.trap('chain'),
    }
    write(project, '.claude/settings.json', JSON.stringify({ env }))
    await springWithGit(project, '-c', `include.path=${join(project, 'evil.gitconfig')}`, 'diff')
    assert.ok(markers.list().length > 0, 'the settings spring when they are read')
    reset(sandbox)
    check(markers, await runEverything(sandbox, { env }), Object.keys(env).length)
  })

  it('commands in a committed .holdfast, whose keys hold none', async (test) => {
    const sandbox = createRepository(test)
    const markers = openMarkers(sandbox)
    const touch = markers.trap('configured')
    const keys = [
      'statusline.chain',
      'chain',
      'command',
      'hooks.command',
      'gate.test',
      'report.output',
      'resumption.orchestration_file',
      'memory.remote',
    ]
    write(sandbox.project, '.holdfast/config.toml', keys.map((key) => `${key} = ${JSON.stringify(touch)}\n`).join(''))
    write(sandbox.project, '.holdfast/cache/config.json', JSON.stringify({ chain: touch, config: { chain: touch } }))
    write(sandbox.project, '.claude/config.yaml', `features:\n  x: "${touch}"\ncommand: "${touch}"\n`)
    chmodSync(join(sandbox.project, '.holdfast/config.toml'), 0o755)
    check(markers, await runHooks(sandbox), keys.length + 2)
  })
})
