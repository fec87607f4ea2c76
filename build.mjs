// Bundles src/hooks/*.ts and the command into self-contained dist/*.mjs. The same sources give the same bytes.
//
// Two things are done for cold start, both measured (bench/README.md):
// - Imports of node: modules become process.getBuiltinModule: an ESM import of node:fs alone costs a quarter of a bare
//   node process, because it reads every export.
// - In the hooks, what `await import()` names is not evaluated, parsed or compiled until it runs: it travels in the same
//   file as a trailing comment, which V8 only has to skip, and is read back from there.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

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
      const bindings = names.map((name) => `export const ${name} = /* @__PURE__ */ pick('${name}')`)
      return {
        contents: [`const module = ${find(path)}`, 'const pick = (name) => module[name]', ...bindings].join('\n'),
      }
    })
  },
})
/** Older than 20.16 there is no getBuiltinModule; the import works everywhere, only slower. */
const findEagerly = (path) => `process.getBuiltinModule ? process.getBuiltinModule('${path}') : await import('${path}')`
const findInPart = (path) => `builtin('${path}')`

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

/**
 * A lazy part is one line comment: V8 skips one at half the cost per character of a block comment, and a hook carries many
 * of them. This stands for the line breaks that are left in it; esbuild writes no such character itself.
 */
const LINE_BREAK = '\u0004'

/** Reads a lazy part back from the running file and evaluates it, once. */
const loadPart = (modules) => `
const loadedParts = {};
let self = "";
async function loadPart(name) {
  if (loadedParts[name]) return loadedParts[name];
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ${JSON.stringify(modules)}) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  self = self || builtin("node:fs").readFileSync(new URL(import.meta.url), "latin1");
  const head = "\\n//| part " + name + " ";
  const start = self.indexOf(head) + head.length;
  const code = self.slice(start, self.indexOf("\\n", start)).replaceAll("\\u0004", "\\n");
  return loadedParts[name] = new Function("builtin", "loadPart", code + "\\nreturn part")(builtin, loadPart);
}`

/** Functions of the eager part that run only when something is wrong or unusual; compiling them early would be waste. */
const COLD = new Set(['errorCode', 'unreadable', 'quoteMentions', 'loadPart'])

/**
 * Makes V8 compile what every call runs together with the module: a function in parentheses is compiled at once, where a
 * plain one is scanned twice, first to skip it and again when it is called. Callers stand below what they call at start.
 */
function compileEarly(text) {
  return text.replace(/^(async )?function (\w+)\(([\s\S]*?)^}$/gm, (whole, prefix = '', name, rest) =>
    COLD.has(name) ? whole : `var ${name} = (${prefix}function ${name}(${rest}});`,
  )
}

/** Parts that are packages, or carry one. */
const PACKAGED = new Set([
  ...['core/shell/find-shell-writes', 'io/config-parser', 'io/glob-matcher', 'io/settings-text', 'io/yaml-file'],
])

async function bundleHook(entry) {
  const paths = new Map()
  const parts = new Map()
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
  // A Map's iteration also visits what is added meanwhile: the parts that parts load.
  for (const [name, path] of paths) {
    // Every character of a part is read at every start. Ours keep their names; their sources are in the repository.
    const small = { minifyWhitespace: true, minifySyntax: true, minifyIdentifiers: PACKAGED.has(name) }
    const inside = { ...shared, ...small, format: 'iife', globalName: 'part', entryPoints: [path], metafile: true }
    const part = await build({ ...inside, plugins: [builtins(findInPart), lazyParts(paths)] })
    note(part.metafile)
    parts.set(name, { text: namePartLoads(part.outputFiles[0].text), inputs: Object.keys(part.metafile.inputs) })
  }
  const tail = [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { text }]) => {
      if (text.includes(LINE_BREAK)) throw new Error(`${name} contains the mark of a line break`)
      return [`//| part ${name} ${text.trimEnd().replaceAll('\n', LINE_BREAK)}`]
    })
  const code = namePartLoads(eager.outputFiles[0].text).trimEnd()
  // A hook whose answer is a lazy part has nothing in its eager part but what every call runs.
  const head = [[...parts.keys()].some((name) => name.startsWith('answers/')) ? compileEarly(code) : code]
  // Before the code, not after it: the entry runs on top-level await, and what follows it would not be initialized.
  if (parts.size > 0) head.unshift(loadPart([...modules].sort()).trimStart())
  return { text: [...head, ...tail, ''].join('\n'), metafile: eager.metafile, parts }
}

async function bundleCommand(entry) {
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: [entry],
    plugins: [builtins(findEagerly)],
    metafile: true,
  })
  // `charset` holds for code; comments of packages may still say what they like.
  const text = outputFiles[0].text.replaceAll(/[\u007f-\uffff]/g, '?')
  return { text, metafile, parts: new Map() }
}

/** What went into each bundle, for the test of the bundle rules. */
function describe({ text, metafile, parts }) {
  const lazy = Object.fromEntries([...parts].sort().map(([name, part]) => [name, part.inputs.sort()]))
  return { bytes: Buffer.byteLength(text), eager: Object.keys(metafile.inputs).sort(), lazy }
}

export async function buildAll() {
  const bundles = new Map()
  for (const file of readdirSync(join(root, 'src/hooks')).sort()) {
    bundles.set(basename(file, '.ts'), await bundleHook(join(root, 'src/hooks', file)))
  }
  bundles.set('holdfast', await bundleCommand(join(root, 'src/cli/holdfast.ts')))
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
