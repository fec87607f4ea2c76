// Imports of node: modules as `process.getBuiltinModule`.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

/** Modules that take a tenth of a bare process to load: a function of theirs does it when it is first called. */
const COSTLY = new Set(['node:child_process', 'node:crypto', 'node:vm'])

/** By module, the names that the sources import. The names that the running node has would differ by its version. */
function listImportedNames(root) {
  const found = new Map()
  for (const file of readdirSync(join(root, 'src'), { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(join(root, 'src', file), 'utf8')
    for (const [, list, module] of text.matchAll(/^import \{([^}]*)\} from '(node:[\w/]+)'$/gm)) {
      const names = list.split(',').map((item) => item.trim().split(' ')[0])
      found.set(module, new Set([...(found.get(module) ?? []), ...names.filter((name) => !/^(?:type)?$/.test(name))]))
    }
  }
  return found
}

/** `import { readSync } from 'node:fs'` as a lookup that reads nothing but readSync. */
export const createBuiltins = (root, imported = listImportedNames(root)) => ({
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    // Packages still say `require('process')`.
    onResolve({ filter: /^(?:node:)?[a-z_/0-9]+$/ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return null
      const name = path.startsWith('node:') ? path : `node:${path}`
      return { path: name, namespace: kind === 'require-call' ? 'required' : 'builtin' }
    })
    // No names are listed, so that every version of node builds the same bytes.
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => {
      const find = `process.getBuiltinModule('${path}')`
      const later = `new Proxy({}, { get: (_, name) => ${find}[name] })`
      return { contents: `module.exports = ${COSTLY.has(path) ? later : find}` }
    })
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => {
      const names = [...(imported.get(path) ?? [])].sort()
      const find = `process.getBuiltinModule('${path}')`
      const [head, bind] = COSTLY.has(path)
        ? [`const module = () => ${find}`, (name) => `(...args) => module().${name}(...args)`]
        : [`const module = ${find}\nconst pick = (name) => module[name]`, (name) => `/* @__PURE__ */ pick('${name}')`]
      return { contents: [head, ...names.map((name) => `export const ${name} = ${bind(name)}`)].join('\n') }
    })
  },
})
