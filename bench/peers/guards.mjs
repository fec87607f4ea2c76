// npm run bench -- peer-guards
//
// The commands of bench/guards whose loss cc-safety-net names a rule for as well, and the harmless ones, judged by both.
// Keeps bench/results/peer-guards.json.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeRow, readCorpus } from '../../test/core/shell-corpus.ts'
import { saveResult } from '../lib/results.mjs'
import { installPeer, installTools } from './install.mjs'
import { PEERS } from './peers.mjs'

/**
 * What both say they recognise: holdfast's label, and cc-safety-net's rules or, for the first, its README. Not `rm -rf`:
 * it allows that inside a project by design.
 */
const SHARED = new Map([
  ['git push --force', 'README'],
  ['git reset --hard', 'git.reset-hard, git.reset-merge'],
  ['git clean -f', 'git.clean-force'],
  ['git checkout --', 'git.checkout-double-dash, git.checkout-ref-path'],
  ['git checkout --force', 'git.checkout-force'],
  ['git switch --discard-changes', 'git.switch-discard-changes'],
  ['git restore', 'git.restore-worktree'],
  ['git stash drop', 'git.stash-drop, git.stash-clear'],
  ['git branch -D', 'git.branch-force-delete'],
  ['git tag -d', 'git.tag-delete'],
  ['git worktree remove --force', 'git.worktree-remove-force'],
  ['find -delete', 'find.delete'],
])

const peer = PEERS.find(({ name }) => name === 'cc-safety-net')
const { checkCommand } = await import(join(installPeer(peer, installTools()), 'dist/api.js'))
const cwd = mkdtempSync(join(tmpdir(), 'holdfast-guards-'))
spawnSync('git', ['init', '-q'], { cwd })

/** Why it denies, or null; an error of its own is a denial too, as its README asks for. */
function findDenial({ command }) {
  try {
    const result = checkCommand({ command, cwd })
    return result.kind === 'allow' ? null : (/^Rule: (.+)$/m.exec(result.reason)?.[1] ?? result.reason.slice(0, 100))
  } catch (error) {
    return `error: ${error.code ?? 'without a code'}`
  }
}

const bash = readCorpus().filter(({ dialect }) => dialect !== 'powershell')
const harmless = bash.filter((row) => row.harmless === true && row.irreversible === undefined)
const recognises = async (row) => (await judgeRow(row)).effects.irreversible.length > 0
/** How many both stop, and the commands only one of them does, word by word: a reader may judge them differently. */
async function compare(rows) {
  const judged = await Promise.all(
    rows.map(async (row) => ({ row, ours: await recognises(row), denial: findDenial(row) })),
  )
  const [ours, theirs] = [judged.filter((each) => each.ours), judged.filter(({ denial }) => denial !== null)]
  return {
    commands: rows.length,
    ours: ours.length,
    theirs: theirs.length,
    onlyOurs: ours.filter(({ denial }) => denial === null).map(({ row }) => row.command),
    onlyTheirs: theirs.filter((each) => !each.ours).map(({ row, denial }) => ({ command: row.command, denial })),
  }
}

const kinds = []
for (const [kind, rules] of SHARED) {
  kinds.push({ kind, rules, ...(await compare(bash.filter(({ irreversible }) => irreversible === kind))) })
}
const alarms = await compare(harmless)
rmSync(cwd, { recursive: true })
const { name, version } = peer
const command = 'npm run bench -- peer-guards'
saveResult('peer-guards', { command, peer: { name, version }, kinds, alarms })
console.log(JSON.stringify({ kinds, alarms }, null, 1))
