import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { loadProgram } from '../../docs/generator/commands-list.ts'
import { listPlaces } from '../../src/cli/completion/completion.ts'
import { readPage } from '../rules/pages.ts'
import { runCommand } from './run-command.ts'
import { createSandbox } from './sandbox.ts'

const hasShell = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

/** What a shell offers at the end of a line, one word per line, without meanings. */
function complete(test: TestContext, shell: 'bash' | 'fish', line: string): string[] {
  const sandbox = createSandbox(test)
  const { code, out } = runCommand(sandbox, 'completion', shell)
  assert.equal(code, 0)
  const words = line.split(' ').map((word) => `'${word}'`)
  const script = {
    bash: `${out}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _holdfast; printf '%s\\n' "\${COMPREPLY[@]}"`,
    fish: `${out}\ncomplete -C '${line}'`,
  }[shell]
  const run = spawnSync(shell, ['-c', script], {
    encoding: 'utf8',
    cwd: sandbox.project,
    env: { PATH: process.env.PATH, HOME: sandbox.home },
  })
  assert.deepEqual([run.status, run.stderr], [0, ''], line)
  return run.stdout.split('\n').flatMap((text) => text.split('\t')[0]?.trim() || [])
}

describe('completion', { concurrency: 3 }, () => {
  it('offers in bash every command, and every option behind a dash, of every place of the program', async (test) => {
    const sandbox = createSandbox(test)
    const { out } = runCommand(sandbox, 'completion', 'bash')
    const places = listPlaces(await loadProgram())
    assert.ok(places.length > 50)
    const ask = places.flatMap(({ path }) => [`${path} `, `${path} -`])
    const calls = ask.map((text) => {
      const words = `holdfast${text}`.split(' ').map((word) => `'${word}'`)
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _holdfast; echo "\${COMPREPLY[*]}"`
    })
    const run = spawnSync('bash', ['-c', `${out}\n${calls.join('\n')}`], { encoding: 'utf8' })
    assert.deepEqual([run.status, run.stderr], [0, ''])
    const answers = run.stdout.split('\n')
    for (const [index, { path, words, options }] of places.entries()) {
      assert.equal(answers[index * 2], words.map(({ word }) => word).join(' '), `holdfast${path}`)
      assert.equal(answers[index * 2 + 1], options.map(({ word }) => word).join(' '), `holdfast${path} -`)
    }
  })

  it('takes the beginning of a word, the words of an argument, and options between commands', (test) => {
    assert.deepEqual(complete(test, 'bash', 'holdfast checkpoint sh'), ['show'])
    assert.deepEqual(complete(test, 'bash', 'holdfast ci audit --exp'), ['--export'])
    assert.deepEqual(complete(test, 'bash', 'holdfast completion '), ['bash', 'zsh', 'fish'])
    assert.deepEqual(complete(test, 'bash', 'holdfast status somewhere '), [])
  })

  it('says the same in fish', { skip: !hasShell('fish') }, (test) => {
    assert.deepEqual(complete(test, 'fish', 'holdfast checkpoint sh'), ['show'])
    assert.deepEqual(complete(test, 'fish', 'holdfast ci audit --exp'), ['--export'])
    assert.ok(complete(test, 'fish', 'holdfast ').includes('completion'))
  })

  it('loads in zsh, where it asks for the same words', { skip: !hasShell('zsh') }, (test) => {
    const sandbox = createSandbox(test)
    const { out } = runCommand(sandbox, 'completion', 'zsh')
    const stub = `_describe() { print -l -- \${(P)2} }; _files() { print files }; compdef() { print "compdef $*" }`
    const ask = (...words: string[]) =>
      `words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _holdfast`
    const script = [
      stub,
      out,
      ask('holdfast', 'checkpoint', ''),
      ask('holdfast', 'ci', 'audit', '-'),
      ask('holdfast', 'ci', 'audit', ''),
    ]
    const run = spawnSync('zsh', ['-f', '-c', script.join('\n')], { encoding: 'utf8' })
    assert.deepEqual([run.status, run.stderr], [0, ''])
    assert.match(run.stdout, /^compdef _holdfast holdfast\nlist:[^\n]+\nshow:[\s\S]*--export:[\s\S]*files\n$/)
  })

  it('completes in an interactive zsh, with the function of docs/installing.md', { skip: !hasShell('zsh') }, (test) => {
    const sandbox = createSandbox(test)
    writeFileSync(join(sandbox.home, 'holdfast.zsh'), runCommand(sandbox, 'completion', 'zsh').out)
    const own = readPage('docs/installing.md').blocks.find(({ code }) => code.startsWith('holdfast() {'))?.code ?? ''
    writeFileSync(join(sandbox.home, 'own.zsh'), own)
    const script = [
      'zmodload zsh/zpty',
      'zpty z zsh -f -i',
      'wait_for() { local out all=; for i in {1..200}; do zpty -r -t z out && all+=$out || sleep 0.05; [[ $all == *$1* ]] && print -r -- $all && return; done; print -r -- $all; }',
      'zpty -w z "autoload -Uz compinit; compinit -u -d $HOME/dump; source $HOME/own.zsh; source $HOME/holdfast.zsh; print re\\ady"',
      'wait_for ready >/dev/null',
      "zpty -w -n z $'holdfast checkpoint cre\\t--sess\\t'",
      'wait_for --session',
      'zpty -d z',
    ]
    const run = spawnSync('zsh', ['-f', '-c', script.join('\n')], {
      encoding: 'utf8',
      cwd: sandbox.project,
      env: { PATH: process.env.PATH, HOME: sandbox.home, TERM: 'dumb' },
    })
    assert.match(run.stdout.replaceAll(' \b', ''), /holdfast checkpoint create --session/, run.stderr)
  })

  it('knows three shells', (test) => {
    const { code, err } = runCommand(createSandbox(test), 'completion', 'tcsh')
    assert.equal(code, 2)
    assert.match(err, /Allowed choices are bash, zsh, fish/)
  })
})
