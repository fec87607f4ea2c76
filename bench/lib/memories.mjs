import { spawnSync } from 'node:child_process'

const NAMESPACES = ['decisions', 'learnings', 'blockers', 'patterns', 'progress']
const SYLLABLES = [
  'ba',
  'cor',
  'den',
  'fil',
  'gam',
  'hul',
  'jin',
  'kor',
  'lum',
  'mar',
  'nep',
  'ost',
  'pil',
  'quo',
  'ras',
  'sol',
  'tur',
  'vex',
  'wim',
  'zan',
]
const COMMON =
  'the service keeps its queue cache schema token retry timeout batch deploy worker parser session user account before after because'.split(
    ' ',
  )

/** A word of a made-up vocabulary of 8,000. */
function word(number) {
  const at = (step) => SYLLABLES[Math.floor(number / step) % 20]
  return at(1) + at(20) + at(400)
}

/**
 * One memory, the same for the same number: a dozen words of its own among everyday ones. The first tells of the file
 * the bench writes.
 */
function describe(number) {
  if (number === 0)
    return 'Invoices are exported in batches of 500: the billing provider drops larger ones without an error.'
  const words = Array.from({ length: 36 }, (_, index) => {
    const mixed = (number * 31 + index * 977) % 100_003
    return index % 3 === 0 ? word((mixed * 7) % 8_000) : COMMON[mixed % COMMON.length]
  })
  return `${words.join(' ')}.`
}

/** Puts so many memories into a repository's notes, 50 to a commit, with one process; then the command makes the index. */
export function storeMemories(project, count, { node, dist }) {
  run('git', ['init', '-q', project])
  const pieces = []
  const perRef = new Map()
  for (let number = 0; number < count; number += 1) {
    const namespace = NAMESPACES[number % NAMESPACES.length]
    const notes = perRef.get(namespace) ?? new Map()
    perRef.set(namespace, notes)
    const object = `${String(Math.floor(number / 250)).padStart(6, '0')}${'ab'.repeat(17)}`
    const created = new Date(1_700_000_000_000 + number * 60_000).toISOString()
    const front = `id: m-bench${number}\nnamespace: ${namespace}\ncreated: "${created}"\nbranch: main\n`
    notes.set(object, `${notes.get(object) ?? ''}---\n${front}---\n${describe(number)}\n\n`)
  }
  for (const [namespace, notes] of perRef) {
    pieces.push(`commit refs/notes/holdfast/${namespace}\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 0\n`)
    for (const [object, text] of notes) {
      pieces.push(
        `M 100644 inline ${object.slice(0, 2)}/${object.slice(2)}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
      )
    }
  }
  run('git', ['-C', project, 'fast-import', '--quiet'], pieces.join(''))
  run(node, [`${dist}/holdfast.mjs`, 'memory', 'reindex', '--dir', project])
}

function run(command, args, input = '') {
  const { status, stderr } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`Cannot prepare memories: ${command} ${args[0]} said ${stderr}`)
}
