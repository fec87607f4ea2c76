// Bundles src/hooks/*.ts and the command into self-contained dist/*.mjs. The same sources give the same bytes.
//
// Two things are done for cold start, both measured (bench/README.md):
// - Imports of node: modules become process.getBuiltinModule: an ESM import of node:fs alone costs a quarter of a bare
//   node process, because it reads every export.
// - In the hooks, what `await import()` names is not evaluated, parsed or compiled until it runs: it travels in the same
//   file as a trailing comment, which V8 only has to skip, and is read back from there.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  mainFields: ['module', 'main'],
}

/** `import { readSync } from 'node:fs'` as a lookup that reads nothing but readSync. */
const builtins = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : { path, namespace: 'builtin' },
    )
    onLoad({ filter: /.*/, namespace: 'builtin' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => name !== 'default' && /^[A-Za-z]\w*$/.test(name))
      const bindings = names.map((name) => `export const ${name} = /* @__PURE__ */ pick('${name}')`)
      const found = `process.getBuiltinModule ? process.getBuiltinModule('${path}') : await import('${path}')`
      return { contents: [`const module = ${found}`, 'const pick = (name) => module[name]', ...bindings].join('\n') }
    })
  },
}

/** Stands for the end of a comment inside a lazy part, which itself is one comment: V8 skips it at next to no cost. */
const COMMENT_END = '*@/'

/** Leaves each `import('./x.ts')` standing under a name of its own and notes which file it means. */
const lazyParts = (paths) => ({
  name: 'lazy-parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return null
      paths.set(basename(path, '.ts'), resolve(resolveDir, path))
      return { path: `holdfast-part:${basename(path, '.ts')}`, external: true }
    })
  },
})

/** Reads a lazy part back from the running file. It is a module of its own: `import` of a data URL evaluates it as one. */
const LOAD_PART = `
async function loadPart(name) {
  const { readFileSync } = process.getBuiltinModule ? process.getBuiltinModule("fs") : await import("node:fs");
  const self = readFileSync(new URL(import.meta.url), "latin1");
  const head = "\\n/*| part " + name + "\\n";
  const start = self.indexOf(head) + head.length;
  const code = self.slice(start, self.indexOf("\\n|*" + "/", start)).replaceAll("${COMMENT_END}", "*" + "/");
  return import("data:text/javascript," + encodeURIComponent(code));
}
`

async function bundleHook(entry) {
  const paths = new Map()
  const eager = await build({ ...shared, entryPoints: [entry], plugins: [builtins, lazyParts(paths)], metafile: true })
  const parts = new Map()
  for (const [name, path] of [...paths].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A part's own lazy imports are simply inside it: it is loaded rarely.
    const part = await build({ ...shared, entryPoints: [path], plugins: [builtins], metafile: true })
    parts.set(name, { text: part.outputFiles[0].text, inputs: Object.keys(part.metafile.inputs) })
  }
  const head = eager.outputFiles[0].text.replaceAll(/import\("holdfast-part:([\w-]+)"\)/g, 'loadPart("$1")').trimEnd()
  const tail = [...parts].flatMap(([name, { text }]) => {
    if (text.includes(COMMENT_END)) throw new Error(`${name} contains ${COMMENT_END}`)
    return [`/*| part ${name}`, text.trimEnd().replaceAll('*/', COMMENT_END), '|*/']
  })
  const text = [head, parts.size === 0 ? '' : LOAD_PART.trimEnd(), ...tail, ''].join('\n')
  return { text, metafile: eager.metafile, parts }
}

async function bundleCommand(entry) {
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: [entry],
    plugins: [builtins],
    metafile: true,
  })
  return { text: outputFiles[0].text, metafile, parts: new Map() }
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
