// Bundles the entries of src/hooks, the status line and the command into self-contained dist/*.mjs. The same sources give the same bytes.
//
// Three things are done for cold start, each measured:
// - Imports of node: modules become process.getBuiltinModule: an ESM import of node:fs alone costs a quarter of a bare
//   node process, because it reads every export.
// - What `await import()` names is not evaluated, parsed or compiled until it runs: it travels in the same file as a
//   trailing comment, which V8 only has to skip, and `src/host/io/load-part.ts` reads it back from there.
// - All of it is minified: in the code that every call runs, names and line ends cost 0.7 % of a bare process.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { createBuiltins } from './build/builtins.mjs'
import { readingBlocks } from './build/markdown-blocks.mjs'
import { BUILD, COMMENT_END, INDEX, joinParts, listPartLoads, namePartLoads, serializeParts } from './build/parts.mjs'
import { listPackages, renderNotices } from './build/third-party.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const builtins = createBuiltins(root)

/** The name is the same for the same contents, and for no others. */
const nameBuild = (text) => sumOf(text).slice(0, 16)
const sumOf = (text) => createHash('sha256').update(text).digest('hex')

/** What `yaml` needs to read the core schema alone: nothing that writes YAML, and no other schema. */
export const readingCore = {
  name: 'yaml-reading-core',
  setup({ onResolve }) {
    onResolve({ filter: /\/stringify\/\w+\.js$/ }, () => ({ path: join(root, 'build/yaml-reader.mjs') }))
    onResolve({ filter: /^\.\/tags\.js$/ }, ({ importer }) =>
      importer.includes('/yaml/') ? { path: join(root, 'build/yaml-tags.mjs') } : null,
    )
  },
}
/** What markdown-it needs for links alone. */
const MARKDOWN_LINKS = join(root, 'build/markdown-links.mjs')

export const shared = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'warning',
  treeShaking: true,
  // The same bytes wherever node_modules really lies: paths appear in comments.
  preserveSymlinks: true,
  mainFields: ['module', 'main'],
  alias: {
    // The package's own ES modules: bundled, they start at a third of the cost of its CommonJS build and lose what is not used.
    yaml: join(root, 'node_modules/yaml/browser/dist/index.js'),
    ...Object.fromEntries(['entities', 'linkify-it', 'mdurl', 'uc.micro'].map((name) => [name, MARKDOWN_LINKS])),
  },
  define: Object.fromEntries(Object.entries({ COMMENT_END, INDEX, BUILD }).map(([k, v]) => [k, JSON.stringify(v)])),
}

/** What every call compiles: node from here on reads it, and the first lines refuse one that is too old to run the rest. */
const EAGER_TARGET = 'node14.8'
const NEEDED = /^>=(\d+)\.(\d+)\.0$/.exec(readJson('package.json').engines.node).slice(1).map(Number)

/**
 * The first lines of a bundle. Node before 20.16 has no getBuiltinModule, and neither have 21 and 22.0, which can do without.
 * Too old a node ends here: the command says so, a hook lets the call go on.
 */
function renderHead(isCommand) {
  const refusal = `holdfast needs Node ${NEEDED.join('.')} or later, and this is Node `
  return `if (!process.getBuiltinModule) {
    const [major, minor] = process.versions.node.split('.');
    if (major < ${NEEDED[0]} || (major == ${NEEDED[0]} && minor < ${NEEDED[1]})) {
      ${isCommand ? `console.error(${JSON.stringify(refusal)} + process.versions.node);` : ''}
      process.exit(${isCommand ? 1 : 0});
    }
    process.getBuiltinModule = (await import('node:module')).createRequire(import.meta.url);
  }`
}
/** Leaves each `import('./x.ts')` standing, under a name of its own. */
const lazyParts = {
  name: 'lazy-parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return null
      const name = relative(join(root, 'src'), resolve(resolveDir, path)).replace(/\.ts$/, '')
      return { path: `holdfast-part:${name}`, external: true }
    })
  },
}
/** Parts that hold all they need, so that loading one does not load the hook's answer: what it shares with it is there twice. */
const STANDALONE = new Set([
  ...[
    'work/io/feed-artifacts',
    'host/io/code-cache',
    'memory/io/quick-memories',
    'memory/io/related-memories',
    'command/core/closer-look',
    'hooks/io/shorten-result',
    'hooks/note-run',
  ],
])
/** Builds lazy parts: a file for each, and files for what several of them use. */
async function buildParts(names, define) {
  if (names.length === 0) return []
  const { outputFiles, metafile } = await build({
    ...shared,
    define,
    entryPoints: names.sort().map((name) => ({ in: join(root, `src/${name}.ts`), out: name.replaceAll('/', '.') })),
    outdir: 'parts',
    splitting: true,
    chunkNames: '[hash]',
    plugins: [builtins, lazyParts, readingCore, readingBlocks],
  })
  return Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
    file: basename(path, '.js'),
    name: entryPoint === undefined ? null : basename(path, '.js').replaceAll('.', '/'),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((item) => basename(item.path, '.js')),
    inputs: Object.keys(inputs).sort(),
    text: outputFiles.find((output) => output.path === join(root, path)).text,
  }))
}

/** What a text loads, and what that loads in turn. Each round builds what the one before found; `known` is a guess. */
async function buildAllParts(text, define, known) {
  for (let names = new Set([...listPartLoads(text), ...known]); ; ) {
    const alone = [...names].filter((name) => STANDALONE.has(name)).map((name) => buildParts([name], define))
    const others = buildParts(
      [...names].filter((name) => !STANDALONE.has(name)),
      define,
    )
    const outputs = (await Promise.all([...alone, others])).flat()
    const reached = listReached(text, outputs)
    if (reached.size === names.size && [...reached].every((name) => names.has(name))) return outputs
    names = reached
  }
}

function listReached(text, outputs) {
  const names = new Set()
  const queue = [{ text, imports: [] }]
  for (const output of queue) {
    for (const name of listPartLoads(output.text)) {
      if (names.has(name)) continue
      names.add(name)
      queue.push(...outputs.filter((other) => other.name === name))
    }
    queue.push(...outputs.filter((other) => output.imports.includes(other.file) && !queue.includes(other)))
  }
  return names
}

/** The parts of the last build. Most often they are those of the next one. */
function listKnownParts(entry) {
  const path = join(root, `dist/${basename(entry, '.ts')}.mjs`)
  const index = existsSync(path) ? readFileSync(path, 'utf8').split(INDEX).at(-1) : undefined
  const names = index === undefined ? [] : Object.keys(JSON.parse(index))
  return names.filter((name) => existsSync(join(root, `src/${name}.ts`)))
}

/**
 * Bundles what a text loads lazily, a part per import. Nothing is in the file twice.
 */
async function bundleParts(eager, define, known, finish) {
  const outputs = await buildAllParts(eager, define, known)
  for (const output of outputs) output.text = await finish(output.text)
  // In the order of what is in them: the names of esbuild's own depend on the contents.
  outputs.sort((a, b) => (a.inputs[0] < b.inputs[0] ? -1 : 1))
  for (const [index, output] of outputs.filter(({ name }) => name === null).entries())
    output.name = `shared/${index + 1}`
  return joinParts(outputs)
}

/** Even a comment costs V8 by its length, and what every call compiles by more: what need not be there is taken out. */
async function minify(text, { target, minify = true } = {}) {
  return escapeRest((await transform(text, { minify, target, format: 'esm', charset: 'ascii' })).code)
}

/** `charset` holds for strings; patterns and comments of packages may still say what they like. */
function escapeRest(text) {
  return text.replaceAll(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * By hook, the functions that run whenever what they lie in is loaded, as `npm run bench:warm` found them. V8 compiles a
 * function in parentheses at once, where a plain one is scanned twice: first to skip it, and again when it is called.
 * A note that esbuild wrote over a function goes with it, or the note would hold for the next one.
 */
const WARM = readJson('bench/warm.json')
const FUNCTION = /^(?:\/\/ @__NO_SIDE_EFFECTS__\n)?(async )?function (\w+)\(([\s\S]*?)^}$/gm
/** Stands before a function until the text is minified, which would take the parentheses away. */
const EARLY = 'COMPILE_EARLY'

/** Compiles the warm functions together with what they lie in. They come first, so that whatever runs at start finds them. */
async function compileEarly(text, warm, target) {
  const early = []
  const rest = text.replace(FUNCTION, (whole, prefix = '', name, body) => {
    if (!warm.has(name)) return whole
    early.push(`var ${name} = ${EARLY}(${prefix}function(${body}});\n`)
    return ''
  })
  return (await minify(early.join('') + rest, { target })).replaceAll(`${EARLY}(`, '(')
}

/** A function that was renamed would be compiled late without a word. */
function checkWarm(hook, warm, texts) {
  const found = new Set(texts.flatMap((text) => [...text.matchAll(FUNCTION)].map((match) => match[2])))
  const unknown = [...warm].filter((name) => !found.has(name))
  if (unknown.length > 0)
    throw new Error(`bench/warm.json names what ${hook} has not, run npm run bench:warm: ${unknown.join(', ')}`)
}

/** @param isNamed Leaves functions their names and where they stand, so that it can be found which of them run. */
async function bundle(entry, { isNamed = false, define = {} } = {}) {
  const warm = new Set(isNamed ? [] : WARM[basename(entry, '.ts')])
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: {
      contents: `export { loadPart } from './host/io/load-part.ts'\nimport './${entry}'`,
      resolveDir: join(root, 'src'),
    },
    plugins: [builtins, lazyParts, readingCore],
  })
  const [eager] = outputFiles.map(({ text }) => text.replace(/export \{\s*loadPart\s*\};\s*$/, ''))
  const texts = []
  const finish = (text, target) => {
    texts.push(text)
    return isNamed ? minify(text, { target, minify: false }) : compileEarly(text, warm, target)
  }
  const start = await finish(namePartLoads(eager), EAGER_TARGET)
  const parts = await bundleParts(
    eager,
    { ...shared.define, ...define, 'import.meta.url': 'ownUrl' },
    listKnownParts(entry),
    finish,
  )
  checkWarm(entry, warm, texts)
  // npm links the command as it is: without the first line a shell would try to read it.
  const isCommand = entry.startsWith('cli/')
  const head = `${isCommand ? '#!/usr/bin/env node\n' : ''}${await minify(renderHead(isCommand), { target: EAGER_TARGET })}${start}`
  const text = `${head.trimEnd()}\n${serializeParts(parts)}\n`
  const lazy = Object.fromEntries([...parts].map(([name, { inputs }]) => [name, inputs]))
  return { text: text.replaceAll(BUILD, nameBuild(text)), eager: Object.keys(metafile.inputs), lazy }
}

/** Each event has an entry of its name, and beside it the answer. */
export const listHooks = (folder) =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => /^on-(.+)\.ts$/.exec(file)?.[1] ?? [])

/** The bundles by name: each text, and for the tests the files it was made of. */
export async function buildAll({ isNamed = false } = {}) {
  const bundles = new Map()
  for (const name of listHooks(join(root, 'src/hooks')))
    bundles.set(name, await bundle(`hooks/${name}.ts`, { isNamed }))
  bundles.set('statusline', await bundle('hooks/statusline.ts', { isNamed }))
  // `doctor` knows the bundles of its version by their checksums, so that it finds one that was cut or edited.
  const release = `holdfast/${readJson('package.json').version}`
  const checksums = [...bundles].map(([name, { text }]) => [name, sumOf(text)])
  const sums = JSON.stringify({ release, ...Object.fromEntries(checksums) })
  const define = { BUNDLE_CHECKSUMS: JSON.stringify(sums) }
  bundles.set('holdfast', await bundle('cli/holdfast.ts', { isNamed, define }))
  return bundles
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const bundles = await buildAll()
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  const files = new Map([...bundles].map(([name, { text }]) => [`${name}.mjs`, text]))
  files.set('config.schema.json', `${JSON.stringify(readJson('docs/config.schema.json'))}\n`)
  files.set('THIRD-PARTY.txt', renderNotices(listPackages(root, bundles.values())))
  for (const file of readdirSync(dist)) {
    if (!files.has(file)) rmSync(join(dist, file), { recursive: true })
  }
  for (const [name, text] of files) {
    const path = join(dist, name)
    // Replaced, not rewritten: a hook that starts meanwhile meets the old bundle or the new one.
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
    console.log(`${relative(process.cwd(), path)}  ${Buffer.byteLength(text)} bytes`)
  }
}
