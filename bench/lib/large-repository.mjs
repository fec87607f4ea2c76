import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const FILES = 20_000
const COMMITS = 2000
/** Changes with what is built here: a kept repository of another form is not used. */
const FORM = 1

/** A path in three levels, twenty files to a folder. */
const pathOf = (number) => `packages/p${number % 40}/src/area-${Math.floor(number / 800)}/part-${number}.ts`
const textOf = (number, version) => `export const part${number} = ${version}\n`.repeat(4)
const inline = (path, text) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`

function describeHistory() {
  const pieces = []
  for (let commit = 0; commit < COMMITS; commit += 1) {
    const message = `Change ${commit}`
    pieces.push(
      `commit refs/heads/main\ncommitter bench <bench@localhost> ${1_700_000_000 + commit * 600} +0000\ndata ${message.length}\n${message}\n`,
    )
    const perCommit = FILES / COMMITS
    for (let index = 0; index < perCommit; index += 1) {
      const number = commit * perCommit + index
      pieces.push(inline(pathOf(number), textOf(number, 0)))
    }
    // A file that every commit changes makes a history that git has to walk.
    pieces.push(inline('CHANGELOG.md', `# Changes\n\n- ${message}\n`))
  }
  return pieces.join('')
}

/**
 * A repository of 20,000 files and 2,000 commits with real git, three of its files changed. Built once, outside the tree.
 *
 * @param {Record<string, string>} files Files besides, not committed.
 * @returns {string} Its folder.
 */
export function provideLargeRepository(files) {
  const folder = join(tmpdir(), `holdfast-large-repository-${FORM}`)
  if (!existsSync(folder)) {
    const building = `${folder}.${process.pid}`
    git(tmpdir(), ['init', '-q', '-b', 'main', building])
    git(building, ['fast-import', '--quiet'], describeHistory())
    git(building, ['reset', '-q', '--hard', 'main'])
    renameSync(building, folder)
  }
  rmSync(join(folder, '.holdfast'), { recursive: true, force: true })
  const changed = Object.fromEntries([1, 5000, 15_000].map((number) => [pathOf(number), textOf(number, 1)]))
  for (const [name, text] of Object.entries({ ...changed, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  git(folder, ['status', '--porcelain'])
  return folder
}

function git(cwd, args, input = '') {
  const { status, stderr } = spawnSync('git', args, { cwd, input, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`Cannot build the large repository: git ${args[0]} said ${stderr}`)
}
