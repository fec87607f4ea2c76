// Bundles src/hooks/*.ts, the status line and the command into self-contained dist/*.mjs. The same sources give the same bytes.
//
// Two things are done for cold start, both measured (bench/README.md):
// - Imports of node: modules become process.getBuiltinModule: an ESM import of node:fs alone costs a quarter of a bare
//   node process, because it reads every export.
// - In the hooks, what `await import()` names is not evaluated, parsed or compiled until it runs: it travels in the same
//   file as a trailing comment, which V8 only has to skip, and is read back from there.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'

const root = dirname(fileURLToPath(import.meta.url))
const shared = {
  absWorkingDir: root,
  bundle: true,
  write: false,
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
  // The package's own ES modules: bundled, they start at a third of the cost of its CommonJS build and lose what is not used.
  alias: { yaml: join(root, 'node_modules/yaml/browser/dist/index.js') },
}

/** `import { readSync } from 'node:fs'` as a lookup that reads nothing but readSync. */
const builtins = (find) => ({
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    // Packages still say `require('process')`.
    onResolve({ filter: /^(?:node:)?[a-z_/0-9]+$/ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return null
      const name = path.startsWith('node:') ? path : `node:${path}`
      return kind === 'dynamic-import' ? { path: name, external: true } : { path: name, namespace: 'builtin' }
    })
    onLoad({ filter: /.*/, namespace: 'builtin' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => name !== 'default' && /^[A-Za-z]\w*$/.test(name))
      const isCostly = COSTLY.has(path)
      const bind = isCostly
        ? (name) => `(...args) => module().${name}(...args)`
        : (name) => `/* @__PURE__ */ pick('${name}')`
      const bindings = names.map((name) => `export const ${name} = ${bind(name)}`)
      const head = isCostly
        ? `${find(path, true)}`
        : `const module = ${find(path)}\nconst pick = (name) => module[name]`
      return { contents: [head, ...bindings].join('\n') }
    })
  },
})
/** Modules that take a tenth of a bare process to load: a function of theirs does it when it is first called. */
const COSTLY = new Set(['node:child_process', 'node:crypto'])

/** Older than 20.16 there is no getBuiltinModule; the import works everywhere, only slower. */
const findEagerly = (path, isLater = false) =>
  isLater
    ? `const older = process.getBuiltinModule ? null : await import('${path}')\nconst module = () => older ?? process.getBuiltinModule('${path}')`
    : `process.getBuiltinModule ? process.getBuiltinModule('${path}') : await import('${path}')`
const findInPart = (path, isLater = false) =>
  isLater ? `const module = () => builtin('${path}')` : `builtin('${path}')`

/** Leaves each `import('./x.ts')` standing under a name of its own and notes which file it means. */
const lazyParts = (paths) => ({
  name: 'lazy-parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return null
      const file = resolve(resolveDir, path)
      const name = relative(join(root, 'src'), file).replace(/\.ts$/, '')
      paths.set(name, file)
      return { path: `holdfast-part:${name}`, external: true }
    })
  },
})
const namePartLoads = (text) => text.replaceAll(/import\(["'`]holdfast-part:([\w/-]+)["'`]\)/g, 'loadPart("$1")')

/** Stands for the end of a comment inside a lazy part, which itself is one comment: V8 skips it at next to no cost. */
const COMMENT_END = '*@/'

/** Begins the last line of a hook: where each part lies, counted back from that line, so that none has to be searched for. */
const INDEX = '\n//| parts '

/**
 * Reads a lazy part back from the running file and evaluates it, once. A part begins by loading the parts it shares code
 * with, which lie in the file like itself. The calls are those a hook has made before: a first `readFileSync` costs more
 * than all the rest of this. An upgrade may have replaced the file since it was started: parts of another build are refused.
 */
const loadPart = (modules, build) => `
const BUILD = "${build}";
let ownText;
let partPlaces;
let partsEnd = 0;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
function readOwnText({ openSync, fstatSync, readSync, closeSync }) {
  const fd = openSync(import.meta.filename || new URL(import.meta.url));
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size);
  let length = 0;
  for (let count = 1; count > 0; length += count) count = readSync(fd, bytes, length, bytes.length - length, length);
  closeSync(fd);
  return bytes.latin1Slice(0, length);
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ${JSON.stringify(modules)}) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  if (partPlaces === undefined) {
    ownText = readOwnText(builtin("node:fs"));
    partsEnd = ownText.lastIndexOf(${JSON.stringify(INDEX)});
    partPlaces = JSON.parse(ownText.slice(partsEnd + ${INDEX.length}));
  }
  if (partPlaces[""] !== BUILD) throw Object.assign(new Error("another build"), { code: "EREPLACED" });
  const [back, length] = partPlaces[name];
  const code = ownText.slice(partsEnd - back, partsEnd - back + length).replaceAll("${COMMENT_END}", "*" + "/");
  return new (async () => {}).constructor("builtin", "loadPart", code)(builtin, loadPart);
}`

/** The parts as comments, and the line that says where they lie and of which build they are. */
function serializeParts(parts, build) {
  const places = { '': build }
  let text = ''
  for (const [name, part] of [...parts].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (part.text.includes(COMMENT_END)) throw new Error(`${name} contains ${COMMENT_END}`)
    const code = part.text.trimEnd().replaceAll('*/', COMMENT_END)
    const foot = `\n|*/${text === '' ? '' : '\n'}${text}`
    places[name] = [code.length + foot.length, code.length]
    text = `/*| part ${name}\n${code}${foot}`
  }
  return `${text}${INDEX}${JSON.stringify(places)}`
}

/**
 * Text of an ES module as the body of a function: what it imports is taken from other parts, what it exports is returned.
 *
 * @param refer The expression for what a file of the same build exports.
 */
function toPart(text, refer, alsoReturned = []) {
  const rename = (list, order) => list.replaceAll(/([\w$]+) as ([\w$]+)/g, order)
  return text
    .replaceAll(/"(?:\.\.?\/)+(?:[\w-]+\/)*([\w-]+\.js)"/g, '"$1"')
    .replaceAll(/(?<=^|;)import ?\{([^}]*)\} ?from ?"([\w-]+\.js)";?/gm, (_, imported, file) => {
      return `const {${rename(imported, '$1: $2')}} = ${refer(file)};`
    })
    .replaceAll(/(?<=^|;)import ?"[\w-]+\.js";?/gm, '')
    .replace(/\bexport ?\{([^}]*)\};?\s*$/, (_, exported) => {
      return `;return {${[rename(exported, '$2: $1').trim(), ...alsoReturned].filter((name) => name !== '').join(', ')}};`
    })
}

/** Builds every file of `paths` and what those load lazily in turn, code that several of them use in files of its own. */
async function buildParts(paths) {
  for (let known = -1, result = null; ; ) {
    if (known === paths.size) return result
    known = paths.size
    result = await build({
      ...shared,
      // What stands alone is there already, for whoever loads it.
      entryPoints: [...paths]
        .filter(([name]) => !STANDALONE.has(name))
        .sort()
        .map(([out, path]) => ({ in: path, out })),
      outdir: 'parts',
      splitting: true,
      chunkNames: '[hash]',
      metafile: true,
      plugins: [builtins(findInPart), lazyParts(paths)],
    })
  }
}

/**
 * Bundles what is loaded lazily, a part per import. Nothing is in the file twice: code that several parts use is a part of
 * its own, or lies in the part with the hook's answer when that uses it too, because that one is always there first.
 */
async function bundleParts(paths, note, finish) {
  if (paths.size === 0) return new Map()
  const { outputFiles, metafile } = await buildParts(paths)
  note(metafile)
  const texts = await Promise.all(outputFiles.map(({ text }) => finish(text)))
  const textOf = (path) => texts[outputFiles.findIndex((output) => output.path === join(root, path))]
  const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
    file: basename(path),
    name: entryPoint === undefined ? null : relative('parts', path).replace(/\.js$/, ''),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((item) => basename(item.path)),
    inputs: Object.keys(inputs).sort(),
    text: textOf(path),
  }))
  // In the order of what is in them: the names of esbuild's own depend on the contents.
  outputs.sort((a, b) => (a.inputs[0] < b.inputs[0] ? -1 : 1))
  const byFile = new Map(outputs.map((output) => [output.file, output]))
  if (byFile.size !== outputs.length) throw new Error('Two lazy parts have the same file name')
  const unnamed = outputs.filter(({ name }) => name === null)
  for (const [index, output] of unnamed.entries()) output.name = `shared/${index + 1}`
  const answer = outputs.find(({ name }) => name.startsWith('answers/'))
  const inAnswer = new Set()
  const collect = (file) => {
    if (inAnswer.has(file)) return
    byFile.get(file).imports.forEach(collect)
    inAnswer.add(file)
  }
  answer?.imports.forEach(collect)

  const parts = new Map()
  const local = (file) => byFile.get(file).name.replace('/', '')
  const remote = (file) =>
    inAnswer.has(file)
      ? `(await loadPart("${answer.name}")).${local(file)}`
      : `await loadPart("${byFile.get(file).name}")`
  for (const output of outputs.filter(({ file }) => !inAnswer.has(file))) {
    const { name, inputs, text } = output
    if (output !== answer) parts.set(name, { text: namePartLoads(toPart(text, remote)), inputs })
  }
  if (answer !== undefined) {
    const files = [...inAnswer]
    const shares = files.map(
      (file) => `const ${local(file)} = (function () {\n${toPart(byFile.get(file).text, local)}})();\n`,
    )
    const text = `${shares.join('')}${toPart(answer.text, local, files.map(local))}`
    const inputs = [...answer.inputs, ...files.flatMap((file) => byFile.get(file).inputs)]
    parts.set(answer.name, { text: namePartLoads(text), inputs })
  }
  return parts
}

/** Parts that hold all they need, so that loading one does not load the hook's answer: what it shares with it is there twice. */
const STANDALONE = new Set(['io/feed-artifacts', 'io/quick-memories', 'io/related-memories'])

async function bundleStandalone(paths, note, finish) {
  const parts = new Map()
  for (const [name, path] of [...paths].filter(([known]) => STANDALONE.has(known))) {
    paths.delete(name)
    const plugins = [builtins(findInPart), lazyParts(paths)]
    const { outputFiles, metafile } = await build({ ...shared, entryPoints: [path], plugins, metafile: true })
    note(metafile)
    const text = namePartLoads(toPart(await finish(outputFiles[0].text), () => ''))
    parts.set(name, { text, inputs: Object.keys(metafile.inputs).filter((input) => !input.startsWith('builtin:')) })
  }
  return parts
}

/** Even a comment costs V8 by its length, and a part that runs is scanned again: what need not be there is taken out. */
async function minify(text, minify = true) {
  return escapeRest((await transform(text, { minify, format: 'esm', charset: 'ascii' })).code)
}

/** Where the whole of a hook is scanned at every start, what is only there to be read is left out; names stay. */
async function removeSpace(text) {
  return (await transform(text, { minifyWhitespace: true, format: 'esm', charset: 'ascii' })).code.trimEnd()
}

/** `charset` holds for strings; patterns and comments of packages may still say what they like. */
function escapeRest(text) {
  return text.replaceAll(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * By hook, the functions that run whenever what they lie in is loaded, as `npm run bench:warm` found them. V8 compiles a
 * function in parentheses at once, where a plain one is scanned twice: first to skip it, and again when it is called.
 */
const WARM = JSON.parse(readFileSync(join(root, 'bench/warm.json'), 'utf8'))
const FUNCTION = /^(async )?function (\w+)\(([\s\S]*?)^}$/gm
/** Stands before a function until the text is minified, which would take the parentheses away. */
const EARLY = 'COMPILE_EARLY'

/** Compiles the warm functions together with the module. Callers stand below what they call at start. */
function compileEarly(text, warm) {
  return text.replace(FUNCTION, (whole, prefix = '', name, rest) =>
    warm.has(name) ? `var ${name} = (${prefix}function ${name}(${rest}});` : whole,
  )
}

/** The same for text that `shorten` makes shorter. They come first, so that whatever the text does at start finds them. */
async function compileEarlyIn(text, warm, shorten) {
  const early = []
  const rest = text.replace(FUNCTION, (whole, prefix = '', name, body) => {
    if (!warm.has(name)) return whole
    early.push(`var ${name} = ${EARLY}(${prefix}function(${body}});\n`)
    return ''
  })
  return (await shorten(early.join('') + rest)).replaceAll(`${EARLY}(`, '(')
}

/** A function that was renamed would be compiled late without a word. */
function checkWarm(hook, warm, texts) {
  const found = new Set(texts.flatMap((text) => [...text.matchAll(FUNCTION)].map((match) => match[2])))
  const unknown = [...warm].filter((name) => !found.has(name))
  if (unknown.length > 0)
    throw new Error(`bench/warm.json names what ${hook} has not, run npm run bench:warm: ${unknown.join(', ')}`)
}

/** The same for the same contents, and for no others. */
function nameBuild(texts) {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** @param isNamed Leaves functions their names and where they stand, so that it can be found which of them run. */
async function bundleHook(entry, isNamed) {
  const warm = new Set(isNamed ? [] : WARM[basename(entry, '.ts')])
  const paths = new Map()
  const modules = new Set(['node:fs'])
  const note = (metafile) => {
    for (const input of Object.keys(metafile.inputs))
      if (input.startsWith('builtin:')) modules.add(input.slice('builtin:'.length))
  }
  const eager = await build({
    ...shared,
    entryPoints: [entry],
    plugins: [builtins(findEagerly), lazyParts(paths)],
    metafile: true,
  })
  // An entry that leaves a function out does not load what that would.
  for (const name of paths.keys()) {
    if (!eager.outputFiles[0].text.includes(`holdfast-part:${name}"`)) paths.delete(name)
  }
  const texts = [eager.outputFiles[0].text]
  const finish = (text) => {
    texts.push(text)
    return isNamed ? minify(text, false) : compileEarlyIn(text, warm, minify)
  }
  const standalone = await bundleStandalone(paths, note, finish)
  const parts = new Map([...standalone, ...(await bundleParts(paths, note, finish))])
  checkWarm(entry, warm, texts)
  const code = namePartLoads(eager.outputFiles[0].text).trimEnd()
  const buildName = nameBuild([code, ...[...parts.values()].map(({ text }) => text)])
  const tail = parts.size === 0 ? [] : [serializeParts(parts, buildName)]
  // The status line, and a hook whose answer is a lazy part: they have nothing in their eager part but what every call runs.
  const isMinimal = entry.includes('/statusline/') || [...parts.keys()].some((name) => name.startsWith('answers/'))
  const isShort = !isNamed && !isMinimal
  const head = [isShort ? await compileEarlyIn(code, warm, removeSpace) : compileEarly(code, warm)]
  // Before the code, not after it: the entry runs on top-level await, and what follows it would not be initialized.
  if (parts.size > 0) head.unshift(loadPart([...modules].sort(), buildName).trimStart())
  return { text: [...head, ...tail, ''].join('\n'), metafile: eager.metafile, parts }
}

/** `doctor` knows the bundles of its version by their checksums, so that it finds one that was cut or edited. */
async function bundleCommand(entry, hooks) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const checksums = [...hooks].map(([name, { text }]) => [name, createHash('sha256').update(text).digest('hex')])
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: [entry],
    plugins: [builtins(findEagerly)],
    define: { BUNDLE_CHECKSUMS: JSON.stringify({ release: `holdfast/${version}`, ...Object.fromEntries(checksums) }) },
    metafile: true,
  })
  // npm links the command as it is: without the first line a shell would try to read it.
  return { text: `#!/usr/bin/env node\n${escapeRest(outputFiles[0].text)}`, metafile, parts: new Map() }
}

/** What went into each bundle, for the test of the bundle rules. */
function describe({ text, metafile, parts }) {
  const lazy = Object.fromEntries([...parts].sort().map(([name, part]) => [name, part.inputs.sort()]))
  return { bytes: Buffer.byteLength(text), eager: Object.keys(metafile.inputs).sort(), lazy }
}

export async function buildAll({ isNamed = false } = {}) {
  const bundles = new Map()
  for (const file of readdirSync(join(root, 'src/hooks')).sort()) {
    bundles.set(basename(file, '.ts'), await bundleHook(join(root, 'src/hooks', file), isNamed))
  }
  bundles.set('statusline', await bundleHook(join(root, 'src/statusline/statusline.ts'), isNamed))
  bundles.set('holdfast', await bundleCommand(join(root, 'src/cli/holdfast.ts'), bundles))
  return bundles
}

export async function describeBundles() {
  return Object.fromEntries([...(await buildAll())].map(([name, bundle]) => [name, describe(bundle)]))
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const bundles = await buildAll()
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  for (const file of readdirSync(dist)) {
    if (!bundles.has(basename(file, '.mjs'))) rmSync(join(dist, file), { recursive: true })
  }
  for (const [name, { text }] of bundles) {
    const path = join(dist, `${name}.mjs`)
    // Replaced, not rewritten: a hook that starts meanwhile meets the old bundle or the new one.
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
    console.log(`${relative(process.cwd(), path)}  ${Buffer.byteLength(text)} bytes`)
  }
}
